import { accountTree } from '@svcdesk/core/contract/groups';
import { dailySaturation as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';
import { namedDayFields, withPeople } from '../../show/named-people.ts';

/** `svcdesk schedule people` */
export const people = listCommand({
  name: 'schedule people',
  call,
  whole: true,
  asksBack: true,
  fields: { day: 'days', group: 'groupId', person: 'accountIds' },
  items: withPeople,
  itemFields: namedDayFields,
  besides: [accountTree],
  usual: { day: 'today' },
  columns: ['accountName', 'date', 'saturation'],
  examples: { one: 'svcdesk schedule people --day today --group "Network team"' },
});
