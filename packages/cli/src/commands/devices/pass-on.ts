import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices pass-on` */
export const passOn = writeCommand({
  name: 'devices pass-on',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  always: { action: 'passOn' },
  action: 'passOn',
  examples: {
    one: 'svcdesk devices pass-on DV202611200001 --engineer "Ding Yi" --remark "Needs a fibre splicer"',
  },
});
