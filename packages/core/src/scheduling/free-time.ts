import type { Position } from '../order/site-range.ts';
import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { planStepMinutes, runsThrough } from './timeline.ts';
import { nightMinutes, type Travel, wayMinutes } from './travel.ts';
import { maxBreakMinutes, type OpenTime } from './working-hours.ts';

const minuteMs = 60_000;

/** Time that a person has no more to give: an entry of their schedule, or leave. */
export interface BusyTime extends Span {
  /** It is done at a site: there the next way begins. */
  readonly onSite?: boolean | undefined;
  /** Where that is, if it is known. */
  readonly place?: Position | undefined;
}

/** For what work, and in whose days, free time is searched. */
export interface FreeTimeAsked {
  /** The earliest instant. */
  readonly from: Instant;
  /** When the person works, ascending, apart from each other; read as far as it is needed. */
  readonly open: Iterable<OpenTime>;
  readonly busy: readonly BusyTime[];
  /** Minutes of the work. */
  readonly minutes: number;
  /** Where it is done; absent: without going anywhere. */
  readonly site?: { readonly place?: Position | undefined } | undefined;
  readonly travel: Travel;
  /** When it has to be done: a break waits for what would be late after it. */
  readonly dueAt?: Instant | undefined;
  /** Work begins at whole steps of so many minutes, or at those of plans where it fits only so; 1 unless said. */
  readonly stepMinutes?: number | undefined;
}

const roundedUp = (at: Instant, minutes: number): Instant =>
  Math.ceil(at / (minutes * minuteMs)) * minutes * minuteMs;

/** Where a person is at an instant: at the site of the entry of that day that ended last, if it is known. */
export function placeAt(at: Instant, busy: readonly BusyTime[]): Position | undefined {
  let before: BusyTime | undefined;
  for (const each of busy) {
    const isOver = each.onSite && each.to <= at && at - each.to < nightMinutes * minuteMs;
    if (isOver && each.to >= (before?.to ?? 0)) before = each;
  }
  return before?.place;
}

/** Sorted by time. Schedules are read in that order, so mostly nothing has to be sorted. */
function inOrder(busy: readonly BusyTime[]): readonly BusyTime[] {
  const before = (a: BusyTime, b: BusyTime) => a.from - b.from || a.to - b.to;
  const isSorted = busy.every((each, index) => index === 0 || before(busy[index - 1] as BusyTime, each) <= 0);
  return isSorted ? busy : [...busy].sort(before);
}

/** An opening, with those around the breaks before and after it. */
interface Opening extends OpenTime {
  /** A break lies before it. */
  readonly isAfterBreak: boolean;
  /** What follows after a break. */
  readonly next: Span | undefined;
}

const isBreak = (before: Span, after: Span) => after.from - before.to <= maxBreakMinutes * minuteMs;

/** Openings with their breaks; those that touch, as at midnight, are one. */
function* openings(open: Iterable<OpenTime>): Generator<Opening> {
  let isAfterBreak = false;
  let held: OpenTime | undefined;
  for (const span of open) {
    if (held && span.from <= held.to) {
      const last = span.to > held.to ? span : held;
      held = { from: held.from, to: last.to, onCall: last.onCall };
      continue;
    }
    const goesOn = held !== undefined && isBreak(held, span);
    if (held) yield { ...held, isAfterBreak, next: goesOn ? span : undefined };
    isAfterBreak = goesOn;
    held = span;
  }
  if (held) yield { ...held, isAfterBreak, next: undefined };
}

/**
 * Ends of work that begins at an instant of an opening and of the break after it; undefined if it may not begin then. Who
 * has set out on call may come after it.
 */
function endOf(
  arrives: Instant,
  { from, to, next, isAfterBreak, onCall }: Opening,
  { minutes, dueAt }: Pick<FreeTimeAsked, 'minutes' | 'dueAt'>,
): { readonly end: Instant; readonly free: Instant } | undefined {
  const end = arrives + minutes * minuteMs;
  if (end <= to) return { end, free: end };
  if (onCall) return { end, free: end };
  if (arrives >= to) return undefined;
  const inMinutes = (span: Span) => ({ from: span.from / minuteMs, to: span.to / minuteMs });
  const breakMs = next ? next.from - to : 0;
  const until = next ? next.to - breakMs : to;
  // Work that is longer than a day begins in the first part of one.
  if (minutes * minuteMs > until - from) return isAfterBreak ? undefined : { end, free: end };
  if (!next || end > until) return undefined;
  const work = { minutes, dueAt: dueAt === undefined ? undefined : dueAt / minuteMs };
  return runsThrough(work, inMinutes({ from, to }), inMinutes(next))
    ? { end, free: end + breakMs }
    : undefined;
}

/**
 * Free times that hold the way to the work and the work itself, the earliest first; each begins when the person can be
 * there. They lie within one opening, or run through the break after it by the same rule as plans, and the break follows.
 * Work that is longer than a day only begins within an opening, and to work in on-call time one only sets out within it.
 * Time for the way to the next entry is left.
 */
export function* freeTimes({
  from,
  open,
  minutes,
  site,
  travel,
  stepMinutes = 1,
  ...asked
}: FreeTimeAsked): Generator<Span> {
  const busy = inOrder(asked.busy);
  const way = (start: Position | undefined, end: Position | undefined) =>
    wayMinutes(start, end, travel) * minuteMs;
  const there = (at: Instant) => at + (site ? way(placeAt(at, busy), site.place) : 0);
  /** When the person has to leave for an entry, from the work or, if that is remote, from where they are. */
  const leaveBy = (next: BusyTime, at: Instant) =>
    next.from - (next.onSite ? way(site ? site.place : placeAt(at, busy), next.place) : 0);
  /** The work for which the person sets out at an instant, and what is in the way of it. */
  const workFrom = (start: Instant, opening: Opening, step: number) => {
    const arrives = roundedUp(there(start), step);
    const whole = endOf(arrives, opening, { minutes, dueAt: asked.dueAt });
    if (!whole) return undefined;
    const isInTheWay = (each: BusyTime) =>
      each.to > start && leaveBy(each, start) < whole.free && each.to > each.from;
    return { from: arrives, to: whole.end, inTheWay: busy.find(isInTheWay) };
  };
  for (const opening of openings(open)) {
    let at = Math.max(from, opening.from);
    while (at < opening.to) {
      let work = workFrom(at, opening, stepMinutes);
      if ((!work || work.inTheWay) && stepMinutes > planStepMinutes)
        work = workFrom(at, opening, planStepMinutes);
      if (!work) break;
      if (!work.inTheWay) yield { from: work.from, to: work.to };
      at = (work.inTheWay ?? work).to;
    }
  }
}

/** The earliest instant at which a person can be at the work with time to do it; undefined if it fits nowhere. */
export function earliestStart(asked: FreeTimeAsked): Instant | undefined {
  for (const { from } of freeTimes(asked)) return from;
  return undefined;
}

/** A free time that is offered for work. */
export interface Slot extends Span {
  /** Whole minutes by which it ends after the deadline; absent if it ends in time. */
  readonly lateMinutes?: number | undefined;
}

/** Whole minutes, rounded up, by which an instant is after a deadline; undefined if it is not, or there is none. */
export function lateMinutesOf(at: Instant, dueAt: Instant | undefined): number | undefined {
  return dueAt !== undefined && at > dueAt ? Math.ceil((at - dueAt) / minuteMs) : undefined;
}

/** The earliest free times, at most `count`, each with the minutes by which it ends too late. */
export function offeredSlots(asked: FreeTimeAsked, count: number): Slot[] {
  const slots: Slot[] = [];
  for (const span of freeTimes(asked)) {
    const lateMinutes = lateMinutesOf(span.to, asked.dueAt);
    slots.push(lateMinutes === undefined ? span : { ...span, lateMinutes });
    if (slots.length === count) break;
  }
  return slots;
}
