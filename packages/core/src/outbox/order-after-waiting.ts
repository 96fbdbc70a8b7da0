import type { ExistingAction, OrderCommand } from '../order/command.ts';
import { orderKind } from '../order/order-kind.ts';
import type { Actor } from '../roles/actor.ts';
import { type OrderDetail, orderStateOf } from '../rules/detail-states.ts';
import { afterWaiting, type QueuedAction } from './after-waiting.ts';

const words = 'x';

/** The command that an action will be; whatever it says in words is only known to be said. */
function commandOf({ action, request }: QueuedAction): OrderCommand {
  const { resumeAt, reasonCode, reason } = request;
  return {
    action: action as ExistingAction,
    remark: words,
    content: words,
    solution: words,
    reasonCode: String(reasonCode ?? reason ?? ''),
    reasonFlags: {},
    resumeAt: typeof resumeAt === 'string' ? Date.parse(resumeAt) : undefined,
    changes: {},
    // Every field that some action reads: the rules tell actions apart, the types each with its own.
  } as unknown as OrderCommand;
}

/**
 * An order as it will be once what waits has arrived: what can be done next follows from that, by the same rules that
 * the server goes by. Its status stays what the server said, for nothing is done before that says so; `expectedStatus` is
 * the one to come. It is what was given where what waits changes nothing that the rules ask about.
 *
 * @example
 * const order = await client.orders.detail({ orderId });
 * const waiting = queuedActions(outbox.waiting('order', orderId));
 * const { can } = orderAfterWaiting(order, actor, waiting, client.now());
 */
export function orderAfterWaiting<Order extends OrderDetail>(
  order: Order,
  actor: Actor,
  waiting: readonly QueuedAction[],
  nowMs: number,
): Order & { expectedStatus?: number } {
  const known = { ...orderStateOf(order), can: order.can, refused: order.refused };
  const commands = waiting.map((each) => ({ ...each, request: { ...commandOf(each) } }));
  const after = afterWaiting(orderKind, known, actor, commands, nowMs);
  if (after === known) return order;
  const { can, refused, handlerId, departedAt, status: expectedStatus } = after;
  return {
    ...order,
    can: [...can],
    refused: [...refused],
    handlerId,
    departedAt: departedAt === undefined ? undefined : new Date(departedAt).toISOString(),
    expectedStatus,
  };
}
