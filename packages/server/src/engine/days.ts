import { formatTimestamp } from '@svcdesk/core/format';
import { addMonths } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { invalid } from '../platform/refusals.ts';
import { isoOf } from './timestamps.ts';

/** Longest time that is asked about at once. */
const maxDays = 366;

/** Days from one to another, both included, as instants of a zone: the end is where the day after begins. */
export function spanOfDays(zone: string, from: string, to: string, most = maxDays) {
  const first = dayOfDate(from);
  const last = dayOfDate(to);
  if (last < first) throw invalid('to', 'tooEarly', { min: from });
  if (last - first >= most) throw invalid('to', 'tooLongSpan', { max: most });
  const local = timeZone(zone);
  return {
    from: isoOf(local.dayStart(first)),
    to: isoOf(local.dayStart(last + 1)),
    dates: daysFrom(from, last - first + 1),
  };
}

const dayMs = 86_400_000;

/** Refuses a time that ends before it begins, or takes longer than so many days. */
export function checkSpan(startMs: number, endMs: number, maxSpanDays: number, path: string): void {
  if (endMs <= startMs) throw invalid(path, 'notAfterStart');
  if (endMs - startMs > maxSpanDays * dayMs) throw invalid(path, 'tooLongSpan', { max: maxSpanDays });
}

/** Consecutive days from one on. */
export function daysFrom(from: string, count: number): string[] {
  const first = dayOfDate(from);
  return Array.from({ length: count }, (_, index) => dateOfDay(first + index));
}

/** Every day of a month, YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  return daysFrom(first, dayOfDate(addMonths(first, 1)) - dayOfDate(first));
}

/** An instant as its minute of a zone's clock, for people: YYYY-MM-DD HH:mm. */
export const minuteIn = (zone: string, at: string): string =>
  formatTimestamp(at, zone).slice(0, 'YYYY-MM-DD HH:mm'.length);

/** The day that an instant lies in, in a zone. */
export const dateIn = (zone: string, at: Date): string => dateOfDay(timeZone(zone).dayOf(at.getTime()));

/** A tenant's zone, and the present. */
interface Clock {
  readonly timeZone: string;
  now(): Date;
}

/** Days after today for which orders may be planned. Nothing later is read. */
const maxAheadDays = 92;

/** The last day (YYYY-MM-DD) for which orders may be planned. */
export const lastDayOf = ({ timeZone: zone, now }: Clock): string =>
  dateOfDay(timeZone(zone).dayOf(now().getTime()) + maxAheadDays);

/** The end of {@link lastDayOf}, in milliseconds. */
export const farthestOf = ({ timeZone: zone, now }: Clock): number => {
  const local = timeZone(zone);
  return local.dayStart(local.dayOf(now().getTime()) + maxAheadDays + 1);
};

/** Refuses an appointment that ends too far ahead. */
export function checkAhead(endMs: number, path: string, clock: Clock): void {
  if (endMs > farthestOf(clock)) throw invalid(path, 'tooLate', { max: lastDayOf(clock) });
}

/** The day that was asked for, today unless said. Refuses one for which nothing can be planned: over, or too far ahead. */
export function dayToCome(asked: string | undefined, path: string, clock: Clock): string {
  const today = dateIn(clock.timeZone, clock.now());
  if (asked === undefined) return today;
  if (asked < today) throw invalid(path, 'tooEarly', { min: today });
  const max = lastDayOf(clock);
  if (asked > max) throw invalid(path, 'tooLate', { max });
  return asked;
}

/** Days that are asked for together lie together: a list is no way to read years at once. */
export const maxSpanDays = 62;

/** Refuses days that lie too far apart. */
export function checkDays(days: readonly string[]): void {
  const numbers = days.map(dayOfDate);
  if (Math.max(...numbers) - Math.min(...numbers) >= maxSpanDays) {
    throw invalid('days', 'tooLongSpan', { max: maxSpanDays });
  }
}

/** A moment and the tenant's day that it lies in, as instants on the wire. */
export function momentOf(asOf: Date, zone: string) {
  const local = timeZone(zone);
  const day = local.dayOf(asOf.getTime());
  return {
    asOf: asOf.toISOString(),
    dayStart: isoOf(local.dayStart(day)),
    dayEnd: isoOf(local.dayStart(day + 1)),
  };
}
