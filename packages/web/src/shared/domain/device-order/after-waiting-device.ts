import type { StaffActor } from '@svcdesk/core/roles';
import { type DeviceOrderState, deviceKind } from '@svcdesk/core/rules';
import { afterWaiting, type WaitingDeed } from '../work/after-waiting.ts';
import type { DeviceOrder, ExpectedDevice } from './device-order.ts';

function stateOf(order: DeviceOrder): DeviceOrderState {
  const { status, version, groupId, managerId, engineerId, checkerId, checkRound } = order;
  return { status, version, groupId, createdById: '', managerId, engineerId, checkerId, checkRound };
}

/** An order with everything that this phone has done to it. */
export function afterWaitingDevice(
  order: DeviceOrder,
  actor: StaffActor,
  waiting: readonly WaitingDeed[],
): ExpectedDevice {
  const expected = afterWaiting(deviceKind, stateOf(order), actor, waiting, (_state, { action }) =>
    action === 'reject' ? { engineerId: undefined } : {},
  );
  if (!expected) return order;
  const { can, refused, state } = expected;
  return { ...order, can: [...can], refused: [...refused], expectedStatus: state.status };
}
