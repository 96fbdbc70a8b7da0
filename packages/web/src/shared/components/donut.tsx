import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { ChartFrame } from './chart-frame.tsx';
import { shares, wholePercents } from './chart-measures.ts';

export interface DonutPart {
  label: string;
  value: number;
}

interface DonutProps {
  title: string;
  parts: readonly DonutPart[];
  /** In the middle, under the sum: what is counted. */
  unit: string;
}

const radius = 44;
const round = 2 * Math.PI * radius;
/** More than that cannot be told apart; the rest is one part. */
const maxParts = 6;

/** Parts of a whole, the largest first, each named beside it with its share; the same as a table one tap away. */
export function Donut({ title, parts, unit }: DonutProps) {
  const text = useText(sharedText).chart;
  const { sum, drawn } = shares(parts, maxParts, text.others);
  const ordered = shares(parts, parts.length, text.others).drawn;
  const percents = (all: typeof drawn) => wholePercents(all.map(({ value }) => value));
  const [drawnPercents, orderedPercents] = [percents(drawn), percents(ordered)];
  return (
    <ChartFrame
      title={title}
      columns={[unit, text.share]}
      rows={ordered.map(({ label, value }, place) => ({
        label,
        cells: [String(value), `${orderedPercents[place]}%`],
      }))}
      chart={
        <div className="sd-donut">
          <svg viewBox="0 0 112 112" role="img" aria-label={`${title}: ${sum} ${unit}`}>
            {sum === 0 && <circle className="sd-donut-none" cx="56" cy="56" r={radius} />}
            {drawn.map(({ label, share, before }, place) => (
              <circle
                key={label}
                className={`sd-donut-${place}`}
                cx="56"
                cy="56"
                r={radius}
                // The gap between two parts parts them also without colour.
                strokeDasharray={`${Math.max(0.5, share * round - (drawn.length > 1 ? 1.5 : 0))} ${round}`}
                strokeDashoffset={-before * round}
                transform="rotate(-90 56 56)"
              />
            ))}
            <text x="56" y="58" className="sd-donut-sum">
              {sum}
            </text>
            <text x="56" y="74">
              {unit}
            </text>
          </svg>
          <ul className="sd-donut-parts sd-num">
            {drawn.map(({ label, value }, place) => (
              <li key={label} className={`sd-key-${place}`}>
                <span className="sd-grow">{label}</span>
                <b>{value}</b>
                <span className="sd-meta">{drawnPercents[place]}%</span>
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
