import { handle as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects cancel` */
export const cancel = writeCommand({
  name: 'projects cancel',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  always: { action: 'cancel' },
  action: 'cancel',
  fields: { reason: codeFor('reasonCode', 'cancelReason'), remark: 'remark' },
  confirm: true,
  examples: {
    one: 'svcdesk projects cancel PJ202611200001 --reason withdrawn --yes',
  },
});
