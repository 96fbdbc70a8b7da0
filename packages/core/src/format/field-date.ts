import { timeZone as zoneOf } from '../sla/time-zone.ts';
import { formatDate, formatTimestamp, isDay } from './timestamp.ts';

/** Zones that a stored date is read and shown in, IANA names; the machine's own when absent. */
export interface DateZones {
  /** Where a time without a zone is meant: the tenant's; that of the reader when absent. */
  readonly tenantTimeZone?: string | undefined;
  /** The reader's. */
  readonly timeZone?: string | undefined;
}

/** As other servers store instants: from 1973 on, which tells them from years and days. */
const epoch = /^\d{12,14}$/;
const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/;

function instantOfText(text: string, zones: DateZones): number | string {
  if (epoch.test(text)) return Number(text);
  const [found, day = '', time = ''] = local.exec(text) ?? [];
  if (found === undefined) return text;
  // `Date` takes 30 February for a day of March.
  if (!isDay(day)) return Number.NaN;
  const zone = zones.tenantTimeZone ?? zones.timeZone;
  const clock = Date.parse(`${day}T${time}Z`);
  // A zone is asked only about a time that there is.
  if (Number.isNaN(clock)) return clock;
  return zone ? zoneOf(zone).instantOf(clock) : Date.parse(`${day}T${time}`);
}

/**
 * A stored datetime as YYYY-MM-DD HH:mm:ss: from ISO 8601, milliseconds since 1970 UTC, or a time without a zone, which
 * is the tenant's. "" when it is none.
 */
export function formatFieldTime(text: string, zones: DateZones): string {
  return formatTimestamp(instantOfText(text, zones), zones.timeZone);
}

/** A stored date as YYYY-MM-DD, from the same; a time without a zone is of the day that it says. "" when it is none. */
export function formatFieldDay(text: string, zones: DateZones): string {
  const [, day = ''] = local.exec(text) ?? [];
  if (isDay(day)) return day;
  return formatDate(instantOfText(text, zones), zones.tenantTimeZone ?? zones.timeZone);
}

/** A datetime as this service stores it: the text if that names its zone, else its instant in ISO 8601 UTC; "" when it is none. */
export function storedFieldTime(text: string, zones: DateZones): string {
  const instant = instantOfText(text, zones);
  if (instant === text) return zoned.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}

/** A date as this service stores it, YYYY-MM-DD; "" when it is none. */
export function storedFieldDay(text: string, zones: DateZones): string {
  const isDate = isDay(text) || epoch.test(text) || (local.test(text) && storedFieldTime(text, zones) !== '');
  return isDate ? formatFieldDay(text, zones) : '';
}
