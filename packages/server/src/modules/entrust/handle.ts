import type { CheckedRequestOf, entrust } from '@svcdesk/core/contract';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { leadsOf } from '../../engine/people.ts';
import { chosenReason } from '../dictionary/index.ts';
import { type Attempt, actOnEntrust, type Found, type StaffWriteContext } from './act.ts';
import { copyFiles, entrustFiles } from './files.ts';
import type { EntrustOrder } from './shown.ts';
import { deskOf, tellPartner, tellSide } from './tell.ts';

type Input = CheckedRequestOf<typeof entrust.handle>;
type Action = Input['action'];

/** Files of a note or a result: the actor's own, and the same for the other side's tenant. */
async function filesFor(context: StaffWriteContext, { id, attachments }: Input, { state }: Found) {
  const { tx, tenantId } = context;
  const bound = await bindAttachments(context, { kind: entrustFiles, id }, { attachments });
  const { ownerTenantId, partnerTenantId } = state;
  const otherTenantId = tenantId === ownerTenantId ? partnerTenantId : ownerTenantId;
  const copied = await copyFiles(tx, tenantId, otherTenantId, id, bound.attachments, context.now());
  return { own: bound.attachments, other: copied };
}

const blank = (words: string | undefined) => words || undefined;

/** What each action says to either side, sets and tells. */
const completions: Readonly<
  Record<
    Action,
    (context: StaffWriteContext, input: Input, reasonCode: string | undefined) => Attempt['complete']
  >
> = {
  accept: (context) => async () => ({
    own: {},
    other: {},
    changed: { partner: { acceptedAt: context.now().toISOString() } },
  }),

  decline:
    (context, { remark }, reasonCode) =>
    async ({ state }) => ({
      own: { remark, reasonCode },
      other: { reasonCode },
      changed: { partner: { engineerId: null, groupId: null } },
      async tell(after) {
        const byId = state.engineerId;
        const params = { byId, action: 'decline', reasonCode };
        const desk = await deskOf(context, { ...after.partner, groupId: state.groupId ?? null });
        await tellSide(context, after.partner, after, 'order.declined', desk, params);
      },
    }),

  progress: (context, input) => async (found) => {
    const { content } = input;
    const files = await filesFor(context, input, found);
    return { own: { content, attachments: files.own }, other: { content, attachments: files.other } };
  },

  finish: (context, input) => async (found) => {
    const { content = '' } = input;
    const files = await filesFor(context, input, found);
    const coordinatorId = found.state.coordinatorId;
    return {
      own: { content, attachments: files.own },
      other: { content, attachments: files.other },
      changed: {
        partner: {
          result: content,
          finishedAt: context.now().toISOString(),
          attachments: files.own,
          ownerAttachments: files.other,
        },
      },
      tell: (after) => tellSide(context, after.owner, after, 'entrust.finished', [coordinatorId]),
    };
  },

  return:
    (context, { remark }) =>
    async () => ({
      own: { remark },
      other: { remark },
      changed: { partner: { finishedAt: null } },
      tell: (after) => tellPartner(context, after, 'entrust.returned', { remark }),
    }),

  reject:
    (context, { remark }, reasonCode) =>
    async ({ state }) => ({
      own: { remark, reasonCode },
      other: { remark, reasonCode },
      async tell(after) {
        const leads = await leadsOf(context.tx, after.owner.tenantId, after.owner.groupId);
        const told = [state.coordinatorId, ...leads];
        const params = { action: 'reject', reasonCode, ...(remark ? { remark } : {}) };
        await tellSide(context, after.owner, after, 'entrust.rejected', told, params);
      },
    }),

  takeBack:
    (context, { remark }) =>
    async () => ({
      own: { remark },
      other: { remark },
      tell: (after) => tellPartner(context, after, 'entrust.takenBack'),
    }),
};

const dictionaryOf = { decline: 'declineReason', reject: 'entrustReject' } as const;

/** The reason given, where the action asks for one; a code that nobody can choose counts as none. */
async function reasonOf({ tx, tenantId }: StaffWriteContext, { action, reasonCode = '' }: Input) {
  if (action !== 'decline' && action !== 'reject') return undefined;
  const chosen = await chosenReason(tx, tenantId, dictionaryOf[action], reasonCode);
  return blank(chosen.reasonCode);
}

/** Works on an entrusted order, by what its lifecycle knows. */
export async function handle(input: Input, context: StaffWriteContext): Promise<EntrustOrder> {
  const { action, content } = input;
  const remark = blank(input.remark);
  const reasonCode = await reasonOf(context, input);
  return actOnEntrust(context, input, action, {
    command: { content, remark, reasonCode },
    complete: completions[action](context, { ...input, remark }, reasonCode),
  });
}
