import { projects as contract, type DataOf } from '@svcdesk/core/contract';
import {
  availableActions,
  isOpen,
  type OrderStatus,
  type ProjectOrderState,
  projectKind,
} from '@svcdesk/core/rules';
import { workTable } from '../../engine/action/work-table.ts';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { historyOf } from '../../engine/history.ts';
import { clockStands } from '../../engine/hold.ts';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import { fieldsFor, omitNulls } from '../../engine/omit-nulls.ts';
import { orderIs } from '../../engine/statuses.ts';
import { msOf } from '../../engine/timestamps.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { projectOrders, type projectStages } from '../../platform/db/schema/projects.ts';

/** A project order as it is stored. */
export type ProjectRow = Omit<typeof projectOrders.$inferSelect, 'grams'>;

/** A stage as it is read: instants as the database writes them into JSON. */
export interface StageRow extends Omit<typeof projectStages.$inferSelect, 'tenantId' | 'orderId'> {
  readonly handlerName: string | null;
}

/** A project order as it was found. */
export interface FoundProject extends ProjectRow {
  readonly groupName: string;
  readonly managerName: string;
  readonly handlerName: string | null;
  readonly assigneeName: string | null;
  readonly creatorName: string;
  readonly projectName: string;
  readonly stages: readonly StageRow[];
  readonly clockStands: boolean;
}

/** All of a project order, as it is sent. */
export type ProjectOrder = DataOf<typeof contract.findOne>;

export const projectTable = workTable<ProjectRow, Omit<FoundProject, keyof ProjectRow>>(projectOrders, {
  ngrams: ngramsOfWork,
  accounts: {
    managerName: 'manager_id',
    handlerName: 'handler_id',
    assigneeName: 'assignee_id',
    creatorName: 'created_by_id',
  },
  columns: `p.name AS "projectName", ${clockStands('o', orderIs('o', 'suspended'))} AS "clockStands", coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'status', s.status, 'sort', s.sort,
      'handlerId', s.handler_id, 'handlerName', h.name, 'planStart', s.plan_start, 'planEnd', s.plan_end,
      'result', s.result, 'attachments', s.attachments, 'finishedAt', s.finished_at) ORDER BY s.sort)
    FROM project_stages s LEFT JOIN accounts h ON h.tenant_id = s.tenant_id AND h.id = s.handler_id
    WHERE s.tenant_id = o.tenant_id AND s.order_id = o.id), '[]'::jsonb) AS stages`,
  // The transaction that held the lock before may have moved its stages.
  readAgain: true,
  joins: 'JOIN projects p ON p.tenant_id = o.tenant_id AND p.id = o.project_id',
});

/** What the rules need to know. */
export const stateOf = (row: FoundProject): ProjectOrderState => ({
  ...omitNulls(row),
  resolvedAt: msOf(row.resolvedAt),
  stages: row.stages.map(omitNulls),
});

const write = statement<object, [tenantId: string, orderId: string, stages: string]>(
  'project_stages.write',
  `UPDATE project_stages s SET status = r.status, result = r.result, attachments = r.attachments,
     finished_at = r."finishedAt"
   FROM jsonb_to_recordset($3::jsonb)
     AS r(id uuid, status int, result text, attachments text, "finishedAt" timestamptz)
   WHERE s.tenant_id = $1 AND s.order_id = $2 AND s.id = r.id`,
);

/** Stores how the stages of a locked order stand. */
export async function writeStages(
  on: Queryable,
  { tenantId, id }: ProjectRow,
  stages: readonly StageRow[],
): Promise<void> {
  await write.change(on, tenantId, id, JSON.stringify(stages));
}

type ProjectSummary = DataOf<typeof contract.backlogPage>['list'][number];
type ReadFiles = Awaited<ReturnType<typeof attachmentReader>>;

const iso = (at: string | null) => at && new Date(at).toISOString();

function presentedStage(stage: StageRow, read: ReadFiles): ProjectSummary['stages'][number] {
  const { planStart, planEnd, finishedAt } = stage;
  return {
    ...omitNulls({ ...stage, planStart: iso(planStart), planEnd: iso(planEnd), finishedAt: iso(finishedAt) }),
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
    clockStands: row.clockStands || undefined,
    overdue: row.dueAt !== null && isOpen(row.status) && !row.clockStands && Date.parse(row.dueAt) < at,
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
    createdById: row.createdById,
    creatorName: row.creatorName,
    attachments: read(row.attachments),
    records: await historyOf(on, context, row.id),
    refused: [...availableActions(projectKind, stateOf(row), context.actor, context.now().getTime()).refused],
  };
}
