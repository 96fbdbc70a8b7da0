import { unbind as call } from '@svcdesk/core/contract/order-assets';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk assets unbind` */
export const unbind = writeCommand({
  name: 'assets unbind',
  call,
  args: ['orderId', 'ciId'],
  viewed: false,
  examples: { one: 'svcdesk assets unbind WO202611200001 A-0001' },
});
