import type { Position } from '@svcdesk/core/rules';
import {
  overlaps,
  type PlanPerson,
  type PlanWork,
  planStepMinutes,
  stretchesOf,
  type TakenTime,
} from '@svcdesk/core/scheduling';
import type { Span } from '@svcdesk/core/sla';
import type { CandidateRow } from '../orders/index.ts';
import type { DaysOfPeople, PersonDays } from '../plans/index.ts';
import type { Away } from './away.ts';
import type { SolverProblem } from './solver/index.ts';
import type { WorkRow } from './works.ts';

const minuteMs = 60_000;

/** What a plan is made of. */
export interface PlanMaterial {
  readonly works: readonly WorkRow[];
  /** Orders that were named: their times are what is in question. */
  readonly named: ReadonlySet<string>;
  /** Whose all works are, where a person plans their own. */
  readonly onlyBy?: string | undefined;
  /** Orders that stay with their owners, though those have not accepted them. */
  readonly staying?: ReadonlySet<string> | undefined;
  /** Minutes that each work is taken to need, by its id. */
  readonly minutesOf: ReadonlyMap<string, number>;
  readonly people: readonly string[];
  /** Who of which group could do work of which catalogue. */
  readonly candidates: readonly CandidateRow[];
  /** Who turned down which order in its present round. */
  readonly declined: ReadonlyMap<string, readonly string[]>;
  readonly days: DaysOfPeople;
  /** When people are thought to be away, beside their leave. */
  readonly away: Away;
  /** First day (YYYY-MM-DD), when it begins, and from when on there is something left of it; instants. */
  readonly from: string;
  readonly dayStart: number;
  readonly startAt: number;
  /** When the last of the days ends. */
  readonly until: number;
}

/** Numbers of places; the first is where nobody knows. */
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

/** Times of a plan, as minutes from its first day's beginning. */
export function planClock(dayStart: number) {
  return {
    at: (instant: number) => Math.ceil((instant - dayStart) / minuteMs),
    until: (instant: number) => Math.floor((instant - dayStart) / minuteMs),
    instantOf: (minute: number) => dayStart + minute * minuteMs,
  };
}

type PlanClock = ReturnType<typeof planClock>;

/** When a person can be given work: their hours from now on, less leave and what has its time. */
function stretches(
  personId: string,
  { openFrom, entries, leaves }: PersonDays,
  away: readonly Span[],
  { from, startAt, works }: PlanMaterial,
  clock: PlanClock,
  { numberOf }: Places,
) {
  // Who comes along to what another has keeps the time for it.
  const moving = new Set(works.flatMap(({ id, ownerId }) => (ownerId === personId ? [id] : [])));
  const earliest = Math.ceil(clock.at(startAt) / planStepMinutes) * planStepMinutes;
  const hours = Array.from(openFrom(from))
    .map((span) => ({ from: Math.max(earliest, clock.at(span.from)), to: clock.until(span.to) }))
    .filter((span) => span.from < span.to);
  const taken: TakenTime<number>[] = [
    ...entries
      .filter(({ orderId }) => orderId === null || !moving.has(orderId))
      .map(({ from: begin, to, onSite, place }) => ({
        from: clock.until(begin),
        to: clock.at(to),
        place: onSite ? numberOf(place ?? { latitude: null, longitude: null }) : undefined,
      })),
    ...[...leaves, ...away].map((span) => ({ from: clock.until(span.from), to: clock.at(span.to) })),
  ];
  return stretchesOf(
    hours,
    taken.sort((a, b) => a.from - b.from || a.to - b.to),
    0,
  );
}

/** The time that an order has at which its owner will be there; one that has passed, or lies in leave, is none. */
export function timeToCome(
  { ownerId, planStart, planEnd }: WorkRow,
  { days, away, startAt }: PlanMaterial,
): Span | undefined {
  if (planStart === null || planEnd === null) return undefined;
  const span = { from: Date.parse(planStart), to: Date.parse(planEnd) };
  if (span.to <= startAt) return undefined;
  const absences = ownerId === null ? [] : [...(days.people.get(ownerId)?.leaves ?? []), ...away(ownerId)];
  return absences.some((each) => overlaps(each, span)) ? undefined : span;
}

/** When it was to begin: a time that has passed is no promise any more, and what has no owner was promised none. */
function promisedBegin({ ownerId, planStart }: WorkRow, startAt: number, clock: PlanClock) {
  if (ownerId === null || planStart === null || Date.parse(planStart) < startAt) return undefined;
  return clock.until(Date.parse(planStart));
}

/** Who keeps an order, whatever skills and groups say. */
function keeperOf({ id, ownerId, accepted }: WorkRow, { onlyBy, staying }: PlanMaterial) {
  if (onlyBy !== undefined) return onlyBy;
  return ownerId !== null && (accepted || staying?.has(id)) ? ownerId : undefined;
}

/** What has a time takes as long as was said with it, all else what such work took. */
function minutesFor({ id, planStart, planEnd }: WorkRow, isPromised: boolean, { minutesOf }: PlanMaterial) {
  if (!isPromised || planStart === null || planEnd === null) return minutesOf.get(id) ?? 0;
  return Math.ceil((Date.parse(planEnd) - Date.parse(planStart)) / minuteMs);
}

/** The problem that a search takes. Skills are asked for by catalogue, so a catalogue stands for its skills. */
export function problemOf(material: PlanMaterial): SolverProblem {
  const { works, named, people, candidates, declined, days, dayStart, until } = material;
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
      // What is agreed, and in time, is made late by nothing else; what was named is what is in question.
      const isKeptInTime = isInTime && !named.has(row.id) && timeToCome(row, material) !== undefined;
      return {
        id: row.id,
        priority: row.priority,
        minutes,
        place: row.serviceMode === 'onSite' ? places.numberOf(row) : undefined,
        dueAt,
        // Who was promised a time is not there earlier; what would be late may be done sooner.
        earliest: isInTime ? begin : undefined,
        latest: isKeptInTime && dueAt !== undefined ? dueAt - minutes : undefined,
        skillIds: asksSkill.has(row.catalogId) ? [row.catalogId] : [],
        groupId: row.groupId,
        notBy: declined.get(row.id),
        onlyBy: keeperOf(row, material),
        promised: ownerId === null ? undefined : { personId: ownerId, begin },
        pressing: row.nextDueAt !== null && Date.parse(row.nextDueAt) <= until,
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
