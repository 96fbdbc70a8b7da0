import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices activate` */
export const activate = writeCommand({
  name: 'devices activate',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { remark: 'remark' },
  always: { action: 'activate' },
  action: 'activate',
  examples: {
    one: 'svcdesk devices activate DV202611200001',
  },
});
