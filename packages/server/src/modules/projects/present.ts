import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, projects } from '@svcdesk/core/contract';
import { isOpen, type OrderStatus, possible, projectKind } from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import { historyOf } from '../../engine/history.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type FoundProject, type ProjectOrder, projectTable, type StageRow, stateOf } from './row.ts';

type ProjectSummary = DataOf<typeof projects.backlogPage>['list'][number];
type ReadFiles = Awaited<ReturnType<typeof attachmentReader>>;

const iso = (at: string | null) => (at === null ? undefined : new Date(at).toISOString());

function presentedStage(stage: StageRow, read: ReadFiles): ProjectSummary['stages'][number] {
  const { id, name, status, sort, handlerId, handlerName, result, attachments } = stage;
  const times = {
    planStart: iso(stage.planStart),
    planEnd: iso(stage.planEnd),
    finishedAt: iso(stage.finishedAt),
  };
  const files = read(attachments);
  return {
    id,
    name,
    status,
    sort,
    ...given({ handlerId, handlerName, result, ...times }),
    attachments: files,
  };
}

function presentedProject(row: FoundProject, { actor, now }: PersonContext, read: ReadFiles): ProjectSummary {
  const at = now().getTime();
  const { assigneeId, assigneeName, handlerId, handlerName, planStart, planEnd, resumeAt } = row;
  const { hangUpReason, dueAt, resolvedAt, closedAt } = row;
  return {
    id: row.id,
    orderNo: row.orderNo,
    title: row.title,
    status: row.status as OrderStatus,
    priority: row.priority,
    projectId: row.projectId,
    projectName: row.projectName,
    managerId: row.managerId,
    managerName: row.managerName,
    cellId: row.cellId,
    cellName: row.cellName,
    customerName: row.customerName,
    ...given({ assigneeId, assigneeName, handlerId, handlerName }),
    handlerGroupId: row.groupId,
    handlerGroupName: row.groupName,
    ...given({ planStart, planEnd, resumeAt, hangUpReason, dueAt, resolvedAt, closedAt }),
    overdue: dueAt !== null && isOpen(row.status) && Date.parse(dueAt) < at,
    createdAt: row.createdAt,
    stages: row.stages.map((stage) => presentedStage(stage, read)),
    version: row.version,
    can: [...possible(projectKind, stateOf(row), actor, at).can],
  };
}

/** Project orders as lists show them. */
export async function presentedProjects(
  on: Queryable,
  context: PersonContext,
  rows: readonly FoundProject[],
): Promise<ProjectSummary[]> {
  const texts = rows.flatMap(({ stages }) => stages.map(({ attachments }) => attachments));
  const read = await attachmentReader(on, context.tenantId, texts);
  return rows.map((row) => presentedProject(row, context, read));
}

/** All of a project order that the reader was found to see. */
export async function detailOfProject(
  on: Queryable,
  context: PersonContext,
  row: FoundProject,
): Promise<ProjectOrder> {
  const texts = [row.attachments, ...row.stages.map(({ attachments }) => attachments)];
  const read = await attachmentReader(on, context.tenantId, texts);
  return {
    ...presentedProject(row, context, read),
    content: row.content,
    creatorName: row.creatorName,
    attachments: read(row.attachments),
    records: await historyOf(on, context, row.id),
    refused: [...possible(projectKind, stateOf(row), context.actor, context.now().getTime()).refused],
  };
}

/** How a project order stands after what one did, even when it is out of one's sight now. */
export async function projectById(
  context: PersonContext & { readonly tx: Queryable },
  id: string,
): Promise<ProjectOrder> {
  const row = await projectTable.find(context.tx, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return detailOfProject(context.tx, context, row);
}
