import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { overlaps } from '@svcdesk/core/scheduling';
import { checkSpan, minuteIn } from '../../engine/days.ts';
import { beginsInPast, maxPlanDays } from '../../engine/schedules.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { type LockedRow, lockOrder, transfer, withdrawPlan } from '../orders/index.ts';
import type { Entry, PlanEntries } from '../plans/index.ts';
import { changeSchedule } from '../schedules/index.ts';
import { checkTimes } from './times.ts';
import { type TimeRow, timesOfOrders } from './works.ts';

type Input = CheckedRequestOf<typeof dispatch.commit>;
type Answer = DataOf<typeof dispatch.commit>;
type Stop = Input['stops'][number];
type Context = ContextOf<typeof dispatch.commit>;

const planOf = ({ planStart, planEnd }: Pick<Stop, 'planStart' | 'planEnd'>) =>
  planStart !== undefined && planEnd !== undefined ? { planStart, planEnd } : undefined;

/** Leave of people that is not over by an instant. */
const leavesAfter = statement<
  { readonly engineerId: string; readonly from: string; readonly to: string },
  [tenantId: string, accountIds: readonly string[], from: string]
>(
  'dispatch.leavesAfter',
  `SELECT account_id AS "engineerId", from_at AS "from", to_at AS "to" FROM leaves
   WHERE tenant_id = $1 AND account_id = ANY($2::uuid[]) AND to_at > $3 ORDER BY from_at`,
);

/** Names what the engineer has at that time already; thrown, it rolls the transaction back. */
async function overlapOf(
  { conflicts = [] }: Entry,
  path: string,
  { tx, tenantId, now, timeZone }: Context,
  planned: PlanEntries,
): Promise<Error> {
  const other = await planned.byId(tx, tenantId, conflicts[0] ?? '', now());
  return other
    ? invalid(path, 'overlaps', {
        from: minuteIn(timeZone, other.planStart),
        to: minuteIn(timeZone, other.planEnd),
      })
    : new SvcdeskError('orderChanged');
}

/** When an order was planned, in milliseconds. */
const planBefore = ({ planStart, planEnd }: LockedRow) =>
  planStart !== null && planEnd !== null
    ? { planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) }
    : undefined;

/** What the writing of all stops has in common, and where this one stands in the request. */
interface WriteWith {
  readonly planned: PlanEntries;
  /** Orders whose present times do not count as taken. */
  readonly makesWay: readonly string[];
  readonly path: string;
  readonly remark: string | undefined;
}

/** Brings one order to where a stop wants it, each step by the rules of its own call. */
async function write(
  stop: Stop,
  row: LockedRow,
  context: Context,
  { planned, makesWay, path, remark }: WriteWith,
): Promise<void> {
  const { orderId, engineerId, allDay, beside = [], force, suggestedId } = stop;
  const plan = planOf(stop);
  const handsOn = engineerId !== (row.ownerId ?? undefined);
  if (handsOn) await transfer({ orderId, groupId: row.groupId, engineerId, suggestedId, remark }, context);
  if (!plan && !handsOn && row.planStart !== null) await withdrawPlan(context, orderId);
  const times = [...(plan ? [{ ...plan, engineerId, allDay }] : []), ...beside];
  for (const time of times) {
    const isOwn = time.engineerId === engineerId;
    // Handing it on took its time away: what has changed shows against the time before.
    const whole = isOwn ? { alsoPlanned: makesWay, before: planBefore(row) } : { alsoPlanned: [orderId] };
    const entry = await changeSchedule({ ...time, orderId, force }, context, planned, whole);
    if (entry.status === 'proposed') throw await overlapOf(entry, path, context, planned);
  }
}

/** The stop that puts an order back to how it was. */
function undoOf(
  stop: Stop,
  row: LockedRow,
  version: number,
  times: readonly TimeRow[],
): Answer['undo'][number] {
  const { id: orderId, ownerId, planStart, planEnd } = row;
  const ofOrder = times.filter((time) => time.orderId === orderId);
  const own = ofOrder.find(({ engineerId }) => engineerId === ownerId);
  // What stays with its owner keeps the times of others.
  const lost = stop.engineerId === (ownerId ?? undefined) ? [] : ofOrder.filter((time) => time !== own);
  return {
    ...{ orderId, version, engineerId: ownerId ?? undefined },
    ...{ planStart: planStart ?? undefined, planEnd: planEnd ?? undefined },
    ...(own?.allDay && { allDay: true }),
    ...(lost.length > 0 && { beside: lost.map(({ orderId: _, ...time }) => time) }),
    // It goes back to where it was, whatever stands beside it.
    force: true,
  };
}

/**
 * Refuses times that are none, too far ahead, or over, and people who are named twice. Of a time that is a fact, or an
 * undo (`force`), only one that ends before it begins, or lasts too long.
 */
function checkStop(
  { engineerId, planStart, planEnd, beside = [], force }: Stop,
  path: string,
  context: Context,
): void {
  const check = (start: string, end: string, at: string) => {
    const [from, to] = [Date.parse(start), Date.parse(end)];
    if (force) {
      checkSpan(from, to, maxPlanDays, at);
      return;
    }
    checkTimes(from, to, at, context);
    if (to <= context.now().getTime()) throw invalid(at, 'past');
  };
  if (planStart !== undefined && planEnd !== undefined) check(planStart, planEnd, `${path}.planEnd`);
  const named = [engineerId];
  for (const [index, time] of beside.entries()) {
    if (named.includes(time.engineerId)) throw invalid(`${path}.beside.${index}.engineerId`, 'repeated');
    named.push(time.engineerId);
    check(time.planStart, time.planEnd, `${path}.beside.${index}.planEnd`);
  }
}

/** The times that a stop writes, each with where it stands in the request. */
const timesOf = ({ engineerId, beside = [], ...times }: Stop, path: string) => {
  const plan = planOf(times);
  return [
    ...(plan && engineerId !== undefined ? [{ ...plan, engineerId, path: `${path}.planStart` }] : []),
    ...beside.map((time, index) => ({ ...time, path: `${path}.beside.${index}.planStart` })),
  ];
};

/** Refuses times that begin in the past, but for those that stay: what is under way may take longer. */
function checkBegins(stops: readonly Stop[], times: readonly TimeRow[], context: Context): void {
  for (const [index, stop] of stops.entries()) {
    if (stop.force) continue;
    for (const { engineerId, planStart, planEnd, path } of timesOf(stop, `stops.${index}`)) {
      const span = { planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) };
      const stays = times.some(
        (time) =>
          time.orderId === stop.orderId &&
          time.engineerId === engineerId &&
          Date.parse(time.planStart) === span.planStart,
      );
      if (!stays && beginsInPast({ ...span, allDay: stop.allDay }, context)) throw invalid(path, 'past');
    }
  }
}

/** Refuses times at which their people are on leave. */
async function checkLeave(stops: readonly Stop[], { tx, tenantId, now, timeZone }: Context) {
  const times = stops.flatMap((stop, index) => (stop.force ? [] : timesOf(stop, `stops.${index}`)));
  const people = [...new Set(times.map(({ engineerId }) => engineerId))];
  if (people.length === 0) return;
  const leaves = await leavesAfter.all(tx, tenantId, people, now().toISOString());
  for (const { engineerId, planStart, planEnd, path } of times) {
    const span = { from: Date.parse(planStart), to: Date.parse(planEnd) };
    const leave = leaves.find(
      ({ engineerId: id, from, to }) =>
        id === engineerId && overlaps(span, { from: Date.parse(from), to: Date.parse(to) }),
    );
    if (leave)
      throw invalid(path, 'onLeave', {
        from: minuteIn(timeZone, leave.from),
        to: minuteIn(timeZone, leave.to),
      });
  }
}

/** Writes stops of a plan, all or none, in the transaction of the call. */
export async function commitPlan(
  { stops, remark }: Input,
  context: Context,
  planned: PlanEntries,
): Promise<Answer> {
  const { tx, tenantId } = context;
  for (const [index, stop] of stops.entries()) checkStop(stop, `stops.${index}`, context);
  // In one order, so that two who commit the same orders do not wait for each other.
  const ordered = stops.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  const orderIds = ordered.map(({ orderId }) => orderId);
  if (new Set(orderIds).size < orderIds.length) throw invalid('stops', 'repeated');
  const found: { readonly stop: Stop; readonly row: LockedRow }[] = [];
  for (const stop of ordered) found.push({ stop, row: (await lockOrder(context, stop.orderId)).row });
  const changed = found
    .filter(({ stop, row }) => stop.version !== row.version)
    .map(({ row }) => ({ orderId: row.id, orderNo: row.orderNo }));
  if (changed.length > 0) return { changed, undo: [] };
  const times = await timesOfOrders.all(tx, tenantId, orderIds);
  checkBegins(stops, times, context);
  for (const [index, { stop, row }] of found.entries()) {
    const path = `stops.${stops.indexOf(stop)}.planStart`;
    // What the person has and is still to be written makes way; what was written already stands where it is to be.
    const makesWay = found
      .slice(index)
      .filter((each) => each.row.id === row.id || each.row.ownerId === stop.engineerId)
      .map((each) => each.row.id);
    await write(stop, row, context, { planned, makesWay, path, remark });
  }
  // After the writes, which refuse who may not plan these people's time: they are not told of leave.
  await checkLeave(stops, context);
  const undo: Answer['undo'] = [];
  for (const { stop, row } of found) {
    const { row: after } = await lockOrder(context, row.id);
    undo.push(undoOf(stop, row, after.version, times));
  }
  return { changed: [], undo };
}
