import {
  judge,
  movedStages,
  orderStatus,
  type ProjectAction,
  type ProjectCommand,
  projectKind,
  stageStatus,
} from '@svcdesk/core/rules';
import { stepOf } from '../../engine/act-record.ts';
import type { ActContext } from '../../engine/context.ts';
import { isoOf } from '../../engine/instants.ts';
import { leadsOf } from '../../engine/people.ts';
import { cutSchedules } from '../../engine/schedules.ts';
import { tellOf } from '../../engine/tell-of.ts';
import { refused } from '../../platform/refusals.ts';
import { cutPlan, putPlan } from './plans.ts';
import {
  type FoundProject,
  type ProjectRow,
  projectTable,
  type StageRow,
  stateOf,
  writeStages,
} from './row.ts';

/** An action with all that it brings. */
export interface ProjectAttempt {
  readonly action: ProjectAction;
  readonly command: ProjectCommand;
  /** The device's time. */
  readonly at?: string | undefined;
  readonly internal?: boolean | undefined;
  /** Attachment string, bound once the action is allowed. */
  readonly bindFiles?: () => Promise<string>;
  readonly planStart?: string | undefined;
  readonly planEnd?: string | undefined;
}

const unplanned = { planStart: null, planEnd: null };

/** Columns that an action sets beside the status. */
export function projectColumns(
  before: FoundProject,
  { action, command, planStart = undefined, planEnd = undefined }: ProjectAttempt,
  actorId: string | undefined,
  to: number,
  at: string,
): Partial<ProjectRow> {
  switch (action) {
    case 'accept': {
      const plan = { planStart: planStart ?? null, planEnd: planEnd ?? null };
      return { handlerId: actorId ?? null, assigneeId: null, acceptedAt: at, ...plan };
    }
    case 'resolveStage':
    case 'skipStage':
      return to === orderStatus.resolved ? { resolvedAt: at } : {};
    case 'hangUp': {
      const keeps =
        command.resumeAt !== undefined &&
        before.planStart !== null &&
        Date.parse(before.planStart) >= command.resumeAt;
      const own = { resumeAt: isoOf(command.resumeAt), hangUpReason: command.reasonCode ?? null };
      return { ...own, ...(keeps ? {} : unplanned) };
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
export function stagesAfter(
  before: FoundProject,
  { action, command }: ProjectAttempt,
  files: string,
  at: string,
): readonly StageRow[] {
  const { stageId, result, remark } = command;
  const from = before.status === orderStatus.resolved ? 'resolved' : undefined;
  return movedStages(before.stages, action, stageId, from).map((stage) => {
    if (stage.id === stageId && (action === 'resolveStage' || action === 'skipStage')) {
      const said = action === 'resolveStage' ? result : remark;
      return { ...stage, result: said ?? null, attachments: files, finishedAt: at };
    }
    return stage.status === stageStatus.underWay ? { ...stage, finishedAt: null } : stage;
  });
}

/** What becomes of the plans of its handler and of those who do its stages. */
async function followPlans(
  context: ActContext,
  before: FoundProject,
  after: ProjectRow,
  { action, command }: ProjectAttempt,
): Promise<void> {
  const { tx } = context;
  const now = context.now().getTime();
  if (action === 'accept') await putPlan(context, after, { ...after, accountId: after.handlerId });
  else if (action === 'transfer') {
    await cutPlan(tx, before, { ...before, accountId: before.handlerId }, now);
  } else if (action === 'hangUp') {
    await cutSchedules(context, after.id, 'cutUntilResume', command.resumeAt, now);
  } else if (action === 'cancel') await cutSchedules(context, after.id, 'cancelAll', undefined, now);
  else if (after.status === orderStatus.resolved && before.status !== orderStatus.resolved) {
    await cutSchedules(context, after.id, 'cut', undefined, now);
  } else if (action === 'resolveStage' || action === 'skipStage') {
    const stage = before.stages.find(({ id }) => id === command.stageId);
    if (stage) await cutPlan(tx, before, { ...stage, accountId: stage.handlerId }, now);
  }
}

async function tellAbout(
  context: ActContext,
  before: FoundProject,
  after: ProjectRow,
  stages: readonly StageRow[],
  action: ProjectAction,
): Promise<void> {
  const { tx, tenantId } = context;
  const told = (message: 'project.assigned' | 'project.toAccept', ids: readonly (string | null)[]) =>
    tellOf(context, 'project', after, message, ids);
  if (action === 'transfer') {
    const leads = after.assigneeId === null ? await leadsOf(tx, tenantId, after.groupId) : [];
    await told('project.assigned', [after.assigneeId, ...leads]);
  } else if (after.status === orderStatus.resolved && before.status !== orderStatus.resolved) {
    await told('project.toAccept', [after.managerId]);
  } else if (action === 'activate' && before.status === orderStatus.resolved) {
    await told('project.assigned', [after.handlerId, ...stages.filter(isUnderWay).map(handlerOf)]);
  } else if (action === 'resolveStage' || action === 'skipStage') {
    // Whose stage begins now is told so.
    const begun = stages.filter(
      (stage) => isUnderWay(stage) && before.stages.some(({ id, status }) => id === stage.id && status === 1),
    );
    await told('project.assigned', begun.map(handlerOf));
  }
}

const isUnderWay = ({ status }: StageRow) => status === stageStatus.underWay;
const handlerOf = ({ handlerId }: StageRow) => handlerId;

/** Does an action on a locked project order by core's rules, with all that it causes. */
export async function actOnProject(
  context: ActContext,
  before: FoundProject,
  attempt: ProjectAttempt,
): Promise<ProjectRow> {
  const { tx, actor } = context;
  const { action, command, at: deviceAt, internal } = attempt;
  const state = stateOf(before);
  const judged = judge(projectKind, state, actor, action, command, context.now().getTime());
  if (!judged.ok) throw refused(judged.refusal);

  const to = orderStatus[judged.to];
  const files = (await attempt.bindFiles?.()) ?? '';
  const step = stepOf(context, 'project', before, {
    handleType: projectKind.lifecycle.actions[action].handleType,
    action,
    from: before.status,
    to,
    at: deviceAt,
    internal,
    remark: command.remark || undefined,
    content: saidBy(before, command),
    reasonCode: command.reasonCode,
    attachments: files,
    resumeAt: command.resumeAt,
    targetGroupId: action === 'transfer' ? command.groupId : undefined,
    targetId: command.engineerId,
  });
  const at = isoOf(step.effectiveAt);
  const actorId = actor.kind === 'job' ? undefined : actor.accountId;
  const own = projectColumns(before, attempt, actorId, to, at);
  const after: ProjectRow = { ...before, ...own, ...step.columns, status: to };
  await projectTable.update(tx, before, after, step.rows);
  const stages = stagesAfter(before, attempt, files, at);
  if (stages.some((stage, index) => stage.status !== before.stages[index]?.status)) {
    await writeStages(tx, after, stages);
  }
  await followPlans(context, before, after, attempt);
  await tellAbout(context, before, after, stages, action);
  return after;
}

/** What a record repeats: a note, or the stage with its result. */
function saidBy({ stages }: FoundProject, { content, stageId, result }: ProjectCommand): string | undefined {
  const stage = stages.find(({ id }) => id === stageId);
  const said = [stage?.name, result ?? content].filter(Boolean).join('\n');
  return said || undefined;
}
