import type { Span } from '../sla/service-clock.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** Minutes of a workday that has no shift, and of an all-day entry on a day without any capacity. */
export const workdayMinutes = 480;

/** Longest break within a day's work, in minutes. A longer pause parts two times of work. */
export const maxBreakMinutes = 120;
const maxBreakMs = maxBreakMinutes * minuteMs;

/** What decides the working hours of a person on a day. */
export interface WorkingDay {
  /** The local day. */
  readonly day: Span;
  /** Shifts that reach into the day; absent if none is set and the calendar decides. */
  readonly shifts?: readonly ShiftPart[] | undefined;
  /** Opening hours of the account's calendar on that day. */
  readonly opening: readonly Span[];
  readonly leaves: readonly Span[];
}

/** A shift with its break, which is taken in its middle. */
export interface ShiftPart extends Span {
  readonly breakMinutes: number;
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + (to - from), 0);

/** Spans without a part, whose `begin` and `end` are counted in time within the spans. */
function without(spans: readonly Span[], begin: number, end: number): Span[] {
  let before = 0;
  return spans.flatMap(({ from, to }) => {
    const [cutFrom, cutTo] = [begin, end].map((at) => Math.min(to, Math.max(from, from + at - before)));
    before += to - from;
    return [
      { from, to: cutFrom ?? to },
      { from: cutTo ?? to, to },
    ].filter((span) => span.from < span.to);
  });
}

/** Takes a break out: beside the gap nearest to the middle, else in the middle, beginning at a quarter of an hour. */
function aroundBreak(spans: readonly Span[], breakMs: number): Span[] {
  const length = lengthOf(spans);
  if (breakMs <= 0) return [...spans];
  if (breakMs >= length) return [];
  const fromMiddle = (at: number) => Math.abs(at - length / 2);
  const [gap] = spans
    .slice(1)
    .map((_, index) => lengthOf(spans.slice(0, index + 1)))
    .sort((a, b) => fromMiddle(a) - fromMiddle(b));
  const middle = Math.floor((length - breakMs) / 2 / quarterMs) * quarterMs;
  const begin = gap === undefined ? middle : gap <= length / 2 ? gap : gap - breakMs;
  return without(spans, begin, begin + breakMs);
}

/** Hours of a calendar less the break of a workday. Hours that are longer by more than a break say nothing about one. */
function workdayOf(opening: readonly Span[]): Span[] {
  const spareMs = lengthOf(opening) - workdayMinutes * minuteMs;
  return spareMs <= maxBreakMs ? aroundBreak(opening, spareMs) : [...opening];
}

/**
 * When a person can be given work on a local day, sorted by time; leave is not taken out.
 *
 * - With shifts: the shifts less their breaks. A shift says how long its break is and not when, so it is taken in the
 *   middle.
 * - Else: the calendar's hours less what they have beyond a workday, which is the break; more than two hours are none.
 */
export function workingSpans({ day, shifts, opening }: Omit<WorkingDay, 'leaves'>): Span[] {
  if (!shifts) return workdayOf(opening);
  return shifts
    .flatMap(({ from, to, breakMinutes }) => aroundBreak([{ from, to }], breakMinutes * minuteMs))
    .map(({ from, to }) => ({ from: Math.max(from, day.from), to: Math.min(to, day.to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}

/** Time that a person gives to work. */
export interface OpenTime extends Span {
  /** Time on call: one only has to set out in it, since nobody leaves what cannot wait because their duty ends. */
  readonly onCall?: true | undefined;
}

/**
 * Whether a time begins and ends within hours, which are sorted by time; breaks count as part of them. In time on call one
 * only has to set out, `wayMs` before it begins.
 */
export function isWithinHours(open: Iterable<OpenTime>, time: Span, wayMs = 0): boolean {
  let [begins, ends] = [false, false];
  let until = Number.NEGATIVE_INFINITY;
  for (const span of open) {
    const from = span.from - until <= maxBreakMs ? until : span.from;
    const beginsHere = from <= time.from && time.from < span.to;
    if (span.onCall && from <= time.from && time.from - wayMs < span.to) return true;
    begins ||= beginsHere;
    ends ||= from < time.to && time.to <= span.to;
    until = span.to;
    if (until >= time.to) break;
  }
  return begins && ends;
}

const overlapMs = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** Share of spans that leaves do not cover, 0 to 1; 0 without spans. Overlapping leaves count once. */
function presentShare(spans: readonly Span[], leaves: readonly Span[]): number {
  const whole = lengthOf(spans);
  if (whole === 0) return 0;
  let away = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const leave of [...leaves].sort((a, b) => a.from - b.from)) {
    const fresh = { from: Math.max(leave.from, until), to: leave.to };
    for (const span of spans) away += overlapMs(span, fresh);
    until = Math.max(until, leave.to);
  }
  return 1 - away / whole;
}

/**
 * Minutes a person can work on a local day: those of their shifts less breaks, else 480 if the calendar opens that day;
 * less the share that leave covers. A shift across midnight gives each day its part.
 */
export function capacityMinutes({ day, shifts, opening, leaves }: WorkingDay): number {
  if (!shifts) {
    return Math.round(workdayMinutes * presentShare(opening, leaves));
  }
  const minutes = shifts.reduce((sum, shift) => {
    const length = overlapMs(shift, day);
    if (length === 0) return sum;
    const part = { from: Math.max(shift.from, day.from), to: Math.min(shift.to, day.to) };
    const working = length / minuteMs - (shift.breakMinutes * length) / (shift.to - shift.from);
    return sum + working * presentShare([part], leaves);
  }, 0);
  return Math.round(minutes);
}
