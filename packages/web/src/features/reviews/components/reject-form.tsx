import { decide } from '@svcdesk/core/contract/reviews';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Review } from '../data/review.ts';
import { reviewKind } from '../data/review-kind.tsx';
import { reviewBook } from '../phrases.ts';

/** The old profile stays in force, and the applicant reads why. */
export function RejectForm({ thing }: { thing: Review }) {
  const { title, comment, hint, submit } = useText(reviewBook).reject;
  return (
    <NoteForm
      kind={reviewKind}
      thing={thing}
      action="reject"
      call={decide}
      path="comment"
      danger
      text={{ title, words: comment, hint, submit }}
      request={({ words }, { version }) => ({ id: thing.id, approve: false, version, comment: words })}
    />
  );
}
