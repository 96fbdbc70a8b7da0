import { datesNow } from '../../platform/i18n/dates.ts';

const minuteMs = 60_000;

/** The next full or half hour, as good a time to begin as any. */
export function nextHalfHour(nowMs: number): string {
  const { at, instantOf } = datesNow();
  const now = at(nowMs);
  const begun = now.startOf('hour').add(now.minute() < 30 ? 0 : 30, 'minute');
  return instantOf(now.isSame(begun) ? now : begun.add(30, 'minute'));
}

/** A morning some days ahead, by the organisation's clocks. */
export function morningIn(days: number, nowMs: number, hour = 9): string {
  const { at, instantOf } = datesNow();
  return instantOf(at(nowMs).add(days, 'day').startOf('day').hour(hour));
}

export function plusMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}
