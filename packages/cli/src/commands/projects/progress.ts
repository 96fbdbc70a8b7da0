import { handle as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects progress` */
export const progress = writeCommand({
  name: 'projects progress',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  always: { action: 'progress' },
  action: 'progress',
  texts: { content: 'content' },
  fields: { attach: 'attachments' },
  examples: {
    one: 'svcdesk projects progress PJ202611200001 --content "Cables are in"',
  },
});
