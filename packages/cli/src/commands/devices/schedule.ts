import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices schedule` */
export const schedule = writeCommand({
  name: 'devices schedule',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd' },
  always: { action: 'schedule' },
  action: 'schedule',
  examples: {
    one: 'svcdesk devices schedule DV202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 11:00"',
  },
});
