import { deviceStatus } from '@svcdesk/core/rules';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact, momentWords, spanWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { staffPaths, withQuery } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { PriorityFlag } from '../order/order-marks.tsx';
import { itemWords } from '../order/order-words.ts';
import { WorkCard } from '../work/work-card.tsx';
import { type DeviceSummary, deviceStatusPill } from './device-order.ts';
import { deviceText } from './phrases.ts';

interface DeviceCardProps {
  order: DeviceSummary & { expectedStatus?: number };
  /** Opens the whole; the head of the whole opens nothing. */
  link?: boolean;
}

/** A device order: what, where, until when or why it waits, and whose. */
export function DeviceCard({ order, link }: DeviceCardProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(deviceText);
  const waiting = useWaiting('device', order.id).length > 0;
  const { id, title, orderNo, checkRound, unchecked, cellName, customerName, priority } = order;
  const status = order.expectedStatus ?? order.status;
  return (
    <WorkCard
      title={title}
      orderNo={orderNo}
      status={deviceStatusPill(status, locale)}
      lead={<PriorityFlag priority={priority} />}
      place={[checkRound > 1 && text.round(checkRound), unchecked && text.unchecked, cellName, customerName]}
      due={useDueWords(order)}
      late={order.overdue}
      person={personOf(order)}
      to={link ? withQuery(staffPaths.device.detail, { id }) : undefined}
      waiting={waiting}
    />
  );
}

/** Whose turn it is: of the checker once the work is handed in, else of the engineer. */
function personOf({ status, checkerId, checkerName, engineerId, engineerName }: DeviceSummary) {
  return status === deviceStatus.toCheck
    ? { id: checkerId, name: checkerName }
    : { id: engineerId, name: engineerName };
}

function useDueWords(order: DeviceSummary): string | undefined {
  const text = useText(deviceText);
  const shared = useText(sharedText).order;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const { status, hangUpReason, resumeAt, closedAt, overdue, dueAt, planStart, planEnd } = order;
  if (status === deviceStatus.suspended) {
    const reason = hangUpReason && itemWords('hangUpReason', hangUpReason, locale);
    const until = resumeAt && shared.resumes(momentWords(resumeAt, nowMs));
    return [reason, until].filter(Boolean).join(shared.comma) || undefined;
  }
  if (closedAt !== undefined) return text.closedAt(momentFact(closedAt));
  if (overdue && dueAt !== undefined) return text.overdue(momentWords(dueAt, nowMs));
  if (status === deviceStatus.scheduled && planStart !== undefined && planEnd !== undefined) {
    return spanWords(planStart, planEnd, nowMs);
  }
  return dueAt === undefined ? undefined : text.dueAt(momentWords(dueAt, nowMs));
}
