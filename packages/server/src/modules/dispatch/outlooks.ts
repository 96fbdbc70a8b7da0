import {
  type Appointment,
  lateMinutesOf,
  looseOutcome,
  type Outcome,
  outlookOf,
  overlaps,
} from '@svcdesk/core/scheduling';
import { withDuty } from '../../engine/on-duty.ts';
import { positionOf } from '../../engine/position.ts';
import { msOf } from '../../engine/timestamps.ts';
import type { PersonDays } from '../plans/index.ts';
import type { Away } from './away.ts';
import type { Gathered } from './gather.ts';
import type { NamedRow } from './works.ts';

const minuteMs = 60_000;

/** Whose an order is, and when. */
export interface Placed {
  readonly personId: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** What people have to do, and the change that is thought of. */
export interface PreviewMaterial extends Gathered {
  readonly placed: ReadonlyMap<string, Placed>;
  readonly away: Away;
}

/** A time to come that an order has; one that has passed is none. */
const timeOf = ({ planStart, planEnd, underWay }: NamedRow, now: number) => {
  const [from, to] = [msOf(planStart), msOf(planEnd)];
  return from !== undefined && to !== undefined && (to > now || underWay) ? { from, to } : undefined;
};

/** A colleague comes along to what another person owns; their time stays while the order stays with its owner. */
const comesAlong = (work: NamedRow | undefined, personId: string) =>
  work !== undefined && work.ownerId !== null && work.ownerId !== personId;

/** What a person is to do at a time that was said: as things stand, or with the change. */
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
    // `now` is a whole minute, an end that was cut lies within one.
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

/** When what is under way was to begin, if it was said, by the appointment: it began when its owner came to it. */
function beganOtherwise({ entries }: PersonDays, appointments: readonly Appointment[]) {
  const underWay = entries.filter((entry) => entry.underWay);
  return new Map(
    appointments.flatMap(({ id, from }) => {
      const entry = underWay.find((each) => each.from === from && (each.id === id || each.orderId === id));
      return entry ? [[id, entry.plannedFrom] as const] : [];
    }),
  );
}

/** Times of colleagues that are lost, as the order goes to another person; by what stands in schedules. */
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

/** How a piece of work turns out, and for whom; nobody has it without one. */
interface OutcomeOf {
  readonly personId: string | undefined;
  readonly outcome: Outcome;
}

/** How all works of some people turn out: by the order where it is asked about or has no time, else by the entry. */
export interface Judged {
  readonly outcomes: ReadonlyMap<string, OutcomeOf>;
  readonly lateCount: number;
  readonly travelMinutes: number;
}

/** Orders that a person has without a time: of them those that are asked about, and all of a person who is away. */
function looseOf(
  personId: string,
  { entries }: PersonDays,
  { placed, works, minutesOf, now }: PreviewMaterial,
  changed: boolean,
): NamedRow[] {
  const underWay = new Set(entries.flatMap((entry) => (entry.underWay ? [entry.orderId] : [])));
  const own = [...works.values()].filter((work) => {
    if (!minutesOf.has(work.id)) return false;
    const to = placed.get(work.id);
    if (changed && to) return to.personId === personId && to.from === undefined;
    const isMine = work.ownerId === personId && work.plannable && !underWay.has(work.id);
    return isMine && timeOf(work, now) === undefined;
  });
  const dueOf = ({ resolveDueAt }: NamedRow) => msOf(resolveDueAt) ?? Number.POSITIVE_INFINITY;
  return own.sort((a, b) => dueOf(a) - dueOf(b));
}

/**
 * How an order that is asked about turns out with nobody, or with a person whose days are not looked into: as it was
 * said. Without a time it waits, as late as it is already.
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

/** How everything turns out for the people concerned: as things stand, or with the change. */
export function judge(material: PreviewMaterial, changed: boolean): Judged {
  const { people, placed, works, away, travel, now, from, until, minutesOf, dutyOf } = material;
  const outcomes = new Map<string, OutcomeOf>();
  let travelMinutes = 0;
  for (const [personId, person] of people) {
    const appointments = appointmentsOf(personId, person, material, changed);
    const absences = away(personId);
    // Leave that was entered for it already is what is asked about, and no part of how things stood.
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
    // One after the other, what is due first at the head: nobody does two at once.
    // What is over takes no time, but tells where they are.
    const over = person.entries.filter(({ to }) => to < now + minuteMs);
    const taken: Appointment[] = [...over, ...appointments];
    for (const work of looseOf(personId, person, material, changed)) {
      const minutes = minutesOf.get(work.id) ?? 0;
      const onSite = work.serviceMode === 'onSite';
      const place = positionOf(work);
      const outcome = looseOutcome(
        { ...asked, appointments: taken },
        {
          ...{ from: now, open: withDuty(dutyOf(work, personId), person.openFrom(from)), minutes },
          site: onSite ? { place } : undefined,
          dueAt: msOf(work.resolveDueAt),
        },
      );
      outcomes.set(work.id, { personId, outcome });
      const { begin } = outcome;
      if (begin !== undefined)
        taken.push({ id: work.id, from: begin, to: begin + minutes * minuteMs, onSite, place });
    }
  }
  for (const [id, to] of placed) {
    const work = works.get(id);
    if (work && !outcomes.has(id)) outcomes.set(id, unseenOutcome(work, changed ? to : undefined, now));
  }
  const lateCount = [...outcomes.values()].filter(({ outcome }) => outcome.lateMinutes > 0).length;
  return { outcomes, lateCount, travelMinutes };
}
