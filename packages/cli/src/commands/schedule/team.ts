import { groupScheduleSaturation as call } from '@svcdesk/core/contract/backlog';
import { accountTree } from '@svcdesk/core/contract/groups';
import { listCommand } from '../../call-commands/list-command.ts';
import { namedDayFields, withPeople } from '../../show/named-people.ts';

/** `svcdesk schedule team` */
export const team = listCommand({
  name: 'schedule team',
  call,
  whole: true,
  asksBack: true,
  fields: { day: 'days', group: 'groupId', person: 'accountIds' },
  items: withPeople,
  itemFields: namedDayFields,
  besides: [accountTree],
  usual: { day: 'today' },
  columns: ['accountName', 'date', 'saturation', 'plannedMinutes', 'capacityMinutes'],
  examples: { one: 'svcdesk schedule team --day today --day tomorrow' },
});
