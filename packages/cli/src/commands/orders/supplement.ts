import { supplement as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders supplement` */
export const supplement = writeCommand({
  name: 'orders supplement',
  call,
  kind: 'order',
  args: ['orderId'],
  texts: { content: 'content' },
  fields: { attach: 'attachments' },
  examples: {
    one: 'svcdesk orders supplement WO202611200001 --content "It is the printer on the left"',
  },
});
