import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { timeZone as zoneOf } from '../sla/time-zone.ts';

dayjs.extend(utc);

/** An instant as it arrives: ISO 8601 text, milliseconds since 1970 UTC, or a Date. */
export type InstantLike = string | number | Date | null | undefined;

/** Milliseconds since 1970 UTC; undefined when it is no instant. */
function instantOf(value: InstantLike): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const instant = typeof value === 'string' ? Date.parse(value) : Number(value);
  // Beyond this a Date has no fields; zones are asked within a day of it.
  return Math.abs(instant) <= 8.64e15 - 1.728e8 ? instant : undefined;
}

/** What clocks of a zone show at an instant. */
function clock(instant: number, timeZone: string | undefined): Dayjs {
  // Not dayjs's own zones: in hours that the machine's zone skips they show another hour.
  return timeZone ? dayjs.utc(instant + zoneOf(timeZone).offsetMs(instant)) : dayjs(instant);
}

/**
 * An instant as YYYY-MM-DD HH:mm:ss in a time zone (IANA name; the viewer's own when absent); "" when it is none.
 */
export function formatTimestamp(value: InstantLike, timeZone?: string): string {
  const instant = instantOf(value);
  return instant === undefined ? '' : clock(instant, timeZone).format('YYYY-MM-DD HH:mm:ss');
}

/** The day of an instant as YYYY-MM-DD in a time zone; a plain day stays as it is; "" when it is neither. */
export function formatDate(value: InstantLike, timeZone?: string): string {
  if (typeof value === 'string' && isDay(value)) return value;
  const instant = instantOf(value);
  return instant === undefined ? '' : clock(instant, timeZone).format('YYYY-MM-DD');
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
