import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { type CreateWith, orderStatus } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { isFound } from '../../../engine/files/readers.ts';
import { msOf } from '../../../engine/instants.ts';
import { targetFits } from '../../../engine/targets.ts';
import { invalid } from '../../../platform/refusals.ts';
import { chosenReason } from '../../dictionary/index.ts';
import { visibleOrder } from '../act/lock.ts';

/** A draft as the contract has checked it. */
export type Draft = CheckedRequestOf<typeof orders.create>;

const duplicate = 'duplicate';

/** What a draft asks for beside being made: to be taken at once, hung up, or handed over. */
export async function askedFor(context: WriteContext, draft: Draft): Promise<CreateWith | undefined> {
  const { tx, tenantId } = context;
  const { status, remark, duplicateOfId } = draft;
  if (duplicateOfId !== undefined) {
    // It is handed to nobody: whoever wants both says two things that exclude each other.
    if (status !== undefined) throw invalid('duplicateOfId', 'notWith', { field: 'status' });
    const reason = await chosenReason(tx, tenantId, 'cancelReason', duplicate);
    const duplicateValid = await isFound(visibleOrder(tx, context, duplicateOfId));
    return { status: orderStatus.cancelled, cancel: { ...reason, remark, duplicateOfId, duplicateValid } };
  }
  if (status === undefined) return undefined;
  const accept = { planStart: msOf(draft.planStart), planEnd: msOf(draft.planEnd) };
  if (status === orderStatus.processing) return { status, accept };
  if (status === orderStatus.suspended) {
    const reason = await chosenReason(tx, tenantId, 'hangUpReason', draft.reasonCode ?? '');
    return { status, accept, hangUp: { ...reason, remark, resumeAt: msOf(draft.resumeAt) } };
  }
  const { groupId = '', engineerId } = draft;
  const targetValid = groupId !== '' && (await targetFits(tx, tenantId, groupId, engineerId));
  return { status, transfer: { groupId, engineerId, targetValid, remark } };
}
