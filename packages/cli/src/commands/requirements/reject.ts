import { reject as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements reject` */
export const reject = writeCommand({
  name: 'requirements reject',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  fields: { reason: codeFor('reason', 'requirementReject'), remark: 'remark' },
  examples: {
    one: 'svcdesk requirements reject RQ202611200001 --reason duplicate',
  },
});
