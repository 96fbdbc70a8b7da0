import { ProgressBar } from '../../components/marks.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { spanWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { WorkCard } from '../work/work-card.tsx';
import { pmText } from './phrases.ts';
import { type PmSummary, pmPath, pmStatusPill } from './pm-order.ts';

interface PmCardProps {
  order: PmSummary & { expectedStatus?: number };
  /** Opens the whole; the head of the whole opens nothing. */
  link?: boolean;
}

/** A preventive-maintenance order: what, where, how far its check list is, until when, and whose. */
export function PmCard({ order, link }: PmCardProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(pmText);
  const waiting = useWaiting('pm', order.id).length > 0;
  const { title, orderNo, itemCount, answeredCount, abnormalCount, customerName, cellName } = order;
  const status = order.expectedStatus ?? order.status;
  return (
    <WorkCard
      title={title}
      orderNo={orderNo}
      status={pmStatusPill(status, locale)}
      place={[cellName, customerName]}
      bar={
        answeredCount > 0 && (
          <ProgressBar
            label={text.progress(answeredCount, itemCount, abnormalCount)}
            percent={(answeredCount / itemCount) * 100}
            tone={abnormalCount > 0 ? 'soon' : 'ok'}
          />
        )
      }
      due={useDueWords(order)}
      late={order.overdue}
      person={{ id: order.engineerId, name: order.engineerName }}
      to={link ? pmPath(order.id, status) : undefined}
      waiting={waiting}
    />
  );
}

/** Until when, or when it is planned, or what was found. */
function useDueWords(order: PmSummary): string {
  const text = useText(pmText);
  const nowMs = useNow();
  const {
    overdue,
    dueOn,
    planStart,
    planEnd,
    answeredCount,
    itemCount,
    abnormalCount,
    finishedAt,
    startedAt,
  } = order;
  const day = dueOn.slice(5);
  if (finishedAt !== undefined || (startedAt !== undefined && !overdue)) {
    return text.progress(answeredCount, itemCount, abnormalCount);
  }
  if (overdue) return text.overdue(day);
  if (planStart !== undefined && planEnd !== undefined) return spanWords(planStart, planEnd, nowMs);
  return text.dueOn(day);
}
