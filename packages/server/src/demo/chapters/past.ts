import { timeZone, weekdayOf } from '@svcdesk/core/sla';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import type { Chapter } from './chapter.ts';

const hourMs = 3_600_000;
const saturday = 5;
const weekendShare = 0.35;

/** Orders by the hour at which they come in. */
const hourWeights: readonly (readonly [hour: number, weight: number])[] = [
  [1, 1],
  [5, 1],
  [7, 3],
  [8, 7],
  [9, 12],
  [10, 11],
  [11, 8],
  [12, 4],
  [13, 7],
  [14, 10],
  [15, 9],
  [16, 8],
  [17, 5],
  [18, 4],
  [19, 4],
  [20, 3],
  [21, 2],
  [23, 1],
];

/** An instant of a working life: few on weekends, most in the morning. */
export function someTime(zone: string, chance: Chance, from: number, to: number): number {
  const local = timeZone(zone);
  for (;;) {
    const day = local.dayOf(chance.between(from, to));
    if (weekdayOf(day) >= saturday && !chance.happens(weekendShare)) continue;
    const at = local.dayStart(day) + (chance.weighted(hourWeights) + chance.next()) * hourMs;
    if (at >= from && at <= to) return Math.floor(at);
  }
}

/** Orders that came and went in their own time. */
export function pastChapters(
  { timeZone: zone }: Company,
  chance: Chance,
  count: number,
  from: number,
  to: number,
): Chapter[] {
  return Array.from({ length: count }, () => ({
    at: someTime(zone, chance, from, to),
    wish: {},
    ending: {},
  }));
}
