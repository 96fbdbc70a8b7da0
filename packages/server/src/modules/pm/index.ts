import type { pmOrders, pmPlans } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { visiblePm } from './find-order.ts';
import { handlePm } from './handle-order.ts';
import { pmPage } from './list-orders.ts';
import { raiseFault } from './raise.ts';
import { savePlan } from './save-plan.ts';
import { detailOfPm } from './show-order.ts';
import { planPage } from './show-plans.ts';

export { pmTable, stateOf } from './order-row.ts';

export const pmOrdersHandlers: DomainHandlers<typeof pmOrders> = {
  page: pmPage,
  detail: async ({ id }, context) =>
    detailOfPm(context.db, context, await visiblePm(context.db, context, id)),
  handle: handlePm,
  raise: raiseFault,
};

export const pmPlansHandlers: DomainHandlers<typeof pmPlans> = { page: planPage, save: savePlan };
