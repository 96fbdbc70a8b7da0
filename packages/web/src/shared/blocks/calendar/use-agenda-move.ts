import { useState } from 'react';
import type { AgendaEntry } from './agenda-entry.ts';
import { drawnMinutes, moveStep } from './agenda-move.ts';

interface Moving {
  entry: AgendaEntry;
  /** How far it was drawn. */
  pixels: number;
  minutes: number;
}

export interface AgendaMove {
  moving: Moving | undefined;
  /** Shows an entry as far from its place as it was drawn. */
  draw: (entry: AgendaEntry, pixels: number) => void;
  /** Moves it by steps, as keys do. */
  step: (entry: AgendaEntry, steps: number) => void;
  /** Leaves it where it was drawn. Says whether it is elsewhere than before. */
  drop: () => boolean;
  giveUp: () => void;
}

/** What is being moved in an agenda, and where to. */
export function useAgendaMove(onMove?: (entry: AgendaEntry, minutes: number) => unknown): AgendaMove {
  const [moving, setMoving] = useState<Moving>();
  const draw = (entry: AgendaEntry, pixels: number) =>
    setMoving({ entry, pixels, minutes: drawnMinutes(pixels) });
  return {
    moving,
    draw,
    step(entry, steps) {
      const from = moving?.entry.id === entry.id ? moving.pixels : 0;
      draw(entry, from + steps * moveStep.pixels);
    },
    drop() {
      setMoving(undefined);
      if (!moving || moving.minutes === 0) return false;
      void onMove?.(moving.entry, moving.minutes);
      return true;
    },
    giveUp: () => setMoving(undefined),
  };
}
