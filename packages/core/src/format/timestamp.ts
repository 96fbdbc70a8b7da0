import { timeZone as zoneOf } from '../sla/time-zone.ts';

/** An instant as it arrives: ISO 8601 text, milliseconds since 1970 UTC, or a Date. */
export type InstantLike = string | number | Date | null | undefined;

/** Milliseconds since 1970 UTC; undefined when it is no instant. */
function instantOf(value: InstantLike): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const instant = typeof value === 'string' ? Date.parse(value) : Number(value);
  // Beyond this a Date has no fields; zones are asked within a day of it.
  return Math.abs(instant) <= 8.64e15 - 1.728e8 ? instant : undefined;
}

/** The local clock at an instant, as a Date whose UTC fields read the local time. */
function localClock(instant: number, timeZone: string | undefined): Date {
  if (timeZone) return new Date(instant + zoneOf(timeZone).offsetMs(instant));
  return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000);
}

/**
 * An instant as YYYY-MM-DD HH:mm:ss in a time zone (IANA name; the viewer's own when absent); "" when it is none.
 * Source: product document, section 9.
 */
export function formatTimestamp(value: InstantLike, timeZone?: string): string {
  const instant = instantOf(value);
  return instant === undefined ? '' : isoOf(localClock(instant, timeZone)).replace('T', ' ').slice(0, -5);
}

/** The day of an instant as YYYY-MM-DD in a time zone; a plain day stays as it is; "" when it is neither. */
export function formatDate(value: InstantLike, timeZone?: string): string {
  if (typeof value === 'string' && isDay(value)) return value;
  const instant = instantOf(value);
  return instant === undefined ? '' : (isoOf(localClock(instant, timeZone)).split('T')[0] ?? '');
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

function isoOf(date: Date): string {
  return date.toISOString();
}
