import { remind as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders remind` */
export const remind = writeCommand({
  name: 'orders remind',
  call,
  kind: 'order',
  each: 'orderId',
  examples: {
    one: 'svcdesk orders remind WO202611200001',
  },
});
