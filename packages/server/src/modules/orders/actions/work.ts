import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { ExistingAction } from '@svcdesk/core/rules';
import type { ActionInput } from '../../../engine/action/define-kind.ts';
import type { WriteContext } from '../../../engine/context.ts';
import { isFound } from '../../../engine/files/readers.ts';
import { msOf } from '../../../engine/instants.ts';
import { targetFits } from '../../../engine/targets.ts';
import { invalid } from '../../../platform/refusals.ts';
import { chosenReason, isChoice } from '../../dictionary/index.ts';
import { type Attempt, act } from '../act/act.ts';
import { type FoundOrder, type LockedOrder, type LockedRow, visibleOrder } from '../act/lock.ts';
import { bindOrderFiles, withFiles } from '../files.ts';
import { type OrderSummary, oneSummary, type ShownNames, summaryById, summaryRowOf } from '../summary.ts';

/** Does an action and answers how the order stands then. */
export async function summaryAfter<A extends ExistingAction>(
  context: WriteContext,
  orderId: string,
  action: A,
  input: ActionInput,
  attempt: (found: FoundOrder) => Attempt<A> | Promise<Attempt<A>>,
): Promise<OrderSummary> {
  const { order, before } = await act(context, orderId, action, input, attempt);
  const names = namesAfter(before, order, context);
  if (!names) return summaryById(context.tx, context, orderId);
  return oneSummary(context.tx, context, summaryRowOf(order, names, context.locale));
}

/** What an order is shown with after an action, as far as that is known without another look-up. */
function namesAfter(
  { row, names }: LockedOrder,
  after: LockedRow,
  { actor, name }: WriteContext,
): ShownNames | undefined {
  const { groupId, typeId, catalogId, ownerId } = after;
  if (groupId !== row.groupId || typeId !== row.typeId || catalogId !== row.catalogId) return undefined;
  if (ownerId === row.ownerId) return names;
  if (ownerId === null) return { ...names, ownerName: null };
  return ownerId === actor.accountId ? { ...names, ownerName: name } : undefined;
}

export function accept(input: CheckedRequestOf<typeof orders.accept>, context: WriteContext) {
  const plan = { planStart: msOf(input.planStart), planEnd: msOf(input.planEnd) };
  return summaryAfter(context, input.orderId, 'accept', input, () => ({ command: plan }));
}

export function hangUp(input: CheckedRequestOf<typeof orders.hangUp>, context: WriteContext) {
  return summaryAfter(context, input.orderId, 'hangUp', input, async () => ({
    command: {
      ...(await chosenReason(context.tx, context.tenantId, 'hangUpReason', input.reasonCode)),
      resumeAt: msOf(input.resumeAt),
    },
  }));
}

export function transfer(input: CheckedRequestOf<typeof orders.transfer>, context: WriteContext) {
  const { groupId, engineerId } = input;
  return summaryAfter(context, input.orderId, 'transfer', input, async () => ({
    command: {
      groupId,
      engineerId,
      targetValid: await targetFits(context.tx, context.tenantId, groupId, engineerId),
    },
  }));
}

export function activate(input: CheckedRequestOf<typeof orders.activate>, context: WriteContext) {
  const { orderId = input.id ?? '' } = input;
  return summaryAfter(context, orderId, 'activate', input, () => ({
    command: {},
    complete: withFiles(context, orderId, input.attachments),
  }));
}

export function resolve(input: CheckedRequestOf<typeof orders.resolve>, context: WriteContext) {
  const { orderId, solution, spentMinutes, causeCode, attachments, beforePhotos, afterPhotos, signature } =
    input;
  return summaryAfter(context, orderId, 'resolve', input, () => ({
    command: { solution, spentMinutes, causeCode },
    complete: async (record) => {
      if (causeCode && !(await isChoice(context.tx, context.tenantId, 'cause', causeCode))) {
        throw invalid('causeCode', 'unknown');
      }
      const given = { attachments, beforePhotos, afterPhotos, signature };
      const { attachments: own, ...photos } = await bindOrderFiles(context, orderId, given);
      // Its record shows all of them.
      const all = [own, ...Object.values(photos)].filter((text) => text !== '').join(',');
      const columns = {
        solution,
        spentMinutes: spentMinutes ?? null,
        causeCode: causeCode ?? null,
        ...photos,
      };
      return { record: { ...record, attachments: all }, columns };
    },
  }));
}

type Return = CheckedRequestOf<typeof orders.decline>;

const giveBack = (action: 'decline' | 'release') => (input: Return, context: WriteContext) =>
  summaryAfter(context, input.orderId, action, input, async () => ({
    command: await chosenReason(context.tx, context.tenantId, 'declineReason', input.reasonCode),
  }));

export const decline = giveBack('decline');

export const release = giveBack('release');

export function cancel(input: CheckedRequestOf<typeof orders.cancel>, context: WriteContext) {
  const { duplicateOfId } = input;
  return summaryAfter(context, input.orderId, 'cancel', input, async () => ({
    command: {
      ...(await chosenReason(context.tx, context.tenantId, 'cancelReason', input.reason)),
      duplicateOfId,
      duplicateValid:
        duplicateOfId === undefined || (await isFound(visibleOrder(context.tx, context, duplicateOfId))),
    },
  }));
}
