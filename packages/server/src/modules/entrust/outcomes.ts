import type { EntrustAction, EntrustCommand, EntrustState } from '@svcdesk/core/rules';
import type { ActionInput } from '../../engine/action/define-kind.ts';
import type { Allowed } from '../../engine/action/perform.ts';
import type { ActContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { leadsOf } from '../../engine/people.ts';
import { copyFiles, entrustFiles } from './files.ts';
import type { Halves, OwnerOrder } from './halves.ts';
import { type Changed, distributorsOf, notifyPartner, notifySide, type Said } from './write.ts';

/** The owner's order as far as it decides. */
export type OrderState = Pick<OwnerOrder, 'status' | 'handlerId' | 'entrusted'>;

/** What an action finds: the halves, both locked, and the owner's order. */
export interface Found {
  readonly halves: Halves;
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
export type Command = EntrustCommand & { readonly groupId?: string | undefined };

/** An action on an entrusted order. */
export type EntrustAct = Allowed<Found, EntrustAction, Command, Input>;

/** What an action says to the actor's own side and to the other, what it sets, and whom it concerns. */
interface Outcome {
  readonly own?: Said;
  readonly other?: Said;
  readonly changed?: Changed;
  readonly targetId?: string | undefined;
  notify?(after: Halves): Promise<void>;
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

/** Whoever had it before has it no longer. */
async function notifyFormer(context: ActContext, { found }: EntrustAct, after: Halves): Promise<void> {
  const { actor } = context;
  const former = found.halves.partner.engineerId;
  if (!former || actor.kind === 'job') return;
  const params = { byId: actor.accountId };
  await notifySide(context, after.partner, after, 'order.transferred', [former], params);
}

/** What becomes of an entrusted order by each action that the rules allow. */
export const outcomes: Readonly<Record<EntrustAction, Outcomes>> = {
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
