import type { CheckedRequestOf, projects } from '@svcdesk/core/contract';
import {
  type MessageKind,
  maySeeProject,
  movedStages,
  orderStatus,
  type ProjectAction,
  type ProjectCommand,
  type ProjectOrderState,
  projectKind,
  stageStatus,
} from '@svcdesk/core/rules';
import { defineKind } from '../../engine/action/define-kind.ts';
import type { ActionInput, AllowedAction, KindTypes } from '../../engine/action/kind-definition.ts';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { ActContext } from '../../engine/context.ts';
import { leadsOf } from '../../engine/people.ts';
import { cutSchedules } from '../../engine/schedules.ts';
import { canAssign } from '../../engine/targets.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { reasonOf } from '../dictionary/index.ts';
import { cutPlan, putPlan } from './plans.ts';
import {
  detailOfProject,
  type FoundProject,
  type ProjectRow,
  projectTable,
  type StageRow,
  stateOf,
  writeStages,
} from './row.ts';

type Accept = CheckedRequestOf<typeof projects.accept>;

type Input = ActionInput &
  Partial<Omit<CheckedRequestOf<typeof projects.handle>, 'orderId' | 'action'>> &
  Pick<Accept, 'planStart' | 'planEnd'>;

interface ProjectTypes extends KindTypes {
  Row: ProjectRow;
  Shown: Omit<FoundProject, keyof ProjectRow>;
  State: ProjectOrderState;
  Action: ProjectAction;
  Command: ProjectCommand;
  Input: Input;
  Detail: Awaited<ReturnType<typeof detailOfProject>>;
}

/** An action on a project order. */
export type ProjectAct = AllowedAction<ProjectTypes>;

const unplanned = { planStart: null, planEnd: null };
const endsStage = (action: ProjectAction) => action === 'resolveStage' || action === 'skipStage';
const resolves = ({ before, to }: ProjectAct) =>
  to === orderStatus.resolved && before.status !== orderStatus.resolved;

/** Columns that an action sets beside the status. */
export function projectColumns({
  before,
  action,
  command,
  input,
  actor,
  at,
  to,
}: ProjectAct): Partial<ProjectRow> {
  switch (action) {
    case 'accept': {
      const plan = { planStart: input.planStart ?? null, planEnd: input.planEnd ?? null };
      const handlerId = actor.kind === 'job' ? null : actor.accountId;
      return { handlerId, assigneeId: null, acceptedAt: at, ...plan };
    }
    case 'resolveStage':
    case 'skipStage':
      return to === orderStatus.resolved ? { resolvedAt: at } : {};
    case 'hangUp': {
      const { resumeAt, reasonCode = null } = command;
      const stays = resumeAt !== undefined && before.planStart !== null && msOf(before.planStart) >= resumeAt;
      return { resumeAt: isoOf(resumeAt), hangUpReason: reasonCode, ...(!stays && unplanned) };
    }
    case 'activate':
      return { resumeAt: null, hangUpReason: null, resolvedAt: null };
    case 'transfer': {
      const { groupId = before.groupId, engineerId = null } = command;
      const idle = { resumeAt: null, hangUpReason: null, ...unplanned };
      return { groupId, assigneeId: engineerId, handlerId: null, ...idle };
    }
    case 'cancel':
      return { cancelReason: command.reasonCode ?? null, closedAt: at, resumeAt: null };
    case 'close':
      return { closedAt: at };
    case 'progress':
      return {};
  }
}

/** How the stages stand then, with the result of the one that was finished. */
export function stagesAfter({ before, action, command, files, at }: ProjectAct): readonly StageRow[] {
  const { stageId, result, remark } = command;
  const from = before.status === orderStatus.resolved ? 'resolved' : undefined;
  return movedStages(before.stages, action, stageId, from).map((stage) => {
    if (stage.id === stageId && endsStage(action)) {
      const said = action === 'resolveStage' ? result : remark;
      return { ...stage, result: said ?? null, attachments: files, finishedAt: at };
    }
    return stage.status === stageStatus.underWay ? { ...stage, finishedAt: null } : stage;
  });
}

/** What becomes of the plans of its handler and of those who do its stages, where the lifecycle leaves that open. */
async function followPlans(context: ActContext, act: ProjectAct, after: ProjectRow): Promise<void> {
  const { before, action, command, now } = act;
  const { tx } = context;
  if (action === 'accept') await putPlan(context, after, { ...after, accountId: after.handlerId });
  else if (action === 'transfer') {
    await cutPlan(tx, before, { ...before, accountId: before.handlerId }, now);
  } else if (resolves(act)) await cutSchedules(context, after.id, 'cut', undefined, now);
  else if (endsStage(action)) {
    const stage = before.stages.find(({ id }) => id === command.stageId);
    if (stage) await cutPlan(tx, before, { ...stage, accountId: stage.handlerId }, now);
  }
}

const isUnderWay = ({ status }: StageRow) => status === stageStatus.underWay;
const handlerOf = ({ handlerId }: StageRow) => handlerId;

async function notify(context: ActContext, act: ProjectAct, after: ProjectRow): Promise<void> {
  const { before, action } = act;
  const send = (message: MessageKind, ids: readonly (string | null)[]) =>
    notifyAbout(context, 'project', after, message, ids);
  const underWay = stagesAfter(act).filter(isUnderWay);
  if (action === 'transfer') {
    const leads = after.assigneeId === null ? await leadsOf(context.tx, after.tenantId, after.groupId) : [];
    await send('project.assigned', [after.assigneeId, ...leads]);
  } else if (resolves(act)) await send('project.toAccept', [after.managerId]);
  else if (action === 'activate' && before.status === orderStatus.resolved) {
    await send('project.assigned', [after.handlerId, ...underWay.map(handlerOf)]);
  } else if (endsStage(action)) {
    // The engineer whose stage begins now is notified.
    const waited = before.stages.filter(({ status }) => status === stageStatus.notBegun).map(({ id }) => id);
    await send('project.assigned', underWay.filter(({ id }) => waited.includes(id)).map(handlerOf));
  }
}

/** What a record repeats: a note, or the stage with its result. */
export function contentOf({ before, command: { content, stageId, result } }: ProjectAct): string | undefined {
  const stage = before.stages.find(({ id }) => id === stageId);
  return [stage?.name, result ?? content].filter(Boolean).join('\n') || undefined;
}

/** Project orders as a kind of work. */
export const projectOrder = defineKind<ProjectTypes>({
  kind: 'project',
  rules: projectKind,
  table: projectTable,
  stateOf,
  maySee: maySeeProject,
  detail: detailOfProject,
  async commandOf(context, _order, action, input) {
    const { groupId, engineerId, remark } = input;
    switch (action) {
      case 'resolveStage':
        return { remark, stageId: input.stageId, result: input.result };
      case 'skipStage':
        return { remark, stageId: input.stageId };
      case 'progress':
        return { remark, content: input.content };
      case 'hangUp': {
        const reasonCode = await reasonOf(context, 'hangUpReason', input);
        return { remark, reasonCode, resumeAt: msOf(input.resumeAt) };
      }
      case 'cancel':
        return { remark, reasonCode: await reasonOf(context, 'cancelReason', input) };
      case 'transfer': {
        const fits = groupId ? await canAssign(context.tx, context.tenantId, groupId, engineerId) : undefined;
        return { remark, groupId, engineerId, targetValid: fits };
      }
      default:
        return { remark };
    }
  },
  columns: projectColumns,
  record: (act) => ({
    content: contentOf(act),
    reasonCode: act.command.reasonCode,
    resumeAt: act.command.resumeAt,
    targetGroupId: act.command.groupId,
    targetId: act.command.engineerId,
  }),
  async also(context, act, after) {
    await writeStages(context.tx, after, stagesAfter(act));
    await followPlans(context, act, after);
  },
  notify,
});
