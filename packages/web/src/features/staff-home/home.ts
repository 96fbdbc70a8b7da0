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

/** How full a day is: planned time by the time there is. */
export type LoadLevel = 'free' | 'full' | 'over';

const freeBelow = 0.6;

export function loadLevel(saturation: number): LoadLevel {
  if (saturation > 1) return 'over';
  return saturation < freeBelow ? 'free' : 'full';
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
