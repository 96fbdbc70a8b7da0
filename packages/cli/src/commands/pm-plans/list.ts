import { page as call } from '@svcdesk/core/contract/pm-plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk pm-plans list` */
export const list = listCommand({
  name: 'pm-plans list',
  call,
  fields: { site: 'cellId', keyword: 'keyword' },
  columns: ['name', 'cellName', 'groupName', 'enabled', 'nextDueOn', 'id'],
  examples: { one: 'svcdesk pm-plans list --site S001' },
});
