import type { CheckedRequestOf, deviceOrders } from '@svcdesk/core/contract';
import {
  type DeviceCommand,
  type DeviceOrderState,
  deviceKind,
  type KindAction,
  type MessageKind,
  managerChecksFromRound,
  maySeeDeviceOrder,
} from '@svcdesk/core/rules';
import { defineKind } from '../../engine/action/define-kind.ts';
import type { AllowedAction, KindTypes } from '../../engine/action/kind-definition.ts';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { ActContext } from '../../engine/context.ts';
import { leadsOf } from '../../engine/people.ts';
import type { Plan } from '../../engine/schedules.ts';
import { canAssign, isStaff } from '../../engine/targets.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { invalid } from '../../platform/refusals.ts';
import { reasonOf } from '../dictionary/index.ts';
import { type DeviceRow, detailOfDevice, deviceTable, type FoundDevice, stateOf } from './row.ts';

type Request = CheckedRequestOf<typeof deviceOrders.handle>;

/** What may be done to a device order. */
export type DeviceAction = Request['action'] & KindAction;

type Input = Omit<Request, 'id' | 'action'>;

interface DeviceTypes extends KindTypes {
  Row: DeviceRow;
  Shown: Omit<FoundDevice, keyof DeviceRow>;
  State: DeviceOrderState;
  Action: DeviceAction;
  Command: DeviceCommand;
  Input: Input;
  Detail: Awaited<ReturnType<typeof detailOfDevice>>;
}

/** An action on a device order. */
export type DeviceAct = AllowedAction<DeviceTypes>;

/** Whom an action names: the engineer, or the person who is set. */
async function targetOf(
  { tx, tenantId }: ActContext,
  order: DeviceRow,
  action: DeviceAction,
  { groupId = order.groupId, engineerId, accountId }: Input,
): Promise<Pick<DeviceCommand, 'groupId' | 'engineerId' | 'accountId' | 'targetValid'>> {
  switch (action) {
    case 'allocate':
    case 'passOn':
      if (!engineerId) return {};
      return { groupId, engineerId, targetValid: await canAssign(tx, tenantId, groupId, engineerId) };
    case 'setEngineer': {
      const chosen = accountId ?? engineerId;
      if (!chosen) return {};
      return { accountId: chosen, targetValid: await canAssign(tx, tenantId, order.groupId, chosen) };
    }
    case 'setManager':
    case 'setChecker':
      if (!accountId) return {};
      return { accountId, targetValid: await isStaff(tx, tenantId, accountId) };
    default:
      return {};
  }
}

const unplanned = { planStart: null, planEnd: null };

/** Columns that an action sets beside the status. */
export function deviceColumns({ before, action, command, input, files, at }: DeviceAct): Partial<DeviceRow> {
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
      return { result: input.result ?? null, resultFiles: files, finishedAt: at };
    case 'check':
      return input.pass ? { closedAt: at } : { checkRound: before.checkRound + 1, finishedAt: null };
    case 'reject':
      return { engineerId: null, resumeAt: null, hangUpReason: null, ...unplanned };
    case 'void':
      return { closedAt: at };
    case 'close':
      return { closedAt: at, unchecked: true };
    case 'hangUp': {
      const { planStart: planned } = before;
      const stays = resumeAt !== undefined && planned !== null && msOf(planned) >= resumeAt;
      return { resumeAt: isoOf(resumeAt), hangUpReason: reasonCode, ...(!stays && unplanned) };
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
function planOf({ action, now }: DeviceAct, after: DeviceRow): Plan | undefined {
  const { engineerId, planStart, planEnd } = after;
  if (engineerId === null || planStart === null || planEnd === null) return undefined;
  const plan = { accountId: engineerId, planStart: msOf(planStart), planEnd: msOf(planEnd) };
  if (action === 'schedule') return plan;
  return action === 'setEngineer' && plan.planEnd > now ? plan : undefined;
}

async function notify(
  context: ActContext,
  { action, input: { pass, remark }, command: { reasonCode }, actor }: DeviceAct,
  after: DeviceRow,
): Promise<void> {
  const { managerId, engineerId, checkerId } = after;
  const leads = () => leadsOf(context.tx, after.tenantId, after.groupId);
  const send = (message: MessageKind, ids: readonly (string | null)[]) =>
    notifyAbout(context, 'device', after, message, ids, { action: 'decline', reasonCode, remark });
  if (action === 'allocate' || action === 'passOn' || action === 'setEngineer') {
    await send('device.assigned', [engineerId]);
  } else if (action === 'setManager') await send('device.assigned', [managerId]);
  else if (action === 'reject') {
    await send('device.rejected', [managerId, ...(actor.kind === 'job' ? await leads() : [])]);
  } else if (action === 'finish') await send('device.toCheck', [checkerId ?? managerId]);
  else if (action === 'check' && pass === false) {
    const late = after.checkRound >= managerChecksFromRound;
    await send('device.checkFailed', [managerId, engineerId, ...(late ? await leads() : [])]);
  }
}

/** Device orders as a kind of work. */
export const deviceOrder = defineKind<DeviceTypes>({
  kind: 'device',
  rules: deviceKind,
  table: deviceTable,
  stateOf,
  maySee: maySeeDeviceOrder,
  detail: detailOfDevice,
  async commandOf(context, order, action, input) {
    const { planStart, planEnd, resumeAt, pass, result, remark } = input;
    if (action === 'check' && pass === undefined) throw invalid('pass', 'required');
    const dictionary = action === 'reject' ? 'declineReason' : 'hangUpReason';
    const gives = action === 'reject' || action === 'hangUp';
    return {
      ...(await targetOf(context, order, action, input)),
      planStart: msOf(planStart),
      planEnd: msOf(planEnd),
      resumeAt: msOf(resumeAt),
      pass,
      result,
      remark,
      reasonCode: gives ? await reasonOf(context, dictionary, input) : undefined,
    };
  },
  columns: deviceColumns,
  record: ({ before, action, command, input }) => ({
    round: before.checkRound,
    content: action === 'finish' ? input.result : undefined,
    reasonCode: command.reasonCode,
    resumeAt: action === 'hangUp' ? command.resumeAt : undefined,
    targetGroupId: command.engineerId ? command.groupId : undefined,
    targetId: command.engineerId ?? command.accountId,
  }),
  plan: planOf,
  notify,
});
