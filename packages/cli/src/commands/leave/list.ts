import { list as call } from '@svcdesk/core/contract/leave';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk leave list` */
export const list = listCommand({
  name: 'leave list',
  call,
  whole: true,
  asksBack: true,
  fields: { person: 'accountIds', from: 'from', to: 'to' },
  usual: { from: 'today', to: '+30d' },
  columns: ['accountName', 'leaveType', 'from', 'to', 'remark'],
  examples: {
    one: 'svcdesk leave list --from today --to +30d',
  },
});
