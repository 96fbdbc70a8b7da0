import { handle as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust progress` */
export const progress = writeCommand({
  name: 'entrust progress',
  call,
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  always: { action: 'progress' },
  action: 'progress',
  texts: { content: 'content' },
  fields: { attach: 'attachments' },
  examples: {
    one: 'svcdesk entrust progress EN202611200001 --content "On site, testing"',
  },
});
