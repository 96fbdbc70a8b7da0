import type { deviceOrders } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createDevice } from './create.ts';
import { visibleDevice } from './find.ts';
import { handleDevice } from './handle.ts';
import { devicePage } from './list.ts';
import { detailOfDevice } from './show.ts';

export { deviceTable, stateOf } from './row.ts';

export const deviceOrdersHandlers: DomainHandlers<typeof deviceOrders> = {
  page: devicePage,
  detail: async ({ id }, context) =>
    detailOfDevice(context.db, context, await visibleDevice(context.db, context, id)),
  create: createDevice,
  handle: handleDevice,
};
