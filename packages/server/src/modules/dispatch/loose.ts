import {
  type Appointment,
  looseOutcome,
  type Outcome,
  type PlannedStop,
  type Travel,
} from '@svcdesk/core/scheduling';
import type { Span } from '@svcdesk/core/sla';
import { positionOf } from '../../engine/position.ts';
import { msOf } from '../../engine/timestamps.ts';
import type { PersonDays } from '../plans/index.ts';
import { type PlanMaterial, planClock } from './problem.ts';
import { missesDue } from './times.ts';
import { onCallWorkOf, type WorkRow } from './works.ts';

const minuteMs = 60_000;

/** A person's time for orders that have no appointment. */
interface LooseTime {
  readonly person: PersonDays;
  /** All that they do, what is over included: it takes no time, but tells where they are. */
  readonly appointments: readonly Appointment[];
  readonly away: readonly Span[];
  readonly travel: Travel;
  /** From when on they do them: an instant in milliseconds, and its day (YYYY-MM-DD). */
  readonly now: number;
  readonly from: string;
}

/**
 * Expected outcomes of a person's orders without an appointment, by their id: they are done one after the other, by
 * deadline, between the appointments.
 */
export function looseOutcomes(
  works: readonly WorkRow[],
  minutesOf: ReadonlyMap<string, number>,
  { person, appointments, away, travel, now, from }: LooseTime,
): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const taken = [...appointments];
  const dueOf = ({ resolveDueAt }: WorkRow) => msOf(resolveDueAt) ?? Number.POSITIVE_INFINITY;
  for (const work of [...works].sort((a, b) => dueOf(a) - dueOf(b) || (a.id < b.id ? -1 : 1))) {
    const minutes = minutesOf.get(work.id) ?? 0;
    const onSite = work.serviceMode === 'onSite';
    const place = positionOf(work);
    const outcome = looseOutcome(
      { appointments: taken, away, travel },
      {
        ...{ from: now, open: person.openFor(onCallWorkOf(work), from), minutes },
        site: onSite ? { place } : undefined,
        dueAt: msOf(work.resolveDueAt),
      },
    );
    outcomes.set(work.id, outcome);
    const { begin } = outcome;
    if (begin !== undefined)
      taken.push({ id: work.id, from: begin, to: begin + minutes * minuteMs, onSite, place });
  }
  return outcomes;
}

/** What is expected of orders without an appointment, by their id: with the stops of a plan, else as things stand. */
export function looseIn(
  loose: readonly WorkRow[],
  { works, days, away, from, startAt, dayStart, minutesOf }: PlanMaterial,
  stops?: readonly PlannedStop[],
): ReadonlyMap<string, Outcome> {
  const rowOf = new Map(works.map((row) => [row.id, row]));
  const clock = planClock(dayStart);
  const found = new Map<string, Outcome>();
  for (const [ownerId, own] of Map.groupBy(loose, (row) => row.ownerId ?? '')) {
    const person = days.people.get(ownerId);
    if (!person) continue;
    const kept = stops
      ? person.entries.filter(({ orderId }) => rowOf.get(orderId ?? '')?.ownerId !== ownerId)
      : person.entries;
    const planned = (stops ?? []).flatMap(({ personId, workId, begin, end }) => {
      const row = rowOf.get(workId);
      if (personId !== ownerId || !row) return [];
      const span = { from: clock.instantOf(begin), to: clock.instantOf(end) };
      return [{ id: workId, ...span, onSite: row.serviceMode === 'onSite', place: positionOf(row) }];
    });
    const outcomes = looseOutcomes(own, minutesOf, {
      ...{ person, from, now: startAt, travel: days.travel },
      appointments: [...kept, ...planned],
      away: [...person.leaves, ...away(ownerId)],
    });
    for (const [id, outcome] of outcomes) found.set(id, outcome);
  }
  return found;
}

/**
 * Whether an order without an appointment misses its deadline: by what is expected of its owner. If it has none, or one who
 * finds no time for it, nobody does it: it is late if it is due by `until`, the end of the days that are looked at.
 */
export const isLooseLate = (
  outcome: Outcome | undefined,
  dueAt: string | null | undefined,
  until: number,
): boolean => (outcome?.begin === undefined ? missesDue(dueAt, null, until) : outcome.lateMinutes > 0);
