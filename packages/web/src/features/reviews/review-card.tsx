import { reviewStatus } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Pill, type PillTone } from '../../shared/components/marks.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { kindStatusWords, kindWords } from '../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { reviewBook } from './phrases.ts';
import { type Review, reviewPath } from './review.ts';
import '../../shared/components/rows.css';
import './reviews.css';

interface ReviewCardProps {
  record: Review;
  /** Opens the detail. */
  opens?: boolean;
}

/** What of a review stands on one line. */
export function useReviewTitle({ applicantName, kind }: Review): string {
  const text = useText(reviewBook);
  const locale = useLocale((state) => state.locale);
  const names: Readonly<Record<string, string>> = kindWords(locale).reviewKind;
  return text.of(applicantName, names[kind] ?? kind);
}

/** A review in a list, and on top of its forms: whose, of what, and what would be new. */
export function ReviewCard({ record, opens }: ReviewCardProps) {
  const title = useReviewTitle(record);
  const { id, applicantName, groupName, createdAt, changes, status } = record;
  const news = changes.map(({ after }) => after).filter(Boolean);
  return (
    <article className="sd-review-card">
      <Avatar name={applicantName} size={36} />
      <div className="sd-grow">
        <div className="sd-review-top">
          <h2 className="sd-review-title">
            {opens ? (
              <Link className="sd-row-hit" to={reviewPath(id)}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <ReviewPill status={status} />
        </div>
        <p className="sd-meta sd-num">
          <WholeTimes>{[groupName, momentFact(createdAt)].filter(Boolean).join(' · ')}</WholeTimes>
        </p>
        {news.length > 0 && <p className="sd-review-news">{news.join(' · ')}</p>}
      </div>
    </article>
  );
}

const tones: Readonly<Record<number, PillTone>> = {
  [reviewStatus.waiting]: 'pending',
  [reviewStatus.approved]: 'ok',
  [reviewStatus.rejected]: 'cancelled',
};

/** How a review stands. */
export function ReviewPill({ status }: { status: number }) {
  const locale = useLocale((state) => state.locale);
  return <Pill tone={tones[status]}>{kindStatusWords('review', reviewStatus, status, locale)}</Pill>;
}
