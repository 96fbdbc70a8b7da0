import type { ReactNode } from 'react';
import './rows.css';
import { WholeTimes } from './whole-times.tsx';

export interface TimelineEntry {
  key: string;
  /** Who did what. */
  title: ReactNode;
  /** When, already in words. */
  time: string;
  note?: ReactNode;
  /** Pictures, changes and the like below the note. */
  more?: ReactNode;
}

/** What happened, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="sd-timeline">
      {entries.map((entry) => (
        <li key={entry.key}>
          <div className="sd-timeline-head">
            <span>{entry.title}</span>
            <span className="sd-meta sd-num">
              <WholeTimes>{entry.time}</WholeTimes>
            </span>
          </div>
          {entry.note !== undefined && <p className="sd-meta">{entry.note}</p>}
          {entry.more}
        </li>
      ))}
    </ol>
  );
}
