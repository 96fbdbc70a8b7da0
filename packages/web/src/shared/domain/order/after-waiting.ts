import type { StaffActor, StaffRole } from '@svcdesk/core/roles';
import {
  actionsFor,
  apply,
  type ExistingAction,
  type OrderCommand,
  type OrderState,
  orderLifecycle,
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

/** What the rules need of an order, as far as its detail tells. */
function stateOf(order: OrderDetail): OrderState {
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
    createdById: '',
    createdByKind: 'client',
    customerId: '',
    cellId: order.cellId,
    serviceMode: order.serviceMode as OrderState['serviceMode'],
    priority: order.priority as PriorityCode,
    title: order.title,
    round: order.round,
    clockedIn: order.status === 3 && order.handlerId !== undefined && !missing,
    remindCount: 0,
    lastRecordAt: 0,
    entrustedOpen: order.entrusted,
    departedAt: order.departedAt === undefined ? undefined : Date.parse(order.departedAt),
  };
}

const words = 'x';

/** The command that an action will be; whatever it says in words is only known to be said. */
function commandOf({ action, request }: Waiting): OrderCommand | undefined {
  if (!Object.hasOwn(orderLifecycle.actions, action)) return undefined;
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
  let state = stateOf(order);
  let nowMs = serverNow();
  for (const each of waiting) {
    const command = commandOf(each);
    const applied = command && apply(state, actor, command, each.atMs);
    if (applied?.ok) state = applied.order;
    nowMs = Math.max(nowMs, each.atMs);
  }
  const before = stateOf(order);
  // Notes change nothing that the rules ask about, and the server knows more about who may what than is known here.
  const same = (['status', 'handlerId', 'clockedIn', 'departedAt'] as const).every(
    (fact) => before[fact] === state[fact],
  );
  if (same) return order;
  const { can, refused } = actionsFor(state, actor, nowMs);
  const { status: expectedStatus, handlerId } = state;
  const departedAt = state.departedAt === undefined ? undefined : new Date(state.departedAt).toISOString();
  return { ...order, can: [...can], refused: [...refused], handlerId, departedAt, expectedStatus };
}
