import { projects as contract, type DataOf } from '@svcdesk/core/contract';
import { availableActions, isOpen, type OrderStatus, projectKind } from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { fieldsFor, given } from '../../engine/given.ts';
import { historyOf } from '../../engine/history.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type FoundProject, type ProjectOrder, type StageRow, stateOf } from './row.ts';

type ProjectSummary = DataOf<typeof contract.backlogPage>['list'][number];
type ReadFiles = Awaited<ReturnType<typeof attachmentReader>>;

const iso = (at: string | null) => at && new Date(at).toISOString();

function presentedStage(stage: StageRow, read: ReadFiles): ProjectSummary['stages'][number] {
  const { planStart, planEnd, finishedAt } = stage;
  return {
    ...given({ ...stage, planStart: iso(planStart), planEnd: iso(planEnd), finishedAt: iso(finishedAt) }),
    attachments: read(stage.attachments),
  };
}

function presentedProject(row: FoundProject, { actor, now }: PersonContext, read: ReadFiles): ProjectSummary {
  const at = now().getTime();
  return {
    ...fieldsFor(contract.projectSummary(), row),
    status: row.status as OrderStatus,
    handlerGroupId: row.groupId,
    handlerGroupName: row.groupName,
    overdue: row.dueAt !== null && isOpen(row.status) && Date.parse(row.dueAt) < at,
    stages: row.stages.map((stage) => presentedStage(stage, read)),
    can: [...availableActions(projectKind, stateOf(row), actor, at).can],
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
    refused: [...availableActions(projectKind, stateOf(row), context.actor, context.now().getTime()).refused],
  };
}
