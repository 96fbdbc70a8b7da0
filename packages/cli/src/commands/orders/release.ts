import { release as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk orders release` */
export const release = writeCommand({
  name: 'orders release',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { reason: codeFor('reasonCode', 'declineReason'), remark: 'remark' },
  examples: {
    one: 'svcdesk orders release WO202611200001 --reason skill --remark "Needs an electrician"',
  },
});
