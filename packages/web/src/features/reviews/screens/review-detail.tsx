import { readAttachments } from '@svcdesk/core/format';
import { useSearchParams } from 'react-router-dom';
import { type ActionTable, useOpenForm } from '../../../shared/blocks/action/action-plan.ts';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { useSession } from '../../../shared/platform/api/session.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { reviewBook } from '../phrases.ts';
import { type Review, reviewPath } from '../review.ts';
import { ReviewPill, useReviewTitle } from '../review-card.tsx';
import { reviewKind } from '../review-kind.tsx';
import '../reviews.css';

/** Forms stand in the detail's place, with an entry of their own in history. */
const forms = {
  approve: lazyPart(async () => (await import('../decide-forms.tsx')).ApproveForm),
  reject: lazyPart(async () => (await import('../decide-forms.tsx')).RejectForm),
} as const;

function isForm(action: string | null): action is keyof typeof forms {
  return action !== null && Object.hasOwn(forms, action);
}

export function ReviewDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(reviewBook);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  return (
    <WithRecord
      key={action}
      kind={reviewKind}
      title={text[action].title}
      action={action}
      Form={forms[action]}
    />
  );
}

/** What a lead may do with a review. */
const reviewActions: ActionTable<'approve' | 'reject'> = {
  buttons: { approve: 'review.decide', reject: 'review.decide' },
  main: ['approve'],
  beside: ['reject'],
};

/** All of a review: who, what was and what would be, and what was said of it. */
function DetailView() {
  const text = useText(reviewBook).detail;
  return (
    <DetailPage
      kind={reviewKind}
      title={text.title}
      backTo={staffPaths.review.list}
      table={reviewActions}
      useAct={useDecide}
    >
      {(record) => <Parts record={record} />}
    </DetailPage>
  );
}

function useDecide({ id }: Review): (action: string) => unknown {
  const open = useOpenForm();
  return (action) => open(reviewPath(id, { do: action }));
}

function Parts({ record }: { record: Review }) {
  const text = useText(reviewBook).detail;
  const me = useSession((state) => state.signedIn?.id);
  const title = useReviewTitle(record);
  const { applicantId, applicantName, applicantPhone, groupName, createdAt, status } = record;
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
      <ChangesCard review={record} />
      {record.decidedAt !== undefined && (
        <Card title={text.comment}>
          <Facts
            facts={[
              { label: text.reviewer, value: record.reviewerName },
              { label: text.decidedAt, value: momentFact(record.decidedAt) },
              { label: text.comment, value: record.comment },
            ]}
          />
        </Card>
      )}
    </>
  );
}

/** What was and what would be, field by field; of a new engineer only what they say about themselves. */
function ChangesCard({ review: { kind, changes } }: { review: Review }) {
  const text = useText(reviewBook);
  const isNew = kind === 'registration';
  return (
    <Card title={isNew ? text.detail.proposal : text.detail.changes}>
      <dl className="sd-changes">
        {changes.map(({ field, before, after, attachments }) => (
          <div key={field}>
            <dt>{(text.field as Readonly<Record<string, string>>)[field] ?? field}</dt>
            {!isNew && (
              <dd className="sd-changes-before">
                <span className="sd-meta">{text.detail.before}</span>
                <span>{before ?? text.detail.nothing}</span>
              </dd>
            )}
            <dd className="sd-changes-after">
              {!isNew && <span className="sd-meta">{text.detail.after}</span>}
              <span>{after || (attachments ? text.detail.picture : text.detail.nothing)}</span>
              {attachments && <Attachments attachments={readAttachments(attachments)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
