import { orderStatus } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { Pill, ProgressBar } from '../../components/marks.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { itemWords } from './order-words.ts';
import { type SlaClock, type SlaView, slaView } from './sla-view.ts';
import './order.css';

/** The last four tell orders of a day apart; the whole number is read out, and shown on request. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  return (
    <span className="sd-num sd-order-no" title={orderNo}>
      <span className="sd-hidden">{orderNo}</span>
      <span aria-hidden="true">{orderNo.slice(-4)}</span>
    </span>
  );
}

const tones: Readonly<Record<number, 'urgent' | 'high'>> = { 1: 'urgent', 2: 'high' };

/** Shows only what changes what one does next: urgent and high. */
export function PriorityFlag({ priority }: { priority: number }) {
  const locale = useLocale((state) => state.locale);
  const tone = tones[priority];
  if (tone === undefined) return null;
  return (
    <span className={`sd-flag sd-flag-${tone}`}>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true" focusable="false">
        <path d="M1.5 11.5V1h7L6.8 4l1.7 3h-7" />
      </svg>
      {itemWords('priority', priority, locale)}
    </span>
  );
}

/** The tones of tokens.css, one for each state of an order. */
const statusTones = {
  [orderStatus.pending]: 'pending',
  [orderStatus.assigned]: 'assigned',
  [orderStatus.processing]: 'processing',
  [orderStatus.suspended]: 'suspended',
  [orderStatus.resolved]: 'resolved',
  [orderStatus.closed]: 'closed',
  [orderStatus.cancelled]: 'cancelled',
} as const;

interface StatusPillProps {
  /** The state's number; an unknown one from a newer server looks neutral. */
  status: number;
  children: ReactNode;
}

export function StatusPill({ status, children }: StatusPillProps) {
  return <Pill tone={statusTones[status as keyof typeof statusTones]}>{children}</Pill>;
}

/** How a clock looks at this moment; it moves by the minute. */
export function useSlaView(clock: SlaClock): SlaView | undefined {
  const text = useText(sharedText);
  return slaView(clock, useNow(), text.order.sla);
}

/** Share of the time used, hatched while the clock stands still; nothing when it is not counted. */
export function SlaShare({ view }: { view: SlaView | undefined }) {
  const text = useText(sharedText);
  if (view?.share === undefined) return null;
  return (
    <ProgressBar label={text.order.sla.shareUsed} percent={Math.round(view.share * 100)} tone={view.tone} />
  );
}

/** The same in words, in the clock's colour. */
export function Due({ view }: { view: SlaView | undefined }) {
  if (!view) return null;
  return <span className={`sd-due sd-due-${view.tone} sd-num`}>{view.words}</span>;
}
