import { formatTimestamp } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Words for spans of time, as core's phrases have them. */
export interface DurationWords {
  hour: string;
  minute: string;
  separator: string;
  day: string;
  left: string;
  over: string;
}

/** An instant as `YYYY-MM-DD HH:mm:ss` by the run's clocks, which are the organisation's. */
export function localTime(instant: string): string {
  return formatTimestamp(instant) || instant;
}

/** How far off a deadline is, or by how much it was missed. */
export function untilDue(instant: string, now: Date, words: DurationWords): string {
  const ms = Date.parse(instant) - now.getTime();
  return format(ms < 0 ? words.over : words.left, { time: span(Math.abs(ms), words) });
}

/** A span to the two largest units that matter: days, hours and minutes, or minutes. */
function span(ms: number, { day, hour, minute, separator }: DurationWords): string {
  if (ms >= 2 * dayMs) return format(day, { count: Math.floor(ms / dayMs) });
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (hours === 0) return `${minutes}${minute}`;
  return minutes === 0 ? `${hours}${hour}` : `${hours}${hour}${separator}${minutes}${minute}`;
}
