import { list as call } from '@svcdesk/core/contract/order-assets';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk assets of-order` */
export const ofOrder = listCommand({
  name: 'assets of-order',
  call,
  whole: true,
  args: ['orderId'],
  columns: ['ciId', 'name', 'className'],
  asksBack: true,
  examples: { one: 'svcdesk assets of-order WO202611200001' },
});
