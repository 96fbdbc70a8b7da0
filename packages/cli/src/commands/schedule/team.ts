import { groupScheduleSaturation as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule team` */
export const team = listCommand({
  name: 'schedule team',
  call,
  whole: true,
  asksBack: true,
  fields: { day: 'days', group: 'groupId', person: 'accountIds' },
  columns: ['accountId', 'date', 'saturation', 'plannedMinutes', 'capacityMinutes'],
  examples: { one: 'svcdesk schedule team --day today --day tomorrow' },
});
