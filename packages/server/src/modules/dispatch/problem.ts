import type { Position } from '@svcdesk/core/rules';
import {
  countsOnCall,
  overlaps,
  type PlanPerson,
  type PlanWork,
  planStepMinutes,
  stretchesOf,
  type TakenTime,
} from '@svcdesk/core/scheduling';
import type { Span } from '@svcdesk/core/sla';
import type { CandidateRow } from '../orders/index.ts';
import type { DayEntry, DaysOfPeople, PersonDays } from '../plans/index.ts';
import type { Away } from './away.ts';
import type { SolverProblem } from './solver/index.ts';
import { onCallWorkOf, type WorkRow } from './works.ts';

const minuteMs = 60_000;

/** The input of a plan. Instants are in milliseconds. */
export interface PlanMaterial {
  readonly works: readonly WorkRow[];
  /** Ids of orders that the request names. It asks for another time for them, so they may lose the one they have. */
  readonly named: ReadonlySet<string>;
  /** The owner of all works, where a person plans their own. */
  readonly onlyBy?: string | undefined;
  /** Ids of orders that stay with owners who have not accepted them. */
  readonly staying?: ReadonlySet<string> | undefined;
  /** Expected minutes of each work, by its id. */
  readonly minutesOf: ReadonlyMap<string, number>;
  /** Who may be given the works. */
  readonly people: readonly string[];
  /** Whose travel counts: all people of the groups, or the one who plans their own orders. */
  readonly travellers: readonly string[];
  /** Who of which group could do work of which catalogue entry. */
  readonly candidates: readonly CandidateRow[];
  /** Ids of engineers who declined an order in its present round, by the order. */
  readonly declined: ReadonlyMap<string, readonly string[]>;
  readonly days: DaysOfPeople;
  /** The day after the last one, of people who are on call until then: what they begin may go on into it. */
  readonly dayAfter?: ReadonlyMap<string, PersonDays> | undefined;
  /** Assumed absences, beside leave. */
  readonly away: Away;
  /** First day (YYYY-MM-DD), its beginning, and the present if that is later. */
  readonly from: string;
  readonly dayStart: number;
  readonly startAt: number;
  /** End of the last day. */
  readonly until: number;
}

/** Numbers of places; 0 stands for an unknown place. */
function placeNumbers() {
  const places: (Position | null)[] = [null];
  const known = new Map<string, number>();
  return {
    places,
    numberOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): number {
      if (latitude === null || longitude === null) return 0;
      const key = `${latitude} ${longitude}`;
      const number = known.get(key) ?? places.push({ latitude, longitude }) - 1;
      known.set(key, number);
      return number;
    },
  };
}

type Places = ReturnType<typeof placeNumbers>;

/** Converts instants to minutes from the beginning of the first day, rounded up by `at` and down by `until`, and back. */
export function planClock(dayStart: number) {
  return {
    at: (instant: number) => Math.ceil((instant - dayStart) / minuteMs),
    until: (instant: number) => Math.floor((instant - dayStart) / minuteMs),
    instantOf: (minute: number) => dayStart + minute * minuteMs,
  };
}

type PlanClock = ReturnType<typeof planClock>;

/**
 * From when on an entry says where its person is. They are at what is under way, so that begins now: what they had before is
 * over, and of several at once none waits for another to be reached.
 */
export function presentFrom(
  { from, underWay, arrivesAt = from }: Pick<DayEntry, 'from' | 'underWay' | 'arrivesAt'>,
  startAt: number,
): number {
  if (!underWay) return from;
  return arrivesAt <= startAt ? startAt : Math.max(from, startAt);
}

/**
 * When a person can be given work: their hours from now on, and on-call time for the works that it counts for, less leave,
 * absences and entries that do not move.
 */
function stretches(
  personId: string,
  { openFrom, onCallFrom, taken: takenBy, leaves }: PersonDays,
  away: readonly Span[],
  { from, startAt, works, dayAfter }: PlanMaterial,
  clock: PlanClock,
  { numberOf }: Places,
) {
  // Only the owner's entry of an order moves. A colleague who comes along keeps theirs.
  const moving = new Set(works.flatMap(({ id, ownerId }) => (ownerId === personId ? [id] : [])));
  const earliest = Math.ceil(clock.at(startAt) / planStepMinutes) * planStepMinutes;
  const onCall = Array.from(onCallFrom(from), (time) => {
    const counted = works.filter((row) => countsOnCall(time, onCallWorkOf(row), startAt));
    return { ...time, onlyFor: new Set(counted.map(({ id }) => id)) };
  }).filter(({ onlyFor }) => onlyFor.size > 0);
  const hours = [...Array.from(openFrom(from), (span) => ({ ...span, onlyFor: undefined })), ...onCall]
    .map((span) => ({
      from: Math.max(earliest, clock.at(span.from)),
      to: clock.until(span.to),
      onlyFor: span.onlyFor,
    }))
    .filter((span) => span.from < span.to)
    .sort((a, b) => a.from - b.from);
  const follows = dayAfter?.get(personId);
  const taken: TakenTime<number>[] = [
    ...[
      ...takenBy(({ orderId }) => orderId !== null && moving.has(orderId)),
      ...(follows?.taken() ?? []),
    ].map((entry) => ({
      from: clock.until(presentFrom(entry, startAt)),
      to: clock.at(entry.to),
      place: entry.onSite ? numberOf(entry.place ?? { latitude: null, longitude: null }) : undefined,
    })),
    ...[...leaves, ...away, ...(follows?.leaves ?? [])].map((span) => ({
      from: clock.until(span.from),
      to: clock.at(span.to),
    })),
  ];
  return stretchesOf(
    hours,
    taken.sort((a, b) => a.from - b.from || a.to - b.to),
    0,
  );
}

/** The appointment of an order, whoever may keep it; undefined if it is over. */
function spanToCome(
  { planStart, planEnd }: WorkRow,
  { startAt }: Pick<PlanMaterial, 'startAt'>,
): Span | undefined {
  if (planStart === null || planEnd === null) return undefined;
  const span = { from: Date.parse(planStart), to: Date.parse(planEnd) };
  return span.to > startAt ? span : undefined;
}

/** Whether an order has an appointment that is not over. */
export const isToCome = (row: WorkRow, material: Pick<PlanMaterial, 'startAt'>): boolean =>
  spanToCome(row, material) !== undefined;

/** Whether a person has leave, or is taken to be absent, in some of that time. */
export const isAway = (
  personId: string,
  span: Span,
  { days, away }: Pick<PlanMaterial, 'days' | 'away'>,
): boolean =>
  [...(days.people.get(personId)?.leaves ?? []), ...away(personId)].some((each) => overlaps(each, span));

/** Whether an order has an appointment to come that nobody will keep, since its owner is away then. */
export function isOwnerAway(row: WorkRow, material: PlanMaterial): boolean {
  const span = spanToCome(row, material);
  return span !== undefined && row.ownerId !== null && isAway(row.ownerId, span, material);
}

/** Whether the owner of an order under way is away at its appointment, or while it keeps them; `keptUntil` is until when, if known. */
export function isLeft(row: WorkRow, keptUntil: number | undefined, material: PlanMaterial): boolean {
  const { startAt, until } = material;
  const { ownerId } = row;
  const spans = [spanToCome(row, material), keptUntil !== undefined && { from: startAt, to: keptUntil }];
  return spans.some(
    (span) =>
      span && ownerId !== null && span.from < Math.min(span.to, until) && isAway(ownerId, span, material),
  );
}

/** The appointment of an order; undefined if it is over, or overlaps leave or an absence of its owner. */
export const timeToCome = (row: WorkRow, material: PlanMaterial): Span | undefined =>
  isOwnerAway(row, material) ? undefined : spanToCome(row, material);

/** Start of an order's appointment, in minutes; undefined if that has passed, or the order is unassigned. */
function promisedBegin({ ownerId, planStart }: WorkRow, startAt: number, clock: PlanClock) {
  if (ownerId === null || planStart === null || Date.parse(planStart) < startAt) return undefined;
  return clock.until(Date.parse(planStart));
}

/**
 * The owner who keeps an order, whatever their skills and groups; undefined if it may be reassigned. The customer waits for
 * an appointment, so one that its owner is away for goes to whoever can come.
 */
function keeperOf(row: WorkRow, material: PlanMaterial) {
  const { id, ownerId, accepted } = row;
  const { onlyBy, staying } = material;
  if (onlyBy !== undefined) return onlyBy;
  const isKept = staying?.has(id) || (accepted && !isOwnerAway(row, material));
  return ownerId !== null && isKept ? ownerId : undefined;
}

/** Minutes of a work: those of its appointment if that is to come, else the expected ones. */
function minutesFor({ id, planStart, planEnd }: WorkRow, isPromised: boolean, { minutesOf }: PlanMaterial) {
  if (!isPromised || planStart === null || planEnd === null) return minutesOf.get(id) ?? 0;
  return Math.ceil((Date.parse(planEnd) - Date.parse(planStart)) / minuteMs);
}

/** Whether an order must not be left out: it is named, has an appointment, or is due in these days. */
const isPressing = (
  { id, resolveDueAt }: WorkRow,
  begin: number | undefined,
  { named, until }: PlanMaterial,
): boolean =>
  named.has(id) || begin !== undefined || (resolveDueAt !== null && Date.parse(resolveDueAt) <= until);

/** The problem to search. Skills are asked for by catalogue entry, so the entry's id stands for the skills. */
export function problemOf(material: PlanMaterial): SolverProblem {
  const { works, named, people, candidates, declined, days, dayStart } = material;
  const clock = planClock(dayStart);
  const places = placeNumbers();
  const asksSkill = new Set(
    candidates.flatMap(({ asksSkill: asks, catalogId }) => (asks ? [catalogId] : [])),
  );
  const rowsOf = Map.groupBy(candidates, ({ accountId }) => accountId);
  return {
    works: works.map((row): PlanWork<number> => {
      const { ownerId } = row;
      const dueAt = row.resolveDueAt === null ? undefined : clock.until(Date.parse(row.resolveDueAt));
      const begin = promisedBegin(row, material.startAt, clock);
      const minutes = minutesFor(row, begin !== undefined, material);
      const isInTime = begin !== undefined && (dueAt === undefined || begin + minutes <= dueAt);
      // Appointments that are in time must stay in time, except those of named orders.
      const isKeptInTime = isInTime && !named.has(row.id) && timeToCome(row, material) !== undefined;
      return {
        id: row.id,
        priority: row.priority,
        minutes,
        place: row.serviceMode === 'onSite' ? places.numberOf(row) : undefined,
        dueAt,
        // An appointment that is in time is not moved to an earlier one; a late one may be.
        earliest: isInTime ? begin : undefined,
        latest: isKeptInTime && dueAt !== undefined ? dueAt - minutes : undefined,
        skillIds: asksSkill.has(row.catalogId) ? [row.catalogId] : [],
        groupId: row.groupId,
        notBy: declined.get(row.id),
        onlyBy: keeperOf(row, material),
        promised: ownerId === null ? undefined : { personId: ownerId, begin },
        pressing: isPressing(row, begin, material),
      };
    }),
    people: people.flatMap((id): PlanPerson<number>[] => {
      const own = days.people.get(id);
      const rows = rowsOf.get(id) ?? [];
      if (!own) return [];
      return [
        {
          id,
          skillIds: rows.flatMap(({ skill, catalogId }) => (skill ? [catalogId] : [])),
          groupIds: [...new Set(rows.map(({ groupId }) => groupId))],
          stretches: stretches(id, own, material.away(id), material, clock, places),
        },
      ];
    }),
    places: places.places,
    travel: days.travel,
  };
}
