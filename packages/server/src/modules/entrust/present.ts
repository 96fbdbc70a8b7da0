import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, entrust } from '@svcdesk/core/contract';
import {
  type EntrustActor,
  type EntrustState,
  entrustKind,
  entrustStatus,
  maySeeEntrust,
  phoneForPartner,
  possible,
} from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import { sightsBy } from '../../engine/sight.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { SharedAsset } from '../../platform/db/schema/entrust.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';

/** An entrusted order as it travels. */
export type EntrustOrder = DataOf<typeof entrust.detail>;

/** Both halves with the names that are shown. */
export interface PresentedRow extends Omit<EntrustState, 'groupId' | 'engineerId'> {
  readonly groupId: string | null;
  readonly engineerId: string | null;
  readonly id: string;
  readonly ownerNo: string;
  readonly partnerNo: string;
  readonly title: string;
  readonly content: string;
  readonly priority: number;
  readonly typeName: string;
  readonly typeNameEn: string;
  readonly cellName: string;
  readonly cellAddress: string | null;
  readonly reportName: string;
  readonly reportPhone: string;
  readonly assets: readonly SharedAsset[];
  readonly attachments: string;
  readonly partnerAttachments: string;
  readonly remark: string | null;
  readonly dueAt: string | null;
  readonly pausedAt: string | null;
  readonly createdAt: string;
  readonly acceptedAt: string | null;
  readonly finishedAt: string | null;
  readonly result: string | null;
  readonly resultFiles: string;
  readonly ownerResultFiles: string;
  readonly ownerName: string;
  readonly partnerName: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly coordinatorName: string | null;
  readonly groupName: string | null;
  readonly engineerName: string | null;
  readonly engineerPhone: string | null;
}

/** What is joined to the ids in `top` to see both halves from a tenant, whichever of them is its own. */
export const presentedJoins = (
  tenant: string,
) => `LEFT JOIN entrust_partner_halves mine ON mine.tenant_id = ${tenant} AND mine.id = top.id
  JOIN entrust_owner_halves w ON w.tenant_id = coalesce(mine.owner_tenant_id, ${tenant}) AND w.id = top.id
  JOIN entrust_partner_halves p ON p.tenant_id = w.partner_tenant_id AND p.id = w.id
  JOIN tenants tw ON tw.id = w.tenant_id JOIN tenants tp ON tp.id = p.tenant_id
  JOIN orders o ON o.tenant_id = w.tenant_id AND o.id = w.order_id
  LEFT JOIN accounts c ON c.tenant_id = w.tenant_id AND c.id = coalesce(o.handler_id, w.coordinator_id)
  LEFT JOIN groups g ON g.tenant_id = p.tenant_id AND g.id = p.group_id
  LEFT JOIN accounts e ON e.tenant_id = p.tenant_id AND e.id = p.engineer_id`;

/** Of the ids in `top`, both halves seen from a tenant. */
export const presentedFrom = (tenant: string) => `FROM top ${presentedJoins(tenant)}`;

export const presentedColumns = `w.id, p.status, p.version, w.tenant_id AS "ownerTenantId",
  p.tenant_id AS "partnerTenantId", coalesce(o.handler_id, w.coordinator_id) AS "coordinatorId",
  w.group_id AS "ownerGroupId", p.group_id AS "groupId", p.engineer_id AS "engineerId",
  w.entrust_no AS "ownerNo", p.entrust_no AS "partnerNo", w.title, w.content, w.priority,
  w.type_name AS "typeName", w.type_name_en AS "typeNameEn", w.cell_name AS "cellName",
  w.cell_address AS "cellAddress", w.report_name AS "reportName", w.report_phone AS "reportPhone", w.assets,
  w.attachments, w.partner_attachments AS "partnerAttachments", w.remark, w.due_at AS "dueAt",
  w.paused_at AS "pausedAt", w.created_at AS "createdAt", p.accepted_at AS "acceptedAt",
  p.finished_at AS "finishedAt", p.result, p.attachments AS "resultFiles",
  p.owner_attachments AS "ownerResultFiles", tw.name AS "ownerName", tp.name AS "partnerName",
  w.order_id AS "orderId", o.order_no AS "orderNo", c.name AS "coordinatorName", g.name AS "groupName",
  e.name AS "engineerName", e.phone AS "engineerPhone"`;

const one = statement<PresentedRow, [tenantId: string, id: string]>(
  'entrust.presented',
  `WITH top AS (SELECT $2::uuid AS id) SELECT ${presentedColumns} ${presentedFrom('$1')}`,
);

const many = statement<PresentedRow, [tenantId: string, ids: readonly string[]]>(
  'entrust.presentedByIds',
  `WITH top AS (SELECT unnest($2::uuid[]) AS id) SELECT ${presentedColumns} ${presentedFrom('$1')}`,
);

/** What only the owner sees of their own half, and of the partner's: the engineer, never groups. */
const ownerPart = (row: PresentedRow) => ({
  coordinatorId: row.coordinatorId ?? undefined,
  coordinatorName: row.coordinatorName ?? undefined,
  orderId: row.orderId,
  orderNo: row.orderNo,
});

/** What only the partner sees: who of their own works on it. */
const partnerPart = ({ groupId, groupName, engineerId }: PresentedRow) =>
  given({ groupId, groupName, engineerId });

/** The partner calls the customer once their engineer has accepted, and not before. */
const phoneShown: readonly number[] = [entrustStatus.processing, entrustStatus.finished];

function entrustOrderOf(
  row: PresentedRow,
  { tenantId, actor, locale, country, now }: PersonContext,
  read: (text: string) => ShownAttachment[],
): EntrustOrder {
  const isOwner = row.ownerTenantId === tenantId;
  const reportPhone = shownPhone(row.reportPhone, country);
  const { can, refused } = possible(entrustKind(tenantId), stateOf(row), actor, now().getTime());
  return {
    id: row.id,
    entrustNo: isOwner ? row.ownerNo : row.partnerNo,
    otherNo: isOwner ? row.partnerNo : row.ownerNo,
    side: isOwner ? 'owner' : 'partner',
    status: row.status,
    title: row.title,
    content: row.content,
    priority: row.priority,
    typeName: (locale === 'en' && row.typeNameEn) || row.typeName,
    cellName: row.cellName,
    cellAddress: row.cellAddress ?? undefined,
    reportName: row.reportName,
    reportPhone: isOwner || phoneShown.includes(row.status) ? reportPhone : phoneForPartner(reportPhone),
    ownerName: row.ownerName,
    partnerName: row.partnerName,
    ...(isOwner ? ownerPart(row) : partnerPart(row)),
    engineerName: row.engineerName ?? undefined,
    engineerPhone: row.engineerPhone ? shownPhone(row.engineerPhone, country) : undefined,
    dueAt: row.dueAt ?? undefined,
    paused: row.pausedAt ? true : undefined,
    createdAt: row.createdAt,
    acceptedAt: row.acceptedAt ?? undefined,
    finishedAt: row.finishedAt ?? undefined,
    remark: row.remark ?? undefined,
    attachments: read(isOwner ? row.attachments : row.partnerAttachments),
    assets: [...row.assets],
    result: row.result ?? undefined,
    resultFiles: read(isOwner ? row.ownerResultFiles : row.resultFiles),
    version: row.version,
    can: [...can],
    refused: [...refused],
  };
}

/** Halves as the rules see them. */
function stateOf(row: PresentedRow): EntrustState {
  return { ...row, groupId: row.groupId ?? undefined, engineerId: row.engineerId ?? undefined };
}

/** Whether somebody may see what was found. */
export function sightOf(row: PresentedRow, who: EntrustActor): boolean {
  return maySeeEntrust(stateOf(row), who);
}

/** Who of a tenant sees entrusted orders, each from the side of their own. */
export const entrustSights = sightsBy(
  (on, tenantId, ids) => many.all(on, tenantId, ids),
  (row, actor, tenantId) => sightOf(row, { tenantId, actor }),
);

/** Makes of rows what their reader may see of them. */
export async function entrustOrdersOf(
  on: Queryable,
  context: PersonContext,
  rows: readonly PresentedRow[],
): Promise<(row: PresentedRow) => EntrustOrder> {
  const { tenantId } = context;
  const texts = rows.flatMap((row) =>
    row.ownerTenantId === tenantId
      ? [row.attachments, row.ownerResultFiles]
      : [row.partnerAttachments, row.resultFiles],
  );
  const read = await attachmentReader(on, tenantId, texts);
  return (row) => entrustOrderOf(row, context, read);
}

/** Both halves as they are shown; undefined when neither is of the tenant. */
export function presentedRow(on: Queryable, tenantId: string, id: string): Promise<PresentedRow | undefined> {
  return one.first(on, tenantId, id);
}

/** One entrusted order that the reader was found to see. */
export async function entrustById(on: Queryable, context: PersonContext, id: string): Promise<EntrustOrder> {
  const row = await presentedRow(on, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return (await entrustOrdersOf(on, context, [row]))(row);
}
