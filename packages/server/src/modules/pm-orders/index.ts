import type { pmOrders } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { visiblePm } from './find.ts';
import { handlePm } from './handle.ts';
import { pmPage } from './list.ts';
import { raiseFault } from './raise.ts';
import { detailOfPm } from './show.ts';

export const pmOrdersHandlers: DomainHandlers<typeof pmOrders> = {
  page: pmPage,
  detail: async ({ id }, context) =>
    detailOfPm(context.db, context, await visiblePm(context.db, context, id)),
  handle: handlePm,
  raise: raiseFault,
};
