import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, schedules } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { timeZone } from '@svcdesk/core/sla';
import { checkAhead } from '../../engine/days.ts';
import {
  beginsInPast,
  checkPlan,
  checkScheduling,
  holdDaysOf,
  maxPlanDays,
  type Plan,
} from '../../engine/schedules.ts';
import { canAssign } from '../../engine/targets.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { act, type FoundOrder } from '../orders/index.ts';
import type { Entry, PlanEntries } from '../plans/index.ts';

type Input = CheckedRequestOf<typeof schedules.change>;
type Context = ContextOf<typeof schedules.change>;

/** Others' entries of the time; what the orders themselves have planned with that person makes way. */
const overlapping = statement<
  { id: string },
  [tenantId: string, accountId: string, orderIds: readonly string[], planStart: string, planEnd: string]
>(
  'schedules.overlapping',
  `SELECT id FROM schedules WHERE tenant_id = $1 AND account_id = $2 AND status <> 'cancelled'
     AND (order_id IS NULL OR order_id <> ALL($3::uuid[])) AND plan_start < $5 AND plan_end > $4
     AND plan_start > $4::timestamptz - interval '${maxPlanDays} days' ORDER BY plan_start, id`,
);

const newest = statement<{ id: string }, [tenantId: string, accountId: string, orderId: string]>(
  'schedules.newest',
  `SELECT id FROM schedules WHERE tenant_id = $1 AND account_id = $2 AND order_id = $3 AND status = 'planned'
   ORDER BY created_at DESC, id DESC LIMIT 1`,
);

const nameOf = statement<{ name: string }, [tenantId: string, accountId: string]>(
  'schedules.personName',
  'SELECT name FROM accounts WHERE tenant_id = $1 AND id = $2',
);

type Times = Pick<Plan, 'planStart' | 'planEnd'>;

/** The times as they are planned: for whole days from midnight to midnight of the tenant's zone. */
function timesOf(input: Input, zone: string): Times {
  const times = { planStart: Date.parse(input.planStart), planEnd: Date.parse(input.planEnd) };
  checkPlan(times);
  if (!input.allDay) return times;
  const local = timeZone(zone);
  const whole = {
    planStart: local.dayStart(local.dayOf(times.planStart)),
    planEnd: local.dayStart(local.dayOf(times.planEnd - 1) + 1),
  };
  checkPlan(whole);
  return whole;
}

/** A lead plans the time of their people and a dispatcher everybody's; others plan for whose order it is, and themselves. */
async function checkPerson({ actor, tx, tenantId }: Context, { row }: FoundOrder, accountId: string) {
  if (accountId === row.ownerId) return;
  const scopes = scopesOf(actor, 'order.plan');
  const forOthers =
    scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(row.groupId));
  if (!forOthers && accountId !== actor.accountId)
    throw new SvcdeskError('notAllowed', { reason: 'notHandler' });
  if (!(await canAssign(tx, tenantId, row.groupId, accountId))) throw invalidTarget();
}

const invalidTarget = () => new SvcdeskError('notAllowed', { reason: 'targetInvalid' });

/** Refuses to move what is to come into the past; what was done may be noted after it was. */
function checkBegin(times: Times & Pick<Plan, 'allDay'>, { row }: FoundOrder, context: Context): void {
  const isToCome = (msOf(row.planStart) ?? 0) > context.now().getTime();
  if (isToCome && beginsInPast(times, context)) throw invalid('planStart', 'past');
}

/** Thrown before anything is written, to leave the path that would write. */
class OnlyProposed extends Error {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super('The plan overlaps others');
    this.entry = entry;
  }
}

async function proposal(
  { tx, tenantId, now }: Context,
  { row }: FoundOrder,
  accountId: string,
  { planStart, planEnd }: Times,
  conflicts: readonly { id: string }[],
): Promise<Entry> {
  await checkScheduling(tx, tenantId, accountId);
  const person = await nameOf.first(tx, tenantId, accountId);
  return {
    id: timeOrderedId(now().getTime()),
    orderId: row.id,
    orderKind: 'order',
    orderNo: row.orderNo,
    title: row.title,
    accountId,
    accountName: person?.name ?? '',
    planStart: isoOf(planStart),
    planEnd: isoOf(planEnd),
    minutes: Math.round((planEnd - planStart) / 60_000),
    status: 'proposed',
    cellName: row.cellName,
    version: 0,
    orderVersion: row.version,
    conflicts: conflicts.map(({ id }) => id),
  };
}

/** What else the write does that a plan is a part of. */
interface Whole {
  /** Orders that are planned anew and make way; the order itself unless given. */
  readonly alsoPlanned?: readonly string[];
  /** When the order was planned before. */
  readonly before?: Times | undefined;
  /** It had this time before, which may have begun since. */
  readonly had?: boolean | undefined;
}

/** Plans an order, or moves its plan. Overlapping others, it is only proposed unless it is forced. */
export async function changeSchedule(
  input: Input,
  context: Context,
  planned: PlanEntries,
  { alsoPlanned = [input.orderId], before, had = false }: Whole = {},
): Promise<Entry> {
  const { tx, tenantId } = context;
  const { orderId, engineerId, allDay, force } = input;
  const times = timesOf(input, context.timeZone);
  if (!had) checkAhead(times.planEnd, 'planEnd', context);
  let accountId = engineerId;
  try {
    await act(context, orderId, 'plan', input, (found) => ({
      command: { ...times, accountId: engineerId, allDay, before },
      complete: async () => {
        const person = engineerId ?? found.row.ownerId;
        if (!person) throw invalidTarget();
        accountId = person;
        await checkPerson(context, found, person);
        if (!force && !had) checkBegin({ ...times, allDay }, found, context);
        await holdDaysOf(tx, tenantId, person);
        const span = [isoOf(times.planStart), isoOf(times.planEnd)] as const;
        const others = force ? [] : await overlapping.all(tx, tenantId, person, alsoPlanned, ...span);
        if (others.length > 0) throw new OnlyProposed(await proposal(context, found, person, times, others));
        return {};
      },
    }));
  } catch (error) {
    if (error instanceof OnlyProposed) return allDay ? { ...error.entry, allDay } : error.entry;
    throw error;
  }
  const written = accountId && (await newest.first(tx, tenantId, accountId, orderId));
  const entry = written && (await planned.byId(tx, tenantId, written.id, context.now()));
  if (!entry) throw new SvcdeskError('notFound');
  await recordAct(tx, context, {
    kind: 'schedule.change',
    object: { kind: 'order', id: orderId },
    changes: { to: { accountId: entry.accountId, planStart: entry.planStart, planEnd: entry.planEnd } },
  });
  return entry;
}
