import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '../../components/marks.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { usePrinting } from '../../platform/printing.ts';
import { Attachments } from '../photos/attachments.tsx';
import { historyText } from './phrases.ts';
import './history-list.css';
import '../../components/rows.css';

/** One thing that happened to anything: an order, an asset, a review. */
export interface HistoryEntry {
  key: string;
  /** Who did what, in one sentence. */
  title: ReactNode;
  /** Instant. */
  at: string;
  /** Clients do not see it. */
  internal?: boolean;
  /** Below it, one line each: a reason, a change, a place. */
  lines?: readonly ReactNode[];
  /** What the author wrote, as they wrote it. */
  words?: string;
  attachments?: ComponentProps<typeof Attachments>['attachments'];
}

interface HistoryListProps {
  /** Oldest first, as the server gives them. */
  entries: readonly HistoryEntry[];
  /** Leaves pictures to the full page. */
  brief?: boolean;
  /** So many of the newest; all of them otherwise, and on paper. */
  newest?: number;
}

/** What happened, newest first: who, what, when, with words and pictures. */
export function HistoryList({ entries, brief, newest }: HistoryListProps) {
  const text = useText(historyText);
  // Paper leads to no full page.
  const printing = usePrinting();
  const shown = entries.toReversed().slice(0, printing ? undefined : newest);
  if (shown.length === 0) return <p className="sd-meta">{text.none}</p>;
  return (
    <Timeline
      entries={shown.map((entry) => ({
        key: entry.key,
        title: <Title entry={entry} />,
        time: momentFact(entry.at),
        note: <Notes entry={entry} />,
        more: !brief && (entry.attachments?.length ?? 0) > 0 && (
          <div className="sd-history-files">
            <Attachments attachments={entry.attachments ?? []} />
          </div>
        ),
      }))}
    />
  );
}

function Title({ entry: { title, internal } }: { entry: HistoryEntry }) {
  const text = useText(historyText);
  if (!internal) return title;
  return (
    <>
      {title} <Pill>{text.internal}</Pill>
    </>
  );
}

function Notes({ entry: { lines = [], words } }: { entry: HistoryEntry }) {
  return (
    <>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only shown, and never change their order
        <span key={place} className="sd-history-line">
          <WholeTimes>{line}</WholeTimes>
        </span>
      ))}
      {words !== undefined && (
        <span className="sd-history-line sd-history-words">
          <WholeTimes>{words}</WholeTimes>
        </span>
      )}
    </>
  );
}

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
function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
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
