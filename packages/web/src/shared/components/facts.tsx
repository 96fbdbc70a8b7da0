import type { ReactNode } from 'react';
import './rows.css';
import { WholeTimes } from './whole-times.tsx';

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
