import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../platform/i18n/use-text.ts';
import { useZone } from '../../platform/i18n/zone.ts';
import { AgendaGrip } from './agenda-grip.tsx';
import './agenda.css';
import type { AgendaEntry } from './agenda-entry.ts';
import { moved, overlapping } from './agenda-move.ts';
import { clockOf, dayOf, shortDay } from './days.ts';
import { calendarText } from './phrases.ts';
import { useAgendaMove } from './use-agenda-move.ts';

interface AgendaProps {
  label: string;
  entries: readonly AgendaEntry[];
  /** Asked when an entry was drawn, or moved by keys, to another time. */
  onMove?: (entry: AgendaEntry, minutes: number) => unknown;
  /** Asked when the grip was tapped: to give it a time by a form. */
  onEdit?: (entry: AgendaEntry) => void;
}

/** The entries of a day in order of time; what overlaps is marked and named. Entries move by finger, keys or a form. */
export function Agenda({ label, entries, onMove, onEdit }: AgendaProps) {
  const text = useText(calendarText);
  const move = useAgendaMove(onMove);
  useZone();
  const titles = (all: readonly AgendaEntry[]) => all.map(({ title }) => text.quote(title)).join(' ');
  const { moving } = move;
  const spoken = () => {
    if (!moving) return '';
    const there = moved(moving.entry, moving.minutes);
    const over = overlapping(there, entries);
    const [from, to] = [clockOf(there.start), clockOf(there.end)];
    return over.length === 0 ? text.moving(from, to) : text.movingOver(from, to, titles(over));
  };
  return (
    <>
      <ol className="sd-agenda" aria-label={label}>
        {entries.map((entry) => {
          const drawn = moving?.entry.id === entry.id;
          const shown = drawn ? moved(entry, moving.minutes) : entry;
          const over = overlapping(shown, entries);
          const tone = over.length > 0 && !entry.allDay ? 'clash' : (entry.tone ?? 'plain');
          return (
            <li
              key={entry.id}
              className={`sd-agenda-${tone}${drawn ? ' sd-agenda-moving' : ''}`}
              ref={(element) => {
                element?.style.setProperty('--drawn', drawn ? `${moving.pixels}px` : '0px');
              }}
            >
              <Times entry={shown} />
              <i />
              <Opening to={entry.to}>
                <b className="sd-cut">{entry.title}</b>
                {entry.note !== undefined && <small className="sd-cut">{entry.note}</small>}
                {tone === 'clash' && <em>{text.overlaps(titles(over))}</em>}
              </Opening>
              {entry.movable && (
                <AgendaGrip
                  label={text.move(entry.title)}
                  hint={text.moveHint}
                  entry={entry}
                  move={move}
                  onEdit={onEdit}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className={moving ? 'sd-agenda-spoken sd-num' : 'sd-hidden'}>
        {spoken()}
      </p>
    </>
  );
}

/** The words of an entry, all of them the way to what it is about. */
function Opening({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className="sd-agenda-words">{children}</span>;
  return (
    <Link className="sd-agenda-words sd-agenda-link" to={to}>
      {children}
    </Link>
  );
}

function Times({ entry }: { entry: AgendaEntry }) {
  const text = useText(calendarText);
  if (entry.allDay) return <span className="sd-agenda-time">{text.allDay}</span>;
  const end = dayOf(entry.end);
  return (
    <span className="sd-agenda-time sd-num">
      <time dateTime={entry.start}>{clockOf(entry.start)}</time>{' '}
      <time dateTime={entry.end}>
        {end !== dayOf(entry.start) && `${shortDay(end)} `}
        {clockOf(entry.end)}
      </time>
    </span>
  );
}
