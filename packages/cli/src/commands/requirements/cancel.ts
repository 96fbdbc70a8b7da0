import { cancel as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements cancel` */
export const cancel = writeCommand({
  name: 'requirements cancel',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  fields: { reason: codeFor('reason', 'cancelReason'), remark: 'remark' },
  confirm: true,
  examples: {
    one: 'svcdesk requirements cancel RQ202611200001 --yes',
  },
});
