import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm start` */
export const start = writeCommand({
  name: 'pm start',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  always: { action: 'start' },
  action: 'start',
  examples: {
    one: 'svcdesk pm start PM202611200001',
  },
});
