import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices set-manager` */
export const setManager = writeCommand({
  name: 'devices set-manager',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { person: 'accountId' },
  always: { action: 'setManager' },
  action: 'setManager',
  examples: {
    one: 'svcdesk devices set-manager DV202611200001 --person "Ding Yi"',
  },
});
