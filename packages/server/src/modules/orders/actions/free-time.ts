import type { WriteContext } from '../../../engine/context.ts';
import { checkAhead } from '../../../engine/days.ts';
import { checkPlan, checkScheduling, standingAt } from '../../../engine/schedules.ts';
import { msOf } from '../../../engine/timestamps.ts';

/** What a person asks for who takes an order over. */
interface Wish {
  readonly orderId: string;
  readonly planStart?: string | undefined;
  readonly planEnd?: string | undefined;
  readonly force?: boolean | undefined;
}

/**
 * The time that the engineer who takes an order over gets for it. One that is taken is left out, and what stands there is told: the
 * order is theirs all the same, also where it was taken over without network and more has been done since.
 */
export async function freeTimeFor({ orderId, force, ...times }: Wish, context: WriteContext) {
  const plan = { planStart: msOf(times.planStart), planEnd: msOf(times.planEnd) };
  const { planStart, planEnd } = plan;
  if (planStart === undefined || planEnd === undefined) return { plan };
  checkAhead(planEnd, 'planEnd', context);
  if (force) return { plan };
  checkPlan({ planStart, planEnd });
  const { tx, tenantId, actor } = context;
  const { accountId } = actor;
  await checkScheduling(tx, tenantId, accountId);
  const notPlanned = await standingAt(tx, tenantId, { accountId, orderId, planStart, planEnd });
  return notPlanned ? { plan: {}, notPlanned } : { plan };
}
