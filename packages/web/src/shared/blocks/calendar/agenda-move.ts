import { type ReactNode, useState } from 'react';
import { minutesAfter } from './days.ts';

/** Something that takes time on a day. */
export interface AgendaEntry extends Span {
  title: string;
  /** One line below: where, how long, whose. */
  note?: ReactNode;
  tone?: 'now' | 'done' | 'plain';
  allDay?: boolean;
  /** What it is about, the same once it was moved, when it is another entry. */
  about?: string;
  /** Where it opens. */
  to?: string;
  /** It may be given another time. */
  movable?: boolean;
}

/** An entry of a day as far as it takes time. */
export interface Span {
  readonly id: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
}

/** What a step moves an entry by, and how far a finger draws for it. */
const moveStep = { minutes: 15, pixels: 12 } as const;

const maxMinutes = 24 * 60;

/** Minutes that a finger has drawn an entry by, in whole steps. */
export function drawnMinutes(pixels: number): number {
  const minutes = Math.round(pixels / moveStep.pixels) * moveStep.minutes;
  return Math.max(-maxMinutes, Math.min(maxMinutes, minutes)) || 0;
}

/** An entry so many minutes later. */
export function moved<T extends Span>(entry: T, minutes: number): T {
  return { ...entry, start: minutesAfter(entry.start, minutes), end: minutesAfter(entry.end, minutes) };
}

/** Entries that lie over one, itself left out. */
export function overlapping<T extends Span>(one: Span, all: readonly T[]): T[] {
  const { id } = one;
  const [start, end] = [Date.parse(one.start), Date.parse(one.end)];
  return all.filter(
    (other) => other.id !== id && Date.parse(other.start) < end && Date.parse(other.end) > start,
  );
}

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
