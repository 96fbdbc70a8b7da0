import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm record` */
export const record = writeCommand({
  name: 'pm record',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { answer: 'answers', remark: 'remark' },
  always: { action: 'record' },
  action: 'record',
  examples: { one: 'svcdesk pm record PM202611200001 --input answers.json' },
});
