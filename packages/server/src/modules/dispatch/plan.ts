import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import {
  judgePlan,
  overlaps,
  type PlannedStop,
  type PlanWork,
  reasonsOfStop,
  type TeamPlan,
  unplacedReason,
} from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { reachedGroups, reachesGroup } from '../../engine/reached-groups.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { invalid } from '../../platform/refusals.ts';
import { candidatesOf, declinedBy } from '../orders/index.ts';
import { daysOfPeople } from '../plans/index.ts';
import { awayOf, checkAway } from './away.ts';
import { type PlanMaterial, planClock, problemOf } from './problem.ts';
import { searchPlan } from './search.ts';
import { type SolverProblem, withWays } from './solver/index.ts';
import {
  plannablePeople,
  standOfGroups,
  standOfOwners,
  type WorkRow,
  worksNamed,
  worksOfGroups,
  worksOfOwners,
} from './works.ts';

/** Orders that are planned together at most; of more those that are due first. */
const maxPlannedOrders = 1000;

type Input = CheckedRequestOf<typeof dispatch.plan>;
type Answer = DataOf<typeof dispatch.plan>;
type Stop = Answer['list'][number];

/** The days that are planned, as instants; what is left of the first begins at `startAt`. */
interface PlanWindow {
  /** First and last day (YYYY-MM-DD). */
  readonly from: string;
  readonly to: string;
  readonly dayStart: number;
  readonly startAt: number;
  readonly until: number;
}

function windowOf({ from: asked, days }: Input, { timeZone: zoneName, now }: StaffReadContext): PlanWindow {
  const at = now();
  const today = dateIn(zoneName, at);
  const from = asked ?? today;
  if (from < today) throw invalid('from', 'tooEarly', { min: today });
  const first = dayOfDate(from);
  const zone = timeZone(zoneName);
  const dayStart = zone.dayStart(first);
  return {
    ...{ from, to: dateOfDay(first + days - 1), dayStart },
    startAt: Math.max(dayStart, at.getTime()),
    until: zone.dayStart(first + days),
  };
}

/** What is to be planned; `isOwn`: by the caller alone, whose id `of` holds then, else the ids of the groups. */
interface Works {
  readonly works: readonly WorkRow[];
  readonly isOwn: boolean;
  readonly of: readonly string[];
}

/** Orders that were named: all of groups that the caller plans, or all the caller's own. */
async function namedWorks(orderIds: readonly string[], context: StaffReadContext): Promise<Works> {
  const found = await worksNamed.all(context.db, context.tenantId, [...new Set(orderIds)]);
  const isOwn = !found.every(({ groupId }) => reachesGroup(context, 'order.plan', groupId));
  const isMine = found.every(({ ownerId }) => ownerId === context.actor.accountId);
  if (found.length < new Set(orderIds).size || (isOwn && !isMine)) throw new SvcdeskError('notFound');
  const closed = found.find(({ plannable }) => !plannable);
  if (closed) throw invalid(`orderIds.${orderIds.indexOf(closed.id)}`, 'unknown');
  // Named, they may go to others although they were accepted.
  const works = found.map((row) => ({ ...row, accepted: false }));
  const of = isOwn ? [context.actor.accountId] : [...new Set(found.map(({ groupId }) => groupId))];
  return { works, isOwn, of };
}

/** What is to be planned, one more than may be. */
async function worksFor(
  { groupId, orderIds, moves = false }: Input,
  { startAt, until }: PlanWindow,
  context: StaffReadContext,
): Promise<Works> {
  const { db, tenantId, actor } = context;
  if (orderIds && groupId !== undefined) throw invalid('groupId', 'notWith', { field: 'orderIds' });
  const now = context.now().toISOString();
  const [movesFrom, movesUntil] = moves ? [isoOf(startAt), isoOf(until)] : [null, null];
  const bounds = [now, movesFrom, movesUntil, maxPlannedOrders + 1] as const;
  if (orderIds) {
    const { works, isOwn, of } = await namedWorks(orderIds, context);
    if (!moves) return { works, isOwn, of };
    const others = await (isOwn ? worksOfOwners : worksOfGroups).all(db, tenantId, of, ...bounds);
    // What waits for a time was not asked about.
    const timed = others.filter(
      ({ id, planEnd }) => planEnd !== null && planEnd > now && !orderIds.includes(id),
    );
    return { works: [...works, ...timed], isOwn, of };
  }
  if (groupId === undefined) {
    const of = [actor.accountId];
    return { works: await worksOfOwners.all(db, tenantId, of, ...bounds), isOwn: true, of };
  }
  const of = await reachedGroups(context, 'order.plan', groupId);
  return { works: await worksOfGroups.all(db, tenantId, of, ...bounds), isOwn: false, of };
}

async function materialFor(
  { absences }: Input,
  { works, isOwn }: Works,
  { from, to, dayStart, startAt }: PlanWindow,
  context: StaffReadContext,
): Promise<PlanMaterial & { readonly names: ReadonlyMap<string, string> }> {
  const { db, tenantId, actor } = context;
  const orderIds = works.map(({ id }) => id);
  const [candidates, declines, estimates] = await Promise.all([
    isOwn ? [] : candidatesOf(db, tenantId, works),
    declinedBy.all(db, tenantId, orderIds),
    estimatesOf(db, tenantId, works),
  ]);
  const owners = works.flatMap(({ ownerId }) => ownerId ?? []);
  const wanted = isOwn ? [actor.accountId] : [...candidates.map((each) => each.accountId), ...owners];
  const people = await plannablePeople.all(db, tenantId, [...new Set(wanted)]);
  const ids = people.map(({ id }) => id).sort();
  const roundOf = new Map(works.map(({ id, round }) => [id, round]));
  const declined = Map.groupBy(
    declines.filter(({ orderId, round }) => roundOf.get(orderId) === round),
    ({ orderId }) => orderId,
  );
  return {
    works,
    minutesOf: new Map(works.map(({ id }, index) => [id, estimates[index]?.minutes ?? 0])),
    people: ids,
    candidates,
    declined: new Map(
      [...declined].map(([orderId, rows]) => [orderId, rows.map(({ accountId }) => accountId)]),
    ),
    days: await daysOfPeople(db, context, ids, { from, to }),
    away: awayOf(absences),
    ...{ from, dayStart, startAt },
    names: new Map(people.map(({ id, name }) => [id, name])),
  };
}

const changeOf = ({ promised }: PlanWork<number>, { personId, begin }: PlannedStop): Stop['change'] => {
  if (promised && promised.personId !== personId) return 'reassigned';
  if (promised?.begin === undefined) return 'new';
  return promised.begin === begin ? 'kept' : 'moved';
};

/** How it stands for whoever has it; what nobody has stands nowhere. */
const beforeOf = ({ ownerId, planStart }: WorkRow, names: ReadonlyMap<string, string>): Stop['before'] =>
  ownerId === null ? undefined : { engineerName: names.get(ownerId), planStart: planStart ?? undefined };

/** Without a time before it is due, by the end of the days that are planned. */
const missesDue = (dueAt: string | null | undefined, planEnd: string | null, until: number): boolean => {
  if (!dueAt) return false;
  const due = Date.parse(dueAt);
  return planEnd === null ? due <= until : Date.parse(planEnd) > due;
};

/** The time that an order has at which its owner will be there; one that has passed, or lies in leave, is none. */
function timeToCome({ ownerId, planStart, planEnd }: WorkRow, { days, away, startAt }: PlanMaterial) {
  if (planStart === null || planEnd === null) return undefined;
  const span = { from: Date.parse(planStart), to: Date.parse(planEnd) };
  if (span.to <= startAt) return undefined;
  const absences = ownerId === null ? [] : [...(days.people.get(ownerId)?.leaves ?? []), ...away(ownerId)];
  return absences.some((each) => overlaps(each, span)) ? undefined : span;
}

/** How the orders that a plan looks at stand as they are planned now. */
function presentCounts(material: PlanMaterial, until: number) {
  const planned = material.works.map((row) => ({ row, isTimed: timeToCome(row, material) !== undefined }));
  return {
    plannedCount: planned.filter(({ isTimed }) => isTimed).length,
    lateCount: planned.filter(({ row, isTimed }) =>
      missesDue(row.resolveDueAt, isTimed ? row.planEnd : null, until),
    ).length,
  };
}

interface Planned {
  readonly material: PlanMaterial;
  readonly problem: SolverProblem;
  readonly plan: TeamPlan;
}

/** So often a plan is searched for around what would become late; then all that is in time keeps its time. */
const maxSearchesAround = 2;

/** What a plan makes late that is in time now, where more comes too late by it all in all than does now. */
function madeLate({ material, problem, plan }: Planned, until: number, isLast: boolean): readonly string[] {
  const { stops, unplaced } = judgePlan(withWays(problem), plan);
  const rowOf = new Map(material.works.map((row) => [row.id, row]));
  const late = new Set(stops.flatMap((stop) => (stop.late > 0 ? [stop.workId] : [])));
  const left = unplaced.filter((id) => missesDue(rowOf.get(id)?.resolveDueAt, null, until)).length;
  if (late.size + left <= presentCounts(material, until).lateCount) return [];
  return material.works.flatMap((row) => {
    const isInTime = timeToCome(row, material) && !missesDue(row.resolveDueAt, row.planEnd, until);
    return isInTime && (isLast || late.has(row.id)) ? [row.id] : [];
  });
}

/**
 * Searches for a plan in which nothing loses its time, and that makes no more late than comes too late now: such an order
 * keeps the time that it has, and the rest is planned around it. Of what was named it is told where it finds none: the
 * time that it has is what is in question, and others may become late for it.
 */
async function searchKeeping(
  material: PlanMaterial,
  onlyBy: string | undefined,
  owner: string,
  { named, until }: { readonly named: ReadonlySet<string>; readonly until: number },
  searches = 0,
): Promise<Planned> {
  const made = problemOf(material);
  const problem =
    onlyBy === undefined ? made : { ...made, works: made.works.map((work) => ({ ...work, onlyBy })) };
  const plan = await searchPlan(owner, problem);
  const placed = new Set([...plan.values()].flat());
  const late = new Set(
    named.size > 0 ? [] : madeLate({ material, problem, plan }, until, searches >= maxSearchesAround),
  );
  const lost = new Set(
    problem.works.flatMap(({ id, promised }) =>
      promised?.begin !== undefined && (late.has(id) || (!placed.has(id) && !named.has(id))) ? [id] : [],
    ),
  );
  if (lost.size === 0) return { material, problem, plan };
  const works = material.works.filter(({ id }) => !lost.has(id));
  return await searchKeeping({ ...material, works }, onlyBy, owner, { named, until }, searches + 1);
}

/** How the orders of whom is planned for stand that the plan does not look at, and those that keep their time. */
async function standOf(
  { of, isOwn }: Works,
  { works }: PlanMaterial,
  { until }: PlanWindow,
  { db, tenantId, now }: StaffReadContext,
) {
  const without = works.map(({ id }) => id);
  const found = await (isOwn ? standOfOwners : standOfGroups).first(
    ...([db, tenantId, of, without, now().toISOString(), isoOf(until)] as const),
  );
  return found ?? { plannedCount: 0, lateCount: 0 };
}

/** Plans the open orders of a group, or the caller's own. */
export async function planDispatch(input: Input, context: StaffReadContext): Promise<Answer> {
  await checkAway(input.absences, context);
  const window = windowOf(input, context);
  const { works: found, ...whose } = await worksFor(input, window, context);
  const asked = { works: found.slice(0, maxPlannedOrders), ...whose };
  const gathered = await materialFor(input, asked, window, context);
  const { accountId } = context.actor;
  // My own orders stay mine, accepted or not.
  const onlyBy = asked.isOwn ? accountId : undefined;
  const named = new Set(input.orderIds);
  const { material, problem, plan } = await searchKeeping(gathered, onlyBy, accountId, {
    named,
    until: window.until,
  });
  const { works } = material;
  const stand = await standOf(asked, material, window, context);
  const ways = withWays(problem);
  const judged = judgePlan(ways, plan);
  const rowOf = new Map(works.map((row) => [row.id, row]));
  const workOf = new Map(problem.works.map((work) => [work.id, work]));
  const clock = planClock(material.dayStart);
  const list = judged.stops.flatMap((stop): Stop[] => {
    const [row, work] = [rowOf.get(stop.workId), workOf.get(stop.workId)];
    if (!row || !work) return [];
    return [
      {
        orderId: row.id,
        ...presented(row),
        version: row.version,
        engineerId: stop.personId,
        engineerName: gathered.names.get(stop.personId) ?? '',
        planStart: isoOf(clock.instantOf(stop.begin)),
        planEnd: isoOf(clock.instantOf(stop.end)),
        travelMinutes: stop.way,
        lateMinutes: stop.late > 0 ? stop.late : undefined,
        change: changeOf(work, stop),
        before: beforeOf(row, gathered.names),
        reasons: [...reasonsOfStop(problem, work, stop)],
      },
    ];
  });
  const unplaced = judged.unplaced.flatMap((id) => {
    const [row, work] = [rowOf.get(id), workOf.get(id)];
    return row && work ? [{ orderId: id, ...presented(row), reason: unplacedReason(problem, work) }] : [];
  });
  const left = unplaced.filter(({ dueAt }) => missesDue(dueAt, null, window.until)).length;
  const present = presentCounts(material, window.until);
  return {
    list,
    unplaced,
    present: {
      plannedCount: stand.plannedCount + present.plannedCount,
      lateCount: stand.lateCount + present.lateCount,
      travelMinutes: presentTravel(ways, problem.works),
    },
    proposed: {
      plannedCount: stand.plannedCount + list.length,
      lateCount: stand.lateCount + judged.lateCount + left,
      travelMinutes: judged.travelMinutes,
    },
    omittedCount: Math.max(0, found.length - maxPlannedOrders),
    asOf: context.now().toISOString(),
  };
}

/** Minutes on the road by what is planned now, as far as it can be done as it is. */
function presentTravel(
  ways: Parameters<typeof judgePlan<number>>[0],
  works: readonly PlanWork<number>[],
): number {
  const planned = works
    .filter(({ promised }) => promised?.begin !== undefined)
    .sort((a, b) => (a.promised?.begin ?? 0) - (b.promised?.begin ?? 0));
  const byPerson = Map.groupBy(planned, ({ promised }) => promised?.personId ?? '');
  // Each person alone: one whose plan cannot be kept takes nothing from the others'.
  return ways.people.reduce((sum, person) => {
    const own = { ...ways, people: [person] };
    const ids = (byPerson.get(person.id) ?? []).map(({ id }) => id);
    try {
      return sum + judgePlan(own, new Map([[person.id, ids]])).travelMinutes;
    } catch (error) {
      if (error instanceof RangeError) return sum + judgePlan(own, new Map()).travelMinutes;
      throw error;
    }
  }, 0);
}

const presented = ({ orderNo, title, priority, cellName, resolveDueAt }: WorkRow) => ({
  ...{ orderNo, title, priority, cellName },
  dueAt: resolveDueAt ?? undefined,
});
