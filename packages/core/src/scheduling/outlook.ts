import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { type BusyTime, freeTimes, lateMinutesOf, placeAt } from './free-time.ts';
import { planStepMinutes } from './timeline.ts';
import { nightMinutes, type Travel, wayMinutes } from './travel.ts';

const minuteMs = 60_000;

/** An entry of a person's schedule. */
export interface Appointment extends BusyTime {
  readonly id: string;
  /** When it has to be done. */
  readonly dueAt?: Instant | undefined;
  /** The person is at it, or on the way to it: its time stands, and what they have not begun follows. */
  readonly underWay?: boolean | undefined;
  /** By the plan it has begun, so that the person may be there. */
  readonly begun?: boolean | undefined;
}

/** What is expected of a piece of work. */
export interface Outcome {
  /** Planned start; absent without an appointment. */
  readonly planned?: Instant | undefined;
  /** Expected start; absent if its engineer will not be there. */
  readonly begin?: Instant | undefined;
  /** Whole minutes by which it begins after the planned start. */
  readonly delayMinutes: number;
  /** Whole minutes by which it ends after its deadline. */
  readonly lateMinutes: number;
}

/** What is expected of a person's schedule. */
export interface Outlook {
  /** By the appointment's id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Minutes of travel in all. */
  readonly travelMinutes: number;
}

/** A person's appointments and absences, and how they travel. */
export interface OutlookAsked {
  readonly appointments: readonly Appointment[];
  /** Leave, illness. */
  readonly away: readonly Span[];
  readonly travel: Travel;
  /** The present. What is over by then takes no time, but tells from where the person goes to what has not begun. */
  readonly now?: Instant | undefined;
}

/** Whether two spans have any time in common. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** By time, but what is under way before all that begins later than the first of it. */
function inTurn(appointments: readonly Appointment[]): Appointment[] {
  const since = Math.min(...appointments.flatMap(({ from, underWay }) => (underWay ? from : [])));
  const turnOf = ({ from, underWay }: Appointment) => (underWay ? since : from);
  const behind = ({ underWay }: Appointment) => (underWay ? 0 : 1);
  return [...appointments].sort(
    (a, b) => turnOf(a) - turnOf(b) || behind(a) - behind(b) || a.from - b.from || a.to - b.to,
  );
}

/**
 * Expected outcomes of a person's appointments. Each begins as planned, or later if the person cannot be there by then from
 * the one before it, or from where they are now. Appointments that overlap an absence do not take place. For the first
 * one of a day the person leaves early enough, but not before now.
 */
export function outlookOf({ appointments, away, travel, now }: OutlookAsked): Outlook {
  const outcomes = new Map<string, Outcome>();
  let travelMinutes = 0;
  const turns = inTurn(appointments);
  const over = turns.filter(({ to }) => now !== undefined && to <= now);
  /** Where the person sets out for the first thing that they have not begun. */
  const hereFor = ({ from, underWay, begun }: Appointment) =>
    now === undefined || underWay || begun
      ? undefined
      : { end: now, place: placeAt(Math.max(from, now), over) };
  let before: { readonly end: Instant; readonly place?: BusyTime['place'] } | undefined;
  for (const each of turns) {
    const { id, from, to, onSite = false, place, dueAt, underWay } = each;
    if (over.includes(each)) continue;
    if (away.some((span) => overlaps(span, each))) {
      outcomes.set(id, { planned: from, delayMinutes: 0, lateMinutes: lateMinutesOf(to, dueAt) ?? 0 });
      continue;
    }
    const last = before ?? hereFor(each);
    const start = last && from - last.end < nightMinutes * minuteMs ? last : undefined;
    const way = onSite ? wayMinutes(start?.place, place, travel) : 0;
    travelMinutes += way;
    const ready = start && !underWay ? start.end + way * minuteMs : from;
    const begin = Math.max(from, ready);
    const end = begin + (to - from);
    outcomes.set(id, {
      planned: from,
      begin,
      delayMinutes: lateMinutesOf(begin, from) ?? 0,
      lateMinutes: lateMinutesOf(end, dueAt) ?? 0,
    });
    before = { end: Math.max(end, start?.end ?? end), place: onSite ? place : start?.place };
  }
  return { outcomes, travelMinutes };
}

/** Appointments at the times that are expected of them, which are later where a person cannot be there as planned. */
export function expectedTimes<A extends Appointment>(appointments: readonly A[], travel: Travel): A[] {
  const { outcomes } = outlookOf({ appointments, away: [], travel });
  return appointments.map((each) => {
    const begin = outcomes.get(each.id)?.begin ?? each.from;
    return begin === each.from ? each : { ...each, from: begin, to: begin + (each.to - each.from) };
  });
}

/** Work of a person without an appointment. */
export interface LooseWork {
  readonly from: Instant;
  /** When they work, ascending, apart from each other. */
  readonly open: Iterable<Span>;
  readonly minutes: number;
  readonly site?: { readonly place?: BusyTime['place'] } | undefined;
  readonly dueAt?: Instant | undefined;
}

/** Expected outcome of work without an appointment: it is done as soon as it fits between the appointments. */
export function looseOutcome({ appointments, away, travel }: OutlookAsked, work: LooseWork): Outcome {
  const busy = [...appointments, ...away];
  for (const { from, to } of freeTimes({ ...work, busy, travel })) {
    return { begin: from, delayMinutes: 0, lateMinutes: lateMinutesOf(to, work.dueAt) ?? 0 };
  }
  return { delayMinutes: 0, lateMinutes: 0 };
}

/** What a change does to a piece of work, the worst first; each has a phrase. */
export const planEffects = [
  'away',
  'unattended',
  'late',
  'offHours',
  'delayed',
  'unplanned',
  'moved',
  'inTime',
] as const;

/** What a change does to a piece of work. */
export type PlanEffect = (typeof planEffects)[number];

/** Why work of an absent person waits without them: it is on hold, or with another organisation. */
export const waitReasons = ['onHold', 'entrusted'] as const;

/** One of {@link waitReasons}. */
export type WaitReason = (typeof waitReasons)[number];

/** Warnings about a stop of a plan: what speaks against its person or its time. Each has a phrase. */
export const stopWarnings = [
  'underWay',
  'past',
  'onLeave',
  'offHours',
  'overlaps',
  'skillMissing',
  'declined',
] as const;

/** One of {@link stopWarnings}. */
export type StopWarning = (typeof stopWarnings)[number];

/** What is known of a piece of work that a change does something to. */
interface Changed {
  /** The change gives it to another engineer, so that it is told of as late even if it is no later than before. */
  readonly isGiven?: boolean;
  /** The change gives it a time outside its engineer's hours. */
  readonly isOffHours?: boolean;
}

/**
 * What a change does to a piece of work, by its outcomes without and with it; undefined if nothing worth telling changes.
 * `unattended` is not among them: it is said of work that waits, which has no outcome.
 */
export function effectOf(
  without: Outcome | undefined,
  withIt: Outcome,
  { isGiven = false, isOffHours = false }: Changed = {},
): Exclude<PlanEffect, 'unattended'> | undefined {
  const isGone = withIt.begin === undefined;
  const wasGone = without !== undefined && without.begin === undefined;
  if (isGone) return wasGone ? undefined : 'away';
  const lateBefore = without?.lateMinutes ?? 0;
  if (withIt.lateMinutes > 0 && (isGiven || lateBefore === 0)) return 'late';
  if (isOffHours && withIt.planned !== without?.planned) return 'offHours';
  if (without?.planned !== undefined && withIt.planned !== without.planned)
    return withIt.planned === undefined ? 'unplanned' : 'moved';
  if (withIt.delayMinutes - (without?.delayMinutes ?? 0) >= planStepMinutes) return 'delayed';
  // Work that was late already is told of again only if nothing else says that it gets worse.
  if (withIt.lateMinutes - lateBefore >= planStepMinutes) return 'late';
  return lateBefore > 0 && withIt.lateMinutes === 0 ? 'inTime' : undefined;
}

/** Whether a change breaks an appointment: nobody comes, it is moved, or it begins later by a step of plans or more. */
export function breaksPromise(without: Outcome | undefined, withIt: Outcome): boolean {
  if (without?.planned === undefined || without.begin === undefined) return false;
  if (withIt.begin === undefined || withIt.planned !== without.planned) return true;
  return withIt.delayMinutes - without.delayMinutes >= planStepMinutes;
}
