import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, requirements } from '@svcdesk/core/contract';
import { possible, requirementKind } from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { selectList } from '../../platform/db/select-list.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { type RequirementRow, requirementColumns, stateOf } from './row.ts';

/** A requirement as it travels. */
export type Requirement = DataOf<typeof requirements.detail>;

/** A requirement with the names of what it refers to. */
export interface PresentedRow extends RequirementRow {
  typeName: string | null;
  catalogName: string | null;
  orderNo: string | null;
  orderStatus: number | null;
  lockedByName: string | null;
  fields: (Requirement['fields'][number] & { internal: boolean })[] | null;
  assets: Requirement['assets'] | null;
}

const name = (locale: Locale, alias: string) =>
  locale === 'en' ? `coalesce(nullif(${alias}.en, ''), ${alias}.zh)` : `${alias}.zh`;

/** What is selected of requirements `r` to show them, and what that joins, by the reader's language. */
export function presentedParts(locale: Locale): { readonly columns: string; readonly joins: string } {
  return {
    columns: `${selectList('r', requirementColumns)}, ${name(locale, 't')} AS "typeName",
      ${name(locale, 'k')} AS "catalogName", o.order_no AS "orderNo", o.status AS "orderStatus",
      w.name AS "lockedByName",
      (SELECT jsonb_agg(jsonb_build_object('fieldId', f.field_id, 'name', f.name, 'fieldTypeName',
         f.field_type_name, 'fieldValue', f.field_value, 'display', f.display, 'internal', f.internal)
         ORDER BY f.sort, f.field_id)
       FROM requirement_fields f WHERE f.tenant_id = r.tenant_id AND f.requirement_id = r.id) AS fields,
      (SELECT jsonb_agg(jsonb_build_object('ciId', a.id, 'name', a.name, 'code', a.code) ORDER BY a.name, a.id)
       FROM requirement_assets x JOIN assets a ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
       WHERE x.tenant_id = r.tenant_id AND x.requirement_id = r.id) AS assets`,
    joins: `LEFT JOIN order_types t ON t.tenant_id = r.tenant_id AND t.id = r.type_id
      LEFT JOIN catalogs k ON k.tenant_id = r.tenant_id AND k.id = r.catalog_id
      LEFT JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
      LEFT JOIN accounts w ON w.tenant_id = r.tenant_id AND w.id = r.locked_by_id`,
  };
}

function oneBy(locale: Locale) {
  const { columns, joins } = presentedParts(locale);
  return statement<PresentedRow, [tenantId: string, id: string]>(
    `requirements.shown.${locale}`,
    `SELECT ${columns} FROM requirements r ${joins} WHERE r.tenant_id = $1 AND r.id = $2`,
  );
}

const one = { 'zh-CN': oneBy('zh-CN'), en: oneBy('en') } as const;

function lockOf(row: PresentedRow, { actor, now }: PersonContext): Requirement['lock'] {
  if (actor.kind !== 'staff' || row.status !== 1 || !row.lockedUntil) return undefined;
  if (Date.parse(row.lockedUntil) <= now().getTime()) return undefined;
  return {
    byName: row.lockedByName ?? '',
    untilAt: row.lockedUntil,
    mine: row.lockedById === actor.accountId,
  };
}

/** A row for a reader who may see it; what staff of the list may see, their groups serve. */
function requirementOf(
  row: PresentedRow,
  context: PersonContext,
  read: (text: string) => ShownAttachment[],
): Requirement {
  const { actor } = context;
  const now = context.now().getTime();
  const state = stateOf(row, now, true);
  const { can, refused } = possible(requirementKind, state, actor, now);
  const lock = lockOf(row, context);
  return {
    id: row.id,
    requirementNo: row.requirementNo,
    title: row.title,
    content: row.content,
    status: state.status,
    cellId: row.cellId,
    cellName: row.cellName,
    customerName: row.customerName,
    ...given({ reportId: row.reporterId }),
    reportName: row.reportName,
    reportPhone: shownPhone(row.reportPhone, context.country),
    ...given({
      typeId: row.typeId,
      typeName: row.typeName,
      serverCatalogId: row.catalogId,
      serverCatalogName: row.catalogName,
    }),
    adjunct: row.adjunct,
    attachments: read(row.adjunct),
    fields: (row.fields ?? [])
      .filter((field) => actor.kind === 'staff' || !field.internal)
      .map(({ internal: _, ...field }) => field),
    assets: row.assets ?? [],
    lock: lock || undefined,
    ...given({
      orderId: row.orderId,
      orderNo: row.orderNo,
      orderStatus: row.orderStatus,
      reasonCode: row.reasonCode,
      remark: row.remark,
      copyOfId: row.copyOfId,
    }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    can: [...can],
    refused: [...refused],
  };
}

/** Rows for their reader, with the files that they name. */
export async function requirementsOf(
  on: Queryable,
  context: PersonContext,
  rows: readonly PresentedRow[],
): Promise<(row: PresentedRow) => Requirement> {
  const texts = rows.map(({ adjunct }) => adjunct);
  const read = await attachmentReader(on, context.tenantId, texts);
  return (row) => requirementOf(row, context, read);
}

/** One requirement that the reader was found to see. */
export async function requirementById(
  on: Queryable,
  context: PersonContext,
  id: string,
): Promise<Requirement> {
  const row = await one[context.locale].first(on, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return (await requirementsOf(on, context, [row]))(row);
}
