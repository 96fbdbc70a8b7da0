import { formatTimestamp } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';

dayjs.extend(duration);

/** Words for spans of time, as core's phrases have them. */
interface DurationWords {
  hour: string;
  minute: string;
  separator: string;
  day: string;
  left: string;
  over: string;
}

/** The time of day as `HH:mm:ss` by the run's clocks. */
export function clockTime(instant: Date): string {
  return formatTimestamp(instant).slice(-'HH:mm:ss'.length);
}

/** An instant as `YYYY-MM-DD HH:mm:ss` by the run's clocks, which are the organisation's. */
export function localTime(instant: string): string {
  return formatTimestamp(instant) || instant;
}

/** An instant as `YYYY-MM-DD HH:mm` by the same clocks. */
export function localMinute(instant: string): string {
  return localTime(instant).slice(0, 'YYYY-MM-DD HH:mm'.length);
}

/** Two instants to the minute, with the day once where it is the same. */
export function localMinutes(from: string, to: string, between: string): string {
  const [one, other] = [localMinute(from), localMinute(to)];
  const dayLength = 'YYYY-MM-DD '.length;
  const isSameDay = one.slice(0, dayLength) === other.slice(0, dayLength);
  return `${one}${between}${isSameDay ? other.slice(dayLength) : other}`;
}

/** How far off a deadline is, or by how much it was missed. */
export function untilDue(instant: string, now: Date, words: DurationWords): string {
  const ms = dayjs(instant).diff(now);
  return format(ms < 0 ? words.over : words.left, { time: span(Math.abs(ms), words) });
}

/** By how much a deadline is missed. */
export function overBy(minutes: number, words: DurationWords): string {
  return format(words.over, { time: span(minutes * 60_000, words) });
}

/** A span to the two largest units that matter: days, hours and minutes, or minutes. */
function span(ms: number, { day, hour, minute, separator }: DurationWords): string {
  const all = dayjs.duration(ms);
  const days = Math.floor(all.asDays());
  if (days >= 2) return format(day, { count: days });
  const hours = Math.floor(all.asHours());
  const minutes = all.minutes();
  // Less than a minute is no time at all, but not none.
  if (hours === 0) return minutes === 0 ? `<1${minute}` : `${minutes}${minute}`;
  return minutes === 0 ? `${hours}${hour}` : `${hours}${hour}${separator}${minutes}${minute}`;
}
