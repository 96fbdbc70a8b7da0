import { cancel as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk orders cancel` */
export const cancel = writeCommand({
  name: 'orders cancel',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { reason: codeFor('reason', 'cancelReason'), remark: 'remark', 'duplicate-of': 'duplicateOfId' },
  confirm: true,
  examples: {
    one: 'svcdesk orders cancel WO202611200001 --reason mistaken --yes',
  },
});
