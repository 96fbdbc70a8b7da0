import {
  checkAction,
  kindHandleType,
  numberPrefix,
  orderStatus,
  type ProjectCommand,
  projectKind,
  stageStatus,
} from '@svcdesk/core/rules';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import { contentOf, projectColumns, stagesAfter } from '../../modules/projects/kind.ts';
import { type FoundProject, type ProjectRow, type StageRow, stateOf } from '../../modules/projects/row.ts';
import { projectOrders, projectStages, projects } from '../../platform/db/schema/projects.ts';
import { instant } from '../company/founding.ts';
import { beginHistory, groupOf, newAt, type Workplace } from './history.ts';

/** A deed on a project order of the demo: an action, and the stage that it is about. */
type ProjectDeed =
  | 'accept'
  | 'resolveStage'
  | 'skipStage'
  | 'progress'
  | 'hangUp'
  | 'activate'
  | 'cancel'
  | 'close';

/** A project order of the demo, and how far it has come. */
export interface ProjectPlan {
  readonly project: string;
  /** Who manages it, in which group. */
  readonly manager: string;
  readonly group: string;
  readonly title: string;
  readonly content: string;
  readonly cell: string;
  readonly priority: number;
  readonly daysAgo: number;
  readonly dueInDays: number;
  /** Named from the start, else the group's pool. */
  readonly assignee?: string;
  readonly handler: string;
  readonly stages: readonly { readonly name: string; readonly handler?: string }[];
  readonly deeds: readonly ProjectDeed[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const said = {
  result: '按方案完成，资料已归档。',
  progress: '主干线缆已到位，明日继续。',
  skipped: '由客户自行组织，本阶段跳过。',
  cancelled: '客户调整预算，项目暂停。',
};

function rowOf(workplace: Workplace, plan: ProjectPlan, projectId: string, at: number): ProjectRow {
  const { title, content, cell, priority, assignee, dueInDays } = plan;
  const manager = workplace.member(plan.manager).id;
  return {
    ...newAt(workplace, numberPrefix.project, cell, at),
    title,
    content,
    attachments: '',
    status: assignee ? orderStatus.assigned : orderStatus.pending,
    priority,
    projectId,
    managerId: manager,
    groupId: groupOf(workplace, plan.group),
    createdById: manager,
    assigneeId: assignee ? workplace.member(assignee).id : null,
    handlerId: null,
    planStart: null,
    planEnd: null,
    resumeAt: null,
    hangUpReason: null,
    cancelReason: null,
    dueAt: instant(workplace.now + dueInDays * dayMs),
    acceptedAt: null,
    resolvedAt: null,
    closedAt: null,
  };
}

function stagesOf({ chance, member }: Workplace, { stages }: ProjectPlan, at: number): readonly StageRow[] {
  return stages.map(({ name, handler }, index) => ({
    id: chance.idAt(at),
    name,
    status: stageStatus.notBegun,
    sort: index + 1,
    handlerId: handler ? member(handler).id : null,
    handlerName: null,
    planStart: null,
    planEnd: null,
    result: null,
    attachments: '',
    finishedAt: null,
  }));
}

function found(row: ProjectRow, stages: readonly StageRow[]): FoundProject {
  const nobody = { handlerName: null, assigneeName: null };
  return {
    ...row,
    ...nobody,
    groupName: '',
    managerName: '',
    creatorName: '',
    projectName: '',
    clockStands: false,
    stages,
  };
}

function commandOf(deed: ProjectDeed, stages: readonly StageRow[], now: number): ProjectCommand {
  const stageId = stages.find(({ status }) => status === stageStatus.underWay)?.id;
  switch (deed) {
    case 'resolveStage':
      return { stageId, result: said.result };
    case 'skipStage':
      return { stageId, remark: said.skipped };
    case 'progress':
      return { content: said.progress };
    case 'hangUp':
      return { reasonCode: 'waitCustomer', resumeAt: now + 5 * dayMs };
    case 'cancel':
      return { reasonCode: 'withdrawn', remark: said.cancelled };
    default:
      return {};
  }
}

const managersDeeds: readonly ProjectDeed[] = ['skipStage', 'cancel', 'close'];

function writeProject(workplace: Workplace, plan: ProjectPlan, projectId: string): void {
  const { basket, now } = workplace;
  const manager = workplace.member(plan.manager);
  const handler = workplace.member(plan.handler);
  const made = now - plan.daysAgo * dayMs;
  const row = rowOf(workplace, plan, projectId, made);
  const create = { handleType: kindHandleType.create, action: 'create', to: row.status };
  const targetId = row.assigneeId ?? undefined;
  const history = beginHistory(workplace, 'project', row, { ...create, by: manager, at: made, targetId });
  if (plan.assignee) history.notify('project.assigned', handler, manager, made);
  let stages = stagesOf(workplace, plan, made);
  // What waits for its acceptance was resolved lately, so that none is accepted automatically yet.
  const waits = plan.deeds.length > 0 && plan.deeds.at(-1) === 'resolveStage';
  const until = waits ? now - dayMs : now;
  const apart = (until - made) / (plan.deeds.length + (waits ? 0 : 1));
  for (const [index, action] of plan.deeds.entries()) {
    const at = Math.round(made + apart * (index + 1));
    const by = managersDeeds.includes(action) ? manager : handler;
    const before = found(history.row, stages);
    const state = stateOf(before);
    const command = commandOf(action, stages, at);
    const judged = checkAction(projectKind, state, by.actor, action, command, at);
    if (!judged.ok)
      throw new Error(`A project order cannot go so: ${action} ${JSON.stringify(judged.refusal)}`);
    const to = orderStatus[judged.to];
    const { actor } = by;
    const act = { before, action, command, input: {}, actor, to, at: instant(at), now: at, files: '' };
    const { remark, reasonCode } = command;
    const { handleType } = projectKind.lifecycle.actions[action];
    history.go(
      { handleType, action, to, by, at, content: contentOf(act), remark, reasonCode },
      projectColumns(act),
    );
    stages = stagesAfter(act);
    if (to === orderStatus.resolved && to !== before.status)
      history.notify('project.toAccept', manager, by, at);
  }
  const { tenantId, id: orderId } = history.row;
  const ended = history.end();
  basket.put(projectOrders, { ...ended, grams: ngramsOfWork(ended) });
  basket.put(
    projectStages,
    ...stages.map(({ handlerName: _name, ...stage }) => ({ tenantId, orderId, ...stage })),
  );
}

/** Projects with their orders in every state. */
export function writeProjects(workplace: Workplace, plans: readonly ProjectPlan[]): void {
  const { basket, chance, company, now, member } = workplace;
  const ids = new Map<string, string>();
  for (const plan of plans) {
    const at = now - 90 * dayMs;
    const id = ids.get(plan.project) ?? chance.idAt(at);
    if (!ids.has(plan.project)) {
      const managerId = member(plan.manager).id;
      basket.put(projects, {
        tenantId: company.tenantId,
        id,
        name: plan.project,
        managerId,
        createdAt: instant(at),
      });
    }
    ids.set(plan.project, id);
    writeProject(workplace, plan, id);
  }
}
