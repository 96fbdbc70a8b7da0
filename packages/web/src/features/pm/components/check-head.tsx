import { Pill } from '../../../shared/components/pill.tsx';
import { ProgressBar } from '../../../shared/components/progress-bar.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { standingOf } from '../data/check-list.ts';
import { text as book } from '../phrases.ts';
import './check-head.css';

/** How far the check list is, always in sight. */
export function CheckHead({ order, itemId }: { order: ExpectedPm; itemId: string | undefined }) {
  const text = useText(book).check;
  const { items } = order;
  const { normalCount, abnormalCount } = standingOf(items);
  const place = items.findIndex(({ id }) => id === itemId) + 1;
  return (
    <div className="sd-pm-head">
      <div className="sd-row">
        <span className="sd-grow sd-num">
          {place > 0 && <b>{text.item(place)}</b>} <span className="sd-meta">{text.of(items.length)}</span>
        </span>
        <Pill tone="ok">{text.normal(normalCount)}</Pill>
        {abnormalCount > 0 && <Pill tone="late">{text.abnormal(abnormalCount)}</Pill>}
      </div>
      <ProgressBar label={text.progress} percent={(order.answeredCount / items.length) * 100} />
    </div>
  );
}
