import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm schedule` */
export const schedule = writeCommand({
  name: 'pm schedule',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd', engineer: 'engineerId' },
  always: { action: 'schedule' },
  action: 'schedule',
  examples: {
    one: 'svcdesk pm schedule PM202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 10:00"',
  },
});
