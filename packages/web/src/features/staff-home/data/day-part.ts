/** Part of the day, for a greeting. */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Until which hour each part lasts, in order. */
const until: readonly [hour: number, part: DayPart][] = [
  [5, 'night'],
  [11, 'morning'],
  [13, 'noon'],
  [18, 'afternoon'],
  [23, 'evening'],
];

export function dayPart(hour: number): DayPart {
  return until.find(([end]) => hour < end)?.[1] ?? 'night';
}
