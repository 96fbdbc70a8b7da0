import { handle as call, detail } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';
import { answerFlags, withAnswers } from './answer-flags.ts';

/** `svcdesk pm finish` */
export const finish = writeCommand({
  name: 'pm finish',
  call,
  besides: [detail],
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { remark: 'remark' },
  own: answerFlags,
  complete: withAnswers,
  always: { action: 'finish' },
  action: 'finish',
  examples: {
    one: 'svcdesk pm finish PM202611200001',
  },
});
