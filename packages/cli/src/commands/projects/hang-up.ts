import { handle as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects hang-up` */
export const hangUp = writeCommand({
  name: 'projects hang-up',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  always: { action: 'hangUp' },
  action: 'hangUp',
  fields: { reason: codeFor('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
  examples: {
    one: 'svcdesk projects hang-up PJ202611200001 --reason waitCustomer --resume-at "monday 9:00"',
  },
});
