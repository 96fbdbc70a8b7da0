/** How often a plan comes round. */
export interface Every {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'quarter' | 'year';
}

/** What decides the days of a plan of preventive maintenance. Days are YYYY-MM-DD of the tenant's zone. */
export interface PlanRhythm {
  readonly every: Every;
  readonly anchorOn: string;
  readonly mode: 'fixed' | 'afterDone';
  readonly onHoliday: 'keep' | 'next' | 'previous';
  readonly endOn?: string | undefined;
  /** The day that the plan was made: what was due before nobody asked for. */
  readonly sinceOn?: string | undefined;
}

/** Longest run of days off that a due day is moved over. */
const longestHoliday = 31;

const dayMs = 86_400_000;
const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

function parts(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function text(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** The day `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const [year, month, date] = parts(day);
  return text(Date.UTC(year, month - 1, date) + days * dayMs);
}

/** The same date `months` later; a date that the month lacks falls back to its last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return text(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The n-th occurrence from an anchor, before holidays: always reckoned from the anchor, so that the 31st comes back. */
export function occurrence(anchorOn: string, every: Every, n: number): string {
  if (every.unit === 'day') return addDays(anchorOn, n * every.count);
  if (every.unit === 'week') return addDays(anchorOn, n * every.count * 7);
  return addMonths(anchorOn, n * every.count * monthsOf[every.unit]);
}

/** Moves a due day off a day off, as the plan says. */
export function besideHoliday(
  day: string,
  onHoliday: PlanRhythm['onHoliday'],
  isOff: (day: string) => boolean,
): string {
  if (onHoliday === 'keep') return day;
  const step = onHoliday === 'next' ? 1 : -1;
  let moved = day;
  for (let tries = 0; tries < longestHoliday && isOff(moved); tries++) moved = addDays(moved, step);
  return isOff(moved) ? day : moved;
}

/** An occurrence of a plan: the day it belongs to (unique in its plan) and the day it is due. */
export interface Occurrence {
  readonly occurrenceOn: string;
  readonly dueOn: string;
}

/** What a plan asks for by a day. */
export interface Wanted {
  /** The newest occurrence due by then, to be made if it is not yet. */
  readonly make?: Occurrence | undefined;
  /** Earlier ones that were never made, such as during an outage: noted as skipped. */
  readonly skipped: readonly Occurrence[];
}

/**
 * What a plan wants made by `untilOn` (today and the lead days): of the occurrences after `lastOn` that are due by
 * then, the newest is made and the others are noted skipped. With `afterDone` the rhythm counts from the day the last
 * one was done and wants nothing while one is open (`doneOn` absent).
 */
export function wantedBy(
  rhythm: PlanRhythm,
  untilOn: string,
  last: { readonly occurrenceOn: string; readonly doneOn?: string | undefined } | undefined,
  isOff: (day: string) => boolean,
): Wanted {
  const { anchorOn, every, mode, endOn, onHoliday, sinceOn = '' } = rhythm;
  const due = (occurrenceOn: string): Occurrence => ({
    occurrenceOn,
    dueOn: besideHoliday(occurrenceOn, onHoliday, isOff),
  });
  const runs = (day: string) => !endOn || day <= endOn;
  if (mode === 'afterDone' && last) {
    if (!last.doneOn) return { skipped: [] };
    const next = due(occurrence(last.doneOn, every, 1));
    return runs(next.occurrenceOn) && next.dueOn <= untilOn ? { make: next, skipped: [] } : { skipped: [] };
  }
  // A due day may lie before its occurrence, as far as a run of days off reaches.
  const horizon = addDays(untilOn, longestHoliday);
  const found: Occurrence[] = [];
  for (let n = 0; ; n++) {
    const day = occurrence(anchorOn, every, n);
    if (day > horizon || !runs(day)) break;
    if (last && day <= last.occurrenceOn) continue;
    const one = due(day);
    if (one.dueOn <= untilOn && (last || one.dueOn >= sinceOn)) found.push(one);
  }
  // A plan that never ran yet begins with its newest occurrence.
  return { make: found.at(-1), skipped: last ? found.slice(0, -1) : [] };
}

/**
 * The occurrence that a plan comes round to next, for showing; undefined when it has ended, or when it counts from its
 * last day and that is still open.
 */
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
