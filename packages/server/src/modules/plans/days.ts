import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { isoOf } from '../../engine/instants.ts';
import { invalid } from '../../platform/http/refusals.ts';

/** Longest time that is asked about at once. */
const mostDays = 366;

/** Days from one to another, both included, as instants of a zone: the end is where the day after begins. */
export function spanOfDays(zone: string, from: string, to: string, most = mostDays) {
  const first = dayOfDate(from);
  const last = dayOfDate(to);
  if (last < first) throw invalid('to', 'notAllowed');
  if (last - first >= most) throw invalid('to', 'tooBig', { max: most });
  const local = timeZone(zone);
  return {
    from: isoOf(local.dayStart(first)),
    to: isoOf(local.dayStart(last + 1)),
    dates: Array.from({ length: last - first + 1 }, (_, index) => dateOfDay(first + index)),
  };
}

/** Consecutive days from one on. */
export function daysFrom(from: string, count: number): string[] {
  const first = dayOfDate(from);
  return Array.from({ length: count }, (_, index) => dateOfDay(first + index));
}

/** The day that an instant lies in, in a zone. */
export const dateIn = (zone: string, at: Date): string => dateOfDay(timeZone(zone).dayOf(at.getTime()));

/** Days that are asked for together lie together: a list is no way to read years at once. */
export const widestDays = 62;

/** Refuses days that lie too far apart. */
export function checkDays(days: readonly string[]): void {
  const numbers = days.map(dayOfDate);
  if (Math.max(...numbers) - Math.min(...numbers) >= widestDays) {
    throw invalid('days', 'tooBig', { max: widestDays });
  }
}
