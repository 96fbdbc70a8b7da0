import { SvcdeskError } from '@svcdesk/core';
import { requirements as contract, type DataOf } from '@svcdesk/core/contract';
import {
  availableActions,
  type RequirementState,
  requirementKind,
  requirementStatus,
  requirementStatusAt,
} from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { workTable } from '../../engine/action/work-table.ts';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { fieldsFor, omitNulls } from '../../engine/omit-nulls.ts';
import { msOf } from '../../engine/timestamps.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { requirements } from '../../platform/db/schema/requirements.ts';
import { selectList } from '../../platform/db/select-list.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { ngramsOfOrder } from '../orders/index.ts';
import { groupServes } from '../sites/index.ts';

/** A requirement as it is read: words are searched in the database. */
export type RequirementRow = Omit<typeof requirements.$inferSelect, 'grams'>;

/** Columns of that part. */
const requirementColumns = Object.keys(getTableColumns(requirements)).filter(
  (name) => name !== 'grams',
) as (keyof RequirementRow)[];

/** A requirement as it was found. */
export interface FoundRequirement extends RequirementRow {
  /** The groups that serve its site, whose leads may take it up. */
  readonly servingIds: readonly string[];
}

/** What a keyword finds a requirement by. */
export const ngramsOfRequirement = (row: RequirementRow): string[] =>
  ngramsOfOrder({ ...row, orderNo: row.requirementNo });

export const requirementTable = workTable<RequirementRow, Pick<FoundRequirement, 'servingIds'>>(
  requirements,
  {
    accounts: {},
    columns: `ARRAY(SELECT g.id FROM groups g WHERE g.tenant_id = o.tenant_id AND ${groupServes('o.cell_id')})
    AS "servingIds"`,
    ngrams: ngramsOfRequirement,
  },
);

/** A requirement as the rules see it at a moment: under a live lock it is being handled. */
export function stateOf(
  row: RequirementRow,
  now: number,
  servedByActor?: boolean | undefined,
): RequirementState {
  const lockUntil = msOf(row.lockedUntil);
  return {
    status: requirementStatusAt(row.status, lockUntil, now),
    version: row.version,
    customerId: row.customerId,
    cellId: row.cellId,
    createdById: row.creatorId,
    lockById: row.lockedById ?? undefined,
    lockUntil,
    remindedAt: msOf(row.remindedAt),
    servedByActor,
  };
}

/** A requirement as it is sent. */
export type Requirement = DataOf<typeof contract.detail>;

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
  if (actor.kind !== 'staff' || row.status !== requirementStatus.submitted || !row.lockedUntil)
    return undefined;
  if (Date.parse(row.lockedUntil) <= now().getTime()) return undefined;
  return {
    byId: row.lockedById ?? undefined,
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
  const { can, refused } = availableActions(requirementKind, state, actor, now);
  const { reporterId: reportId, catalogId: serverCatalogId, catalogName: serverCatalogName } = row;
  const fields = (row.fields ?? []).filter((field) => actor.kind === 'staff' || !field.internal);
  return {
    ...fieldsFor(contract.requirement(), row),
    ...omitNulls({ reportId, serverCatalogId, serverCatalogName }),
    createdById: state.createdById,
    status: state.status,
    reportPhone: formatPhone(row.reportPhone, context.country),
    attachments: read(row.adjunct),
    fields: fields.map(({ internal: _, ...field }) => field),
    assets: row.assets ?? [],
    lock: lockOf(row, context),
    can: [...can],
    refused: [...refused],
  };
}

/** Rows for their reader, with the files that they name. */
export async function requirementsOf(
  on: Queryable,
  context: PersonContext,
  rows: readonly PresentedRow[],
): Promise<Requirement[]> {
  const texts = rows.map(({ adjunct }) => adjunct);
  const read = await attachmentReader(on, context.tenantId, texts);
  return rows.map((row) => requirementOf(row, context, read));
}

/** One requirement that the reader was found to see. */
export async function requirementById(
  on: Queryable,
  context: PersonContext,
  id: string,
): Promise<Requirement> {
  const rows = await one[context.locale].all(on, context.tenantId, id);
  const [found] = await requirementsOf(on, context, rows);
  if (!found) throw new SvcdeskError('notFound');
  return found;
}
