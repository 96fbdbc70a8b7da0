import { nightMinutes } from './travel.ts';
import { maxBreakMinutes } from './working-hours.ts';

/** A whole minute, counted from the beginning of the plan. */
export type PlanMinute = number;

/** From one minute to another. */
interface PlanSpan {
  readonly from: PlanMinute;
  readonly to: PlanMinute;
}

/**
 * Free time of one person that work may be put into: working hours less breaks, leave and fixed appointments. `P` is a
 * place, in the form that {@link WayBetween} takes.
 */
export interface Stretch<P> extends PlanSpan {
  /** Where the person is at its beginning, after an appointment or a night; absent: where the last work left them. */
  readonly start?: P | undefined;
  /** Where they have to be at its end, for an appointment. */
  readonly end?: P | undefined;
  /** Nothing but a break lies between the stretch before and this one. */
  readonly afterBreak?: boolean | undefined;
  /** Ids of the works that may be put into it, where those are not all: on-call time is for work that cannot wait. */
  readonly onlyFor?: ReadonlySet<string> | undefined;
  /**
   * Works that may go on after it, until then: into on-call time that follows, and beyond its end, since nobody on call
   * leaves what cannot wait because their duty ends.
   */
  readonly goesOn?:
    | { readonly onlyFor: ReadonlySet<string>; readonly to: PlanMinute; readonly end?: P | undefined }
    | undefined;
}

/** Planned work begins at whole steps of this many minutes, since people do not plan to the minute. */
export const planStepMinutes = 5;

/** The length, place and times of work that is put into a stretch. */
export interface TimedWork<P> {
  /** Absent for work that no stretch is for alone. */
  readonly id?: string | undefined;
  readonly minutes: number;
  /** Where it is done; absent for remote work, which needs no travel. */
  readonly place?: P | undefined;
  /** Deadline of its end. Work that would miss it after a break is done before the break. */
  readonly dueAt?: PlanMinute | undefined;
  /** It begins neither before `earliest` nor after `latest`. */
  readonly earliest?: PlanMinute | undefined;
  readonly latest?: PlanMinute | undefined;
}

/** Minutes of the way between two places. */
export type WayBetween<P> = (from: P, to: P) => number;

/** The state of a person after some works, which {@link advance} moves on by one. */
export interface Progress<P> {
  /** Index of the stretch that they are in. */
  stretch: number;
  /** When they are free, within that stretch. */
  at: PlanMinute;
  /** Where they are. */
  here: P;
  /** Minutes of travel so far. */
  travel: number;
  /** When the last work begins, and the minutes of the way to it. */
  begin: PlanMinute;
  way: number;
}

/** The state before any work: the beginning of the first stretch. */
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

/** Moves on to the next stretch, by way of the appointment between the two. */
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

/** The room of work that begins in a stretch. */
export interface Room<P> {
  /** The latest end of the work. */
  readonly to: PlanMinute;
  /** Where the person has to be then. */
  readonly end?: P | undefined;
  /** The work ends in the stretch after the break. */
  readonly endsInNext?: true;
  /** Minutes of the break that the work runs through, which is taken after the work; else 0. */
  readonly breakMinutes: number;
}

/** Whether work may be put into a stretch at all. */
export const isFor = ({ onlyFor }: Pick<Stretch<unknown>, 'onlyFor'>, id: string | undefined): boolean =>
  onlyFor === undefined || (id !== undefined && onlyFor.has(id));

/**
 * Whether work that does not end before a break runs through it: it is longer than the time on either side, or would miss
 * its deadline if it began after the break. Spans are in minutes.
 */
export function runsThrough(
  { minutes, dueAt }: Pick<TimedWork<unknown>, 'minutes' | 'dueAt'>,
  before: PlanSpan,
  after: PlanSpan,
): boolean {
  const isLong = minutes > Math.max(before.to - before.from, after.to - after.from);
  return isLong || (dueAt !== undefined && after.from + minutes > dueAt);
}

/**
 * The room of work that begins in a stretch. It ends with the stretch, or later where work goes on; for work that
 * {@link runsThrough} the break after it, with the next stretch less the length of the break.
 */
export function roomFor<P>(
  stretches: readonly Stretch<P>[],
  index: number,
  work: Pick<TimedWork<P>, 'id' | 'minutes' | 'dueAt'>,
): Room<P> | undefined {
  const [stretch, next] = [stretches[index], stretches[index + 1]];
  if (!stretch) return undefined;
  const { goesOn } = stretch;
  if (goesOn && isFor(goesOn, work.id)) return { to: goesOn.to, end: goesOn.end, breakMinutes: 0 };
  if (!next?.afterBreak || !runsThrough(work, stretch, next))
    return { to: stretch.to, end: stretch.end, breakMinutes: 0 };
  const breakMinutes = next.from - stretch.to;
  return { to: next.to - breakMinutes, end: next.end, endsInNext: true, breakMinutes };
}

/**
 * Puts work after all that was put in before, as early as the rules allow, and moves the progress to its end.
 *
 * - The way to it and the work lie within one stretch, or run through one break, which is taken after the work then. Of
 *   work in on-call time, and right before it, only setting out has to.
 * - Time for the way to the appointment at the end of the stretch is left.
 *
 * Returns false if it fits nowhere; the progress must not be used then.
 */
export function advance<P>(
  progress: Progress<P>,
  work: TimedWork<P>,
  stretches: readonly Stretch<P>[],
  way: WayBetween<P>,
): boolean {
  const { id, minutes, place, earliest, latest } = work;
  for (;;) {
    const stretch = stretches[progress.stretch];
    if (!stretch || (latest !== undefined && stretch.from > latest)) return false;
    if (!isFor(stretch, id)) {
      nextStretch(progress, stretches, way);
      continue;
    }
    const there = place === undefined ? 0 : way(progress.here, place);
    const ready = progress.at + there;
    // An agreed start is kept to the minute, and not moved to a step.
    const isWaiting = earliest !== undefined && earliest >= ready;
    const begin = isWaiting ? earliest : Math.ceil(ready / planStepMinutes) * planStepMinutes;
    const end = begin + minutes;
    // To what goes on after on-call time one only sets out within it.
    const setsOut = isWaiting ? begin - there : progress.at;
    const since = stretch.goesOn && isFor(stretch.goesOn, id) ? setsOut : begin;
    const runsOn = since < stretch.to && end > stretch.to;
    const room = runsOn ? roomFor(stretches, progress.stretch, work) : undefined;
    const goTo = (room ?? stretch).end;
    const after = goTo === undefined ? 0 : way(place ?? progress.here, goTo);
    if (end + after <= (room?.to ?? stretch.to) && (latest === undefined || begin <= latest)) {
      if (place !== undefined) progress.here = place;
      progress.at = end + (room?.breakMinutes ?? 0);
      if (room?.endsInNext) progress.stretch += 1;
      progress.travel += there;
      progress.begin = begin;
      progress.way = there;
      return true;
    }
    nextStretch(progress, stretches, way);
  }
}

/** Minutes of travel until the end of the last stretch, with the ways that remain to appointments. */
export function travelToEnd<P>(
  progress: Progress<P>,
  stretches: readonly Stretch<P>[],
  way: WayBetween<P>,
): number {
  const rest = { ...progress };
  while (rest.stretch < stretches.length) nextStretch(rest, stretches, way);
  return rest.travel;
}

/** The time of a work in a sequence. */
export interface TimedStop {
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  /** Minutes of the way to it. */
  readonly way: number;
}

/** Times of works that are done one after the other, each as early as possible; undefined if one fits nowhere. */
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

/** Time of a person that is not free, which {@link stretchesOf} takes out. */
export interface TakenTime<P> {
  readonly from: PlanMinute;
  readonly to: PlanMinute;
  /** Where it is spent, if they have to go there. */
  readonly place?: P | undefined;
}

/**
 * Free time: working hours less the times that are taken, with the places where each stretch begins and has to end. Both
 * lists are sorted by their beginning, and hours do not overlap. `home` is where each day begins. Hours that are for some
 * works alone have no break before or after them: no work runs on from other hours into them.
 */
export function stretchesOf<P>(
  hours: readonly (PlanSpan & Pick<Stretch<P>, 'onlyFor'>)[],
  taken: readonly TakenTime<P>[],
  home: P,
): Stretch<P>[] {
  const stretches: Stretch<P>[] = [];
  let until: PlanMinute | undefined;
  let start: P | undefined;
  let next = 0;
  for (const [index, span] of hours.entries()) {
    let at = span.from;
    if (until === undefined || at - until >= nightMinutes) start = home;
    const { onlyFor } = span;
    const before = stretches.at(-1);
    const follows = until !== undefined && at - until <= maxBreakMinutes && before?.to === until;
    let isBreak = follows && !onlyFor && !before?.onlyFor;
    for (let each = taken[next]; each && each.from < span.to; each = taken[++next]) {
      // An entry outside of working hours leaves no free time before it. It still says where the person is.
      if (each.from > at) {
        stretches.push({
          from: at,
          to: each.from,
          start,
          end: each.place,
          afterBreak: isBreak || undefined,
          onlyFor,
        });
        start = undefined;
      }
      // With an entry in the break, or right after it, work cannot run through.
      isBreak = false;
      const thatDay = span.from - each.to < nightMinutes;
      if (each.place !== undefined && thatDay) start = each.place;
      if (each.to > at) at = each.to;
      // An entry that ends after these hours takes from the next ones too.
      if (each.to > span.to) break;
    }
    if (at < span.to) {
      const follower = taken[next];
      const after = hours[index + 1];
      const onCall = onlyFor ?? (after?.from === span.to ? after.onlyFor : undefined);
      const goesOn = onCall && {
        ...{ onlyFor: onCall, to: follower?.from ?? Number.POSITIVE_INFINITY, end: follower?.place },
      };
      stretches.push({ from: at, to: span.to, start, afterBreak: isBreak || undefined, onlyFor, goesOn });
      start = undefined;
    }
    until = Math.max(span.to, until ?? span.to);
  }
  return stretches;
}
