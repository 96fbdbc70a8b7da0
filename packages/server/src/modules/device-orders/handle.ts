import {
  type DeviceCommand,
  deviceKind,
  deviceStatus,
  judge,
  type MessageKind,
  managerChecksFromRound,
} from '@svcdesk/core/rules';
import { type Step, stepOf } from '../../engine/act-record.ts';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { isoOf, msOf } from '../../engine/instants.ts';
import { leadsOf } from '../../engine/people.ts';
import { followPlan } from '../../engine/plan-cuts.ts';
import type { Plan } from '../../engine/schedules.ts';
import { tellOf } from '../../engine/tell-of.ts';
import { refused } from '../../platform/refusals.ts';
import { commandOf, type DeviceRequest } from './command.ts';
import { deviceFiles, lockedDevice } from './find.ts';
import { type DeviceOrder, type DeviceRow, deviceTable, stateOf } from './row.ts';
import { detailById } from './show.ts';

const unplanned = { planStart: null, planEnd: null };

/** Columns that an action sets beside the status. */
export function deviceColumns(
  before: DeviceRow,
  { action, pass, result }: DeviceRequest,
  command: DeviceCommand,
  files: string,
  at: string,
): Partial<DeviceRow> {
  const { groupId = before.groupId, engineerId = null, accountId = null, reasonCode = null } = command;
  const { planStart, planEnd, resumeAt } = command;
  switch (action) {
    case 'allocate':
    case 'passOn':
      return { groupId, engineerId, ...unplanned };
    case 'schedule':
      return { planStart: isoOf(planStart), planEnd: isoOf(planEnd) };
    case 'start':
      return { startedAt: before.startedAt ?? at };
    case 'finish':
      return { result: result ?? null, resultFiles: files, finishedAt: at };
    case 'check':
      return pass ? { closedAt: at } : { checkRound: before.checkRound + 1, finishedAt: null };
    case 'reject':
      return { engineerId: null, ...unplanned };
    case 'void':
      return { closedAt: at };
    case 'close':
      return { closedAt: at, unchecked: true };
    case 'hangUp': {
      const { planStart: planned } = before;
      const stays = resumeAt !== undefined && planned !== null && msOf(planned) >= resumeAt;
      return { resumeAt: isoOf(resumeAt), hangUpReason: reasonCode, ...(stays ? {} : unplanned) };
    }
    case 'activate':
      return { resumeAt: null, hangUpReason: null };
    case 'setManager':
      return { managerId: accountId };
    case 'setChecker':
      return { checkerId: accountId };
    case 'setEngineer':
      return { engineerId: accountId };
  }
}

/** What is planned anew: a schedule asked for, and the plan that goes over to another engineer. */
function planOf(after: DeviceRow, { action }: DeviceRequest, now: number): Plan | undefined {
  const { engineerId, planStart, planEnd } = after;
  if (engineerId === null || planStart === null || planEnd === null) return undefined;
  const plan = { accountId: engineerId, planStart: msOf(planStart), planEnd: msOf(planEnd) };
  if (action === 'schedule') return plan;
  return action === 'setEngineer' && plan.planEnd > now ? plan : undefined;
}

async function tellAbout(
  context: WriteContext,
  after: DeviceRow,
  { action, pass, remark }: DeviceRequest,
  { reasonCode }: DeviceCommand,
): Promise<void> {
  const { managerId, engineerId, checkerId } = after;
  const told = (message: MessageKind, ids: readonly (string | null)[]) =>
    tellOf(context, 'device', after, message, ids, { action: 'decline', reasonCode, remark });
  if (action === 'allocate' || action === 'passOn' || action === 'setEngineer') {
    await told('device.assigned', [engineerId]);
  } else if (action === 'setManager') await told('device.assigned', [managerId]);
  else if (action === 'reject') await told('device.rejected', [managerId]);
  else if (action === 'finish') await told('device.toCheck', [checkerId ?? managerId]);
  else if (action === 'check' && pass === false) {
    const late = after.checkRound >= managerChecksFromRound;
    const leads = late ? await leadsOf(context.tx, after.tenantId, after.groupId) : [];
    await told('device.checkFailed', [managerId, engineerId, ...leads]);
  }
}

function historyStep(
  context: WriteContext,
  before: DeviceRow,
  request: DeviceRequest,
  command: DeviceCommand,
  to: number,
  files: string,
): Step {
  const { action, at, remark, result } = request;
  return stepOf(context, 'device', before, {
    handleType: deviceKind.lifecycle.actions[action].handleType,
    action,
    from: before.status,
    to,
    at,
    round: before.checkRound,
    remark: remark || undefined,
    content: action === 'finish' ? result : undefined,
    reasonCode: command.reasonCode,
    attachments: files,
    resumeAt: action === 'hangUp' ? command.resumeAt : undefined,
    targetGroupId: command.engineerId ? command.groupId : undefined,
    targetId: command.engineerId ?? command.accountId,
  });
}

/** Does an action on a device order by core's rules, with all that it causes. */
export async function handleDevice(request: DeviceRequest, context: WriteContext): Promise<DeviceOrder> {
  const { tx, actor } = context;
  const { action } = request;
  const before = await lockedDevice(tx, context, request.id);
  const now = context.now().getTime();
  const command = await commandOf(context, before, request);
  const judged = judge(deviceKind, stateOf(before), actor, action, command, now);
  if (!judged.ok) throw refused(judged.refusal);

  const to = deviceStatus[judged.to];
  const object = { kind: deviceFiles, id: before.id };
  const files = (await bindAttachments(context, object, { attachments: request.attachments })).attachments;
  const step = historyStep(context, before, request, command, to, files);
  const after: DeviceRow = {
    ...before,
    ...deviceColumns(before, request, command, files, isoOf(step.effectiveAt)),
    ...step.columns,
    status: to,
  };
  await deviceTable.update(tx, before, after, step.rows);
  const thing = { id: after.id, kind: 'device' as const, cellId: after.cellId, onSite: true };
  await followPlan(context, thing, deviceKind.lifecycle.actions[action].schedules, {
    plan: planOf(after, request, now),
    resumeAt: command.resumeAt,
  });
  await tellAbout(context, after, request, command);
  return detailById(context, after.id);
}
