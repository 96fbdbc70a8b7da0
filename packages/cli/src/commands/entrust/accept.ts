import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust accept` */
export const accept = writeCommand({
  name: 'entrust accept',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'accept' },
  action: 'accept',
  examples: {
    one: 'svcdesk entrust accept EN202611200001',
  },
});
