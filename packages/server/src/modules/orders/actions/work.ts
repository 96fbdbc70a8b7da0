import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import type { WriteContext } from '../../../engine/context.ts';
import { isFound } from '../../../engine/files/readers.ts';
import { canAssign } from '../../../engine/targets.ts';
import { msOf } from '../../../engine/timestamps.ts';
import { invalid } from '../../../platform/refusals.ts';
import { findReason, isChoice } from '../../dictionary/index.ts';
import { keepChoice } from '../advice/choices.ts';
import { bindOrderFiles, withFiles } from '../files.ts';
import { freeTimeFor } from './free-time.ts';
import { visibleOrder } from './lock.ts';
import { act, orderAction } from './order-action.ts';

/** Takes an order over, and says where that leaves it without the time that was asked for. */
export async function accept(
  input: CheckedRequestOf<typeof orders.accept>,
  context: WriteContext,
): Promise<DataOf<typeof orders.accept>> {
  let asked: Awaited<ReturnType<typeof freeTimeFor>> | undefined;
  const acceptOrder = orderAction<'accept', typeof input>('accept', async () => {
    asked = await freeTimeFor(input, context);
    return { command: asked.plan };
  });
  const order = await acceptOrder(input, context);
  return { ...order, notPlanned: asked?.notPlanned };
}

export const hangUp = orderAction(
  'hangUp',
  async (input: CheckedRequestOf<typeof orders.hangUp>, { tx, tenantId }) => ({
    command: {
      ...(await findReason(tx, tenantId, 'hangUpReason', input.reasonCode)),
      resumeAt: msOf(input.resumeAt),
    },
  }),
);

export const transfer = orderAction(
  'transfer',
  async (
    { groupId, engineerId, suggestedId }: CheckedRequestOf<typeof orders.transfer>,
    { tx, tenantId },
  ) => ({
    command: { groupId, engineerId, targetValid: await canAssign(tx, tenantId, groupId, engineerId) },
    also: async (after) => keepChoice(tx, after, suggestedId),
  }),
);

type Activate = Omit<CheckedRequestOf<typeof orders.activate>, 'id' | 'orderId'> & {
  readonly orderId: string;
};

const activateOrder = orderAction('activate', ({ orderId, attachments }: Activate, context) => ({
  command: {},
  complete: withFiles(context, orderId, attachments),
}));

/** The call may name the order by `id`, as it did before it took `orderId`. */
export const activate = (
  { id = '', orderId = id, ...input }: CheckedRequestOf<typeof orders.activate>,
  context: WriteContext,
) => activateOrder({ ...input, orderId }, context);

export const resolve = orderAction('resolve', (input: CheckedRequestOf<typeof orders.resolve>, context) => {
  const { orderId, solution, spentMinutes, causeCode, attachments, beforePhotos, afterPhotos, signature } =
    input;
  return {
    command: { solution, spentMinutes, causeCode },
    complete: async (record) => {
      if (causeCode && !(await isChoice(context.tx, context.tenantId, 'cause', causeCode))) {
        throw invalid('causeCode', 'unknown');
      }
      const files = { attachments, beforePhotos, afterPhotos, signature };
      const { attachments: own, ...photos } = await bindOrderFiles(context, orderId, files);
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
  };
});

/** Takes the time of an order out again. */
export const withdrawPlan = (context: WriteContext, orderId: string) =>
  act(context, orderId, 'plan', {}, () => ({ command: { withdrawn: true } }));

const giveBack = (action: 'decline' | 'release') =>
  orderAction(action, async (input: CheckedRequestOf<typeof orders.decline>, { tx, tenantId }) => ({
    command: await findReason(tx, tenantId, 'declineReason', input.reasonCode),
  }));

export const decline = giveBack('decline');
export const release = giveBack('release');

export const cancel = orderAction(
  'cancel',
  async ({ reason, duplicateOfId }: CheckedRequestOf<typeof orders.cancel>, context) => ({
    command: {
      ...(await findReason(context.tx, context.tenantId, 'cancelReason', reason)),
      duplicateOfId,
      duplicateValid:
        duplicateOfId === undefined || (await isFound(visibleOrder(context.tx, context, duplicateOfId))),
    },
  }),
);
