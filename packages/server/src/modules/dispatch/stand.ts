import type { Outcome } from '@svcdesk/core/scheduling';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { daysOfPeople } from '../plans/index.ts';
import { isLooseLate } from './loose.ts';
import { type PlanMaterial, timeToCome } from './problem.ts';
import { missesDue } from './times.ts';
import { standOfGroups, standOfOwners, type WorkRow } from './works.ts';

/** Counts of orders by their present appointments, and by what is expected of those that have none. */
export function presentCounts(
  works: readonly WorkRow[],
  loose: ReadonlyMap<string, Outcome>,
  material: PlanMaterial,
) {
  const { until } = material;
  const isTimed = (row: WorkRow) => timeToCome(row, material) !== undefined;
  return {
    plannedCount: works.filter(isTimed).length,
    lateCount: works.filter((row) =>
      isTimed(row)
        ? missesDue(row.resolveDueAt, row.planEnd, until)
        : isLooseLate(loose.get(row.id), row.resolveDueAt, until),
    ).length,
  };
}

/** When work that people are at, or on the way to, is expected to be done, by the order's id; whichever days are planned. */
export async function underWayNow(
  { from, days, travellers }: PlanMaterial,
  context: StaffReadContext,
): Promise<ReadonlyMap<string, number>> {
  const today = dateIn(context.timeZone, context.now());
  const { people } =
    from === today ? days : await daysOfPeople(context.db, context, travellers, { from: today, to: today });
  const entries = [...people.values()].flatMap((person) => person.taken());
  return new Map(
    entries.flatMap(({ underWay, orderId, to }) => (underWay && orderId ? [[orderId, to]] : [])),
  );
}

/** Counts of orders of the same groups or owner that the plan does not touch, such as those that the request excluded. */
export async function standOf(
  {
    of,
    isOwn,
    underWay,
  }: {
    readonly of: readonly string[];
    readonly isOwn: boolean;
    /** When work under way is expected to be done, by the order's id. */
    readonly underWay: ReadonlyMap<string, number>;
  },
  leftOut: readonly WorkRow[],
  loose: ReadonlyMap<string, Outcome>,
  material: PlanMaterial,
  context: StaffReadContext,
) {
  const { db, tenantId, now } = context;
  const { works, startAt, until } = material;
  const without = [...works, ...leftOut].map(({ id }) => id);
  const found = await (isOwn ? standOfOwners : standOfGroups).first(
    ...([db, tenantId, of, without, isoOf(startAt), isoOf(until), now().toISOString()] as const),
    [...underWay.keys()],
    [...underWay.values()].map((to) => isoOf(to)),
    // A plan of named orders hands out no others, so that these would only look late beside it.
    material.named.size > 0,
  );
  const left = presentCounts(leftOut, loose, material);
  const others = found ?? { plannedCount: 0, lateCount: 0 };
  return {
    plannedCount: others.plannedCount + left.plannedCount,
    lateCount: others.lateCount + left.lateCount,
  };
}
