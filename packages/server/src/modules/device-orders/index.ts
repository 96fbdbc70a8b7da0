import type { deviceOrders } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createDevice } from './create.ts';
import { deviceOrder } from './kind.ts';
import { deviceList } from './list.ts';

export { deviceProfile } from './profile.ts';

export const deviceOrdersHandlers: DomainHandlers<typeof deviceOrders> = {
  page: (input, context) => deviceList.page(context.db, context, input),
  detail: ({ id }, context) => deviceOrder.detail(context, id),
  create: createDevice,
  handle: ({ id, action, ...input }, context) => deviceOrder.act(context, id, action, input),
};
