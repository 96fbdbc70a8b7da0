import { readAttachments } from '@svcdesk/core/format';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Review } from '../data/review.ts';
import { reviewBook } from '../phrases.ts';
import './changes-card.css';

/** What was and what would be, field by field; of somebody new only what they say about themselves. */
export function ChangesCard({ review: { kind, changes } }: { review: Review }) {
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
