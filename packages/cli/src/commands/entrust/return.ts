import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust return` */
export const giveBack = writeCommand({
  name: 'entrust return',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'return' },
  action: 'return',
  texts: { remark: 'remark' },
  examples: {
    one: 'svcdesk entrust return EN202611200001 --remark "A photo of the label is missing"',
  },
});
