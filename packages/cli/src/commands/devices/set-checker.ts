import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices set-checker` */
export const setChecker = writeCommand({
  name: 'devices set-checker',
  call,
  kind: 'device',
  each: thingFor('id', 'device'),
  fields: { person: 'accountId' },
  always: { action: 'setChecker' },
  action: 'setChecker',
  examples: {
    one: 'svcdesk devices set-checker DV202611200001 --person "Ding Yi"',
  },
});
