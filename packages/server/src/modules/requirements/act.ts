import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, requirements } from '@svcdesk/core/contract';
import {
  judge,
  kindHandleType,
  type RequirementAction,
  type RequirementCommand,
  requirementKind,
  requirementStatus,
} from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { invalid, refused } from '../../platform/refusals.ts';
import { chosenReason } from '../dictionary/index.ts';
import { type FoundRequirement, lockRequirement } from './find.ts';
import type { RequirementRow } from './row.ts';
import { requirementById } from './shown.ts';
import { tellDesk, tellReporter } from './tell.ts';
import { type Told, writeAction } from './write.ts';

const open: readonly number[] = [requirementStatus.submitted, requirementStatus.handling];
const unlocked = { lockedById: null, lockedUntil: null };

/**
 * Judges an action on a locked requirement by core's rules; returns the statuses that its record tells of. What
 * somebody else holds is told as locked (13010), what the customer took back meanwhile as changed (13001).
 */
export function judged(
  context: WriteContext,
  { state }: FoundRequirement,
  action: RequirementAction,
  command: RequirementCommand,
): Pick<Told, 'from' | 'to'> {
  const answer = judge(requirementKind, state, context.actor, action, command, context.now().getTime());
  if (answer.ok) return { from: state.status, to: requirementKind.lifecycle.states[answer.to] };
  const { refusal } = answer;
  const reason = refusal.error === 'notAllowed' ? refusal.reason : undefined;
  if (reason === 'beingHandled') throw new SvcdeskError('requirementLocked');
  const isHandled = action === 'toOrder' || action === 'reject';
  if (isHandled && reason === 'wrongState' && state.status === requirementStatus.cancelled) {
    throw new SvcdeskError('orderChanged');
  }
  throw refused(refusal);
}

/** What a change of status leaves behind: nobody holds it, and it counts as changed. */
export function settled(row: RequirementRow, to: number): Partial<RequirementRow> {
  return { ...unlocked, status: to, version: row.version + 1 };
}

/** The customer takes it back: while it is open nothing that staff do stands against that. */
export async function cancel(input: CheckedRequestOf<typeof requirements.cancel>, context: WriteContext) {
  const { id, remark, at } = input;
  const found = await lockRequirement(context, id);
  const { row, state } = found;
  const version = open.includes(state.status) ? undefined : input.version;
  const moved = judged(context, found, 'cancel', { version });
  const chosen = input.reason || 'withdrawn';
  const { reasonCode } = await chosenReason(context.tx, context.tenantId, 'cancelReason', chosen);
  if (!reasonCode) throw invalid('reason', 'notAllowed');
  const told = { handleType: kindHandleType.cancel, action: 'cancel', ...moved, reasonCode, remark, at };
  const changed = { ...settled(row, moved.to), reasonCode, remark: remark || null };
  await writeAction(context, row, told, changed);
  return requirementById(context.tx, context, id);
}

/** Staff refuse it, and the customer is told why. */
export async function reject(input: CheckedRequestOf<typeof requirements.reject>, context: WriteContext) {
  const { id, version, remark, at } = input;
  const found = await lockRequirement(context, id);
  const { row } = found;
  const { tx, tenantId } = context;
  const { reasonCode } = await chosenReason(tx, tenantId, 'requirementReject', input.reason);
  const moved = judged(context, found, 'reject', { version, reason: reasonCode });
  const told = { handleType: kindHandleType.reject, action: 'reject', ...moved, reasonCode, remark, at };
  await writeAction(context, row, told, {
    ...settled(row, moved.to),
    reasonCode: reasonCode ?? null,
    remark: remark || null,
  });
  await tellReporter(context, 'requirement.rejected', row, { reasonCode, ...(remark ? { remark } : {}) });
  return requirementById(tx, context, id);
}

/** The customer asks how it goes. It changes nothing, so who is at it may go on with the version they saw. */
export async function remind(input: CheckedRequestOf<typeof requirements.remind>, context: WriteContext) {
  const found = await lockRequirement(context, input.id);
  const { row } = found;
  const moved = judged(context, found, 'remind', {});
  const told = { handleType: kindHandleType.remind, action: 'remind', ...moved, at: input.at };
  await writeAction(context, row, told, {
    remindedAt: context.now().toISOString(),
    remindCount: row.remindCount + 1,
  });
  await tellDesk(context, 'requirement.remind', row);
  return {};
}

/** A lead takes the lock away from whoever holds it. */
export async function breakLock({ id }: { readonly id: string }, context: WriteContext) {
  const found = await lockRequirement(context, id);
  judged(context, found, 'breakLock', {});
  const told = {
    handleType: kindHandleType.breakLock,
    action: 'breakLock',
    from: found.state.status,
    to: requirementStatus.submitted,
  };
  await writeAction(context, found.row, told, unlocked);
  return {};
}
