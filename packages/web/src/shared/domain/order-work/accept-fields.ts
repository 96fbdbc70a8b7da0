import type { Base } from '../../blocks/form/use-action-form.ts';
import { noPlan, type Plan, planOf, planProblem } from './plan.ts';

interface AcceptFields {
  plan: Plan;
}

/** What accepting asks for and sends, on a page of its own or over another. */
export function acceptFormOf(orderId: string, missing: string) {
  return {
    initial: { plan: noPlan },
    check: ({ plan }: AcceptFields) => ({ planStart: planProblem(plan) && missing }),
    request: ({ plan }: AcceptFields, base: Base) => ({
      orderId,
      handleType: 3 as const,
      ...base,
      ...planOf(plan, base.at),
    }),
  };
}
