import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, pmOrders } from '@svcdesk/core/contract';
import type { Actor } from '@svcdesk/core/roles';
import { maySeePmOrder, type PmCommand, pmKind } from '@svcdesk/core/rules';
import { type Act, type ActionInput, defineKind } from '../../engine/action/define-kind.ts';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { ActContext } from '../../engine/context.ts';
import { isoOf, msOf } from '../../engine/instants.ts';
import { leadsOf } from '../../engine/people.ts';
import { targetFits } from '../../engine/targets.ts';
import { checkedAnswers, writeAnswers } from './answers.ts';
import { type FoundPm, itemsOf, listedOf, type PmRow, pmTable, stateOf } from './order-row.ts';
import { detailOfPm } from './present-order.ts';

type Request = CheckedRequestOf<typeof pmOrders.handle>;
type Action = Request['action'];
type Input = ActionInput & Omit<Request, 'id' | 'action'>;
type PmAct = Act<FoundPm, Action, PmCommand, Input>;

/** Whether an action comes with answers to the check list. */
const fills = (action: Action) => action === 'record' || action === 'finish';

/** Who does the work from then on: who is named, who has it, else whoever begins it. */
function engineerOf(actor: Actor, before: PmRow, action: Action, { engineerId }: Input): string | null {
  if (action === 'transfer') return engineerId ?? null;
  if (action === 'schedule' && engineerId) return engineerId;
  if (before.engineerId !== null || actor.kind !== 'staff') return before.engineerId;
  if (action === 'start') return actor.accountId;
  return action === 'schedule' && actor.memberGroupIds.includes(before.groupId) ? actor.accountId : null;
}

/** What the rules leave to whoever knows the people: somebody has to do what is planned, and a transfer goes elsewhere. */
async function checkPeople(
  { tx, tenantId }: ActContext,
  { before, action, input: { engineerId }, command: { groupId } }: PmAct,
  engineer: string | null,
): Promise<void> {
  const refuse = (reason: 'targetInvalid' | 'sameTarget') => new SvcdeskError('notAllowed', { reason });
  if (action === 'transfer' && groupId === before.groupId && engineer === before.engineerId) {
    throw refuse('sameTarget');
  }
  if (action !== 'schedule') return;
  if (engineer === null) throw refuse('targetInvalid');
  if (engineerId && engineerId !== before.engineerId) {
    if (!(await targetFits(tx, tenantId, before.groupId, engineerId))) throw refuse('targetInvalid');
  }
}

function columnsOf({ before, action, input, command, at }: PmAct): Partial<PmRow> {
  switch (action) {
    case 'schedule':
      return { planStart: isoOf(command.planStart), planEnd: isoOf(command.planEnd) };
    case 'start':
      return { startedAt: before.startedAt ?? at };
    case 'finish':
      return { finishedAt: at };
    case 'transfer':
      return { groupId: command.groupId ?? before.groupId, planStart: null, planEnd: null };
    case 'skip':
      return { skipReason: input.remark ?? null };
    case 'record':
      return {};
  }
}

/** Preventive-maintenance orders as a kind of work. */
export const pmOrder = defineKind({
  kind: 'pm',
  rules: pmKind,
  table: pmTable,
  stateOf,
  maySee: maySeePmOrder,
  detail: detailOfPm,
  facts: async ({ tx, tenantId }, { id }, action: Action) =>
    fills(action) ? listedOf(await itemsOf(tx, tenantId, id)) : {},
  async commandOf({ tx, tenantId, actor }, before, action: Action, input: Input) {
    const { planStart, planEnd, engineerId, answers = [], remark } = input;
    const groupId =
      action === 'transfer' && actor.kind !== 'job' ? (input.groupId ?? before.groupId) : undefined;
    return {
      planStart: msOf(planStart),
      planEnd: msOf(planEnd),
      groupId,
      engineerId,
      targetValid: groupId ? await targetFits(tx, tenantId, groupId, engineerId) : undefined,
      answers: fills(action) ? checkedAnswers(answers, await itemsOf(tx, tenantId, before.id)) : [],
      remark,
    };
  },
  async columns(act, context) {
    const { before, action, input, command, at, actor } = act;
    const engineerId = engineerOf(actor, before, action, input);
    await checkPeople(context, act, engineerId);
    const counted = fills(action) ? await writeAnswers(context, before.id, command.answers ?? [], at) : {};
    return { ...columnsOf(act), ...counted, engineerId };
  },
  record: ({ before, action, command }, { engineerId }) => ({
    targetGroupId: command.groupId,
    targetId:
      action === 'transfer' || engineerId !== before.engineerId ? (engineerId ?? undefined) : undefined,
  }),
  plan({ action, command: { planStart = 0, planEnd = 0 } }, { engineerId }) {
    return action === 'schedule' && engineerId ? { accountId: engineerId, planStart, planEnd } : undefined;
  },
  async notify(context, { before, actor }, after) {
    if (actor.kind === 'job') {
      const leads = await leadsOf(context.tx, after.tenantId, after.groupId);
      await notifyAbout(context, 'pm', after, 'pm.assigned', leads);
    } else if (after.engineerId !== before.engineerId) {
      await notifyAbout(context, 'pm', after, 'pm.assigned', [after.engineerId]);
    }
  },
});
