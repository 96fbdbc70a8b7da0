import { type Appointment, lateMinutesOf, type Outcome, outlookOf, overlaps } from '@svcdesk/core/scheduling';
import { positionOf } from '../../engine/position.ts';
import { msOf } from '../../engine/timestamps.ts';
import type { PersonDays } from '../plans/index.ts';
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

/** Whether a person comes along to an order that another owns. Their appointment stays as long as the owner does. */
const comesAlong = (work: NamedRow | undefined, personId: string) =>
  work !== undefined && work.ownerId !== null && work.ownerId !== personId;

/** Appointments of a person: as they are, or with the change. */
export function appointmentsOf(
  personId: string,
  { entries }: PersonDays,
  { placed, works, now }: PreviewMaterial,
  changed: boolean,
): Appointment[] {
  const own = entries.flatMap(({ id, orderId, from, to, onSite, place }): Appointment[] => {
    const work = orderId === null ? undefined : works.get(orderId);
    const given = orderId === null ? undefined : placed.get(orderId);
    const isAlong = comesAlong(work, personId);
    if (changed && given && !(isAlong && given.personId === work?.ownerId)) return [];
    // `now` is rounded down to a minute, and an entry that was cut at the present ends within that minute.
    if (to < now + minuteMs) return [];
    const dueAt = msOf(work?.resolveDueAt);
    return [{ id: given && work && !isAlong ? work.id : id, from, to, onSite, place, dueAt }];
  });
  if (!changed) return own;
  const given = [...placed].flatMap(([orderId, { personId: of, from, to }]): Appointment[] => {
    const work = works.get(orderId);
    if (of !== personId || !work || from === undefined || to === undefined) return [];
    const onSite = work.serviceMode === 'onSite';
    return [{ id: orderId, from, to, onSite, place: positionOf(work), dueAt: msOf(work.resolveDueAt) }];
  });
  return [...own, ...given];
}

/** Planned starts of appointments under way, by their id. They begin when their owner came to them, not as planned. */
function beganOtherwise({ entries }: PersonDays, appointments: readonly Appointment[]) {
  const underWay = entries.filter((entry) => entry.underWay);
  return new Map(
    appointments.flatMap(({ id, from }) => {
      const entry = underWay.find((each) => each.from === from && (each.id === id || each.orderId === id));
      return entry ? [[id, entry.plannedFrom] as const] : [];
    }),
  );
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
  readonly lateCount: number;
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
    if (changed && to) return to.personId === personId && to.from === undefined;
    const isMine = work.ownerId === personId && work.plannable && !underWay.has(work.id);
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
    const asked = { appointments, away: [...leaves, ...(changed ? absences : [])], travel };
    const wasPlanned = beganOtherwise(person, appointments);
    const near = appointments.filter((each) => each.from < until);
    const outlook = outlookOf({ ...asked, appointments: near });
    travelMinutes += outlook.travelMinutes;
    for (const [id, outcome] of outlook.outcomes) {
      const planned = wasPlanned.has(id) ? wasPlanned.get(id) : outcome.planned;
      outcomes.set(id, { personId, outcome: { ...outcome, planned } });
    }
    for (const id of changed ? lostOf(personId, person, material) : [])
      outcomes.set(id, { personId, outcome: { begin: now, delayMinutes: 0, lateMinutes: 0 } });
    const over = person.entries.filter(({ to }) => to < now + minuteMs);
    const loose = looseOutcomes(looseOf(personId, person, material, changed), minutesOf, {
      ...{ person, now, from, travel, away: asked.away },
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
  const lateCount = [...outcomes].filter(isLate).length;
  return { outcomes, lateCount, travelMinutes };
}
