import { readAttachments, readLabel, readStars, starDimensions } from '@svcdesk/core/format';
import { evaluationEn, evaluationZhCN } from '@svcdesk/core/phrases';
import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Pill } from '../../components/marks.tsx';
import { RatingShown } from '../../components/rating.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import './order.css';
import type { OrderDetail } from './order.ts';

/** An evaluation as given: stars, tags, words, pictures; the automatic one says that it is. */
export function EvaluationShown({ evaluation }: { evaluation: NonNullable<OrderDetail['evaluation']> }) {
  const locale = useLocale((state) => state.locale);
  const words = locale === 'en' ? evaluationEn : evaluationZhCN;
  const stars = readStars(evaluation.stars);
  const tags = readLabel(evaluation.label);
  return (
    <div className="sd-stack">
      {evaluation.autoEvaluate && <p className="sd-meta">{words.automatic}</p>}
      {stars && (
        <ul className="sd-evaluation-stars">
          {starDimensions.map((dimension) => (
            <li key={dimension} className="sd-row">
              <span className="sd-grow">{words.star[dimension]}</span>
              <RatingShown value={stars[dimension]} />
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul className="sd-evaluation-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Pill tone="accent">{words.tag[tag]}</Pill>
            </li>
          ))}
        </ul>
      )}
      {evaluation.content && <p className="sd-evaluation-words">{evaluation.content}</p>}
      <Attachments attachments={readAttachments(evaluation.attachment)} />
    </div>
  );
}
