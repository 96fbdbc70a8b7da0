import { SvcdeskError } from '@svcdesk/core';
import {
  type MessageKind,
  maySeeRequirement,
  type RequirementAction,
  type RequirementCommand,
  type RequirementState,
  requirementKind,
  requirementStatus,
} from '@svcdesk/core/rules';
import { defineKind } from '../../engine/action/define-kind.ts';
import type { ActionInput, KindTypes } from '../../engine/action/kind-definition.ts';
import { notifyAbout, type Words } from '../../engine/action/notify-about.ts';
import type { ActContext } from '../../engine/context.ts';
import { peopleInRole } from '../../engine/people.ts';
import { invalid } from '../../platform/refusals.ts';
import { findReason } from '../dictionary/index.ts';
import { servingLeads } from '../sites/index.ts';
import {
  type FoundRequirement,
  type RequirementRow,
  requirementById,
  requirementTable,
  stateOf,
} from './row.ts';

/** Notifies who may take it up: dispatchers, and leads of the groups that serve its site. */
export async function notifyHandlers(
  context: ActContext,
  message: MessageKind,
  row: RequirementRow,
): Promise<void> {
  const { tx, tenantId } = context;
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const leads = await servingLeads(tx, tenantId, row.cellId);
  const work = { ...row, orderNo: row.requirementNo };
  await notifyAbout(context, 'requirement', work, message, [...dispatchers, ...leads]);
}

/** Notifies who asked for it; `orderNo` is the order that it became. */
export function notifyReporter(
  context: ActContext,
  message: MessageKind,
  row: RequirementRow,
  { orderNo = row.requirementNo, ...words }: Words & { readonly orderNo?: string },
): Promise<void> {
  const { creatorId, reportAccountId } = row;
  return notifyAbout(
    context,
    'requirement',
    { ...row, orderNo },
    message,
    [creatorId, reportAccountId],
    words,
  );
}

interface Input extends ActionInput {
  readonly reason?: string | undefined;
  /** Makes the order that it becomes, once that is allowed; gives the order's id. */
  readonly makeOrder?: (row: RequirementRow) => Promise<string>;
}

interface RequirementTypes extends KindTypes {
  Row: RequirementRow;
  Shown: Pick<FoundRequirement, 'servingIds'>;
  State: RequirementState;
  Action: RequirementAction;
  Command: RequirementCommand;
  Input: Input;
  Detail: Awaited<ReturnType<typeof requirementById>>;
}

const unlocked = { lockedById: null, lockedUntil: null };

/** Requirements as a kind of work. */
export const requirement = defineKind<RequirementTypes>({
  kind: 'requirement',
  rules: requirementKind,
  table: requirementTable,
  stateOf: (row, actor, now) =>
    stateOf(row, now, actor.kind === 'staff' && row.servingIds.some((id) => actor.ledGroupIds.includes(id))),
  maySee: maySeeRequirement,
  detail: (on, context, { id }) => requirementById(on, context, id),
  async commandOf({ tx, tenantId }, { status }, action, { reason, version }) {
    // While it is open nothing that staff do stands against the customer's taking it back.
    if (action === 'cancel') return { version: status === requirementStatus.submitted ? undefined : version };
    if (action !== 'reject') return {};
    const { reasonCode } = await findReason(tx, tenantId, 'requirementReject', reason ?? '');
    return { reason: reasonCode };
  },
  /** One that another person holds is locked (13010); one that the customer took back has changed (13001). */
  refusal(refusal, action, { state }) {
    const reason = refusal.error === 'notAllowed' ? refusal.reason : undefined;
    if (reason === 'beingHandled') return new SvcdeskError('requirementLocked');
    const isHandled = action === 'toOrder' || action === 'reject';
    return isHandled && reason === 'wrongState' && state.status === requirementStatus.cancelled
      ? new SvcdeskError('orderChanged')
      : undefined;
  },
  async columns({ before, action, command, input, now }, { tx, tenantId }) {
    // These change nothing that a decision rests on: the holder of the lock may go on with the version they saw.
    const same = { status: before.status, version: before.version };
    const remark = input.remark || null;
    switch (action) {
      case 'cancel': {
        const { reasonCode } = await findReason(tx, tenantId, 'cancelReason', input.reason || 'withdrawn');
        if (!reasonCode) throw invalid('reason', 'unknown');
        return { ...unlocked, reasonCode, remark };
      }
      case 'reject':
        return { ...unlocked, reasonCode: command.reason ?? null, remark };
      case 'toOrder':
        return { ...unlocked, orderId: (await input.makeOrder?.(before)) ?? null };
      case 'remind':
        return { ...same, remindedAt: new Date(now).toISOString(), remindCount: before.remindCount + 1 };
      case 'breakLock':
        return { ...same, ...unlocked };
    }
  },
  record: (_act, { reasonCode }) => ({ reasonCode: reasonCode ?? undefined }),
  async notify(context, { action, command, input: { remark } }, after) {
    if (action === 'remind') await notifyHandlers(context, 'requirement.remind', after);
    if (action !== 'reject') return;
    const because = { reasonCode: command.reason, remark };
    await notifyReporter(context, 'requirement.rejected', after, because);
  },
});
