import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { daysOfMonth } from '../../engine/days.ts';

/** A calendar month of a time zone: its days, and the instants from its first to after its last. */
export interface Month {
  readonly days: readonly string[];
  /** Milliseconds. */
  readonly from: number;
  readonly until: number;
  /** YYYY-MM-DD of an instant. */
  dayOf(instant: string): string;
}

export function monthOf(month: string, zone: string): Month {
  const local = timeZone(zone);
  const days = daysOfMonth(month);
  const first = dayOfDate(`${month}-01`);
  return {
    days,
    from: local.dayStart(first),
    until: local.dayStart(first + days.length),
    dayOf: (instant) => dateOfDay(local.dayOf(Date.parse(instant))),
  };
}
