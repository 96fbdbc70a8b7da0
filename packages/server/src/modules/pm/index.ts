import type { pmOrders, pmPlans } from '@svcdesk/core/contract';
import { perform } from '../../engine/action/perform.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { pmOrder } from './kind.ts';
import { pmList } from './list-orders.ts';
import { detailOfPm, pmById } from './present-order.ts';
import { planList } from './present-plans.ts';
import { raiseFault } from './raise.ts';
import { savePlan } from './save-plan.ts';

export { pmProfile } from './profile.ts';

export const pmOrdersHandlers: DomainHandlers<typeof pmOrders> = {
  page: (input, context) => pmList.page(context.db, context, input),
  detail: async ({ id }, context) =>
    detailOfPm(context.db, context, await pmOrder.visible(context.db, context, id)),
  async handle({ id, action, ...input }, context) {
    await perform(pmOrder, context, id, action, input);
    return pmById(context, id);
  },
  raise: raiseFault,
};

export const pmPlansHandlers: DomainHandlers<typeof pmPlans> = {
  page: (input, context) => planList.page(context.db, context, input),
  save: savePlan,
};
