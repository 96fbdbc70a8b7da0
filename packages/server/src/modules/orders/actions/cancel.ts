import { isSvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { WriteContext } from '../../work/context.ts';
import { visibleOrder } from '../act/lock.ts';
import { chosenReason } from '../reasons.ts';
import { baseOf } from './base.ts';
import { summaryAfter } from './work.ts';

async function isVisible(context: WriteContext, orderId: string): Promise<boolean> {
  try {
    await visibleOrder(context.tx, context, orderId);
    return true;
  } catch (error) {
    if (isSvcdeskError(error, 'notFound')) return false;
    throw error;
  }
}

export function cancel(input: CheckedRequestOf<typeof orders.cancel>, context: WriteContext) {
  const { duplicateOfId } = input;
  return summaryAfter(context, input.orderId, async () => ({
    command: {
      action: 'cancel',
      ...baseOf(input, context),
      ...(await chosenReason(context.tx, context.tenantId, 'cancelReason', input.reason)),
      duplicateOfId,
      duplicateValid: duplicateOfId === undefined || (await isVisible(context, duplicateOfId)),
    },
  }));
}
