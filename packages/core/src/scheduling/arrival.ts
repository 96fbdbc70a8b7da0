import type { Position } from '../order/site-range.ts';
import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { nightMinutes, type Travel, wayMinutes } from './travel.ts';

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

/**
 * Free times that hold the way to the work and the work itself, the earliest first, each from when one can be there. They
 * begin and end within one opening (work longer than the whole of it only begins there), and leave time for the way to
 * what is planned next.
 */
export function* freeTimes({ from, open, minutes, site, travel, ...asked }: FreeTimeAsked): Generator<Span> {
  const busy = inOrder(asked.busy);
  const way = (start: Position | undefined, end: Position | undefined) =>
    wayMinutes(start, end, travel) * minuteMs;
  const there = (at: Instant) => at + (site ? way(placeAt(at, busy), site.place) : 0);
  /** Until when one has to have left it. */
  const leaveBy = (next: BusyTime) => next.from - (next.onSite && site ? way(site.place, next.place) : 0);
  for (const span of open) {
    let at = Math.max(from, span.from);
    while (at < span.to) {
      const start = at;
      const arrives = roundedUp(there(start), asked.stepMinutes ?? 1);
      const whole = arrives + minutes * minuteMs;
      const isLong = minutes * minuteMs > span.to - span.from;
      if (isLong ? arrives >= span.to : whole > span.to) break;
      const inTheWay = busy.find((each) => each.to > start && leaveBy(each) < whole && each.to > each.from);
      if (inTheWay) {
        at = inTheWay.to;
        continue;
      }
      yield { from: arrives, to: whole };
      at = whole;
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
export function offeredSlots(asked: FreeTimeAsked, count: number, dueAt?: Instant | undefined): Slot[] {
  const slots: Slot[] = [];
  for (const span of freeTimes(asked)) {
    const lateMinutes = lateMinutesOf(span.to, dueAt);
    slots.push(lateMinutes === undefined ? span : { ...span, lateMinutes });
    if (slots.length === count) break;
  }
  return slots;
}
