import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** How often a plan comes round. */
export interface Every {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'quarter' | 'year';
}

/** What decides the days of a plan of preventive maintenance. Days are YYYY-MM-DD in the tenant's zone. */
export interface PlanRhythm {
  readonly every: Every;
  readonly anchorOn: string;
  readonly mode: 'fixed' | 'afterDone';
  readonly onHoliday: 'keep' | 'next' | 'previous';
  /** How many days before its due day an order is made. */
  readonly leadDays: number;
  /** Whether an occurrence joins the order that is still open, or has one of its own. */
  readonly onOpen: 'merge' | 'create';
  readonly endOn?: string | undefined;
  /** The day on which the plan was made. Occurrences due before it are not made. */
  readonly sinceOn?: string | undefined;
}

/** Longest run of days off over which a due day is moved. */
const maxHolidayDays = 31;

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The day `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}

/** The same date `months` later; a date that the month lacks falls back to its last day. */
export function addMonths(day: string, months: number): string {
  return dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD');
}

/** The n-th occurrence from an anchor, before holidays. It is reckoned from the anchor, so that the 31st comes back. */
export function occurrence(anchorOn: string, every: Every, n: number): string {
  if (every.unit === 'day') return addDays(anchorOn, n * every.count);
  if (every.unit === 'week') return addDays(anchorOn, n * every.count * 7);
  return addMonths(anchorOn, n * every.count * monthsOf[every.unit]);
}

/** Moves a due day that is a day off, as the plan says; it stays if all days nearby are off. */
export function besideHoliday(
  day: string,
  onHoliday: PlanRhythm['onHoliday'],
  isOff: (day: string) => boolean,
): string {
  if (onHoliday === 'keep') return day;
  const step = onHoliday === 'next' ? 1 : -1;
  let moved = day;
  for (let tries = 0; tries < maxHolidayDays && isOff(moved); tries++) moved = addDays(moved, step);
  return isOff(moved) ? day : moved;
}

/** An occurrence of a plan: the day it belongs to (unique in its plan) and the day it is due. */
export interface Occurrence {
  readonly occurrenceOn: string;
  readonly dueOn: string;
}

/** The occurrences that a plan makes and skips on a day. */
export interface Wanted {
  /** Occurrences to be made, oldest first. */
  readonly make: readonly Occurrence[];
  /** Noted as skipped: earlier ones that were not made, as during an outage, and those due on the same day as another. */
  readonly skipped: readonly Occurrence[];
}

const nothing: Wanted = { make: [], skipped: [] };
const minDaysOf = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const;

/**
 * The last due day for which a plan makes orders today. A plan that merges looks ahead to the day before its next turn
 * at most: else an order that will be done in time would swallow the one after it.
 */
function horizonOf({ every, leadDays, onOpen }: PlanRhythm, todayOn: string): string {
  const maxDays = every.count * minDaysOf[every.unit] - 1;
  return addDays(todayOn, onOpen === 'merge' ? Math.min(leadDays, maxDays) : leadDays);
}

/**
 * The occurrences that a plan makes today: of those after the last one, those due from today to the end of its lead days;
 * if there are none, the newest past one. Earlier ones are skipped. With `afterDone` the rhythm counts from the day on
 * which the last one was done, and nothing is made while that is open (`doneOn` absent).
 */
export function wantedOn(
  rhythm: PlanRhythm,
  todayOn: string,
  last: { readonly occurrenceOn: string; readonly doneOn?: string | undefined } | undefined,
  isOff: (day: string) => boolean,
): Wanted {
  const { anchorOn, every, mode, endOn, onHoliday, sinceOn = '' } = rhythm;
  const untilOn = horizonOf(rhythm, todayOn);
  const due = (occurrenceOn: string): Occurrence => ({
    occurrenceOn,
    dueOn: besideHoliday(occurrenceOn, onHoliday, isOff),
  });
  const runs = (day: string) => !endOn || day <= endOn;
  if (mode === 'afterDone' && last) {
    if (!last.doneOn) return nothing;
    const next = due(occurrence(last.doneOn, every, 1));
    return runs(next.occurrenceOn) && next.dueOn <= untilOn ? { make: [next], skipped: [] } : nothing;
  }
  // A due day may lie before its occurrence by a run of days off.
  const farthest = addDays(untilOn, maxHolidayDays);
  const found: Occurrence[] = [];
  for (let n = 0; ; n++) {
    const day = occurrence(anchorOn, every, n);
    if (day > farthest || !runs(day)) break;
    if (last && day <= last.occurrenceOn) continue;
    const one = due(day);
    if (one.dueOn <= untilOn && (last || one.dueOn >= sinceOn)) found.push(one);
  }
  const coming = found.filter(({ dueOn }) => dueOn >= todayOn);
  const ahead = mode === 'afterDone' ? coming.slice(0, 1) : coming;
  const wanted = ahead.length > 0 ? ahead : found.slice(-1);
  // Of several that a run of days off moves to one day the newest is made, so that the next one comes after it.
  const lastDueOn = last && due(last.occurrenceOn).dueOn;
  const isHeaped = ({ dueOn }: Occurrence, index: number) =>
    dueOn === lastDueOn || wanted.slice(index + 1).some((later) => later.dueOn === dueOn);
  const heaped = wanted.filter(isHeaped);
  const make = wanted.filter((one) => !heaped.includes(one));
  // A plan that has never run has missed nothing.
  const missed = last ? found.filter((one) => one.dueOn < todayOn && !wanted.includes(one)) : [];
  return { make, skipped: [...missed, ...heaped] };
}

/** The next occurrence of a plan; undefined if it has ended, or counts from its last one and that is still open. */
export function nextOccurrence(
  rhythm: PlanRhythm,
  last: { readonly occurrenceOn: string; readonly doneOn?: string | undefined } | undefined,
  isOff: (day: string) => boolean,
): Occurrence | undefined {
  const { anchorOn, every, mode, endOn, onHoliday, sinceOn = '' } = rhythm;
  const at = (day: string): Occurrence | undefined =>
    endOn && day > endOn ? undefined : { occurrenceOn: day, dueOn: besideHoliday(day, onHoliday, isOff) };
  if (mode === 'afterDone' && last) return last.doneOn ? at(occurrence(last.doneOn, every, 1)) : undefined;
  for (let n = 0; ; n++) {
    const day = occurrence(anchorOn, every, n);
    if (last ? day > last.occurrenceOn : day >= sinceOn) return at(day);
  }
}
