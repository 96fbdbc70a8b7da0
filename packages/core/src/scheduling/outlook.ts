import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { type BusyTime, freeTimes, lateMinutesOf } from './arrival.ts';
import { planStepMinutes } from './timeline.ts';
import { nightMinutes, type Travel, wayMinutes } from './travel.ts';

const minuteMs = 60_000;

/** What stands in a person's schedule at a time that was said. */
export interface Appointment extends BusyTime {
  readonly id: string;
  /** When it has to be done. */
  readonly dueAt?: Instant | undefined;
}

/** How a piece of work will turn out. */
export interface Outcome {
  /** When it is to begin as it was said; absent without a time. */
  readonly planned?: Instant | undefined;
  /** When it will begin; absent when nobody will be there. */
  readonly begin?: Instant | undefined;
  /** Whole minutes by which it begins later than it was said. */
  readonly delayMinutes: number;
  /** Whole minutes by which it ends after it is due. */
  readonly lateMinutes: number;
}

/** A person's schedule as it will turn out. */
export interface Outlook {
  /** By the appointment's id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** On the road, all in all. */
  readonly travelMinutes: number;
}

/** What a person has to do, when they are not there, and how they travel. */
export interface OutlookAsked {
  readonly appointments: readonly Appointment[];
  /** Leave, illness. */
  readonly away: readonly Span[];
  readonly travel: Travel;
}

/** Whether two spans have any time in common. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/**
 * How a person's appointments will turn out when each begins as it was said, or when they get there from the one before:
 * what takes longer pushes what comes after it. Nobody comes to what lies in time away. The first of a day is gone to
 * early enough.
 */
export function outlookOf({ appointments, away, travel }: OutlookAsked): Outlook {
  const outcomes = new Map<string, Outcome>();
  let travelMinutes = 0;
  let before:
    | { readonly end: Instant; readonly place?: BusyTime['place']; readonly onSite: boolean }
    | undefined;
  for (const each of [...appointments].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const { id, from, to, onSite = false, place, dueAt } = each;
    if (away.some((span) => overlaps(span, each))) {
      outcomes.set(id, { planned: from, delayMinutes: 0, lateMinutes: lateMinutesOf(to, dueAt) ?? 0 });
      continue;
    }
    const isSameDay = before !== undefined && from - before.end < nightMinutes * minuteMs;
    const here = isSameDay ? before : undefined;
    const way = onSite ? wayMinutes(here?.place, place, travel) : 0;
    travelMinutes += way;
    // Where nothing was gone to before, the way is gone in time.
    const ready = here ? here.end + (here.onSite ? way * minuteMs : 0) : from;
    const begin = Math.max(from, ready);
    const end = begin + (to - from);
    outcomes.set(id, {
      planned: from,
      begin,
      delayMinutes: lateMinutesOf(begin, from) ?? 0,
      lateMinutes: lateMinutesOf(end, dueAt) ?? 0,
    });
    before = { end, place: onSite ? place : here?.place, onSite: onSite || (here?.onSite ?? false) };
  }
  return { outcomes, travelMinutes };
}

/** Work that a person has without a time for it. */
export interface LooseWork {
  readonly from: Instant;
  /** When they work, ascending, apart from each other. */
  readonly open: Iterable<Span>;
  readonly minutes: number;
  readonly site?: { readonly place?: BusyTime['place'] } | undefined;
  readonly dueAt?: Instant | undefined;
}

/** How work without a time will turn out if it is done next: as soon as it fits between the appointments. */
export function looseOutcome({ appointments, away, travel }: OutlookAsked, work: LooseWork): Outcome {
  const busy = [...appointments, ...away];
  for (const { from, to } of freeTimes({ ...work, busy, travel })) {
    return { begin: from, delayMinutes: 0, lateMinutes: lateMinutesOf(to, work.dueAt) ?? 0 };
  }
  return { delayMinutes: 0, lateMinutes: 0 };
}

/** What a change does to a piece of work, the worst first; each has a phrase. */
export const planEffects = ['away', 'late', 'offHours', 'delayed', 'unplanned', 'moved', 'inTime'] as const;

/** What a change does to a piece of work. */
export type PlanEffect = (typeof planEffects)[number];

/** What speaks against a person, or a time that they are given; each has a phrase. */
export const stopWarnings = ['past', 'onLeave', 'offHours', 'overlaps', 'skillMissing'] as const;

/** What speaks against a person, or a time that they are given. */
export type StopWarning = (typeof stopWarnings)[number];

/**
 * What a change does to work that turns out in one way without it and in another with it; undefined: nothing worth a
 * word. `isOffHours`: it gives it a time outside of the hours of whose it is.
 */
export function effectOf(
  without: Outcome | undefined,
  withIt: Outcome,
  isOffHours = false,
): PlanEffect | undefined {
  const isGone = withIt.begin === undefined;
  const wasGone = without !== undefined && without.begin === undefined;
  if (isGone) return wasGone ? undefined : 'away';
  const lateBefore = without?.lateMinutes ?? 0;
  if (lateBefore === 0 && withIt.lateMinutes > 0) return 'late';
  if (isOffHours && withIt.planned !== without?.planned) return 'offHours';
  if (without?.planned !== undefined && withIt.planned !== without.planned)
    return withIt.planned === undefined ? 'unplanned' : 'moved';
  if (withIt.delayMinutes - (without?.delayMinutes ?? 0) >= planStepMinutes) return 'delayed';
  // What was late already is worth a word again only where nothing else says that it gets worse.
  if (withIt.lateMinutes - lateBefore >= planStepMinutes) return 'late';
  return lateBefore > 0 && withIt.lateMinutes === 0 ? 'inTime' : undefined;
}

/** Whether a promised time is no longer kept by a change: nobody comes, much later than said, or at another time. */
export function breaksPromise(without: Outcome | undefined, withIt: Outcome): boolean {
  if (without?.planned === undefined || without.begin === undefined) return false;
  if (withIt.begin === undefined || withIt.planned !== without.planned) return true;
  return withIt.delayMinutes - without.delayMinutes >= planStepMinutes;
}
