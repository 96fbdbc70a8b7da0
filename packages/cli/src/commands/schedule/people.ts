import { dailySaturation as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule people` */
export const people = listCommand({
  name: 'schedule people',
  call,
  whole: true,
  asksBack: true,
  fields: { day: 'days', group: 'groupId', person: 'accountIds' },
  columns: ['accountId', 'date', 'saturation'],
  examples: { one: 'svcdesk schedule people --day today --group "Network team"' },
});
