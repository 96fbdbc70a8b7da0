import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WholeTimes } from './whole-times.tsx';
import './rows.css';

export interface Fact {
  label: string;
  /** Absent or empty: the line is left out. */
  value: ReactNode;
}

/** Names and values in two columns; a long value wraps, an absent one leaves no gap. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="sd-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WholeTimes>{value}</WholeTimes>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface Figure {
  key: string;
  value: number | string;
  label: string;
  tone?: 'late' | 'soon';
  /** The list that this figure counts. */
  to?: string;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** Beside other things in a card, or with their units. */
  small?: boolean;
}

/** Up to four numbers in a row, each over its name. */
export function Figures({ figures, small }: FiguresProps) {
  return (
    <ul className={small ? 'sd-figures sd-figures-small sd-num' : 'sd-figures sd-num'}>
      {figures.map(({ key, value, label, tone, to }) => {
        const body = (
          <>
            <b className={tone === undefined ? undefined : `sd-figure-${tone}`}>{value}</b>
            <span>{label}</span>
          </>
        );
        return <li key={key}>{to === undefined ? <div>{body}</div> : <Link to={to}>{body}</Link>}</li>;
      })}
    </ul>
  );
}
