import { afterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { Actor } from '@svcdesk/core/roles';
import { deviceKind } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { DeviceOrder, ExpectedDevice } from './device-order.ts';

/** An order with everything that this phone has done to it. */
export function afterWaitingDevice(
  order: DeviceOrder,
  actor: Actor,
  waiting: readonly QueuedAction[],
): ExpectedDevice {
  const { can, refused, status } = afterWaiting(deviceKind, order, actor, waiting, serverNow());
  if (status === order.status) return order;
  return { ...order, can: [...can], refused: [...refused], expectedStatus: status };
}
