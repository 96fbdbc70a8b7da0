import { ProgressBar } from '../../components/progress-bar.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type SlaClock, type SlaView, slaView } from './sla-view.ts';
import './order.css';

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
