import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices void` */
export const voidIt = writeCommand({
  name: 'devices void',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { remark: 'remark' },
  confirm: true,
  always: { action: 'void' },
  action: 'void',
  examples: {
    one: 'svcdesk devices void DV202611200001 --remark "The customer does it alone" --yes',
  },
});
