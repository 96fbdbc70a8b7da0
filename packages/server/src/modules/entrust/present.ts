import { SvcdeskError } from '@svcdesk/core';
import { entrust as contract, type DataOf } from '@svcdesk/core/contract';
import {
  availableActions,
  type EntrustActor,
  type EntrustState,
  entrustKind,
  entrustStatus,
  maySeeEntrust,
  phoneForPartner,
} from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { fieldsFor, omitNulls } from '../../engine/omit-nulls.ts';
import { visibilityBy } from '../../engine/visibility.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { type OwnerHalf, ownerColumns, type PartnerHalf } from './mirrored-orders.ts';

/** An entrusted order as it is sent. */
export type EntrustOrder = DataOf<typeof contract.detail>;

/** What is seen of the owner's half, and of the partner's. */
const apart = ['tenantId', 'entrustNo', 'status', 'version', 'groupId', 'coordinatorId'] as const;
const ofPartner = [
  ...(['ownerTenantId', 'status', 'version', 'groupId', 'engineerId'] as const),
  ...(['acceptedAt', 'finishedAt', 'result'] as const),
] as const;
const ofOwner = ownerColumns.filter((name) => !(apart as readonly string[]).includes(name));

/** Both halves with the names that are shown. */
export interface PresentedRow
  extends Omit<OwnerHalf, (typeof apart)[number]>,
    Pick<PartnerHalf, (typeof ofPartner)[number]> {
  readonly ownerNo: string;
  readonly partnerNo: string;
  readonly coordinatorId: string;
  readonly ownerGroupId: string;
  readonly resultFiles: string;
  readonly ownerResultFiles: string;
  readonly ownerName: string;
  readonly partnerName: string;
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

export const presentedColumns = `${selectList('w', ofOwner)}, ${selectList('p', ofPartner)},
  w.entrust_no AS "ownerNo", p.entrust_no AS "partnerNo",
  coalesce(o.handler_id, w.coordinator_id) AS "coordinatorId", w.group_id AS "ownerGroupId",
  p.attachments AS "resultFiles", p.owner_attachments AS "ownerResultFiles", tw.name AS "ownerName",
  tp.name AS "partnerName", o.order_no AS "orderNo", c.name AS "coordinatorName", g.name AS "groupName",
  e.name AS "engineerName", e.phone AS "engineerPhone"`;

const byIds = statement<PresentedRow, [tenantId: string, ids: readonly string[]]>(
  'entrust.presented',
  `WITH top AS (SELECT unnest($2::uuid[]) AS id) SELECT ${presentedColumns} ${presentedFrom('$1')}`,
);

/** The partner calls the customer once their engineer has accepted, and not before. */
const phoneShown: readonly number[] = [entrustStatus.processing, entrustStatus.finished];

function entrustOrderOf(
  row: PresentedRow,
  { tenantId, actor, locale, country, now }: PersonContext,
  read: (text: string) => ShownAttachment[],
): EntrustOrder {
  const { groupId, groupName, engineerId, coordinatorId, coordinatorName, ownerGroupId, ...rest } = row;
  const { orderId, orderNo, ...both } = rest;
  const isOwner = row.ownerTenantId === tenantId;
  const reportPhone = formatPhone(row.reportPhone, country);
  const { can, refused } = availableActions(entrustKind(tenantId), stateOf(row), actor, now().getTime());
  return {
    ...fieldsFor(contract.entrustOrder(), both),
    // The owner sees who coordinates, and of the partner the engineer, never its groups; the partner who of their own works on it.
    ...(isOwner
      ? omitNulls({ coordinatorId, coordinatorName, ownerGroupId, orderId, orderNo })
      : omitNulls({ groupId, groupName, engineerId })),
    entrustNo: isOwner ? row.ownerNo : row.partnerNo,
    otherNo: isOwner ? row.partnerNo : row.ownerNo,
    side: isOwner ? 'owner' : 'partner',
    typeName: (locale === 'en' && row.typeNameEn) || row.typeName,
    reportPhone: isOwner || phoneShown.includes(row.status) ? reportPhone : phoneForPartner(reportPhone),
    engineerPhone: row.engineerPhone ? formatPhone(row.engineerPhone, country) : undefined,
    paused: row.pausedAt ? true : undefined,
    attachments: read(isOwner ? row.attachments : row.partnerAttachments),
    assets: [...row.assets],
    resultFiles: read(isOwner ? row.ownerResultFiles : row.resultFiles),
    can: [...can],
    refused: [...refused],
  };
}

/** Halves as the rules see them. */
const stateOf = (row: PresentedRow): EntrustState => omitNulls(row);

/** Whether an actor may see a row. */
export function maySee(row: PresentedRow, who: EntrustActor): boolean {
  return maySeeEntrust(stateOf(row), who);
}

/** Who of a tenant sees entrusted orders, each from the side of their own. */
export const entrustVisibility = visibilityBy(
  (on, tenantId, ids) => byIds.all(on, tenantId, ids),
  (row, actor, tenantId) => maySee(row, { tenantId, actor }),
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
  return byIds.first(on, tenantId, [id]);
}

/** One entrusted order that the reader was found to see. */
export async function entrustById(on: Queryable, context: PersonContext, id: string): Promise<EntrustOrder> {
  const row = await presentedRow(on, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return (await entrustOrdersOf(on, context, [row]))(row);
}
