import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';

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
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = dayOfDate(`${month}-01`);
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  const after = dayOfDate(next);
  return {
    days: Array.from({ length: after - first }, (_, index) => dateOfDay(first + index)),
    from: local.dayStart(first),
    until: local.dayStart(after),
    dayOf: (instant) => dateOfDay(local.dayOf(Date.parse(instant))),
  };
}
