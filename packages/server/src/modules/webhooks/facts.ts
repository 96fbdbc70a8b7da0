import type { Queryable } from '../../platform/db/index.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/work-kind.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { presentedFrom } from '../entrust/index.ts';

/** Whatever is told is told as it is read. */
interface Facts {
  id: string;
  [fact: string]: unknown;
}

type ByIds = Statement<Facts, [tenantId: string, ids: readonly string[]]>;

const factsFrom = (kind: WorkKind, columns: string, from: string): ByIds =>
  statement(
    `webhooks.${kind}`,
    `SELECT ${columns} FROM ${from} o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
  );

const place = ['id', 'orderNo', 'title', 'status', 'cellId', 'cellName', 'customerName'] as const;
const times = ['version', 'createdAt'] as const;

/** Of an entrusted order each tenant is told by its own number, and of the people of its own half. */
const entrusted: ByIds = statement(
  'webhooks.entrusted',
  `WITH top AS (SELECT unnest($2::uuid[]) AS id), halves AS (
     SELECT w.*, mine.id IS NULL AS owns, p.status AS now, p.version AS "nowVersion", p.entrust_no AS partner_no,
       p.group_id AS "partnerGroupId", p.engineer_id, p.accepted_at, p.finished_at, e.name AS engineer_name,
       tw.name AS owner_name, tp.name AS partner_name, o.order_no, coalesce(o.handler_id, w.coordinator_id) AS coordinates
     ${presentedFrom('$1')}
   )
   SELECT id, CASE WHEN owns THEN entrust_no ELSE partner_no END AS "entrustNo",
     CASE WHEN owns THEN partner_no ELSE entrust_no END AS "otherNo",
     CASE WHEN owns THEN 'owner' ELSE 'partner' END AS side, title, now AS status, priority,
     type_name AS "typeName", cell_name AS "cellName", owner_name AS "ownerName", partner_name AS "partnerName",
     engineer_name AS "engineerName", CASE WHEN owns THEN order_id END AS "orderId",
     CASE WHEN owns THEN order_no END AS "orderNo", CASE WHEN owns THEN coordinates END AS "coordinatorId",
     CASE WHEN NOT owns THEN "partnerGroupId" END AS "handlerGroupId",
     CASE WHEN NOT owns THEN engineer_id END AS "engineerId", "nowVersion" AS version, created_at AS "createdAt",
     due_at AS "dueAt", accepted_at AS "acceptedAt", finished_at AS "finishedAt"
   FROM halves`,
);

/** Things as those outside know them: by their number, their state and the ids to look up the rest by. */
const facts: Readonly<Record<WorkKind, ByIds>> = {
  order: factsFrom(
    'order',
    `${selectList('o', [...place, 'priority', 'source', 'typeName', 'customerId', 'assigneeId', 'handlerId', 'round'])},
     o.catalog_name AS "serverCatalogName", o.group_id AS "handlerGroupId",
     ${selectList('o', [...times, 'resolvedAt', 'nextDueAt'])}`,
    'orders',
  ),
  project: factsFrom(
    'project',
    `${selectList('o', [...place, 'priority', 'projectId', 'managerId', 'assigneeId', 'handlerId'])},
     o.group_id AS "handlerGroupId", ${selectList('o', [...times, 'dueAt', 'resolvedAt', 'closedAt'])}`,
    'project_orders',
  ),
  pm: factsFrom(
    'pm',
    `${selectList('o', [...place, 'planId', 'dueOn', 'engineerId', 'abnormalCount'])},
     o.group_id AS "handlerGroupId", ${selectList('o', [...times, 'planStart', 'planEnd', 'finishedAt'])}`,
    'pm_orders',
  ),
  device: factsFrom(
    'device',
    `${selectList('o', [...place, 'priority', 'managerId', 'engineerId', 'checkerId', 'checkRound'])},
     o.group_id AS "handlerGroupId", ${selectList('o', [...times, 'dueAt', 'planStart', 'planEnd', 'finishedAt', 'closedAt'])}`,
    'device_orders',
  ),
  entrusted,
  requirement: factsFrom(
    'requirement',
    selectList('o', [
      'id',
      'requirementNo',
      'title',
      'status',
      'cellId',
      'cellName',
      'customerId',
      'customerName',
      'orderId',
      'reasonCode',
      ...times,
    ]),
    'requirements',
  ),
};

/** Leaves out what is null. */
function filled(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Facts of things of one kind, by their ids; of those that are gone nothing. */
export async function factsOf(
  on: Queryable,
  tenantId: string,
  kind: WorkKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const rows = await facts[kind].all(on, tenantId, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, filled(row)]));
}
