import type { pmOrders, pmPlans } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { pmOrder, raiseFault } from './kind.ts';
import { pmList } from './list-orders.ts';
import { planList } from './present-plans.ts';
import { savePlan } from './save-plan.ts';

export { pmProfile } from './profile.ts';

export const pmOrdersHandlers: DomainHandlers<typeof pmOrders> = {
  page: (input, context) => pmList.page(context.db, context, input),
  detail: ({ id }, context) => pmOrder.detail(context, id),
  handle: ({ id, action, ...input }, context) => pmOrder.act(context, id, action, input),
  raise: raiseFault,
};

export const pmPlansHandlers: DomainHandlers<typeof pmPlans> = {
  page: (input, context) => planList.page(context.db, context, input),
  save: savePlan,
};
