import { SvcdeskError } from '@svcdesk/core';
import type { StaffActor } from '@svcdesk/core/roles';
import {
  type EntrustAction,
  type EntrustCommand,
  type EntrustState,
  entrustKind,
  entrustStatus,
  judge,
  maySeeEntrust,
  type Refusal,
} from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { statement } from '../../platform/db/index.ts';
import { refused } from '../../platform/refusals.ts';
import { type Halves, lockHalves, type Pair, pairOf, stateOf } from './halves.ts';
import { type EntrustOrder, entrustById } from './shown.ts';
import { type Changed, markEntrusted, type Said, writeAction } from './write.ts';

/** A request of staff that writes. */
export type StaffWriteContext = WriteContext & { readonly actor: StaffActor };

/** The owner's order as far as it decides. */
export interface OwnerOrder {
  status: number;
  handlerId: string | null;
  entrusted: boolean;
}

const orderColumns = `SELECT status, handler_id AS "handlerId", entrusted FROM orders
  WHERE tenant_id = $1 AND id = $2`;
const orderOf = statement<OwnerOrder, [tenantId: string, id: string]>('entrust.order', orderColumns);
const lockedOrder = statement<OwnerOrder, [tenantId: string, id: string]>(
  'entrust.lockOrder',
  `${orderColumns} FOR UPDATE`,
);

const nameOf = statement<{ name: string }, [tenantId: string]>(
  'tenants.name',
  'SELECT name FROM tenants WHERE id = $1',
);

/** What an action finds: the halves, both locked, and the owner's order. */
export interface Found {
  readonly halves: Halves;
  readonly order: OwnerOrder;
  readonly state: EntrustState;
}

/** An action as the server's part of it makes it of what it finds. */
export interface Attempt {
  readonly command: EntrustCommand;
  /** Runs once the action is allowed. */
  complete(found: Found): Promise<Completed>;
}

export interface Completed {
  readonly own: Said;
  readonly other: Said;
  readonly changed?: Changed;
  readonly targetId?: string | undefined;
  /** Tells whom it concerns. */
  tell?(after: Halves): Promise<void>;
}

/** Actions that the owner's order goes by, so that it is locked first, as its own actions lock it first. */
const changeOrder: readonly EntrustAction[] = ['finish', 'return', 'reject', 'takeBack'];

async function found(
  context: StaffWriteContext,
  pair: Pair | undefined,
  action: EntrustAction,
): Promise<Found> {
  if (!pair) throw new SvcdeskError('notFound');
  const ask = changeOrder.includes(action) ? lockedOrder : orderOf;
  const order = await ask.first(context.tx, pair.ownerTenantId, pair.orderId);
  const halves = await lockHalves(context.tx, pair);
  if (!order) throw new SvcdeskError('notFound');
  const state = stateOf(halves, order.handlerId);
  // Out of sight and not there answer the same, so that nobody learns which.
  if (!maySeeEntrust(state, context)) throw new SvcdeskError('notFound');
  return { halves, order, state };
}

/** The product's own codes for a status that changed under somebody's hand. */
function refusalOf(refusal: Refusal, action: EntrustAction): Error {
  if (refusal.error !== 'orderChanged') return refused(refusal);
  if (action === 'distribute') return new SvcdeskError('distributeChanged');
  if (action === 'retake') return new SvcdeskError('retakeChanged');
  return refused(refusal);
}

/** A finished one comes back only while its order is still worked on and nobody else has it meanwhile. */
function checkReturn({ order }: Found): void {
  const reason = order.entrusted ? 'entrustedOpen' : [3, 4].includes(order.status) ? undefined : 'wrongState';
  if (reason) throw new SvcdeskError('notAllowed', { reason });
}

/**
 * The one path of every action on an entrusted order: lock the order if it is touched, the partner's half, the
 * owner's half; judge by core's rules; write both halves and both histories.
 */
export async function actOnEntrust(
  context: StaffWriteContext,
  input: {
    readonly id: string;
    readonly version?: number | undefined;
    readonly status?: number | undefined;
    readonly at?: string | undefined;
  },
  action: EntrustAction,
  attempt: Attempt,
): Promise<EntrustOrder> {
  const { tx, tenantId, actor } = context;
  const { id, version, status, at } = input;
  const what = await found(context, await pairOf(tx, tenantId, id), action);
  const command = { ...attempt.command, version, status };
  const kind = entrustKind(tenantId);
  const judged = judge(kind, what.state, actor, action, command, context.now().getTime());
  if (!judged.ok) throw refusalOf(judged.refusal, action);
  if (action === 'return') checkReturn(what);
  const to = kind.lifecycle.states[judged.to];
  const { own, other, changed, targetId, tell } = await attempt.complete(what);
  const told = { action, from: what.state.status, to, own, other, targetId, at };
  // The other side reads which organisation it was: names of people stay with their own tenant, where they can be erased.
  const shownAs = (await nameOf.first(tx, tenantId))?.name ?? '';
  const after = await writeAction(context, what.halves, { ...told, shownAs }, changed);
  if (changeOrder.includes(action)) {
    await markEntrusted(context, after.owner, to <= entrustStatus.processing);
  }
  await tell?.(after);
  return entrustById(tx, context, id);
}
