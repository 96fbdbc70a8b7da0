import { groupScheduleOrders as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule team-orders` */
export const teamOrders = listCommand({
  name: 'schedule team-orders',
  call,
  asksBack: true,
  fields: { day: 'planTime', group: 'groupId', person: 'accountIds' },
  columns: ['accountName', 'planStart', 'planEnd', 'orderNo', 'title'],
  examples: { one: 'svcdesk schedule team-orders --day today' },
});
