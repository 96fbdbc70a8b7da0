import {
  type Appointment,
  lateMinutesOf,
  type Outcome,
  outlookOf,
  overlaps,
  planStepMinutes,
} from '@svcdesk/core/scheduling';
import { positionOf } from '../../engine/position.ts';
import { msOf } from '../../engine/timestamps.ts';
import type { DayEntry, PersonDays } from '../plans/index.ts';
import type { Away } from './away.ts';
import type { Gathered } from './gather.ts';
import { isLooseLate, looseOutcomes } from './loose.ts';
import type { NamedRow } from './works.ts';

const minuteMs = 60_000;

/** Owner and time of an order by the previewed change; undefined for an unassigned order, or one without a time. */
export interface Placed {
  readonly personId: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** What people have to do, and the change that is previewed. */
export interface PreviewMaterial extends Gathered {
  readonly placed: ReadonlyMap<string, Placed>;
  readonly away: Away;
}

/** An order's appointment that is in the future or under way; otherwise undefined. */
const timeOf = ({ planStart, planEnd, underWay }: NamedRow, now: number) => {
  const [from, to] = [msOf(planStart), msOf(planEnd)];
  return from !== undefined && to !== undefined && (to > now || underWay) ? { from, to } : undefined;
};

/** Whether an entry is over. The present is rounded down to a minute; one that was cut at it ends within that minute. */
const isOver = ({ to }: DayEntry, now: number) => to < now + minuteMs;

/** Whether a person comes along to an order that another owns. Their appointment stays as long as the owner does. */
const comesAlong = (work: NamedRow | undefined, personId: string) =>
  work !== undefined && work.ownerId !== null && work.ownerId !== personId;

/** An appointment and its planned start, which is not when it begins if it is under way, and absent if it has none. */
interface PersonAppointment extends Appointment {
  readonly planned: number | undefined;
}

/** Whether a change leaves an order with the same owner at the same time. */
const isUnchanged = (work: NamedRow, { personId, from, to }: Placed) =>
  work.ownerId === personId && msOf(work.planStart) === from && msOf(work.planEnd) === to;

/**
 * What a change of an order's times makes of the entry that its owner is at: it goes on without a time, and with one until
 * its end, though not to the present alone. Undefined if they are to come to it later.
 */
function stillAt(
  entry: DayEntry,
  { underWay: isThere }: NamedRow,
  { from, to }: Placed,
  now: number,
): DayEntry | undefined {
  if (from === undefined || to === undefined) return { ...entry, plannedFrom: undefined };
  if (from > now) return undefined;
  const whole = isThere ? to : Math.max(entry.from, entry.arrivesAt ?? now) + to - from;
  const least = Math.max(entry.from, now) + planStepMinutes * minuteMs;
  return { ...entry, plannedFrom: from, to: Math.max(to, whole, least) };
}

/** What the change leaves of an entry of a person; undefined if nothing. */
function leftOf(
  personId: string,
  entry: DayEntry,
  { placed, works, now }: PreviewMaterial,
): DayEntry | undefined {
  const work = works.get(entry.orderId ?? '');
  const given = work && placed.get(work.id);
  if (!given) return entry;
  if (comesAlong(work, personId)) return given.personId === work.ownerId ? entry : undefined;
  if (isUnchanged(work, given)) return entry;
  return entry.underWay && given.personId === personId ? stillAt(entry, work, given, now) : undefined;
}

/** Appointments of a person: as they are, or with the change. */
export function appointmentsOf(
  personId: string,
  { entries }: PersonDays,
  material: PreviewMaterial,
  changed: boolean,
): PersonAppointment[] {
  const { placed, works, now } = material;
  const own = entries.flatMap((entry): PersonAppointment[] => {
    const left = changed ? leftOf(personId, entry, material) : entry;
    if (!left || isOver(entry, now)) return [];
    const { from, to, underWay, onSite, place } = left;
    const work = works.get(entry.orderId ?? '');
    const isNamed = work !== undefined && placed.has(work.id) && !comesAlong(work, personId);
    return [
      {
        ...{ id: isNamed ? work.id : entry.id, from, to, underWay, onSite, place },
        ...{ planned: underWay ? left.plannedFrom : from, begun: from < now },
        dueAt: msOf(work?.resolveDueAt),
      },
    ];
  });
  if (!changed) return own;
  const kept = new Set(own.map(({ id }) => id));
  const at = new Set(entries.flatMap(({ orderId, underWay }) => (underWay ? orderId : [])));
  const given = [...placed].flatMap(([orderId, { personId: of, from, to }]): PersonAppointment[] => {
    const work = works.get(orderId);
    if (of !== personId || !work || from === undefined || to === undefined || kept.has(orderId)) return [];
    const onSite = work.serviceMode === 'onSite';
    return [
      {
        ...{ id: orderId, from, to, onSite, place: positionOf(work), dueAt: msOf(work.resolveDueAt) },
        ...{ planned: from, begun: at.has(orderId) },
      },
    ];
  });
  return [...own, ...given];
}

/** Ids of this person's entries as a colleague that are lost because the order goes to another owner. */
function lostOf(
  personId: string,
  { entries }: PersonDays,
  { placed, works, now }: PreviewMaterial,
): string[] {
  return entries.flatMap(({ id, orderId, to }) => {
    const work = orderId === null ? undefined : works.get(orderId);
    const given = work && placed.get(work.id);
    const isLost = given && given.personId !== work.ownerId && given.personId !== personId;
    return isLost && comesAlong(work, personId) && to > now ? [id] : [];
  });
}

/** The outcome of one work; `personId` is undefined if it is unassigned. */
interface OutcomeOf {
  readonly personId: string | undefined;
  readonly outcome: Outcome;
}

/** Outcomes of all works of some people. */
export interface Judged {
  /** By the order's id if the request names it or it has no appointment, else by the entry's id. */
  readonly outcomes: ReadonlyMap<string, OutcomeOf>;
  /** Keys of those that are late. */
  readonly late: ReadonlySet<string>;
  readonly travelMinutes: number;
}

/** Orders of a person without an appointment: those that the request names, and all of an absent person. */
function looseOf(
  personId: string,
  { entries }: PersonDays,
  { placed, works, minutesOf, now }: PreviewMaterial,
  changed: boolean,
): NamedRow[] {
  const underWay = new Set(entries.flatMap((entry) => (entry.underWay ? [entry.orderId] : [])));
  return [...works.values()].filter((work) => {
    if (!minutesOf.has(work.id)) return false;
    const to = placed.get(work.id);
    const isAt = work.ownerId === personId && underWay.has(work.id);
    if (changed && to) return to.personId === personId && to.from === undefined && !isAt;
    const isMine = work.ownerId === personId && work.plannable && !isAt;
    return isMine && timeOf(work, now) === undefined;
  });
}

/**
 * The outcome of a named order that is unassigned, or belongs to a person whose schedule the caller may not see: it
 * begins when its appointment says. Without one it waits, and is as late as it is now.
 */
function unseenOutcome(work: NamedRow, to: Placed | undefined, now: number): OutcomeOf {
  const dueAt = msOf(work.resolveDueAt);
  const personId = to ? to.personId : (work.ownerId ?? undefined);
  const said = to ?? timeOf(work, now);
  if (personId === undefined || said?.from === undefined || said.to === undefined) {
    const lateMinutes = lateMinutesOf(now, dueAt) ?? 0;
    return { personId, outcome: { begin: now, delayMinutes: 0, lateMinutes } };
  }
  const { from, to: end } = said;
  const lateMinutes = lateMinutesOf(end, dueAt) ?? 0;
  return { personId, outcome: { planned: from, begin: from, delayMinutes: 0, lateMinutes } };
}

/** Outcomes for the people concerned: as things stand, or with the change. */
export function judge(material: PreviewMaterial, changed: boolean): Judged {
  const { people, placed, works, away, travel, now, from, until, minutesOf } = material;
  const outcomes = new Map<string, OutcomeOf>();
  let travelMinutes = 0;
  for (const [personId, person] of people) {
    const appointments = appointmentsOf(personId, person, material, changed);
    const absences = away(personId);
    // Leave that overlaps an assumed absence is that absence, entered already: as things stand it does not count.
    const leaves = person.leaves.filter(
      (leave) => changed || !absences.some((each) => overlaps(leave, each)),
    );
    // What is over tells where they are.
    const over = person.entries.flatMap((entry) =>
      isOver(entry, now) ? { ...entry, to: Math.min(entry.to, now) } : [],
    );
    const asked = { away: [...leaves, ...(changed ? absences : [])], travel };
    const near = appointments.filter((each) => each.from < until);
    const outlook = outlookOf({ ...asked, now, appointments: [...over, ...near] });
    travelMinutes += outlook.travelMinutes;
    const plannedOf = new Map(near.map(({ id, planned }) => [id, planned]));
    for (const [id, outcome] of outlook.outcomes)
      outcomes.set(id, { personId, outcome: { ...outcome, planned: plannedOf.get(id) } });
    for (const id of changed ? lostOf(personId, person, material) : [])
      outcomes.set(id, { personId, outcome: { begin: now, delayMinutes: 0, lateMinutes: 0 } });
    const loose = looseOutcomes(looseOf(personId, person, material, changed), minutesOf, {
      ...{ ...asked, person, now, from },
      appointments: [...over, ...appointments],
    });
    for (const [id, outcome] of loose) outcomes.set(id, { personId, outcome });
  }
  for (const [id, to] of placed) {
    const work = works.get(id);
    if (work && !outcomes.has(id)) outcomes.set(id, unseenOutcome(work, changed ? to : undefined, now));
  }
  // Without an engineer, or a time for it, an order is done by nobody, as in plans.
  const isLate = ([id, { personId, outcome }]: [string, OutcomeOf]) => {
    if (outcome.lateMinutes > 0 || outcome.planned !== undefined) return outcome.lateMinutes > 0;
    const expected = personId === undefined ? undefined : outcome;
    return isLooseLate(expected, works.get(id)?.resolveDueAt, until);
  };
  const late = new Set([...outcomes].filter(isLate).map(([id]) => id));
  return { outcomes, late, travelMinutes };
}
