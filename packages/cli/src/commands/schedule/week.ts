import { week as call } from '@svcdesk/core/contract/schedules';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule week` */
export const week = listCommand({
  name: 'schedule week',
  call,
  whole: true,
  fields: { from: 'from' },
  items: (days) => days.flatMap(({ list }) => list),
  itemFields: ['orderNo', 'planStart', 'planEnd', 'title', 'cellName', 'status', 'orderId', 'id'],
  columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
  examples: {
    one: 'svcdesk schedule week --from monday',
  },
});
