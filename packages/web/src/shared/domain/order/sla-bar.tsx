import { useNow } from '../../platform/hooks/use-now.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { type SlaClock, type SlaView, slaView } from './sla-view.ts';
import './sla-bar.css';

interface SlaBarProps extends SlaClock {
  /** Stands at the right end of the line below the bar: who has it, or why it waits. */
  aside?: string;
}

/** Share of the time used, in a colour and in words that say the same; hatched while the clock stands still. */
export function SlaBar({ aside, ...clock }: SlaBarProps) {
  const text = useText(sharedText);
  const view = slaView(clock, useNow(), text.order.sla);
  if (!view) return aside === undefined ? null : <p className="sd-meta sd-sla-only">{aside}</p>;
  return (
    <div>
      <Share view={view} />
      <div className="sd-row">
        <span className={`sd-due sd-due-${view.tone} sd-grow sd-num`}>{view.words}</span>
        {aside !== undefined && <span className="sd-meta">{aside}</span>}
      </div>
    </div>
  );
}

/** The bar alone, for where other words say what it says. */
export function SlaShare({ clock }: { clock: SlaClock }) {
  const text = useText(sharedText);
  const view = slaView(clock, useNow(), text.order.sla);
  return view ? <Share view={view} /> : null;
}

function Share({ view: { share, tone } }: { view: SlaView }) {
  const text = useText(sharedText);
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  return (
    <div className={`sd-sla sd-sla-${tone}`} role="img" aria-label={text.order.sla.share(percent)}>
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
