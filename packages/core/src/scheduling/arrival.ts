import type { Position } from '../order/site-range.ts';
import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { runsThrough } from './timeline.ts';
import { nightMinutes, type Travel, wayMinutes } from './travel.ts';
import { maxBreakMinutes } from './working-hours.ts';

const minuteMs = 60_000;

/** Time that a person has no more to give: an entry of their schedule, or leave. */
export interface BusyTime extends Span {
  /** It is done at a site: there the next way begins. */
  readonly onSite?: boolean | undefined;
  /** Where that is, if it is known. */
  readonly place?: Position | undefined;
}

/** What free time is looked for. */
export interface FreeTimeAsked {
  /** Not before. */
  readonly from: Instant;
  /** When the person works, ascending, apart from each other; read as far as it is needed. */
  readonly open: Iterable<Span>;
  readonly busy: readonly BusyTime[];
  /** Minutes of the work. */
  readonly minutes: number;
  /** Where it is done; absent: without going anywhere. */
  readonly site?: { readonly place?: Position | undefined } | undefined;
  readonly travel: Travel;
  /** When it has to be done: a break waits for what would be late after it. */
  readonly dueAt?: Instant | undefined;
  /** Work begins at whole steps of so many minutes, from any minute on unless said. */
  readonly stepMinutes?: number | undefined;
}

const roundedUp = (at: Instant, minutes: number): Instant =>
  Math.ceil(at / (minutes * minuteMs)) * minutes * minuteMs;

/** Where a way that begins then begins, as far as the day so far tells. */
function placeAt(at: Instant, busy: readonly BusyTime[]): Position | undefined {
  const before = busy
    .filter(({ to, onSite }) => onSite && to <= at && at - to < nightMinutes * minuteMs)
    .at(-1);
  return before?.place;
}

/** The earliest first; schedules are read in that order, so that mostly nothing is to be sorted. */
function inOrder(busy: readonly BusyTime[]): readonly BusyTime[] {
  const before = (a: BusyTime, b: BusyTime) => a.from - b.from || a.to - b.to;
  const isSorted = busy.every((each, index) => index === 0 || before(busy[index - 1] as BusyTime, each) <= 0);
  return isSorted ? busy : [...busy].sort(before);
}

/** An opening, with those around the breaks before and after it. */
interface Opening extends Span {
  /** A break lies before it. */
  readonly isAfterBreak: boolean;
  /** What follows after a break. */
  readonly next: Span | undefined;
}

const isBreak = (before: Span, after: Span) => after.from - before.to <= maxBreakMinutes * minuteMs;

/** Openings with their breaks; those that touch, as at midnight, are one. */
function* openings(open: Iterable<Span>): Generator<Opening> {
  let isAfterBreak = false;
  let held: Span | undefined;
  for (const span of open) {
    if (held && span.from <= held.to) {
      held = { from: held.from, to: Math.max(held.to, span.to) };
      continue;
    }
    const goesOn = held !== undefined && isBreak(held, span);
    if (held) yield { ...held, isAfterBreak, next: goesOn ? span : undefined };
    isAfterBreak = goesOn;
    held = span;
  }
  if (held) yield { ...held, isAfterBreak, next: undefined };
}

/** When work that begins at a moment of an opening is done, and the break after it; undefined where it may not begin then. */
function endOf(
  arrives: Instant,
  { from, to, next, isAfterBreak }: Opening,
  { minutes, dueAt }: Pick<FreeTimeAsked, 'minutes' | 'dueAt'>,
): { readonly end: Instant; readonly free: Instant } | undefined {
  const end = arrives + minutes * minuteMs;
  if (end <= to) return { end, free: end };
  if (arrives >= to) return undefined;
  const inMinutes = (span: Span) => ({ from: span.from / minuteMs, to: span.to / minuteMs });
  const breakMs = next ? next.from - to : 0;
  const until = next ? next.to - breakMs : to;
  // What no day holds begins in the first part of one.
  if (minutes * minuteMs > until - from) return isAfterBreak ? undefined : { end, free: end };
  if (!next || end > until) return undefined;
  const work = { minutes, dueAt: dueAt === undefined ? undefined : dueAt / minuteMs };
  return runsThrough(work, inMinutes({ from, to }), inMinutes(next))
    ? { end, free: end + breakMs }
    : undefined;
}

/**
 * Free times that hold the way to the work and the work itself, the earliest first, each from when one can be there. They
 * begin and end within one opening, or run through the break after it by the rule of plans, which is taken then; work that
 * no day holds only begins there. They leave time for the way to what is planned next.
 */
export function* freeTimes({ from, open, minutes, site, travel, ...asked }: FreeTimeAsked): Generator<Span> {
  const busy = inOrder(asked.busy);
  const way = (start: Position | undefined, end: Position | undefined) =>
    wayMinutes(start, end, travel) * minuteMs;
  const there = (at: Instant) => at + (site ? way(placeAt(at, busy), site.place) : 0);
  /** Until when one has to have left it. */
  const leaveBy = (next: BusyTime) => next.from - (next.onSite && site ? way(site.place, next.place) : 0);
  for (const opening of openings(open)) {
    let at = Math.max(from, opening.from);
    while (at < opening.to) {
      const start = at;
      const arrives = roundedUp(there(start), asked.stepMinutes ?? 1);
      const whole = endOf(arrives, opening, { minutes, dueAt: asked.dueAt });
      if (!whole) break;
      const { end, free } = whole;
      const inTheWay = busy.find((each) => each.to > start && leaveBy(each) < free && each.to > each.from);
      if (inTheWay) {
        at = inTheWay.to;
        continue;
      }
      yield { from: arrives, to: end };
      at = end;
    }
  }
}

/** The earliest moment at which a person can be at the work and do it; undefined when it fits in nowhere. */
export function arrivalOf(asked: FreeTimeAsked): Instant | undefined {
  for (const { from } of freeTimes(asked)) return from;
  return undefined;
}

/** A time at which work is offered to be done. */
export interface Slot extends Span {
  /** Whole minutes by which its end misses what is due; absent when it ends in time. */
  readonly lateMinutes?: number | undefined;
}

/** By how many minutes, whole and rounded up, a moment comes after what is due; undefined when it does not. */
export function lateMinutesOf(at: Instant, dueAt: Instant | undefined): number | undefined {
  return dueAt !== undefined && at > dueAt ? Math.ceil((at - dueAt) / minuteMs) : undefined;
}

/** The earliest free times as they are offered, so many at most, each with by how much it ends too late. */
export function offeredSlots(asked: FreeTimeAsked, count: number): Slot[] {
  const slots: Slot[] = [];
  for (const span of freeTimes(asked)) {
    const lateMinutes = lateMinutesOf(span.to, asked.dueAt);
    slots.push(lateMinutes === undefined ? span : { ...span, lateMinutes });
    if (slots.length === count) break;
  }
  return slots;
}
