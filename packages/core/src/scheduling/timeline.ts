import { nightMinutes } from './travel.ts';
import { maxBreakMinutes } from './working-hours.ts';

/** A minute counted from the beginning of what is planned; whole. */
export type PlanMinute = number;

/** From one minute to another. */
interface PlanSpan {
  readonly from: PlanMinute;
  readonly to: PlanMinute;
}

/**
 * Time of one person that work may be put into: working hours less breaks, leave and fixed appointments. `P` is a
 * place, in whatever form the ways between places are asked for.
 */
export interface Stretch<P> extends PlanSpan {
  /** Where the person is when it begins, as after an appointment or a night; absent: where they were before it. */
  readonly start?: P | undefined;
  /** Where they have to be when it ends, as for an appointment. */
  readonly end?: P | undefined;
  /** Nothing but a break lies between the stretch before and this one. */
  readonly afterBreak?: boolean | undefined;
}

/** Nobody plans to the minute: work begins at whole steps of so many. */
export const planStepMinutes = 5;

/** One piece of work as far as fitting it in goes. */
export interface TimedWork<P> {
  readonly minutes: number;
  /** Where it is done; absent: from anywhere, so that no way is gone for it. */
  readonly place?: P | undefined;
  /** When it has to be done: a break waits for what would be late after it. */
  readonly dueAt?: PlanMinute | undefined;
  /** It begins not before the one and not after the other, if it was said. */
  readonly earliest?: PlanMinute | undefined;
  readonly latest?: PlanMinute | undefined;
}

/** Minutes of the way between two places. */
export type WayBetween<P> = (from: P, to: P) => number;

/** How far a person has come with their work: the last that {@link advance} fitted in, and where that leaves them. */
export interface Progress<P> {
  /** The stretch that they are in, by its index. */
  stretch: number;
  /** From when on they are free; within that stretch. */
  at: PlanMinute;
  /** Where they are. */
  here: P;
  /** Minutes on the road so far. */
  travel: number;
  /** When the last work begins, and the minutes of the way to it. */
  begin: PlanMinute;
  way: number;
}

/** Before any work. The first stretch says where that is. */
export function beforeWork<P>(stretches: readonly Stretch<P>[], unknown: P): Progress<P> {
  const [first] = stretches;
  return {
    stretch: 0,
    at: first?.from ?? 0,
    here: first?.start ?? unknown,
    travel: 0,
    begin: 0,
    way: 0,
  };
}

/** Leaves a stretch for the next one: goes to what stands between them. */
function nextStretch<P>(progress: Progress<P>, stretches: readonly Stretch<P>[], way: WayBetween<P>): void {
  const end = stretches[progress.stretch]?.end;
  if (end !== undefined) {
    progress.travel += way(progress.here, end);
    progress.here = end;
  }
  progress.stretch += 1;
  const next = stretches[progress.stretch];
  if (!next) return;
  if (next.start !== undefined) progress.here = next.start;
  if (next.from > progress.at) progress.at = next.from;
}

/** Until when work may last that begins in a stretch, and in which it ends. */
export interface Room<P> {
  readonly last: Stretch<P>;
  readonly to: PlanMinute;
  /** Minutes of the break that it runs through, and that is taken after it. */
  readonly breakMinutes: number;
}

/**
 * Whether work that does not end before a break runs on through it: it is longer than what lies on either side, or would
 * be late after the break. Spans in minutes.
 */
export function runsThrough(
  { minutes, dueAt }: Pick<TimedWork<unknown>, 'minutes' | 'dueAt'>,
  before: PlanSpan,
  after: PlanSpan,
): boolean {
  const isLong = minutes > Math.max(before.to - before.from, after.to - after.from);
  return isLong || (dueAt !== undefined && after.from + minutes > dueAt);
}

/** To the end of the stretch; for what {@link runsThrough} the break after it, to the end of the other side. */
export function roomFor<P>(
  stretches: readonly Stretch<P>[],
  index: number,
  work: Pick<TimedWork<P>, 'minutes' | 'dueAt'>,
): Room<P> | undefined {
  const [stretch, next] = [stretches[index], stretches[index + 1]];
  if (!stretch) return undefined;
  if (!next?.afterBreak || !runsThrough(work, stretch, next))
    return { last: stretch, to: stretch.to, breakMinutes: 0 };
  const breakMinutes = next.from - stretch.to;
  return { last: next, to: next.to - breakMinutes, breakMinutes };
}

/**
 * Fits work in as early as the rules let it, after all that was fitted in before, and moves the progress there. The way to
 * it and the work itself lie within one stretch, or around one break that is taken after the work then, and leave time for
 * the way to what comes at the end of that. False when it fits in nowhere; the progress is worth nothing then.
 */
export function advance<P>(
  progress: Progress<P>,
  work: TimedWork<P>,
  stretches: readonly Stretch<P>[],
  way: WayBetween<P>,
): boolean {
  const { minutes, place, earliest, latest } = work;
  for (;;) {
    const stretch = stretches[progress.stretch];
    if (!stretch || (latest !== undefined && stretch.from > latest)) return false;
    const there = place === undefined ? 0 : way(progress.here, place);
    const ready = progress.at + there;
    // A time that was given is kept to the minute.
    const isWaiting = earliest !== undefined && earliest >= ready;
    const begin = isWaiting ? earliest : Math.ceil(ready / planStepMinutes) * planStepMinutes;
    const end = begin + minutes;
    const runsOn = begin < stretch.to && end > stretch.to;
    const room = runsOn ? roomFor(stretches, progress.stretch, work) : undefined;
    const last = room?.last ?? stretch;
    const after = last.end === undefined ? 0 : way(place ?? progress.here, last.end);
    if (end + after <= (room?.to ?? stretch.to) && (latest === undefined || begin <= latest)) {
      if (place !== undefined) progress.here = place;
      progress.at = end + (room?.breakMinutes ?? 0);
      if (last !== stretch) progress.stretch += 1;
      progress.travel += there;
      progress.begin = begin;
      progress.way = there;
      return true;
    }
    nextStretch(progress, stretches, way);
  }
}

/** Minutes on the road until the end of the last stretch, with the ways that remain to appointments. */
export function travelToEnd<P>(
  progress: Progress<P>,
  stretches: readonly Stretch<P>[],
  way: WayBetween<P>,
): number {
  const rest = { ...progress };
  while (rest.stretch < stretches.length) nextStretch(rest, stretches, way);
  return rest.travel;
}

/** When a work of a sequence is done. */
export interface TimedStop {
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  /** Minutes of the way to it. */
  readonly way: number;
}

/** When works are done one after the other, each as early as can be; undefined when one fits in nowhere. */
export function timeStops<P>(
  works: readonly TimedWork<P>[],
  stretches: readonly Stretch<P>[],
  way: WayBetween<P>,
  unknown: P,
): { readonly stops: readonly TimedStop[]; readonly travelMinutes: number } | undefined {
  const progress = beforeWork(stretches, unknown);
  const stops: TimedStop[] = [];
  for (const work of works) {
    if (!advance(progress, work, stretches, way)) return undefined;
    stops.push({ begin: progress.begin, end: progress.begin + work.minutes, way: progress.way });
  }
  return { stops, travelMinutes: travelToEnd(progress, stretches, way) };
}

/** Time that a person has given already, as {@link stretchesOf} takes it out. */
export interface TakenTime<P> {
  readonly from: PlanMinute;
  readonly to: PlanMinute;
  /** Where it is spent, if they go anywhere for it. */
  readonly place?: P | undefined;
}

/**
 * What is left of working hours: cut by what is taken, with where each rest begins and has to end. Hours and what is
 * taken are sorted by their beginning; hours do not overlap each other. `home` is where each day begins.
 */
export function stretchesOf<P>(
  hours: readonly { readonly from: PlanMinute; readonly to: PlanMinute }[],
  taken: readonly TakenTime<P>[],
  home: P,
): Stretch<P>[] {
  const stretches: Stretch<P>[] = [];
  let until: PlanMinute | undefined;
  let start: P | undefined;
  let next = 0;
  for (const span of hours) {
    let at = span.from;
    if (until === undefined || at - until >= nightMinutes) start = home;
    let isBreak = until !== undefined && at - until <= maxBreakMinutes && stretches.at(-1)?.to === until;
    for (let each = taken[next]; each && each.from < span.to; each = taken[++next]) {
      // An entry outside of working hours has been gone to all the same.
      if (each.from > at) {
        stretches.push({ from: at, to: each.from, start, end: each.place, afterBreak: isBreak || undefined });
        start = undefined;
      }
      // What stands in a break, or after it already, is not to be run over.
      isBreak = false;
      const thatDay = span.from - each.to < nightMinutes;
      if (each.place !== undefined && thatDay) start = each.place;
      if (each.to > at) at = each.to;
      // What runs on past these hours takes from the next ones too.
      if (each.to > span.to) break;
    }
    if (at < span.to) {
      stretches.push({ from: at, to: span.to, start, afterBreak: isBreak || undefined });
      start = undefined;
    }
    until = Math.max(span.to, until ?? span.to);
  }
  return stretches;
}
