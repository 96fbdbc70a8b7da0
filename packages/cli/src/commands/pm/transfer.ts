import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm transfer` */
export const transfer = writeCommand({
  name: 'pm transfer',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  always: { action: 'transfer' },
  action: 'transfer',
  examples: {
    one: 'svcdesk pm transfer PM202611200001 --group "Network team"',
  },
});
