import type { Instant } from '../order/order-state.ts';
import type { Span } from '../sla/service-clock.ts';
import { workdayMinutes } from './working-hours.ts';

const minuteMs = 60_000;

/** Days for which saturation is read: the caller's own, and that of subordinates. */
export const saturationDays = { self: 7, subordinates: 14 } as const;

function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

/** The time that an entry of a schedule takes. */
export interface PlannedEntry {
  readonly id: string;
  readonly planStart: Instant;
  readonly planEnd: Instant;
  readonly allDay?: boolean | undefined;
  /** The site, if it is on site: the way there counts if the entry before was elsewhere. */
  readonly siteId?: string | undefined;
}

/** The part of a day that an entry takes. */
export interface PlannedPart {
  readonly id: string;
  /** Its minutes within the day, travel included. */
  readonly minutes: number;
  /** Minutes of travel among them. */
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
 * What entries that are not cancelled take of a local day.
 *
 * - Each counts with its minutes inside the day, within working hours or not. Overlaps add up and are marked.
 * - An all-day entry counts as the day's capacity, or 480 minutes without one.
 * - `travelMinutes` is added for an on-site entry that begins that day, unless the entry before was at the same site.
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
 * Planned minutes over capacity, to four decimals. Without capacity 0 if nothing is planned, else 1 plus the planned
 * share of a workday, so that it is never infinite. For a group pass sums, since a mean of ratios says something else.
 */
export function saturationOf(plannedMinutes: number, capacity: number): number {
  if (capacity <= 0) return plannedMinutes <= 0 ? 0 : round(1 + plannedMinutes / workdayMinutes);
  return round(plannedMinutes / capacity);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Levels of saturation: free below 0.6, busy up to 1, overloaded above. */
export type SaturationLevel = 'free' | 'busy' | 'overloaded';

/** Level of a saturation. */
export function saturationLevel(saturation: number): SaturationLevel {
  if (saturation < 0.6) return 'free';
  return saturation <= 1 ? 'busy' : 'overloaded';
}

/** Shade of a day in a calendar or heat map: 0 nothing planned, 1 and 2 free, 3 and 4 busy, 5 overloaded. */
export type SaturationStep = 0 | 1 | 2 | 3 | 4 | 5;

/** Where a level is parted into two steps. */
const halves = { free: 0.35, busy: 0.85 } as const;

/** Step of a saturation; it agrees with {@link saturationLevel}. */
export function saturationStep(saturation: number): SaturationStep {
  if (saturation <= 0) return 0;
  const level = saturationLevel(saturation);
  if (level === 'overloaded') return 5;
  const upper = saturation > halves[level];
  if (level === 'free') return upper ? 2 : 1;
  return upper ? 4 : 3;
}
