import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import {
  judgePlan,
  type PlannedStop,
  type PlanWork,
  reasonsOfStop,
  unplacedReason,
} from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { invalid } from '../../platform/refusals.ts';
import { candidatesOf, declinedBy } from '../orders/index.ts';
import { daysOfPeople } from '../plans/index.ts';
import { type PlanMaterial, planClock, problemOf } from './problem.ts';
import { searchPlan } from './search.ts';
import { withWays } from './solver/index.ts';
import { groupsBelow, plannablePeople, type WorkRow, worksOfGroups, worksOfOwner } from './works.ts';

/** Orders that are planned together at most; of more those that are due first. */
const maxPlannedOrders = 1000;

type Input = CheckedRequestOf<typeof dispatch.plan>;
type Answer = DataOf<typeof dispatch.plan>;
type Stop = Answer['list'][number];

/** The groups that are planned; a group whose people the caller does not plan is no such group. */
async function groupsOf({ db, tenantId, actor }: StaffReadContext, groupId: string): Promise<string[]> {
  const scopes = scopesOf(actor, 'order.plan');
  const may = scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(groupId));
  const groups = may ? await groupsBelow.all(db, tenantId, groupId) : [];
  if (groups.length === 0) throw new SvcdeskError('notFound');
  return groups.map(({ id }) => id);
}

/** What is to be planned, one more than may be. */
async function worksFor({ groupId, moves = false }: Input, context: StaffReadContext): Promise<WorkRow[]> {
  const { db, tenantId, actor } = context;
  const now = context.now().toISOString();
  const limit = maxPlannedOrders + 1;
  if (groupId === undefined) return worksOfOwner.all(db, tenantId, actor.accountId, now, moves, limit);
  return worksOfGroups.all(db, tenantId, await groupsOf(context, groupId), now, moves, limit);
}

async function materialFor(
  { from: asked, days, groupId }: Input,
  works: readonly WorkRow[],
  context: StaffReadContext,
): Promise<PlanMaterial & { readonly names: ReadonlyMap<string, string>; readonly until: number }> {
  const { db, tenantId, actor } = context;
  const now = context.now();
  const today = dateIn(context.timeZone, now);
  const from = asked ?? today;
  if (from < today) throw invalid('from', 'tooEarly', { min: today });
  const first = dayOfDate(from);
  const [candidates, declines, estimates] = await Promise.all([
    groupId === undefined ? [] : candidatesOf(db, tenantId, works),
    declinedBy.all(
      db,
      tenantId,
      works.map(({ id }) => id),
    ),
    estimatesOf(db, tenantId, works),
  ]);
  const owners = works.flatMap(({ ownerId }) => ownerId ?? []);
  const wanted =
    groupId === undefined ? [actor.accountId] : [...candidates.map((each) => each.accountId), ...owners];
  const people = await plannablePeople.all(db, tenantId, [...new Set(wanted)]);
  const ids = people.map(({ id }) => id).sort();
  const roundOf = new Map(works.map(({ id, round }) => [id, round]));
  const declined = Map.groupBy(
    declines.filter(({ orderId, round }) => roundOf.get(orderId) === round),
    ({ orderId }) => orderId,
  );
  const zone = timeZone(context.timeZone);
  const dayStart = zone.dayStart(first);
  return {
    works,
    minutes: estimates.map(({ minutes }) => minutes),
    people: ids,
    candidates,
    declined: new Map(
      [...declined].map(([orderId, rows]) => [orderId, rows.map(({ accountId }) => accountId)]),
    ),
    days: await daysOfPeople(db, context, ids, { from, to: dateOfDay(first + days - 1) }),
    ...{ from, dayStart, startAt: Math.max(dayStart, now.getTime()) },
    until: zone.dayStart(first + days),
    names: new Map(people.map(({ id, name }) => [id, name])),
  };
}

const changeOf = ({ promised }: PlanWork<number>, { personId, begin }: PlannedStop): Stop['change'] => {
  if (promised && promised.personId !== personId) return 'reassigned';
  if (promised?.begin === undefined) return 'new';
  return promised.begin === begin ? 'kept' : 'moved';
};

/** Without a time before it is due, by the end of the days that are planned. */
const missesDue = (dueAt: string | null | undefined, planEnd: string | null, until: number): boolean => {
  if (!dueAt) return false;
  const due = Date.parse(dueAt);
  return planEnd === null ? due <= until : Date.parse(planEnd) > due;
};

/** How the orders stand as they are planned now: a time that has passed is none any more. */
function presentCounts(works: readonly WorkRow[], now: number, until: number) {
  const planned = works.map(({ resolveDueAt, planEnd }) => ({
    resolveDueAt,
    planEnd: planEnd !== null && Date.parse(planEnd) > now ? planEnd : null,
  }));
  return {
    plannedCount: planned.filter(({ planEnd }) => planEnd !== null).length,
    lateCount: planned.filter(({ resolveDueAt, planEnd }) => missesDue(resolveDueAt, planEnd, until)).length,
  };
}

/** Plans the open orders of a group, or the caller's own. */
export async function planDispatch(input: Input, context: StaffReadContext): Promise<Answer> {
  const found = await worksFor(input, context);
  const works = found.slice(0, maxPlannedOrders);
  const material = await materialFor(input, works, context);
  // My own orders stay mine, accepted or not.
  const mine = input.groupId === undefined;
  const made = problemOf(material);
  const problem = mine
    ? { ...made, works: made.works.map((work) => ({ ...work, onlyBy: context.actor.accountId })) }
    : made;
  const plan = await searchPlan(context.tenantId, problem);
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
        accountId: stop.personId,
        accountName: material.names.get(stop.personId) ?? '',
        planStart: isoOf(clock.instantOf(stop.begin)),
        planEnd: isoOf(clock.instantOf(stop.end)),
        travelMinutes: stop.way,
        lateMinutes: stop.late > 0 ? stop.late : undefined,
        change: changeOf(work, stop),
        reasons: [...reasonsOfStop(problem, work, stop)],
      },
    ];
  });
  const unplaced = judged.unplaced.flatMap((id) => {
    const [row, work] = [rowOf.get(id), workOf.get(id)];
    return row && work ? [{ orderId: id, ...presented(row), reason: unplacedReason(problem, work) }] : [];
  });
  const left = unplaced.filter(({ dueAt }) => missesDue(dueAt, null, material.until)).length;
  return {
    list,
    unplaced,
    present: {
      ...presentCounts(works, context.now().getTime(), material.until),
      travelMinutes: presentTravel(ways, problem.works),
    },
    proposed: {
      plannedCount: list.length,
      lateCount: judged.lateCount + left,
      travelMinutes: judged.travelMinutes,
    },
    omittedCount: found.length - works.length,
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
