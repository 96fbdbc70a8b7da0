import { type ReactNode, useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
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

const pixelsOf = (minutes: number) => (minutes / moveStep.minutes) * moveStep.pixels;

/** Minutes that a finger has drawn an entry by, in whole steps. */
export function drawnMinutes(pixels: number): number {
  const minutes = Math.round(pixels / moveStep.pixels) * moveStep.minutes;
  return Math.max(-maxMinutes, Math.min(maxMinutes, minutes)) || 0;
}

/** Of minutes that an entry is moved by those that keep it from beginning before now: it stops there, on its own steps. */
export function minutesFromNow({ start }: Pick<Span, 'start'>, minutes: number, nowMs: number): number {
  const stepMs = moveStep.minutes * 60_000;
  const earliest = Math.ceil((nowMs - Date.parse(start)) / stepMs) * moveStep.minutes;
  // What should have begun already goes on to what is to come, and no further back.
  if (earliest > 0 && minutes <= 0) return 0;
  return Math.max(minutes, earliest) || 0;
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
  const draw = (entry: AgendaEntry, pixels: number) => {
    const wanted = drawnMinutes(pixels);
    const minutes = minutesFromNow(entry, wanted, serverNow());
    // It is seen to stop, and keys go on from there.
    setMoving({ entry, pixels: minutes === wanted ? pixels : pixelsOf(minutes), minutes });
  };
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
