import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices set-engineer` */
export const setEngineer = writeCommand({
  name: 'devices set-engineer',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { person: 'accountId' },
  always: { action: 'setEngineer' },
  action: 'setEngineer',
  examples: {
    one: 'svcdesk devices set-engineer DV202611200001 --person "Ding Yi"',
  },
});
