import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust reject` */
export const reject = writeCommand({
  name: 'entrust reject',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'reject' },
  action: 'reject',
  fields: { reason: codeFor('reasonCode', 'entrustReject'), remark: 'remark' },
  confirm: true,
  examples: {
    one: 'svcdesk entrust reject EN202611200001 --reason noCapacity --yes',
  },
});
