import { answers, choice } from '@svcdesk/core/contract/knowledge';
import { list, noun, write } from '../calls/define.ts';

/** `svcdesk knowledge`: articles that may help. */
export const knowledge = noun('knowledge', {
  search: list({
    call: answers,
    unpaged: true,
    args: [{ field: 'question', name: 'QUESTION' }],
    columns: ['title', 'content', 'score'],
    examples: { one: 'svcdesk knowledge search "printer offline"' },
  }),
  answer: write({
    call: choice,
    args: [{ field: 'answerId', name: 'ANSWER' }],
    fields: { helpful: 'helpful', order: 'orderId' },
    hasView: false,
    examples: { one: 'svcdesk knowledge answer 0190a6b8-0000-7000-8000-000000000001 --helpful yes' },
  }),
});
