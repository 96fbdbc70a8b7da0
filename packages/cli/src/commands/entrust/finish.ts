import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust finish` */
export const finish = writeCommand({
  name: 'entrust finish',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'finish' },
  action: 'finish',
  texts: { result: 'content' },
  fields: { attach: 'attachments' },
  examples: {
    one: 'svcdesk entrust finish EN202611200001 --result "Module replaced, signal normal"',
  },
});
