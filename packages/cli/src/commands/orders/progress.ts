import { progress as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk orders progress` */
export const progress = writeCommand({
  name: 'orders progress',
  call,
  kind: 'order',
  args: ['orderId'],
  texts: { content: 'content' },
  fields: { internal: switchFor('internal'), mention: 'mentionIds', attach: 'attachments' },
  examples: {
    one: 'svcdesk orders progress WO202611200001 --content "Parts ordered" --internal',
    file: 'svcdesk orders progress WO202611200001 --content-file - < note.txt',
  },
});
