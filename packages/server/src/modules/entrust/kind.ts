import { SvcdeskError } from '@svcdesk/core';
import {
  type EntrustAction,
  type EntrustCommand,
  type EntrustState,
  entrustKind,
  entrustStatus,
  maySeeEntrust,
  orderStatus,
} from '@svcdesk/core/rules';
import { decide } from '../../engine/action/decide.ts';
import type { ActionInput } from '../../engine/action/kind-definition.ts';
import type { ActContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { leadsOf } from '../../engine/people.ts';
import { statement } from '../../platform/db/index.ts';
import { findReason } from '../dictionary/index.ts';
import { groupOfEngineer } from './engineers.ts';
import { copyFiles, entrustFiles } from './files.ts';
import {
  lockMirroredOrders,
  type MirroredOrders,
  type OwnerOrder,
  pairOf,
  stateOf,
} from './mirrored-orders.ts';
import {
  type Changed,
  distributorsOf,
  markEntrusted,
  notifyPartner,
  notifySide,
  type Said,
  writeAction,
} from './write.ts';

/** The owner's order as far as it decides. */
type OrderState = Pick<OwnerOrder, 'status' | 'handlerId' | 'entrusted'>;

/** What an action finds: the halves, both locked, and the owner's order. */
interface Found {
  readonly halves: MirroredOrders;
  readonly order: OrderState;
  readonly state: EntrustState;
}

/** What comes with an action. */
export interface Input extends ActionInput {
  readonly engineerId?: string | undefined;
  readonly content?: string | undefined;
  readonly reasonCode?: string | undefined;
}

/** With the group that the engineer who is named works in. */
type Command = EntrustCommand & { readonly groupId?: string | undefined };

/** An action that the rules allow on an entrusted order. */
interface EntrustAct {
  readonly found: Found;
  readonly action: EntrustAction;
  readonly command: Command;
  readonly input: Input;
}

/** What an action says to the actor's own side and to the other, what it sets, and whom it concerns. */
interface Outcome {
  readonly own?: Said;
  readonly other?: Said;
  readonly changed?: Changed;
  readonly targetId?: string | undefined;
  notify?(after: MirroredOrders): Promise<void>;
}

type Outcomes = (context: ActContext, act: EntrustAct) => Outcome | Promise<Outcome>;

const nobody = { engineerId: null, groupId: null, acceptedAt: null };

/** A note or a result with its files: the actor's own, and the same for the other side's tenant. */
async function contentOf(context: ActContext, { found, command, input }: EntrustAct) {
  const { tx, tenantId } = context;
  const { owner, partner } = found.halves;
  const object = { kind: entrustFiles, id: owner.id };
  const bound = await bindAttachments(context, object, { attachments: input.attachments });
  const otherTenantId = tenantId === owner.tenantId ? partner.tenantId : owner.tenantId;
  const copied = await copyFiles(tx, tenantId, otherTenantId, owner.id, bound.attachments, context.now());
  const { content = '' } = command;
  return { own: { content, attachments: bound.attachments }, other: { content, attachments: copied } };
}

/** Notifies the engineer who had it before. */
async function notifyFormer(
  context: ActContext,
  { found }: EntrustAct,
  after: MirroredOrders,
): Promise<void> {
  const { actor } = context;
  const former = found.halves.partner.engineerId;
  if (!former || actor.kind === 'job') return;
  const params = { byId: actor.accountId };
  await notifySide(context, after.partner, after, 'order.transferred', [former], params);
}

/** What becomes of an entrusted order by each action that the rules allow. */
const transitions: Readonly<Record<EntrustAction, Outcomes>> = {
  // Why, stays with the partner.
  distribute: (context, act) => {
    const { remark, engineerId = null, groupId = null } = act.command;
    return {
      own: { remark },
      changed: { partner: { engineerId, groupId, acceptedAt: null } },
      targetId: engineerId ?? undefined,
      async notify(after) {
        const named = engineerId ? [engineerId] : [];
        await notifySide(context, after.partner, after, 'entrust.received', named);
        await notifyFormer(context, act, after);
      },
    };
  },

  retake: (context, act) => ({
    own: { remark: act.command.remark },
    changed: { partner: nobody },
    notify: (after) =>
      // It waits for another when its engineer works no longer.
      context.actor.kind === 'job'
        ? notifyPartner(context, after, 'entrust.received')
        : notifyFormer(context, act, after),
  }),

  accept: (context) => ({ changed: { partner: { acceptedAt: context.now().toISOString() } } }),

  decline: (context, { found: { state }, command: { remark, reasonCode } }) => ({
    own: { remark, reasonCode },
    other: { reasonCode },
    changed: { partner: { engineerId: null, groupId: null } },
    async notify(after) {
      const params = { byId: state.engineerId, action: 'decline', reasonCode };
      const of = { ...after.partner, groupId: state.groupId ?? null };
      const ids = await distributorsOf(context, of);
      await notifySide(context, after.partner, after, 'order.declined', ids, params);
    },
  }),

  progress: contentOf,

  finish: async (context, act) => {
    const said = await contentOf(context, act);
    const { coordinatorId } = act.found.state;
    return {
      ...said,
      changed: {
        partner: {
          result: said.own.content,
          finishedAt: context.now().toISOString(),
          attachments: said.own.attachments,
          ownerAttachments: said.other.attachments,
        },
      },
      notify: (after) => notifySide(context, after.owner, after, 'entrust.finished', [coordinatorId]),
    };
  },

  return: (context, { command: { remark } }) => ({
    own: { remark },
    other: { remark },
    changed: { partner: { finishedAt: null } },
    notify: (after) => notifyPartner(context, after, 'entrust.returned', { remark }),
  }),

  reject: (context, { found: { state }, command: { remark, reasonCode } }) => ({
    own: { remark, reasonCode },
    other: { remark, reasonCode },
    async notify(after) {
      const leads = await leadsOf(context.tx, after.owner.tenantId, after.owner.groupId);
      const params = { action: 'reject', reasonCode, ...(remark && { remark }) };
      const concerned = [state.coordinatorId, ...leads];
      await notifySide(context, after.owner, after, 'entrust.rejected', concerned, params);
    },
  }),

  takeBack: (context, { command: { remark } }) => ({
    own: { remark },
    other: { remark },
    notify: (after) => notifyPartner(context, after, 'entrust.takenBack'),
  }),
};

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

/** Actions that change the owner's order too, so it is locked first, in the same sequence as by its own actions. */
const changeOrder: readonly EntrustAction[] = ['finish', 'return', 'reject', 'takeBack'];

/** A finished one comes back only while its order is still worked on and no other partner has it. */
function checkReturn({ order }: Found): void {
  const isWorkedOn = order.status === orderStatus.processing || order.status === orderStatus.suspended;
  if (order.entrusted) throw new SvcdeskError('notAllowed', { reason: 'entrustedOpen' });
  if (!isWorkedOn) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}

/**
 * Does an action on an entrusted order, in the transaction of the request or job: lock, decide by core's rules, write. It
 * is two halves in two tenants, each with a history of its own.
 */
export async function performEntrust(
  context: ActContext,
  id: string,
  action: EntrustAction,
  input: Input,
): Promise<MirroredOrders> {
  const { tx, tenantId, actor } = context;
  const found = await lockEntrusted(context, id, action);
  const command = await commandFor(context, action, input);
  const now = context.now().getTime();
  const to = decide(
    entrustKind(tenantId),
    { state: found.state, actor, action, command, now },
    ({ error }) => (error === 'orderChanged' ? changedRefusal(action) : undefined),
  );
  if (action === 'return') checkReturn(found);
  const act = { found, action, command, input };
  const { own = {}, other = {}, changed, targetId, notify } = await transitions[action](context, act);
  // The other side reads which organisation it was: names of people stay with their own tenant, where they can be erased.
  const byName = (await nameOf.first(tx, tenantId))?.name ?? '';
  const said = { action, from: found.state.status, to, own, other, byName, targetId, at: input.at };
  const after = await writeAction(context, found.halves, said, changed);
  if (changeOrder.includes(action)) {
    await markEntrusted(context, after.owner, to <= entrustStatus.processing);
  }
  await notify?.(after);
  return after;
}

/** Locks the order if it is touched, the partner's half, then the owner's. */
export async function lockEntrusted(
  { tx, tenantId, actor }: ActContext,
  id: string,
  action: EntrustAction,
): Promise<Found> {
  const pair = await pairOf.first(tx, tenantId, id);
  if (!pair) throw new SvcdeskError('notFound');
  const ask = changeOrder.includes(action) ? lockedOrder : orderOf;
  const order = await ask.first(tx, pair.ownerTenantId, pair.orderId);
  const halves = await lockMirroredOrders(tx, pair);
  if (!order) throw new SvcdeskError('notFound');
  const state = stateOf(halves, order.handlerId);
  // Answers notFound for what is hidden as for what is not there, so that ids cannot be probed.
  if (actor.kind !== 'job' && !maySeeEntrust(state, { tenantId, actor })) throw new SvcdeskError('notFound');
  return { halves, order, state };
}

async function commandFor(
  { tx, tenantId, actor }: ActContext,
  action: EntrustAction,
  { version, status, remark, content, engineerId, ...input }: Input,
): Promise<Command> {
  const seen = { version, status, remark: remark || undefined };
  if (action === 'decline' || action === 'reject') {
    const dictionary = action === 'decline' ? 'declineReason' : 'entrustReject';
    const { reasonCode } = await findReason(tx, tenantId, dictionary, input.reasonCode ?? '');
    return { ...seen, reasonCode: reasonCode || undefined };
  }
  if (action !== 'distribute' || !engineerId || actor.kind !== 'staff') return { ...seen, content };
  const groupId = await groupOfEngineer(tx, tenantId, actor, engineerId);
  return { ...seen, engineerId, groupId, targetValid: groupId !== undefined };
}

/** The product's own codes for a status that changed before the action came. */
function changedRefusal(action: EntrustAction): SvcdeskError | undefined {
  if (action === 'distribute') return new SvcdeskError('distributeChanged');
  return action === 'retake' ? new SvcdeskError('retakeChanged') : undefined;
}
