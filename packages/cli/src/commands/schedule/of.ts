import { engineerOrders as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule of` */
export const ofPerson = listCommand({
  name: 'schedule of',
  call,
  whole: true,
  asksBack: true,
  args: ['accountId'],
  fields: { day: 'date' },
  columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
  examples: { one: 'svcdesk schedule of "Li Wei" --day tomorrow' },
});
