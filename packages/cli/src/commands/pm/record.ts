import { handle as call, detail } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';
import { answerFlags, withAnswers } from './answer-flags.ts';

/** `svcdesk pm record` */
export const record = writeCommand({
  name: 'pm record',
  call,
  besides: [detail],
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { remark: 'remark' },
  own: answerFlags,
  complete: withAnswers,
  always: { action: 'record' },
  action: 'record',
  examples: {
    one: 'svcdesk pm record PM202611200001 --answer Temperature=24 --answer Filter=normal',
    abnormal:
      'svcdesk pm record PM202611200001 --abnormal "Water leak=In the corner" --photo "Water leak=corner.jpg"',
  },
});
