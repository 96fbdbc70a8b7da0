import {
  exchangeHours,
  type HolidayDays,
  type Hours,
  isRoundTheClock,
  type ServiceCalendar,
  spansOf,
} from './calendar.ts';
import type { Instant } from './instant.ts';
import { dateOfDay, type TimeZone, timeZone, weekdayOf } from './time-zone.ts';

/** A stretch of time, its end not included. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** Measures time by a service calendar: only time inside the opening hours counts. */
export interface ServiceClock {
  /** Service time between two instants in milliseconds, never negative. */
  between(from: Instant, to: Instant): number;
  /**
   * The first instant at which that much service time has passed; undefined when the calendar does not open
   * often enough within ten years.
   */
  after(from: Instant, serviceMs: number): Instant | undefined;
  isOpen(instant: Instant): boolean;
  /** Opening spans inside one local day (days from 1970-01-01). */
  spansOfDay(day: number): readonly Span[];
}

const horizonDays = 3660;

/** Hours that a calendar has on one local day: exception, then holiday set, then the week. */
export function hoursOfDay(calendar: ServiceCalendar, holidays: HolidayDays, day: number): readonly Hours[] {
  const date = dateOfDay(day);
  const exception = calendar.exceptions?.[date];
  if (exception) return exception;
  const holiday = isRoundTheClock(calendar) ? undefined : holidays[date];
  if (holiday === 'off') return [];
  return holiday === 'work' ? exchangeHours(calendar) : (calendar.weekly[weekdayOf(day)] ?? []);
}

function merged(spans: Span[]): readonly Span[] {
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else joined.push(span);
  }
  return joined;
}

function spansFrom(zone: TimeZone, day: number, hours: readonly Hours[]): Span[] {
  const base = day * 1440;
  return spansOf(hours).map(([from, to]) => ({
    from: zone.instantOf((base + from) * 60_000),
    to: zone.instantOf((base + to) * 60_000),
  }));
}

/**
 * A clock for a calendar and the days of its holiday set. It remembers the days it has worked out, so one clock
 * is made for each version of a calendar and kept.
 */
export function serviceClock(calendar: ServiceCalendar, holidays: HolidayDays = {}): ServiceClock {
  const zone = timeZone(calendar.timeZone);
  const days = new Map<number, readonly Span[]>();

  /** Spans of a day and of the night before that runs into it, cut to the day. */
  const spansOfDay = (day: number): readonly Span[] => {
    const known = days.get(day);
    if (known) return known;
    const start = zone.dayStart(day);
    const end = zone.dayStart(day + 1);
    const spans = [day - 1, day]
      .flatMap((each) => spansFrom(zone, each, hoursOfDay(calendar, holidays, each)))
      .map(({ from, to }) => ({ from: Math.max(from, start), to: Math.min(to, end) }))
      .filter(({ from, to }) => to > from);
    const found = merged(spans);
    days.set(day, found);
    return found;
  };

  if (isRoundTheClock(calendar) && Object.keys(calendar.exceptions ?? {}).length === 0) {
    return {
      between: (from, to) => Math.max(0, to - from),
      after: (from, serviceMs) => from + Math.max(0, serviceMs),
      isOpen: () => true,
      spansOfDay,
    };
  }

  return {
    between(from, to) {
      if (!(to > from)) return 0;
      let sum = 0;
      const last = zone.dayOf(to);
      for (let day = zone.dayOf(from); day <= last; day += 1) {
        for (const span of spansOfDay(day)) {
          const overlap = Math.min(span.to, to) - Math.max(span.from, from);
          if (overlap > 0) sum += overlap;
        }
      }
      return sum;
    },
    after(from, serviceMs) {
      if (!(serviceMs > 0)) return from;
      let rest = serviceMs;
      const first = zone.dayOf(from);
      for (let day = first; day <= first + horizonDays; day += 1) {
        for (const span of spansOfDay(day)) {
          const start = Math.max(span.from, from);
          const open = span.to - start;
          if (open <= 0) continue;
          if (rest <= open) return start + rest;
          rest -= open;
        }
      }
      return undefined;
    },
    isOpen: (instant) =>
      spansOfDay(zone.dayOf(instant)).some((span) => span.from <= instant && instant < span.to),
    spansOfDay,
  };
}
