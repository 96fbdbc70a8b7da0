import { handle as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm skip` */
export const skip = writeCommand({
  name: 'pm skip',
  call,
  kind: 'pm',
  each: thingFor('id', 'pm'),
  fields: { remark: 'remark' },
  confirm: true,
  always: { action: 'skip' },
  action: 'skip',
  examples: {
    one: 'svcdesk pm skip PM202611200001 --remark "The site is closed" --yes',
  },
});
