import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices reject` */
export const reject = writeCommand({
  name: 'devices reject',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { reason: codeFor('reasonCode', 'declineReason'), remark: 'remark' },
  always: { action: 'reject' },
  action: 'reject',
  examples: {
    one: 'svcdesk devices reject DV202611200001 --reason skill',
  },
});
