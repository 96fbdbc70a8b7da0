import { groupSaturation as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule groups` */
export const groups = listCommand({
  name: 'schedule groups',
  call,
  whole: true,
  asksBack: true,
  fields: { day: 'days', group: 'groupId' },
  usual: { day: 'today' },
  columns: ['groupName', 'date', 'saturation', 'headcount', 'plannedMinutes', 'capacityMinutes'],
  examples: { one: 'svcdesk schedule groups --day today' },
});
