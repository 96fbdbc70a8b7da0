import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices accept-work` */
export const acceptWork = writeCommand({
  name: 'devices accept-work',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { pass: 'pass', remark: 'remark' },
  always: { action: 'check' },
  action: 'check',
  examples: { one: 'svcdesk devices accept-work DV202611200001 --pass yes' },
});
