import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { type PlannedStop, type PlanWork, reasonsOfStop, unplacedReason } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { dayToCome } from '../../engine/days.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { findReachedGroups, reachesGroup } from '../../engine/reached-groups.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { invalid, notFoundAt } from '../../platform/refusals.ts';
import { candidatesOf, declinedBy } from '../orders/index.ts';
import { type DaysOfPeople, daysOfPeople, type PersonDays } from '../plans/index.ts';
import { awayOf, checkAway, keptUntil } from './away.ts';
import { type ChosenPlan, choosePlan } from './choose.ts';
import { isLooseLate, looseIn } from './loose.ts';
import { isLeft, isOwnerAway, isToCome, type PlanMaterial, planClock, timeToCome } from './problem.ts';
import { presentRoads } from './roads.ts';
import { searchPlan } from './search.ts';
import type { SolverProblem } from './solver/index.ts';
import { presentCounts, standOf, underWayNow } from './stand.ts';
import {
  begunOfGroups,
  begunOfOwners,
  peopleOfGroups,
  plannablePeople,
  type WorkRow,
  worksNamed,
  worksOfGroups,
  worksOfOwners,
} from './works.ts';

/** Orders in one plan, at most. Of more those with the earliest deadlines are planned. */
const maxPlannedOrders = 1000;

type Input = CheckedRequestOf<typeof dispatch.plan>;
type Answer = DataOf<typeof dispatch.plan>;
type Stop = Answer['list'][number];

/** The days that are planned. `dayStart`, `startAt` and `until` are instants in milliseconds. */
interface PlanWindow {
  /** First and last day (YYYY-MM-DD). */
  readonly from: string;
  readonly to: string;
  readonly dayStart: number;
  /** The present if the first day has begun, else that day's beginning. */
  readonly startAt: number;
  /** The end of the last day. */
  readonly until: number;
}

function windowOf({ from: asked, days }: Input, context: StaffReadContext): PlanWindow {
  const { timeZone: zoneName, now } = context;
  const from = dayToCome(asked, 'from', context);
  const first = dayOfDate(from);
  const zone = timeZone(zoneName);
  const dayStart = zone.dayStart(first);
  return {
    ...{ from, to: dateOfDay(first + days - 1), dayStart },
    startAt: Math.max(dayStart, now().getTime()),
    until: zone.dayStart(first + days),
  };
}

/** The orders to plan. With `isOwn` they are the caller's own and `of` holds the caller's id, else the ids of groups. */
interface Works {
  readonly works: readonly WorkRow[];
  /** Orders under way, of those that are asked for: they stay with who is at them, or on the way. */
  readonly begun: readonly WorkRow[];
  /** Number of orders beyond the limit, which `works` lacks. */
  readonly moreCount?: number;
  readonly isOwn: boolean;
  readonly of: readonly string[];
}

/** The named orders. All must belong to groups that the caller plans, or all to the caller. */
async function namedWorks(orderIds: readonly string[], context: StaffReadContext): Promise<Works> {
  const found = await worksNamed.all(context.db, context.tenantId, [...new Set(orderIds)]);
  const isOwn = !found.every(({ groupId }) => reachesGroup(context, 'order.plan', groupId));
  const owners = new Map(found.map(({ id, ownerId }) => [id, ownerId]));
  const isHidden = (id: string) => !owners.has(id) || (isOwn && owners.get(id) !== context.actor.accountId);
  const hidden = orderIds.findIndex(isHidden);
  if (hidden >= 0) throw notFoundAt(`orderIds.${hidden}`);
  const closed = found.find(({ plannable }) => !plannable);
  if (closed) throw invalid(`orderIds.${orderIds.indexOf(closed.id)}`, 'unknown');
  // An order that is named may be reassigned even if its owner accepted it.
  const works = found.flatMap((row) => (row.begun ? [] : [{ ...row, accepted: false }]));
  const of = isOwn ? [context.actor.accountId] : [...new Set(found.map(({ groupId }) => groupId))];
  return { works, begun: found.filter(({ begun }) => begun), isOwn, of };
}

/** The orders that a request plans, up to the limit. */
async function worksFor(
  { groupId, orderIds, moves = false, absences }: Input,
  { startAt, until }: PlanWindow,
  context: StaffReadContext,
): Promise<Works> {
  const { db, tenantId, actor } = context;
  if (orderIds && groupId !== undefined) throw invalid('groupId', 'notWith', { field: 'orderIds' });
  const now = context.now().toISOString();
  const away = [
    absences.map(({ accountId }) => accountId),
    absences.map(({ from }) => from),
    absences.map(({ to }) => to),
  ] as const;
  const bounds = [now, isoOf(startAt), isoOf(until), moves, maxPlannedOrders, ...away] as const;
  if (orderIds) {
    const named = await namedWorks(orderIds, context);
    const { works, isOwn, of } = named;
    if (!moves) return named;
    const others = await (isOwn ? worksOfOwners : worksOfGroups).all(db, tenantId, of, ...bounds);
    // Beside named orders appointments may move. Orders without one are not added: the request does not name them.
    const timed = others.filter(
      ({ id, planEnd }) => planEnd !== null && planEnd > now && !orderIds.includes(id),
    );
    return { ...named, works: [...works, ...timed] };
  }
  const isOwn = groupId === undefined;
  const of = isOwn ? [actor.accountId] : await findReachedGroups(context, 'order.plan', groupId);
  const [works, begun] = await Promise.all([
    (isOwn ? worksOfOwners : worksOfGroups).all(db, tenantId, of, ...bounds),
    (isOwn ? begunOfOwners : begunOfGroups).all(db, tenantId, of),
  ]);
  return { works, begun, moreCount: (works[0]?.total ?? 0) - works.length, isOwn, of };
}

/** The input of a plan, with the names of its people. */
type Material = PlanMaterial & { readonly names: ReadonlyMap<string, string> };

async function materialFor(
  { absences, orderIds: named = [] }: Input,
  { works, isOwn, of }: Works,
  leftOut: readonly WorkRow[],
  { from, to, dayStart, startAt, until }: PlanWindow,
  context: StaffReadContext,
): Promise<Material> {
  const { db, tenantId, actor } = context;
  const orderIds = works.map(({ id }) => id);
  const estimated = [...works, ...leftOut];
  const [candidates, everybody, declines, estimates] = await Promise.all([
    isOwn ? [] : candidatesOf(db, tenantId, works),
    isOwn ? [] : peopleOfGroups.all(db, tenantId, of),
    declinedBy.all(db, tenantId, orderIds),
    estimatesOf(db, tenantId, estimated),
  ]);
  const owners = works.flatMap(({ ownerId }) => ownerId ?? []);
  const wanted = isOwn ? [actor.accountId] : [...candidates.map((each) => each.accountId), ...owners];
  const people = await plannablePeople.all(db, tenantId, [...new Set(wanted)]);
  const ids = people.map(({ id }) => id).sort();
  const travellers = [...new Set([...ids, ...everybody.map(({ id }) => id)])].sort();
  const days = await daysOfPeople(db, context, travellers, { from, to });
  const roundOf = new Map(works.map(({ id, round }) => [id, round]));
  const declined = Map.groupBy(
    declines.filter(({ orderId, round }) => roundOf.get(orderId) === round),
    ({ orderId }) => orderId,
  );
  return {
    works,
    named: new Set(named),
    // A caller who plans their own orders keeps all of them, accepted or not.
    onlyBy: isOwn ? actor.accountId : undefined,
    minutesOf: new Map(estimated.map(({ id }, index) => [id, estimates[index]?.minutes ?? 0])),
    people: ids,
    travellers,
    candidates,
    declined: new Map(
      [...declined].map(([orderId, rows]) => [orderId, rows.map(({ accountId }) => accountId)]),
    ),
    days,
    dayAfter: await dayAfterCall(days, { to, until }, context),
    away: awayOf(absences),
    ...{ from, dayStart, startAt, until },
    names: new Map(people.map(({ id, name }) => [id, name])),
  };
}

/** The day after the last one, of people who are on call until it begins. */
async function dayAfterCall(
  days: DaysOfPeople,
  { to, until }: Pick<PlanWindow, 'to' | 'until'>,
  context: StaffReadContext,
): Promise<ReadonlyMap<string, PersonDays> | undefined> {
  const onCall = [...days.people].filter(([, person]) => [...person.onCallFrom(to)].at(-1)?.to === until);
  if (onCall.length === 0) return undefined;
  const next = dateOfDay(dayOfDate(to) + 1);
  const ids = onCall.map(([id]) => id);
  return (await daysOfPeople(context.db, context, ids, { from: next, to: next })).people;
}

const changeOf = ({ promised }: PlanWork<number>, { personId, begin }: PlannedStop): Stop['change'] => {
  if (promised && promised.personId !== personId) return 'reassigned';
  if (promised?.begin === undefined) return 'new';
  return promised.begin === begin ? 'kept' : 'moved';
};

/** Owner and start before the plan; undefined for an unassigned order. */
const beforeOf = ({ ownerId, planStart }: WorkRow, names: ReadonlyMap<string, string>): Stop['before'] =>
  ownerId === null ? undefined : { engineerName: names.get(ownerId), planStart: planStart ?? undefined };

/** Plans the open orders of a group, or the caller's own. */
export async function planDispatch(input: Input, context: StaffReadContext): Promise<Answer> {
  await checkAway(input.absences, context);
  const window = windowOf(input, context);
  const { works: all, begun, moreCount = 0, ...whose } = await worksFor(input, window, context);
  const leaves = new Set(input.without);
  const found = all.filter(({ id }) => !leaves.has(id));
  const leftOut = all.filter(({ id }) => leaves.has(id));
  const asked = { works: found.slice(0, maxPlannedOrders), begun, ...whose };
  const whole = await materialFor(input, asked, leftOut, window, context);
  // Without `moves` appointments stay, even those that nobody will keep, and two at once: all of these are told. With
  // `moves` and named orders those that nobody will keep stay too, since they make no room for these.
  const { travelMinutes, doubled } = presentRoads(whole);
  const isKept = ({ id, ownerId }: WorkRow) => doubled.has(id) && whole.people.includes(ownerId ?? '');
  const stays = whole.works.filter((row) => {
    if (whole.named.has(row.id) || !isToCome(row, whole)) return false;
    return input.moves ? whole.named.size > 0 && isOwnerAway(row, whole) : !isKept(row);
  });
  const material = { ...whole, works: whole.works.filter((row) => !stays.includes(row)) };
  const chosen = await choosePlan(material, input.moves ?? false, (problem) =>
    searchPlan(context.actor.accountId, problem),
  );
  const untimed = [...material.works, ...leftOut, ...stays].filter(
    (row) => timeToCome(row, material) === undefined,
  );
  const loose = looseIn(untimed, material);
  const underWay = await underWayNow(material, context);
  const clock = { now: context.now().getTime(), zone: context.timeZone };
  const stand = await standOf({ ...whose, underWay }, [...leftOut, ...stays], loose, material, context);
  const list = stopsOf(chosen, material);
  const planned = new Set(list.map(({ orderId }) => orderId));
  const workOf = new Map(chosen.works.map((work) => [work.id, work]));
  const left = material.works.filter(({ id }) => !planned.has(id));
  const present = presentCounts(material.works, loose, material);
  const looseLeft = looseIn(left, material, chosen.stops);
  return {
    list,
    unplaced: [
      ...begun.flatMap((row) => {
        const doneAt = underWay.get(row.id);
        const until = doneAt === undefined ? undefined : keptUntil(doneAt, clock);
        const isTold = input.orderIds || isLeft(row, until, whole);
        if (!isTold || leaves.has(row.id)) return [];
        return [{ orderId: row.id, ...presented(row), reason: 'underWay' as const }];
      }),
      ...stays.flatMap((row) =>
        isOwnerAway(row, whole) && !input.orderIds
          ? [{ orderId: row.id, ...presented(row), reason: 'ownerAway' as const }]
          : [],
      ),
      ...left.flatMap((row) => {
        const work = workOf.get(row.id);
        const isNamed = material.named.has(row.id);
        // An order that keeps its appointment is not unplaced, unless the request named it.
        if (!work || (!isNamed && timeToCome(row, material))) return [];
        return [{ orderId: row.id, ...presented(row), reason: unplacedReason(chosen.problem, work) }];
      }),
    ],
    present: {
      plannedCount: stand.plannedCount + present.plannedCount,
      lateCount: stand.lateCount + present.lateCount,
      travelMinutes,
    },
    proposed: {
      plannedCount: stand.plannedCount + list.length,
      lateCount:
        stand.lateCount +
        list.filter(({ lateMinutes }) => lateMinutes !== undefined).length +
        left.filter(({ id, resolveDueAt }) => isLooseLate(looseLeft.get(id), resolveDueAt, material.until))
          .length,
      travelMinutes: chosen.travelMinutes,
    },
    omittedCount: moreCount + Math.max(0, found.length - maxPlannedOrders),
    asOf: context.now().toISOString(),
  };
}

/** The stops of a plan as the reply has them. */
function stopsOf({ problem, works, stops, doubled }: ChosenPlan, material: Material): Stop[] {
  const { works: rows, names, named, dayStart } = material;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const workOf = new Map(works.map((work) => [work.id, work]));
  const clock = planClock(dayStart);
  return stops.flatMap((stop): Stop[] => {
    const [row, work] = [rowOf.get(stop.workId), workOf.get(stop.workId)];
    if (!row || !work) return [];
    const change = changeOf(work, stop);
    return [
      {
        orderId: row.id,
        ...presented(row),
        version: row.version,
        engineerId: stop.personId,
        engineerName: names.get(stop.personId) ?? '',
        planStart: isoOf(clock.instantOf(stop.begin)),
        planEnd: isoOf(clock.instantOf(stop.end)),
        travelMinutes: stop.way,
        lateMinutes: stop.late > 0 ? stop.late : undefined,
        change,
        before: beforeOf(row, names),
        reasons: reasonsOf(problem, work, stop, {
          change: named.has(row.id) ? undefined : change,
          isOwnerAway: isOwnerAway(row, material),
          isDoubled: doubled.has(row.id),
        }),
      },
    ];
  });
}

/**
 * Why a stop is where it is. A kept appointment was agreed on, so lateness is no reason for it. An order without one, or
 * whose owner is away then, changes its owner only because that owner cannot do it, or not in time. `change` is absent
 * for named orders, which any engineer may get.
 */
function reasonsOf(
  problem: SolverProblem,
  work: PlanWork<number>,
  stop: PlannedStop,
  of: {
    readonly change: Stop['change'] | undefined;
    readonly isOwnerAway: boolean;
    readonly isDoubled: boolean;
  },
): Stop['reasons'] {
  const reasons = reasonsOfStop(problem, work, stop);
  if (of.change === 'kept')
    return [...(of.isDoubled ? ['overlaps' as const] : []), ...reasons.filter((reason) => reason !== 'late')];
  if (of.change !== 'reassigned' || (work.promised?.begin !== undefined && !of.isOwnerAway))
    return [...reasons];
  return ['ownerCannot', ...reasons.filter((reason) => reason !== 'first')];
}

const presented = ({ orderNo, title, priority, cellName, resolveDueAt }: WorkRow) => ({
  ...{ orderNo, title, priority, cellName },
  dueAt: resolveDueAt ?? undefined,
});
