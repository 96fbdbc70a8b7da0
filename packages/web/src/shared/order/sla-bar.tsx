import { useNow } from '../hooks/use-now.ts';
import { useText } from '../i18n/use-text.ts';
import { sharedText } from '../phrases/index.ts';
import { type SlaClock, slaView } from './sla-view.ts';
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
      {view.share !== undefined && (
        <div
          className={`sd-sla sd-sla-${view.tone}`}
          role="img"
          aria-label={text.order.sla.share(Math.round(view.share * 100))}
        >
          <i style={{ inlineSize: `${Math.round(view.share * 100)}%` }} />
        </div>
      )}
      <div className="sd-row">
        <span className={`sd-due sd-due-${view.tone} sd-grow sd-num`}>{view.words}</span>
        {aside !== undefined && <span className="sd-meta">{aside}</span>}
      </div>
    </div>
  );
}
