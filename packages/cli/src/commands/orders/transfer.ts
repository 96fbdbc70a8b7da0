import { transfer as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders transfer` */
export const transfer = writeCommand({
  name: 'orders transfer',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  examples: {
    one: 'svcdesk orders transfer WO202611200001 --group "Network team"',
  },
});
