import { mine as call } from '@svcdesk/core/contract/joins';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk joins mine` */
export const mine = listCommand({
  name: 'joins mine',
  call,
  whole: true,
  columns: ['status', 'cellName', 'createdAt', 'remark'],
  examples: { one: 'svcdesk joins mine' },
});
