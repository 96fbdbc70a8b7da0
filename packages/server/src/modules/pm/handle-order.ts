import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, pmOrders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { judge, type PmCommand, pmKind, pmStatus } from '@svcdesk/core/rules';
import { stepOf } from '../../engine/act-record.ts';
import type { WriteContext } from '../../engine/context.ts';
import { isoOf, msOf } from '../../engine/instants.ts';
import { followPlan } from '../../engine/plan-cuts.ts';
import { targetFits } from '../../engine/targets.ts';
import { tellOf } from '../../engine/tell-of.ts';
import { refused } from '../../platform/refusals.ts';
import { checkedAnswers, writeAnswers } from './answers.ts';
import { lockedPm } from './find-order.ts';
import { type ItemRow, itemsOf, type PmOrder, type PmRow, pmTable, stateOf } from './order-row.ts';
import { pmById } from './show-order.ts';

type Request = CheckedRequestOf<typeof pmOrders.handle>;
type Context = WriteContext & { readonly actor: StaffActor };

/** Who does the work from then on: who is named, who has it, else whoever begins it. */
function engineerOf({ actor }: Context, before: PmRow, { action, engineerId }: Request): string | null {
  if (action === 'transfer') return engineerId ?? null;
  if (action === 'schedule' && engineerId) return engineerId;
  if (before.engineerId !== null) return before.engineerId;
  if (action === 'start') return actor.accountId;
  return action === 'schedule' && actor.memberGroupIds.includes(before.groupId) ? actor.accountId : null;
}

async function commandOf(
  { tx, tenantId }: Context,
  before: PmRow,
  request: Request,
  list: readonly ItemRow[],
): Promise<PmCommand> {
  const { action, version, status, planStart, planEnd, engineerId, answers, remark } = request;
  const groupId = action === 'transfer' ? (request.groupId ?? before.groupId) : undefined;
  return {
    version,
    status,
    planStart: msOf(planStart),
    planEnd: msOf(planEnd),
    groupId,
    engineerId,
    targetValid: groupId ? await targetFits(tx, tenantId, groupId, engineerId) : undefined,
    answers: checkedAnswers(answers ?? [], list),
    remark,
  };
}

/** What the rules leave to whoever knows the people: somebody has to do what is planned, and a transfer goes elsewhere. */
async function checkPeople(
  { tx, tenantId }: Context,
  before: PmRow,
  { action, engineerId }: Request,
  { groupId }: PmCommand,
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

function columnsOf(before: PmRow, { action, remark }: Request, command: PmCommand, at: string) {
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
      return { skipReason: remark ?? null };
    case 'record':
      return {};
  }
}

/** Does an action on a preventive-maintenance order by core's rules, with all that it causes. */
export async function handlePm(request: Request, context: Context): Promise<PmOrder> {
  const { tx, tenantId, actor } = context;
  const { action } = request;
  const before = await lockedPm(tx, context, request.id);
  const fills = action === 'record' || action === 'finish';
  const list = fills ? await itemsOf(tx, tenantId, before.id) : [];
  const command = await commandOf(context, before, fills ? request : { ...request, answers: [] }, list);
  const now = context.now().getTime();
  const judged = judge(pmKind, stateOf(before, fills ? list : undefined), actor, action, command, now);
  if (!judged.ok) throw refused(judged.refusal);
  const engineerId = engineerOf(context, before, request);
  await checkPeople(context, before, request, command, engineerId);

  const to = pmStatus[judged.to];
  const { handleType, schedules } = pmKind.lifecycle.actions[action];
  const step = stepOf(context, 'pm', before, {
    handleType,
    action,
    from: before.status,
    to,
    at: request.at,
    remark: request.remark || undefined,
    targetGroupId: command.groupId,
    targetId:
      action === 'transfer' || engineerId !== before.engineerId ? (engineerId ?? undefined) : undefined,
  });
  const at = isoOf(step.effectiveAt);
  const counted = fills ? await writeAnswers(context, before.id, command.answers ?? [], at) : {};
  const own = columnsOf(before, request, command, at);
  const after: PmRow = { ...before, ...own, ...counted, ...step.columns, engineerId, status: to };
  await pmTable.update(tx, before, after, step.rows);
  const { planStart = 0, planEnd = 0 } = command;
  const plan =
    action === 'schedule' && engineerId ? { accountId: engineerId, planStart, planEnd } : undefined;
  const thing = { id: after.id, kind: 'pm' as const, cellId: after.cellId, onSite: true };
  await followPlan(context, thing, schedules, { plan });
  if (engineerId !== before.engineerId) await tellOf(context, 'pm', after, 'pm.assigned', [engineerId]);
  return pmById(context, after.id);
}
