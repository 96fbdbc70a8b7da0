import type { ScheduleCut } from '@svcdesk/core/rules';
import type { ActContext } from '../context.ts';
import { cutSchedules, type Plan, type Planned, planFor } from '../schedules.ts';

/** Does to a thing's schedules what its lifecycle says of an action. */
export async function followPlan(
  context: ActContext,
  thing: Planned,
  how: ScheduleCut | undefined,
  { plan, resumeAt }: { readonly plan?: Plan | undefined; readonly resumeAt?: number | undefined },
): Promise<void> {
  const now = context.now().getTime();
  if (how && how !== 'set') await cutSchedules(context, thing.id, how, resumeAt, now);
  if (plan) await planFor(context, thing, plan, now);
}
