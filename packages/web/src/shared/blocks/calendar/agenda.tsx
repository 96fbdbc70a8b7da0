import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { useKeptFocus } from '../../platform/hooks/use-kept-focus.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useZone } from '../../platform/i18n/zone.ts';
import { type AgendaEntry, type AgendaMove, moved, overlapping, useAgendaMove } from './agenda-move.ts';
import { clockOf, dayOf, shortDay } from './days.ts';
import { calendarText } from './phrases.ts';
import './agenda.css';
import '../../components/buttons.css';

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
  // What was moved is another entry from then on, at another place.
  const list = useKeptFocus<HTMLOListElement>('.sd-agenda > li');
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
      <ol ref={list} className="sd-agenda" aria-label={label}>
        {entries.map((entry) => {
          const drawn = moving?.entry.id === entry.id;
          const shown = drawn ? moved(entry, moving.minutes) : entry;
          const over = overlapping(shown, entries);
          const tone = over.length > 0 && !entry.allDay ? 'clash' : (entry.tone ?? 'plain');
          return (
            <li
              key={entry.id}
              data-keep={entry.about}
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

interface AgendaGripProps {
  label: string;
  hint: string;
  entry: AgendaEntry;
  move: AgendaMove;
  onEdit?: (entry: AgendaEntry) => void;
}

/** What an entry is held by: drawn by a finger, moved by arrows and Enter, or tapped for the form. */
function AgendaGrip({ label, hint, entry, move, onEdit }: AgendaGripProps) {
  const hintId = useId();
  const startY = useRef<number>(undefined);
  const drew = useRef(false);
  const held = move.moving?.entry.id === entry.id;

  function hold(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    startY.current = event.clientY;
    drew.current = false;
  }
  function draw(event: PointerEvent<HTMLButtonElement>) {
    if (startY.current !== undefined) move.draw(entry, event.clientY - startY.current);
  }
  function drop() {
    if (startY.current === undefined) return;
    startY.current = undefined;
    drew.current = move.drop();
  }
  function giveUp() {
    startY.current = undefined;
    move.giveUp();
  }
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -4, PageDown: 4 };
    const by = steps[event.key];
    if (by !== undefined) move.step(entry, by);
    else if (event.key === 'Escape' && held) move.giveUp();
    else if (event.key === 'Enter' && held) move.drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      type="button"
      className="sd-icon-button sd-agenda-grip"
      title={label}
      aria-describedby={hintId}
      onPointerDown={hold}
      onPointerMove={draw}
      onPointerUp={drop}
      onPointerCancel={giveUp}
      onKeyDown={press}
      onBlur={() => held && startY.current === undefined && move.giveUp()}
      onClick={() => {
        // What was drawn ends with a click of its own, which means nothing.
        if (drew.current) drew.current = false;
        else onEdit?.(entry);
      }}
    >
      <Icon name="grip" size={20} />
      <span className="sd-hidden">{label}</span>
      <span id={hintId} className="sd-hidden" aria-hidden="true">
        {hint}
      </span>
    </button>
  );
}
