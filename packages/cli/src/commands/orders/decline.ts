import { decline as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk orders decline` */
export const decline = writeCommand({
  name: 'orders decline',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { reason: codeFor('reasonCode', 'declineReason'), remark: 'remark' },
  examples: {
    one: 'svcdesk orders decline WO202611200001 --reason busy',
  },
});
