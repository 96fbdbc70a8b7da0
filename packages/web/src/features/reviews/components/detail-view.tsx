import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { useSession } from '../../../shared/platform/api/session.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Review } from '../data/review.ts';
import { reviewKind } from '../data/review-kind.tsx';
import { reviewPath, reviewPaths } from '../data/review-paths.ts';
import { reviewBook } from '../phrases.ts';
import { ChangesCard } from './changes-card.tsx';
import { useReviewTitle } from './review-card.tsx';
import { ReviewPill } from './review-pill.tsx';

/** What a lead may do with a review. */
const reviewActions: ActionTable<'approve' | 'reject'> = {
  buttons: { approve: 'review.decide', reject: 'review.decide' },
  main: ['approve'],
  beside: ['reject'],
};

/** All of a review: who, what was and what would be, and what was said of it. */
export function DetailView() {
  const text = useText(reviewBook).detail;
  return (
    <DetailPage
      kind={reviewKind}
      title={text.title}
      backTo={reviewPaths.list}
      table={reviewActions}
      useAct={useDecide}
    >
      {(thing) => <Parts thing={thing} />}
    </DetailPage>
  );
}

function useDecide({ id }: Review): (action: string) => unknown {
  const open = useOpenForm();
  return (action) => open(reviewPath(id, { do: action }));
}

function Parts({ thing }: { thing: Review }) {
  const text = useText(reviewBook).detail;
  const me = useSession((state) => state.signedIn?.id);
  const title = useReviewTitle(thing);
  const { applicantId, applicantName, applicantPhone, groupName, createdAt, status } = thing;
  return (
    <>
      <Card title={title} aside={<ReviewPill status={status} />}>
        <Contact
          face
          name={applicantName}
          phone={applicantPhone}
          lines={[groupName, momentFact(createdAt)]}
        />
      </Card>
      {applicantId === me && <Notice>{text.own}</Notice>}
      <ChangesCard review={thing} />
      {thing.decidedAt !== undefined && (
        <Card title={text.comment}>
          <Facts
            facts={[
              { label: text.reviewer, value: thing.reviewerName },
              { label: text.decidedAt, value: momentFact(thing.decidedAt) },
              { label: text.comment, value: thing.comment },
            ]}
          />
        </Card>
      )}
    </>
  );
}
