import type { DataOf, reviews } from '@svcdesk/core/contract';
import { Button } from '../../../shared/components/button.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { registerText } from '../phrases.ts';

type Review = DataOf<typeof reviews.page>['list'][number];

/** Status of a review that is decided (core, rules of reviews). */
const rejected = 3;

/** How far the review of a registration is, and what to do next. */
export function ReviewState({ review, isLetIn }: { review: Review; isLetIn: boolean }) {
  const text = useText(registerText).review;
  if (isLetIn) {
    return (
      <Notice
        tone="ok"
        icon="check"
        action={
          <Button kind="link" small to={publicPaths.redirect}>
            {text.enter}
          </Button>
        }
      >
        {text.approved}
      </Notice>
    );
  }
  if (review.status === rejected) {
    return (
      <Notice tone="late" icon="warning">
        {text.rejected(review.comment ?? '')}
      </Notice>
    );
  }
  return <Notice icon="clock">{text.waiting}</Notice>;
}
