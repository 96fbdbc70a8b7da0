import type { StaffActor, StaffRole } from '@svcdesk/core/roles';
import {
  actionsAfter,
  type ExistingAction,
  type KnownState,
  type OrderCommand,
  type OrderState,
  type OrderTypes,
  orderKind,
  orderStatus,
  type PriorityCode,
} from '@svcdesk/core/rules';
import type { Account } from '../../platform/api/account.ts';
import { serverNow } from '../../platform/clock.ts';
import type { OrderDetail } from './order.ts';

/** An order with the state that it will be in. */
export type ExpectedOrder = OrderDetail & { expectedStatus?: number };

/** Something done on this phone that has not reached the server. */
export interface Waiting {
  action: string;
  request: Readonly<Record<string, unknown>>;
  atMs: number;
}

/** Who acts, as the rules know a person of staff. */
export function actorOf({ id, roles, groups, currentGroupId }: Account): StaffActor {
  const led = groups.filter(({ lead }) => lead);
  return {
    kind: 'staff',
    accountId: id,
    roles: roles as StaffRole[],
    memberGroupIds: groups.map((group) => group.id),
    ledGroupIds: led.map((group) => group.id),
    currentGroupId,
  };
}

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
function commandOf({ action, request }: Waiting): OrderCommand {
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
 * the server goes by. Its status stays what the server said, for nothing is done before that says so.
 */
export function afterWaiting(
  order: OrderDetail,
  account: Account,
  waiting: readonly Waiting[],
): ExpectedOrder {
  const actor = actorOf(account);
  const known = knownOf(order);
  let nowMs = serverNow();
  let after: KnownState<OrderTypes> = known;
  for (const each of waiting) {
    nowMs = Math.max(nowMs, each.atMs);
    const done = { action: each.action, command: commandOf(each), actor, at: each.atMs };
    after = actionsAfter(orderKind, after, done, nowMs);
  }
  // Notes change nothing that the rules ask about.
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
