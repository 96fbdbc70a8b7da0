import type { CheckedRequestOf, deviceOrders } from '@svcdesk/core/contract';
import type { DeviceCommand } from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { msOf } from '../../engine/instants.ts';
import { isStaff } from '../../engine/staff.ts';
import { targetFits } from '../../engine/targets.ts';
import { invalid } from '../../platform/refusals.ts';
import { reasonOf } from '../dictionary/index.ts';
import type { DeviceRow } from './row.ts';

/** What was asked of a device order. */
export type DeviceRequest = CheckedRequestOf<typeof deviceOrders.handle>;

/** Whom an action names: the engineer, or the person who is set. */
async function targetOf(
  { tx, tenantId }: WriteContext,
  order: DeviceRow,
  request: DeviceRequest,
): Promise<Pick<DeviceCommand, 'groupId' | 'engineerId' | 'accountId' | 'targetValid'>> {
  const { action, groupId = order.groupId, engineerId, accountId } = request;
  switch (action) {
    case 'allocate':
    case 'passOn':
      if (!engineerId) return {};
      return { groupId, engineerId, targetValid: await targetFits(tx, tenantId, groupId, engineerId) };
    case 'setEngineer': {
      const chosen = accountId ?? engineerId;
      if (!chosen) return {};
      return { accountId: chosen, targetValid: await targetFits(tx, tenantId, order.groupId, chosen) };
    }
    case 'setManager':
    case 'setChecker':
      if (!accountId) return {};
      return { accountId, targetValid: await isStaff(tx, tenantId, accountId) };
    default:
      return {};
  }
}

/** The command that a request is, with the facts that the rules ask for. */
export async function commandOf(
  context: WriteContext,
  order: DeviceRow,
  request: DeviceRequest,
): Promise<DeviceCommand> {
  const { action, version, status, planStart, planEnd, resumeAt, pass, result, remark } = request;
  if (action === 'check' && pass === undefined) throw invalid('pass', 'required');
  const dictionary = action === 'reject' ? 'declineReason' : 'hangUpReason';
  const reasons = action === 'reject' || action === 'hangUp';
  return {
    version,
    status,
    ...(await targetOf(context, order, request)),
    planStart: msOf(planStart),
    planEnd: msOf(planEnd),
    resumeAt: msOf(resumeAt),
    pass,
    result,
    remark,
    ...(reasons ? { reasonCode: await reasonOf(context, dictionary, request) } : {}),
  };
}
