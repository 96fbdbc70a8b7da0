import { datesIn, datesNow, type WallTime } from '../../platform/i18n/dates.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { calendarText } from './phrases.ts';

// Days alone are the same in every zone; what has an hour goes by the organisation's clocks.
const plain = datesIn('UTC', 'en');
const dayShape = 'YYYY-MM-DD';

function wallOf(day: string, dates = plain): WallTime {
  const wall = dates.read(day);
  if (!wall) throw new RangeError(`${day} is no day`);
  return wall;
}

/** The day (YYYY-MM-DD) so many days later, or earlier when negative. */
export function dayAfter(day: string, days: number): string {
  return wallOf(day).add(days, 'day').format(dayShape);
}

/** Consecutive days from one on. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(day, index));
}

/** The seven days of the week that a day lies in, Monday first. */
export function weekOf(day: string): string[] {
  return daysFrom(wallOf(day).startOf('week').format(dayShape), 7);
}

/** The first and last day of the week that a day lies in, or of so many weeks that begin with it. */
export function periodOf(day: string, weeks?: number): { first: string; last: string } {
  const first = weeks === undefined ? (weekOf(day)[0] ?? day) : day;
  return { first, last: dayAfter(first, 7 * (weeks ?? 1) - 1) };
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(wallOf(day).day());
}

/** The month (YYYY-MM) so many months later, or earlier when negative. */
export function monthAfter(month: string, months: number): string {
  return wallOf(`${month}-01`).add(months, 'month').format('YYYY-MM');
}

/** The month (YYYY-MM) of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The weeks that a month touches, each from Monday on. */
export function weeksOf(month: string): string[][] {
  const first = wallOf(`${month}-01`);
  const start = first.startOf('week');
  const count = first.endOf('month').endOf('week').diff(start, 'week') + 1;
  return Array.from({ length: count }, (_, week) => daysFrom(start.add(week, 'week').format(dayShape), 7));
}

/** The day that an instant lies in. */
export function dayOf(instant: string | number): string {
  return datesNow().at(instant).format(dayShape);
}

/** Hours and minutes of an instant. */
export function clockOf(instant: string | number): string {
  return datesNow().at(instant).format('HH:mm');
}

/** The instant so many minutes later. */
export function minutesAfter(instant: string, minutes: number): string {
  const { at, instantOf } = datesNow();
  return instantOf(at(instant).add(minutes, 'minute'));
}

/** The name of a day's weekday: one character or three letters. */
export function weekdayWords(day: string, locale: Locale): string {
  return inWords(day, 'weekday', locale);
}

/** A day in words with its weekday, without the year. */
export function dayWords(day: string, locale: Locale): string {
  return inWords(day, 'date', locale);
}

/** A month in words, with its year. */
export function monthWords(month: string, locale: Locale): string {
  return inWords(`${month}-01`, 'month', locale);
}

/** A day as short as it is clear beside others: 11-25. */
export function shortDay(day: string): string {
  return day.slice(5);
}

function inWords(day: string, what: 'weekday' | 'date' | 'month', locale: Locale): string {
  return wallOf(day, datesIn('UTC', locale)).format(calendarText.in(locale).shapes[what]);
}
