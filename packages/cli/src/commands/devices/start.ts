import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices start` */
export const start = writeCommand({
  name: 'devices start',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  always: { action: 'start' },
  action: 'start',
  examples: {
    one: 'svcdesk devices start DV202611200001',
  },
});
