import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors.ts';
import type { ReadContext } from './flag.ts';
import { clockMeant, dayMeant, instantMeant } from './when.ts';

/** Reads a calendar day: a date, `monday`, `today`, or so far from today such as `-7d` or `+2w`. */
export function readDay(given: string, { name, phrases, now }: ReadContext): string {
  const day = dayMeant(given, now);
  if (day) return day.format('YYYY-MM-DD');
  throw usageError(format(phrases.usage.notDay, { name, value: given }));
}

/** Reads a time of day. */
export function readClock(given: string, { name, phrases }: ReadContext): string {
  const time = clockMeant(given);
  if (time) return time;
  throw usageError(format(phrases.usage.notClock, { name, value: given }));
}

/** Reads an instant: with its zone, or without one by the run's clocks; `17:00`, `monday 9:00` and `+2h` are such. */
export function readInstant(given: string, { name, phrases, now }: ReadContext): string {
  const at = instantMeant(given, now);
  if (at) return at.toISOString();
  throw usageError(format(phrases.usage.notInstant, { name, value: given }));
}
