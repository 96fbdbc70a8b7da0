import { readLabel, readStars, starDimensions } from '@svcdesk/core';
import { readAttachments } from '@svcdesk/core/format';
import { evaluationEn, evaluationZhCN } from '@svcdesk/core/phrases';
import { Facts } from '../../../shared/components/facts.tsx';
import { RatingShown } from '../../../shared/fields/rating.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { momentWords } from '../../../shared/i18n/time-words.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { OrderDetail } from '../../../shared/order/order.ts';
import { Attachments } from '../../../shared/photos/attachments.tsx';
import { detailText } from '../phrases/index.ts';
import './evaluation-view.css';

export type Evaluation = NonNullable<OrderDetail['evaluation']>;

/** An evaluation as given; the automatic one says that it is. */
export function EvaluationView({ evaluation }: { evaluation: Evaluation }) {
  const text = useText(detailText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
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
            <li key={tag} className="sd-pill sd-pill-processing">
              {words.tag[tag]}
            </li>
          ))}
        </ul>
      )}
      {evaluation.content && <p className="sd-long-text">{evaluation.content}</p>}
      <Attachments attachments={readAttachments(evaluation.attachment)} />
      <Facts
        facts={[
          {
            label: text.evaluatedBy,
            value: evaluation.autoEvaluate ? undefined : evaluation.commentatorName,
          },
          { label: text.phone, value: evaluation.phone },
          { label: text.group, value: evaluation.handlerGroupName },
          { label: text.evaluatedAt, value: momentWords(evaluation.createdAt, nowMs) },
        ]}
      />
    </div>
  );
}
