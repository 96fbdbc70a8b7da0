import type { Position } from '@svcdesk/core/rules';
import { overlaps, type PlannedStop, type Visit, wayMinutes, waysTo } from '@svcdesk/core/scheduling';
import { positionOf } from '../../engine/position.ts';
import { isAway, type PlanMaterial, planClock, presentFrom, problemOf, timeToCome } from './problem.ts';

type Place = Position | null;

/** A visit of a person, and the whole minutes that it surely takes: two of them may touch and not overlap. */
interface PersonVisit extends Visit<Place> {
  readonly takes: { readonly from: number; readonly to: number };
  /** They are at it, or on the way to it, so that it lasts as long as it does. */
  readonly underWay?: boolean | undefined;
  readonly stop?: PlannedStop;
}

/** Ids of works among visits of one person that overlap another visit, as they are planned. */
function doubledIn(visits: readonly PersonVisit[]): string[] {
  const planned = visits.filter(({ underWay }) => !underWay);
  return planned.flatMap(({ stop, takes }, index) => {
    const isDoubled = planned.some((other, at) => at !== index && overlaps(takes, other.takes));
    return stop && isDoubled ? [stop.workId] : [];
  });
}

/**
 * The same stops, sorted by person and time, with the travel between everything that each person does: entries of their
 * schedule that are not planned here count too, but not those that they are away for. `doubled` are the ids of works at a
 * time at which their engineer is to be elsewhere too.
 */
export function withRoads(material: PlanMaterial, stops: readonly PlannedStop[]) {
  const { days, works, startAt } = material;
  const clock = planClock(material.dayStart);
  const now = clock.until(startAt);
  const rowOf = new Map(works.map((row) => [row.id, row]));
  const way = (from: Place, to: Place) => wayMinutes(from ?? undefined, to ?? undefined, days.travel);
  const byPerson = Map.groupBy(stops, ({ personId }) => personId);
  const doubled = new Set<string>();
  let travelMinutes = 0;
  const gone = material.travellers.flatMap((personId): PlannedStop[] => {
    const entries = days.people.get(personId)?.entries ?? [];
    const visits: PersonVisit[] = [
      ...entries
        .filter(
          (entry) =>
            rowOf.get(entry.orderId ?? '')?.ownerId !== personId && !isAway(personId, entry, material),
        )
        .map((entry) => ({
          begin: clock.until(presentFrom(entry, startAt)),
          end: clock.at(entry.to),
          underWay: entry.underWay,
          takes: { from: clock.at(entry.from), to: clock.until(entry.to) },
          place: entry.onSite ? (entry.place ?? null) : undefined,
        })),
      ...(byPerson.get(personId) ?? []).map((stop) => {
        const row = rowOf.get(stop.workId);
        const isOnSite = row?.serviceMode === 'onSite';
        return {
          begin: stop.begin,
          end: stop.end,
          takes: { from: stop.begin, to: stop.end },
          place: isOnSite ? (positionOf(row) ?? null) : undefined,
          stop,
        };
      }),
    ].sort((a, b) => a.begin - b.begin || a.end - b.end);
    for (const id of doubledIn(visits)) doubled.add(id);
    const ways = waysTo<Place>(visits, way, null);
    return visits.flatMap(({ stop, begin, underWay }, index) => {
      const minutes = ways[index] ?? 0;
      // The way to a visit that has begun lies behind.
      if (underWay ? begin > now : begin >= now) travelMinutes += minutes;
      return stop ? [{ ...stop, way: minutes }] : [];
    });
  });
  return { stops: gone, travelMinutes, doubled };
}

/** Travel by the present appointments, and which of them are at a time at which their engineer is to be elsewhere too. */
export function presentRoads(material: PlanMaterial) {
  const timed = new Set(material.works.filter((row) => timeToCome(row, material)).map(({ id }) => id));
  const stops = problemOf(material).works.flatMap(({ id, promised, minutes }) => {
    const begin = promised?.begin;
    if (begin === undefined || !promised || !timed.has(id)) return [];
    return [{ workId: id, personId: promised.personId, begin, end: begin + minutes, way: 0, late: 0 }];
  });
  return withRoads(material, stops);
}
