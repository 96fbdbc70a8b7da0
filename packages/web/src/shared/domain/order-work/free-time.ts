import type { Span } from '../../blocks/calendar/agenda-move.ts';

/** How full a day of one's own is. */
export interface DayLoad {
  date: string;
  saturation: number;
  plannedMinutes?: number;
  capacityMinutes?: number;
}

/** The first day that still has room for the work; undefined when none has. */
export function dayWithRoom<Load extends DayLoad>(days: readonly Load[], minutes: number): Load | undefined {
  return days.find(
    ({ plannedMinutes = 0, capacityMinutes = 0 }) => plannedMinutes + minutes <= capacityMinutes,
  );
}

/** When the work can begin without lying over anything, from an instant on. */
export function firstGap(
  entries: readonly Pick<Span, 'start' | 'end'>[],
  from: string,
  minutes: number,
): string {
  let startMs = Date.parse(from);
  const spans = entries
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end } of spans) {
    if (start < startMs + minutes * 60_000 && end > startMs) startMs = end;
  }
  return new Date(startMs).toISOString();
}
