import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, projects as contract } from '@svcdesk/core/contract';
import { orderStatus, stageStatus } from '@svcdesk/core/rules';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { StaffWriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { newWork, resolveGroup, siteSnapshot } from '../../engine/new-work.ts';
import { leadsOf } from '../../engine/people.ts';
import { isStaff } from '../../engine/targets.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import { projectStages } from '../../platform/db/schema/projects.ts';
import { invalid } from '../../platform/refusals.ts';
import { projectOrder } from './kind.ts';
import { checkPlan, putPlan } from './plans.ts';
import type { ProjectOrder, ProjectRow } from './row.ts';

type Draft = CheckedRequestOf<typeof contract.create>;

interface ProjectHead {
  readonly id: string;
  readonly managerId: string;
}

const find = statement<ProjectHead, [tenantId: string, id: string | null, name: string | null]>(
  'projects.find',
  `SELECT id, manager_id AS "managerId" FROM projects
   WHERE tenant_id = $1 AND (id = $2 OR $2::uuid IS NULL AND name = $3)`,
);

/** Made by two at once it is one. */
const make = statement<
  { id: string },
  [tenantId: string, id: string, name: string, managerId: string, at: string]
>(
  'projects.make',
  `INSERT INTO projects (tenant_id, id, name, manager_id, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (tenant_id, name) DO UPDATE SET name = excluded.name RETURNING id`,
);

/** The manager accepts the result: the named one, else the project's lead, else the project manager who makes it. */
async function managerFor(
  { tx, tenantId, actor }: StaffWriteContext,
  { managerId }: Draft,
  project: ProjectHead | undefined,
): Promise<string> {
  const chosen =
    managerId ?? project?.managerId ?? (actor.roles.includes('pm') ? actor.accountId : undefined);
  if (!chosen) throw invalid('managerId', 'required');
  if (!(await isStaff(tx, tenantId, chosen, 'pm'))) throw invalid('managerId', 'notActive');
  return chosen;
}

/** The project that the order belongs to, made when there is none of that name, and its manager. */
async function projectFor(
  context: StaffWriteContext,
  draft: Draft,
): Promise<Pick<ProjectRow, 'projectId' | 'managerId'>> {
  const { tx, tenantId } = context;
  const { projectId, projectName } = draft;
  if (!projectId && !projectName) throw invalid('projectName', 'required');
  const known = await find.first(tx, tenantId, projectId ?? null, projectName ?? null);
  if (projectId && !known) throw new SvcdeskError('notFound');
  const managerId = await managerFor(context, draft, known);
  const now = context.now();
  const asNew = [timeOrderedId(now.getTime()), projectName ?? '', managerId, now.toISOString()] as const;
  const project = known ?? (await make.first(tx, tenantId, ...asNew));
  if (!project) throw new Error('The project was not made');
  return { projectId: project.id, managerId };
}

async function checkStages({ tx, tenantId }: StaffWriteContext, { stages }: Draft): Promise<void> {
  for (const [index, stage] of stages.entries()) {
    checkPlan(stage, `stages.${index}.planEnd`);
    if (stage.handlerId && !(await isStaff(tx, tenantId, stage.handlerId))) {
      throw invalid(`stages.${index}.handlerId`, 'notActive');
    }
    if (stage.planStart && !stage.handlerId) throw invalid(`stages.${index}.handlerId`, 'required');
  }
}

async function rowOf(context: StaffWriteContext, draft: Draft): Promise<NewRow<ProjectRow>> {
  const { title, content = '', priority, engineerId, dueAt } = draft;
  const place = await siteSnapshot(context, draft.cellId);
  const groupId = await resolveGroup(context, context.actor, draft);
  await checkStages(context, draft);
  const project = await projectFor(context, draft);
  const work = await newWork(context, 'project', draft);
  const object = { kind: 'project', id: work.id };
  const { attachment } = await bindAttachments(context, object, { attachment: draft.attachment });
  return {
    ...work,
    ...place,
    ...project,
    ...{ title, content, priority, groupId, dueAt },
    attachments: attachment,
    status: engineerId ? orderStatus.assigned : orderStatus.pending,
    createdById: context.actor.accountId,
    assigneeId: engineerId,
  };
}

/** Makes a project order with its stages; an engineer who is named is notified, else the group's lead. */
export async function createProject(draft: Draft, context: StaffWriteContext): Promise<ProjectOrder> {
  const { tx, tenantId } = context;
  const madeBefore = await projectOrder.madeBefore(context, draft.id);
  if (madeBefore) return madeBefore;
  const row = await rowOf(context, draft);
  const { status: to, groupId: targetGroupId } = row;
  const create = { action: 'create', to, at: draft.at, targetGroupId, targetId: draft.engineerId } as const;
  const made = await projectOrder.begin(context, row, [create]);
  if (!made) throw invalid('id', 'taken');
  const at = context.now().getTime();
  const stages = draft.stages.map((stage, index) => ({
    ...stage,
    tenantId,
    orderId: made.id,
    id: timeOrderedId(at),
    sort: index + 1,
    status: stageStatus.notBegun,
  }));
  await insertRows(tx, projectStages, stages);
  for (const { handlerId, planStart, planEnd } of stages) {
    await putPlan(context, made, { accountId: handlerId, planStart, planEnd });
  }
  const leads = made.assigneeId === null ? await leadsOf(tx, tenantId, made.groupId) : [];
  const concerned = [made.assigneeId, made.managerId, ...leads, ...stages.map(({ handlerId }) => handlerId)];
  await notifyAbout(context, 'project', made, 'project.assigned', concerned);
  return projectOrder.detailAfter(context, made.id);
}
