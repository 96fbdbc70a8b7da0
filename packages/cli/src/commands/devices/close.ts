import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices close` */
export const close = writeCommand({
  name: 'devices close',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { remark: 'remark' },
  confirm: true,
  always: { action: 'close' },
  action: 'close',
  examples: {
    one: 'svcdesk devices close DV202611200001 --remark "Seen on site" --yes',
  },
});
