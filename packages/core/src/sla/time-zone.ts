import type { Instant } from './instant.ts';

/** Milliseconds of a day by the clock; a local day around a change of the clocks is shorter or longer. */
export const dayMs = 86_400_000;

/** Reads offsets of one time zone, remembering what it asked Intl, which is slow. */
export interface TimeZone {
  readonly name: string;
  /** Local time minus UTC at an instant, in milliseconds. */
  offsetMs(instant: Instant): number;
  /**
   * The instant of a local time given as if it were UTC. A time that the clocks skip is taken with the offset
   * before the change; one that comes twice is the first.
   */
  instantOf(local: number): Instant;
  /** The instant a local day starts; days count from 1970-01-01. */
  dayStart(day: number): Instant;
  /** The local day of an instant, counted from 1970-01-01. */
  dayOf(instant: Instant): number;
}

const zones = new Map<string, TimeZone>();

/** A time zone by its IANA name. Throws RangeError for a name that the runtime does not know. */
export function timeZone(name: string): TimeZone {
  let zone = zones.get(name);
  if (!zone) {
    zone = createZone(name);
    zones.set(name, zone);
  }
  return zone;
}

/**
 * Whether a name is a time zone: one list for all that names one. A bare offset is none: databases read `+08:00` the
 * other way round.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    timeZone(name);
    return true;
  } catch {
    return false;
  }
}

function createZone(name: string): TimeZone {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  });
  const ask = (instant: Instant): number => {
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
      formatter.format(instant).match(/\d+/g) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
  const byUtcDay = new Map<number, number>();
  const atUtcDay = (day: number): number => {
    let offset = byUtcDay.get(day);
    if (offset === undefined) {
      offset = ask(day * dayMs);
      byUtcDay.set(day, offset);
    }
    return offset;
  };
  const offsetMs = (instant: Instant): number => {
    const day = Math.floor(instant / dayMs);
    const offset = atUtcDay(day);
    return offset === atUtcDay(day + 1) ? offset : ask(instant);
  };
  const instantOf = (local: number): Instant => {
    const before = offsetMs(local - dayMs);
    const after = offsetMs(local + dayMs);
    if (before === after) return local - before;
    const early = local - Math.max(before, after);
    const late = local - Math.min(before, after);
    if (offsetMs(early) === local - early) return early;
    if (offsetMs(late) === local - late) return late;
    return local - before;
  };
  const dayStart = (day: number): Instant => instantOf(day * dayMs);
  const dayOf = (instant: Instant): number => {
    let day = Math.floor((instant + offsetMs(instant)) / dayMs);
    while (dayStart(day) > instant) day -= 1;
    while (dayStart(day + 1) <= instant) day += 1;
    return day;
  };
  return { name, offsetMs, instantOf, dayStart, dayOf };
}

/** A day counted from 1970-01-01 as YYYY-MM-DD. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** YYYY-MM-DD as a day counted from 1970-01-01; NaN when it is none. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** Weekday of a day counted from 1970-01-01: 0 Monday to 6 Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
