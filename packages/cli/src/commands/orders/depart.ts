import { depart as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders depart` */
export const depart = writeCommand({
  name: 'orders depart',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { eta: 'etaMinutes', remark: 'remark', at: 'at' },
  examples: { one: 'svcdesk orders depart WO202611200001 --eta 30' },
});
