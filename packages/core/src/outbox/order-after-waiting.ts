import type { DataOf } from '../contract/define.ts';
import type { detail } from '../contract/orders.ts';
import type { ExistingAction, OrderCommand } from '../order/command.ts';
import { orderKind } from '../order/order-kind.ts';
import type { OrderState } from '../order/order-state.ts';
import type { PriorityCode } from '../order/source.ts';
import { orderStatus } from '../order/status.ts';
import type { Actor } from '../roles/actor.ts';
import { afterWaiting, type QueuedAction } from './after-waiting.ts';

type OrderDetail = DataOf<typeof detail>;

/** What the rules ask of an order, as far as its detail tells. */
function knownOf(order: OrderDetail) {
  const missing = order.refused.some(({ reason }) => reason === 'clockInMissing');
  return {
    id: order.id,
    version: order.version,
    status: order.status as OrderState['status'],
    source: order.source as OrderState['source'],
    groupId: order.handlerGroupId,
    assigneeId: order.assigneeId,
    handlerId: order.handlerId,
    ownerId: order.handlerId ?? order.assigneeId,
    cellId: order.cellId,
    serviceMode: order.serviceMode as OrderState['serviceMode'],
    priority: order.priority as PriorityCode,
    title: order.title,
    round: order.round,
    clockedIn: order.status === orderStatus.processing && order.handlerId !== undefined && !missing,
    entrustedOpen: order.entrusted,
    departedAt: order.departedAt === undefined ? undefined : Date.parse(order.departedAt),
    can: order.can,
    refused: order.refused,
  };
}

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
  const known = knownOf(order);
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
