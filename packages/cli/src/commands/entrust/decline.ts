import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust decline` */
export const decline = writeCommand({
  name: 'entrust decline',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'decline' },
  action: 'decline',
  fields: { reason: codeFor('reasonCode', 'declineReason'), remark: 'remark' },
  examples: {
    one: 'svcdesk entrust decline EN202611200001 --reason skill',
  },
});
