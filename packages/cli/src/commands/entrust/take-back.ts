import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust take-back` */
export const takeBack = writeCommand({
  name: 'entrust take-back',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'takeBack' },
  action: 'takeBack',
  fields: { remark: 'remark' },
  confirm: true,
  examples: {
    one: 'svcdesk entrust take-back EN202611200001 --yes',
  },
});
