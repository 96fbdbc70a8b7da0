import type { StaffActor } from '@svcdesk/core/roles';
import { type EntrustState, entrustKind } from '@svcdesk/core/rules';
import { afterWaiting, type WaitingDeed } from '../work/after-waiting.ts';
import type { EntrustOrder, ExpectedEntrust } from './entrust.ts';

/** Names of the two sides: the rules only ask which of them somebody is of. */
const sides = { ownerTenantId: 'owner', partnerTenantId: 'partner' } as const;

function stateOf({ status, version, coordinatorId = '', groupId, engineerId }: EntrustOrder): EntrustState {
  return { ...sides, status, version, coordinatorId, ownerGroupId: '', groupId, engineerId };
}

/** An entrusted order with everything that this phone has done to it. */
export function afterWaitingEntrust(
  order: EntrustOrder,
  actor: StaffActor,
  waiting: readonly WaitingDeed[],
): ExpectedEntrust {
  const kind = entrustKind(order.side);
  const expected = afterWaiting(kind, stateOf(order), actor, waiting, () => ({}));
  if (!expected) return order;
  const { can, refused, state } = expected;
  return { ...order, can: [...can], refused: [...refused], expectedStatus: state.status };
}
