import { detail } from '@svcdesk/core/contract/reviews';
import { reviewStatus } from '@svcdesk/core/rules';
import type { RecordKind } from '../../shared/blocks/record/record.ts';
import { reasonWords } from '../../shared/domain/order/order-words.ts';
import { kindStatusWords } from '../../shared/domain/work/kind-words.ts';
import { setCallData, useCall } from '../../shared/platform/api/use-call.ts';
import { reviewBook } from './phrases.ts';
import { type Review, reviewPath } from './review.ts';
import { ReviewCard } from './review-card.tsx';

type Words = Readonly<Record<string, string>>;

/** Reviews: decided by a lead, never by its author. */
export const reviewKind: RecordKind<Review> = {
  name: 'review',
  useRecord: (id) => useCall(detail, { id }),
  showNew: (queries, id, data) => setCallData(queries, detail, { id }, (before) => ({ ...before, ...data })),
  pathOf: (id) => reviewPath(id),
  Head: ReviewCard,
  noun: (locale) => reviewBook.in(locale).noun,
  actionWords: (action, locale) => (reviewBook.in(locale).action as Words)[action] ?? action,
  doneWords: (action, locale) => (reviewBook.in(locale).done as Words)[action] ?? action,
  reasonWords: (reason, _action, locale) =>
    (reviewBook.in(locale).reason as Words)[reason] ?? reasonWords(reason, locale),
  watched: [
    {
      field: 'status',
      name: (locale) => reviewBook.in(locale).watched.status,
      words: (value, locale) => kindStatusWords('review', reviewStatus, Number(value), locale),
    },
  ],
};
