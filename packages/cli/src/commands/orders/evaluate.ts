import { evaluate as call } from '@svcdesk/core/contract/orders';
import { starDimensions } from '@svcdesk/core/format';
import { writeCommand } from '../../call-commands/write-command.ts';
import { tagWords } from '../../fields/codes.ts';

/** One rating, which is meant for all that is rated. */
const oneRating = /^\s*\d\s*$/;

/** `svcdesk orders evaluate` */
export const evaluate = writeCommand({
  name: 'orders evaluate',
  call,
  kind: 'order',
  each: 'orderId',
  fields: {
    stars: 'stars',
    label: { field: 'label', words: tagWords },
    content: 'content',
    attach: 'attachment',
  },
  filled: ['label'],
  complete: async ({ label = '', stars }) => ({
    label,
    stars: oneRating.test(String(stars)) ? starDimensions.map(() => String(stars).trim()).join(',') : stars,
  }),
  examples: {
    good: 'svcdesk orders evaluate WO202611200001 --stars 5 --label goodTechnology,friendly',
    mixed: 'svcdesk orders evaluate WO202611200001 --stars 2,5,4,5 --content "An hour late"',
    one: 'svcdesk orders evaluate WO202611200001 --input evaluation.json',
  },
});
