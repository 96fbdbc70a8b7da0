import { minutesAfter } from './days.ts';

/** An entry of a day as far as it takes time. */
export interface Span {
  readonly id: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
}

/** What a step moves an entry by, and how far a finger draws for it. */
export const moveStep = { minutes: 15, pixels: 12 } as const;

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
