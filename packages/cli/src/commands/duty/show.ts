import { calendar as call } from '@svcdesk/core/contract/duty';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk duty show` */
export const show = listCommand({
  name: 'duty show',
  call,
  whole: true,
  asksBack: true,
  args: [{ field: 'month', name: 'MONTH' }],
  fields: { group: 'groupId' },
  columns: ['date', 'shift', 'groupName', 'people'],
  examples: { one: 'svcdesk duty show 2026-11 --group "Network team"' },
});
