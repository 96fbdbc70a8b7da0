import { formatDuration, formatTimestamp } from '@svcdesk/core/format';
import type { Locale } from './pick-locale.ts';
import { zoneNow } from './zone.ts';

/** A moment as a fact, YYYY-MM-DD HH:mm:ss by the organisation's clocks; empty when there is none. */
export function momentFact(instant: string | number | undefined): string {
  return formatTimestamp(instant, zoneNow());
}

/** From and to as facts, the day said once when it is the same. */
export function spanFact(from: string, to = from): string {
  const [start, end] = [momentFact(from), momentFact(to)];
  if (start === end) return start;
  return `${start} – ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`;
}

/** What is due or planned, as short as it is clear: 10:20 today, 11-22 09:00 this year, else with its year. */
export function momentWords(instant: string | undefined, nowMs: number): string {
  const full = momentFact(instant).slice(0, 16);
  const today = momentFact(nowMs);
  if (full.slice(0, 10) === today.slice(0, 10)) return full.slice(11);
  return full.slice(0, 4) === today.slice(0, 4) ? full.slice(5) : full;
}

/** From and to, the day said once when it is the same. */
export function spanWords(from: string, to: string, nowMs: number): string {
  const sameDay = momentFact(from).slice(0, 10) === momentFact(to).slice(0, 10);
  return `${momentWords(from, nowMs)} – ${sameDay ? momentFact(to).slice(11, 16) : momentWords(to, nowMs)}`;
}

const hourMinutes = 60;

/** A length of time in the product's one style: 45分, 1小时30分, -5分. Seconds tell something only within an hour. */
export function minutesText(minutes: number, locale: Locale): string {
  const seconds = Math.abs(minutes) < hourMinutes ? Math.round(minutes * 60) : Math.round(minutes) * 60;
  return formatDuration(seconds, locale);
}
