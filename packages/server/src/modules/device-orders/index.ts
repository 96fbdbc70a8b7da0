import type { deviceOrders } from '@svcdesk/core/contract';
import { perform } from '../../engine/action/perform.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createDevice } from './create.ts';
import { deviceOrder } from './kind.ts';
import { deviceList } from './list.ts';
import { detailById, detailOfDevice } from './present.ts';

export { deviceProfile } from './profile.ts';

export const deviceOrdersHandlers: DomainHandlers<typeof deviceOrders> = {
  page: (input, context) => deviceList.page(context.db, context, input),
  detail: async ({ id }, context) =>
    detailOfDevice(context.db, context, await deviceOrder.visible(context.db, context, id)),
  create: createDevice,
  async handle({ id, action, ...input }, context) {
    await perform(deviceOrder, context, id, action, input);
    return detailById(context, id);
  },
};
