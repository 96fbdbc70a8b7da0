import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm finish` */
export const finish = writeCommand({
  name: 'pm finish',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { remark: 'remark' },
  always: { action: 'finish' },
  action: 'finish',
  examples: {
    one: 'svcdesk pm finish PM202611200001',
  },
});
