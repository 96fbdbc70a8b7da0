import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { WriteContext } from '../../../engine/context.ts';
import { chosenReason } from '../../dictionary/index.ts';
import { isVisible } from '../act/lock.ts';
import { summaryAfter } from './work.ts';

export function cancel(input: CheckedRequestOf<typeof orders.cancel>, context: WriteContext) {
  const { duplicateOfId } = input;
  return summaryAfter(context, input.orderId, 'cancel', input, async () => ({
    command: {
      ...(await chosenReason(context.tx, context.tenantId, 'cancelReason', input.reason)),
      duplicateOfId,
      duplicateValid: duplicateOfId === undefined || (await isVisible(context, duplicateOfId)),
    },
  }));
}
