import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { AgendaEntry } from './agenda-entry.ts';
import type { AgendaMove } from './use-agenda-move.ts';
import '../../components/buttons.css';

interface AgendaGripProps {
  label: string;
  hint: string;
  entry: AgendaEntry;
  move: AgendaMove;
  onEdit?: (entry: AgendaEntry) => void;
}

/** What an entry is held by: drawn by a finger, moved by arrows and Enter, or tapped for the form. */
export function AgendaGrip({ label, hint, entry, move, onEdit }: AgendaGripProps) {
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
