import { formatTimestamp } from '@svcdesk/core/format';

/** A moment as short as it is clear, in the device's zone: 10:20 today, 11-22 09:00 this year, else with its year. */
export function momentWords(instant: string | undefined, nowMs: number): string {
  const full = formatTimestamp(instant).slice(0, 16);
  const today = formatTimestamp(nowMs);
  if (full.slice(0, 10) === today.slice(0, 10)) return full.slice(11);
  return full.slice(0, 4) === today.slice(0, 4) ? full.slice(5) : full;
}

/** From and to, the day said once when it is the same. */
export function spanWords(from: string, to: string, nowMs: number): string {
  const sameDay = formatTimestamp(from).slice(0, 10) === formatTimestamp(to).slice(0, 10);
  return `${momentWords(from, nowMs)} – ${sameDay ? formatTimestamp(to).slice(11, 16) : momentWords(to, nowMs)}`;
}
