import { page as call } from '@svcdesk/core/contract/assets';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk assets list` */
export const list = listCommand({
  name: 'assets list',
  aliases: ['find'],
  call,
  fields: { site: 'cellId', class: 'classId', keyword: 'keyword' },
  columns: ['code', 'name', 'className', 'cellName'],
  examples: {
    one: 'svcdesk assets list --site S001',
  },
});
