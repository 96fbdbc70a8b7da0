import { type OnCallWork, overlaps } from '@svcdesk/core/scheduling';
import type { Span } from '@svcdesk/core/sla';
import type { PersonDays } from './person-days.ts';

/** What keeps a person from a work on a day. */
export interface Presence {
  readonly onLeave: boolean;
  /** They have no working hours, and no on-call time that counts for the work. */
  readonly isOff: boolean;
}

/**
 * Whether a person can be at a work on a day (YYYY-MM-DD). Leave keeps them from it while it is planned, now where the day
 * is today, else if it takes all that they would work.
 */
export function presenceOf(
  person: PersonDays,
  work: OnCallWork & { readonly plan?: Span | undefined },
  date: string,
  nowMs: number,
): Presence {
  const { span, offDuty = false, leave, capacityMinutes } = person.dayOf(date);
  const isToday = nowMs >= span.from && nowMs < span.to;
  const at = work.plan ?? (isToday ? { from: nowMs, to: nowMs + 1 } : undefined);
  const wholeDay = !offDuty && leave !== undefined && capacityMinutes === 0;
  const comesOnCall = () => {
    const [opens] = person.openFor(work, date);
    return opens !== undefined && overlaps(opens, span);
  };
  return {
    onLeave: wholeDay || (at !== undefined && person.leaves.some((time) => overlaps(time, at))),
    isOff: offDuty && !comesOnCall(),
  };
}
