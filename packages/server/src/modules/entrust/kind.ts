import { SvcdeskError } from '@svcdesk/core';
import {
  type EntrustAction,
  entrustKind,
  entrustStatus,
  maySeeEntrust,
  orderStatus,
} from '@svcdesk/core/rules';
import type { Performable } from '../../engine/action/perform.ts';
import { statement } from '../../platform/db/index.ts';
import { chosenReason } from '../dictionary/index.ts';
import { groupOfEngineer } from './engineers.ts';
import { type Halves, lockHalves, pairOf, stateOf } from './halves.ts';
import { type Command, type Found, type Input, type OrderState, outcomes } from './outcomes.ts';
import { markEntrusted, writeAction } from './write.ts';

const orderColumns = `SELECT status, handler_id AS "handlerId", entrusted FROM orders
  WHERE tenant_id = $1 AND id = $2`;
const orderOf = statement<OrderState, [tenantId: string, id: string]>('entrust.order', orderColumns);
const lockedOrder = statement<OrderState, [tenantId: string, id: string]>(
  'entrust.lockOrder',
  `${orderColumns} FOR UPDATE`,
);

const nameOf = statement<{ name: string }, [tenantId: string]>(
  'tenants.name',
  'SELECT name FROM tenants WHERE id = $1',
);

/** Actions that the owner's order goes by, so that it is locked first, as its own actions lock it first. */
const changeOrder: readonly EntrustAction[] = ['finish', 'return', 'reject', 'takeBack'];

/** A finished one comes back only while its order is still worked on and nobody else has it meanwhile. */
function checkReturn({ order }: Found): void {
  const isWorkedOn = order.status === orderStatus.processing || order.status === orderStatus.suspended;
  if (order.entrusted) throw new SvcdeskError('notAllowed', { reason: 'entrustedOpen' });
  if (!isWorkedOn) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}

/** Entrusted orders as a kind of work: two halves in two tenants, each with a history of its own. */
export const entrusted: Performable<Found, EntrustAction, Command, Input, Halves> = {
  rules: ({ tenantId }) => entrustKind(tenantId),

  /** The order if it is touched, the partner's half, then the owner's. */
  async lock({ tx, tenantId, actor }, id, action) {
    const pair = await pairOf.first(tx, tenantId, id);
    if (!pair) throw new SvcdeskError('notFound');
    const ask = changeOrder.includes(action) ? lockedOrder : orderOf;
    const order = await ask.first(tx, pair.ownerTenantId, pair.orderId);
    const halves = await lockHalves(tx, pair);
    if (!order) throw new SvcdeskError('notFound');
    const state = stateOf(halves, order.handlerId);
    // Out of sight and not there answer the same, so that nobody learns which.
    if (actor.kind !== 'job' && !maySeeEntrust(state, { tenantId, actor }))
      throw new SvcdeskError('notFound');
    return { halves, order, state };
  },

  async commandOf(
    { tx, tenantId, actor },
    _found,
    action,
    { version, status, remark, content, engineerId, ...input },
  ) {
    const seen = { version, status, remark: remark || undefined };
    if (action === 'decline' || action === 'reject') {
      const dictionary = action === 'decline' ? 'declineReason' : 'entrustReject';
      const { reasonCode } = await chosenReason(tx, tenantId, dictionary, input.reasonCode ?? '');
      return { ...seen, reasonCode: reasonCode || undefined };
    }
    if (action !== 'distribute' || !engineerId || actor.kind !== 'staff') return { ...seen, content };
    const groupId = await groupOfEngineer(tx, tenantId, actor, engineerId);
    return { ...seen, engineerId, groupId, targetValid: groupId !== undefined };
  },

  /** The product's own codes for a status that changed under somebody's hand. */
  refusal({ error }, action) {
    if (error !== 'orderChanged') return undefined;
    if (action === 'distribute') return new SvcdeskError('distributeChanged');
    return action === 'retake' ? new SvcdeskError('retakeChanged') : undefined;
  },

  async carryOut(context, act) {
    const { found, action, input, to } = act;
    if (action === 'return') checkReturn(found);
    const { own = {}, other = {}, changed, targetId, notify } = await outcomes[action](context, act);
    // The other side reads which organisation it was: names of people stay with their own tenant, where they can be erased.
    const byName = (await nameOf.first(context.tx, context.tenantId))?.name ?? '';
    const said = { action, from: found.state.status, to, own, other, byName, targetId, at: input.at };
    const after = await writeAction(context, found.halves, said, changed);
    if (changeOrder.includes(action)) {
      await markEntrusted(context, after.owner, to <= entrustStatus.processing);
    }
    await notify?.(after);
    return after;
  },
};
