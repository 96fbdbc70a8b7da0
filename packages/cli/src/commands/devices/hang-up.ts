import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices hang-up` */
export const hangUp = writeCommand({
  name: 'devices hang-up',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { reason: codeFor('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
  always: { action: 'hangUp' },
  action: 'hangUp',
  examples: {
    one: 'svcdesk devices hang-up DV202611200001 --reason waitParts --resume-at "monday 9:00"',
  },
});
