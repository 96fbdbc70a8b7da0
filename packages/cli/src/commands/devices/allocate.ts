import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices allocate` */
export const allocate = writeCommand({
  name: 'devices allocate',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  always: { action: 'allocate' },
  action: 'allocate',
  examples: {
    one: 'svcdesk devices allocate DV202611200001 --engineer "Ding Yi"',
  },
});
