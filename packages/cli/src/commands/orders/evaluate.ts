import { evaluate as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders evaluate` */
export const evaluate = writeCommand({
  name: 'orders evaluate',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { label: 'label', stars: 'stars', content: 'content', attach: 'attachment' },
  examples: { one: 'svcdesk orders evaluate WO202611200001 --input evaluation.json' },
});
