import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { minuteIn } from '../../engine/days.ts';
import { cancelSchedules, maxPlanDays } from '../../engine/schedules.ts';
import { statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { isOnlyNoted, type LockedRow, lockOrder, takeBack, transfer, withdrawPlan } from '../orders/index.ts';
import type { Entry, PlanEntries } from '../plans/index.ts';
import { changeSchedule } from '../schedules/index.ts';
import { forStop } from './for-stop.ts';
import {
  type CommitContext as Context,
  checkBegin,
  checkLeave,
  checkStop,
  type Found,
  planOf,
  type Stop,
} from './stop-checks.ts';
import { type TimeRow, timesOfOrders, versionsOf } from './works.ts';

type Input = CheckedRequestOf<typeof dispatch.commit>;
type Answer = DataOf<typeof dispatch.commit>;

/** Ids of orders with an entry that overlaps another entry, or leave, of its person. */
const standingOver = statement<{ readonly id: string }, [tenantId: string, orderIds: readonly string[]]>(
  'dispatch.standingOver',
  `SELECT DISTINCT s.order_id AS id FROM schedules s
   WHERE s.tenant_id = $1 AND s.order_id = ANY($2::uuid[]) AND s.status IN ('planned', 'running') AND (
     EXISTS (SELECT FROM schedules o WHERE o.tenant_id = $1 AND o.account_id = s.account_id
       AND o.status <> 'cancelled' AND o.order_id IS DISTINCT FROM s.order_id AND o.plan_end > s.plan_start
       AND o.plan_start < s.plan_end AND o.plan_start > s.plan_start - interval '${maxPlanDays} days')
     OR EXISTS (SELECT FROM leaves l WHERE l.tenant_id = $1 AND l.account_id = s.account_id
       AND l.from_at < s.plan_end AND l.to_at > s.plan_start))`,
);

/** The refusal that says when the entry in the way begins and ends. Throwing it rolls the transaction back. */
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

/** The order's appointment before the write, in milliseconds. */
const planBefore = ({ planStart, planEnd }: LockedRow) =>
  planStart !== null && planEnd !== null
    ? { planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) }
    : undefined;

/** What a stop is written with, beside itself and its order. */
interface WriteWith {
  readonly planned: PlanEntries;
  /** Ids of orders whose entries do not count as overlaps for an engineer. */
  readonly makesWay: (engineerId: string | undefined) => readonly string[];
  readonly path: string;
  readonly remark: string | undefined;
}

/** Gives one order the owner and times of its stop, each step by the rules of its own call. */
async function write(
  stop: Stop,
  row: LockedRow,
  context: Context,
  { planned, makesWay, path, remark }: WriteWith,
): Promise<void> {
  const { orderId, engineerId, allDay, beside = [], force, suggestedId, takesBack } = stop;
  const plan = planOf(stop);
  const { groupId } = row;
  const handsOn = handsOnBy(stop, row);
  // What is taken back was not done, even where its time has begun. Colleagues keep theirs unless the owner changes.
  if (takesBack) await cancelSchedules(context, orderId, handsOn ? null : row.ownerId);
  if (handsOn && takesBack) await takeBack({ orderId, groupId, engineerId, remark }, context);
  else if (handsOn) await transfer({ orderId, groupId, engineerId, suggestedId, remark }, context);
  if (!plan && !handsOn && row.planStart !== null) await withdrawPlan(context, orderId);
  const own = plan ? [{ ...plan, engineerId, allDay, path: `${path}.planStart` }] : [];
  const others = beside.map((time, at) => ({ ...time, path: `${path}.beside.${at}.planStart` }));
  for (const time of [...own, ...others]) {
    const entry = await changeSchedule({ ...time, orderId, force }, context, planned, {
      alsoPlanned: makesWay(time.engineerId),
      // Reassigning has removed the appointment already, so the change is told against the one before.
      before: time.engineerId === engineerId ? planBefore(row) : undefined,
      had: takesBack,
    });
    if (entry.status === 'proposed') throw await overlapOf(entry, time.path, context, planned);
  }
}

/** Whether a stop changes the order's owner; without an engineer the order becomes unassigned. */
const handsOnBy = ({ engineerId }: Stop, { ownerId }: LockedRow) => engineerId !== (ownerId ?? undefined);

/** Entries of orders before a plan was written. */
interface Stood {
  readonly times: readonly TimeRow[];
  /** Ids of orders with an entry that overlapped another one, or leave. */
  readonly over: ReadonlySet<string>;
}

/** The stop that gives an order its former owner and times back. */
function undoOf(stop: Stop, row: LockedRow, version: number, { times, over }: Stood): Answer['undo'][number] {
  const { id: orderId, ownerId, planStart, planEnd } = row;
  const ofOrder = times.filter((time) => time.orderId === orderId);
  const own = ofOrder.find(({ engineerId }) => engineerId === ownerId);
  // Colleagues lose their entries only when the owner changes.
  const lost = handsOnBy(stop, row) ? ofOrder.filter((time) => time !== own) : [];
  return {
    ...{ orderId, version, engineerId: ownerId ?? undefined },
    ...{ planStart: planStart ?? undefined, planEnd: planEnd ?? undefined },
    ...(own?.allDay && { allDay: true }),
    ...(lost.length > 0 && { beside: lost.map(({ orderId: _, ...time }) => time) }),
    takesBack: true,
    // What overlapped before may overlap again. All else is checked: its time may be taken by now.
    ...(over.has(orderId) && { force: true }),
  };
}

/** Locks the orders of all stops, in one order, so that two who commit the same orders do not wait for each other. */
async function lockAll(stops: readonly Stop[], context: Context): Promise<Found[]> {
  const { locale } = context;
  const ordered = stops
    .map((stop, index) => ({ stop, index }))
    .sort((a, b) => (a.stop.orderId < b.stop.orderId ? -1 : 1));
  for (const [at, { stop, index }] of ordered.entries())
    if (stop.orderId === ordered[at - 1]?.stop.orderId) throw invalid(`stops.${index}.orderId`, 'repeated');
  const found: Found[] = [];
  for (const { stop, index } of ordered) {
    const { row } = await forStop({ index, locale }, () => lockOrder(context, stop.orderId));
    found.push({ index, stop, row });
  }
  return found;
}

/** The orders that have changed since their stops were made. What is taken back may have been written about since. */
async function changedOf(found: readonly Found[], { tx, tenantId }: Context): Promise<Answer['changed']> {
  const changed: Answer['changed'] = [];
  for (const { stop, row } of found) {
    if (stop.version === row.version) continue;
    if (stop.takesBack && (await isOnlyNoted(tx, tenantId, row, stop.version))) continue;
    changed.push({ orderId: row.id, orderNo: row.orderNo });
  }
  return changed;
}

/** Writes stops of a plan, all or none, in the transaction of the call. */
export async function commitPlan(
  { stops, remark }: Input,
  context: Context,
  planned: PlanEntries,
): Promise<Answer> {
  const { tx, tenantId, locale } = context;
  const found = await lockAll(stops, context);
  for (const { stop, row, index } of found)
    await forStop({ index, orderNo: row.orderNo, locale }, () => checkStop(stop, `stops.${index}`, context));
  const changed = await changedOf(found, context);
  if (changed.length > 0) return { changed, undo: [] };
  const orderIds = found.map(({ row }) => row.id);
  const times = await timesOfOrders.all(tx, tenantId, orderIds);
  const over = new Set((await standingOver.all(tx, tenantId, orderIds)).map(({ id }) => id));
  for (const { stop, row, index } of found)
    await forStop({ index, orderNo: row.orderNo, locale }, () =>
      checkBegin(stop, times, `stops.${index}`, context),
    );
  for (const [at, { stop, row, index }] of found.entries()) {
    // Entries that a later stop will rewrite or remove do not count as overlaps. Those of earlier stops are final, so
    // they do. Stops that take back together may overlap each other: they did before.
    const makesWay = (engineerId: string | undefined) =>
      found
        .filter((each, place) =>
          place < at
            ? stop.takesBack && each.stop.takesBack
            : each.row.id === row.id || each.row.ownerId === engineerId || handsOnBy(each.stop, each.row),
        )
        .map((each) => each.row.id);
    await forStop({ index, orderNo: row.orderNo, locale }, () =>
      write(stop, row, context, { planned, makesWay, path: `stops.${index}`, remark }),
    );
  }
  // Checked after the writes: those refuse a caller who may not plan these people's time, and must not learn of leave.
  await checkLeave(found, context);
  const after = await versionsOf.all(tx, tenantId, orderIds);
  const versions = new Map(after.map(({ id, version }) => [id, version]));
  const undo = found.map(({ stop, row }) =>
    undoOf(stop, row, versions.get(row.id) ?? row.version, { times, over }),
  );
  return { changed: [], undo };
}
