import { hangUp as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk orders hang-up` */
export const hangUp = writeCommand({
  name: 'orders hang-up',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { reason: codeFor('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
  examples: {
    one: 'svcdesk orders hang-up WO202611200001 --reason waitParts --resume-at "monday 9:00"',
  },
});
