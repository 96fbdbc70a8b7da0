import type { Instant } from '../order/order-state.ts';
import type { Span } from '../sla/service-clock.ts';
import { workdayMinutes } from './working-hours.ts';

const minuteMs = 60_000;

/** Windows of days that saturation is asked for: of oneself and of subordinates. */
export const saturationDays = { self: 7, subordinates: 14 } as const;

function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

/** An entry of a schedule as far as it takes time. */
export interface PlannedEntry {
  readonly id: string;
  readonly planStart: Instant;
  readonly planEnd: Instant;
  readonly allDay?: boolean | undefined;
  /** Where it is, when it is on site: the way there counts when the entry before was elsewhere. */
  readonly siteId?: string | undefined;
}

/** What an entry takes of a day. */
export interface PlannedPart {
  readonly id: string;
  /** Its minutes within the day, the way there included. */
  readonly minutes: number;
  /** Of them the way there. */
  readonly travelMinutes: number;
  /** It overlaps another entry of the day. */
  readonly conflict: boolean;
}

/** What is planned on a day. */
export interface PlannedDay {
  readonly parts: readonly PlannedPart[];
  readonly minutes: number;
}

function conflicts(entry: PlannedEntry, all: readonly PlannedEntry[]): boolean {
  return all.some(
    (other) => other !== entry && other.planStart < entry.planEnd && other.planEnd > entry.planStart,
  );
}

/**
 * Minutes planned on a local day by entries that are not cancelled: each one's minutes inside the day, working hours
 * or not; overlaps add up and are marked. An all-day entry takes the day's capacity, 480 when there is none. Before an
 * on-site entry that begins that day the way there counts, unless the entry before was at the same site.
 */
export function plannedDay(
  day: Span,
  entries: readonly PlannedEntry[],
  capacity: number,
  travelMinutes: number,
): PlannedDay {
  const ofDay = entries
    .filter((entry) => overlapMs(day, { from: entry.planStart, to: entry.planEnd }) > 0)
    .sort((a, b) => a.planStart - b.planStart || (a.id < b.id ? -1 : 1));
  const parts = ofDay.map((entry, index) => {
    const inside = overlapMs(day, { from: entry.planStart, to: entry.planEnd }) / minuteMs;
    const travels =
      entry.siteId !== undefined && entry.planStart >= day.from && ofDay[index - 1]?.siteId !== entry.siteId;
    const own = entry.allDay ? capacity || workdayMinutes : Math.round(inside);
    const way = travels ? travelMinutes : 0;
    return {
      id: entry.id,
      minutes: own + way,
      travelMinutes: way,
      conflict: conflicts(entry, ofDay),
    };
  });
  return { parts, minutes: parts.reduce((sum, part) => sum + part.minutes, 0) };
}

/**
 * Planned by capacity, rounded to four decimals. Without capacity 0 when nothing is planned, else 1 and the planned
 * part of a workday more, so it is never infinite. Of groups: the sums, never a mean of ratios.
 */
export function saturationOf(plannedMinutes: number, capacity: number): number {
  if (capacity <= 0) return plannedMinutes <= 0 ? 0 : round(1 + plannedMinutes / workdayMinutes);
  return round(plannedMinutes / capacity);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** How busy a saturation is: free below 0.6, busy up to 1, overloaded above. */
export type SaturationLevel = 'free' | 'busy' | 'overloaded';

/** Level of a saturation. */
export function saturationLevel(saturation: number): SaturationLevel {
  if (saturation < 0.6) return 'free';
  return saturation <= 1 ? 'busy' : 'overloaded';
}

/** Shade of a day in a calendar or heat map: 0 nothing planned, 1 and 2 free, 3 and 4 busy, 5 overloaded. */
export type SaturationStep = 0 | 1 | 2 | 3 | 4 | 5;

/** Where each level is parted in two, for those who compare shades. */
const halves = { free: 0.35, busy: 0.85 } as const;

/** Step of a saturation; never at odds with its level. */
export function saturationStep(saturation: number): SaturationStep {
  if (saturation <= 0) return 0;
  const level = saturationLevel(saturation);
  if (level === 'overloaded') return 5;
  const upper = saturation > halves[level];
  if (level === 'free') return upper ? 2 : 1;
  return upper ? 4 : 3;
}
