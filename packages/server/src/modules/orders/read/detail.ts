import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import type { Actor } from '@svcdesk/core/roles';
import {
  actionsFor,
  canEntrust,
  maySee,
  type OrderState,
  orderStatus,
  type RefusalReason,
} from '@svcdesk/core/rules';
import type { PersonContext } from '../../../engine/context.ts';
import { attachmentReader } from '../../../engine/files/attachments.ts';
import { raw, textOf } from '../../../engine/list/sql.ts';
import { omitNulls } from '../../../engine/omit-nulls.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { evaluations } from '../../../platform/db/schema/order-records.ts';
import { oneAsJson, selectList } from '../../../platform/db/select-list.ts';
import { type Country, formatPhone } from '../../../platform/sessions/handles.ts';
import { entryConflicts, entryStatus } from '../../plans/index.ts';
import type { OrderRow } from '../row/order-row.ts';
import { copiedTo, stateOf } from '../row/state.ts';
import { inEach, prepareClocks, type SummaryRow, summaryOf } from '../summary.ts';

type EvaluationRow = typeof evaluations.$inferSelect;

const hasPartner = statement<{ linked: boolean }, [tenantId: string]>(
  'orders.hasPartner',
  'SELECT EXISTS(SELECT FROM partner_links WHERE owner_id = $1 AND enabled) AS linked',
);

/** Whether the order can be handed to a partner now, or why not; nothing where the tenant has none to hand it to. */
async function entrustingNow(
  on: Queryable,
  tenantId: string,
  order: OrderState,
  actor: Actor,
): Promise<'possible' | RefusalReason | undefined> {
  const found = canEntrust(order, actor);
  if (found !== 'possible' && found !== 'entrustedOpen') return undefined;
  return (await hasPartner.first(on, tenantId))?.linked ? found : undefined;
}

/** What is presented beside a summary, of the order's own. */
const ownColumns = [
  'content',
  'attachments',
  'beforePhotos',
  'afterPhotos',
  'signature',
  'faultAt',
  'reportPhone',
  'impactScope',
  'solution',
  'causeCode',
  'spentMinutes',
  'repeatOfId',
  'requirementId',
] as const satisfies readonly (keyof OrderRow)[];

const evaluationColumns = [
  'label',
  'stars',
  'attachment',
  'content',
  'autoEvaluate',
  'commentatorName',
  'handlerGroupName',
  'phone',
] as const satisfies readonly (keyof EvaluationRow)[];

/** All of an order, as it is sent. */
export type OrderDetail = DataOf<typeof orders.detail>;

interface DetailRow extends SummaryRow, Pick<OrderRow, (typeof ownColumns)[number]> {
  ownerPhone: string | null;
  ownerPhoto: string | null;
  creatorName: string;
  cellAddress: string | null;
  fields: OrderDetail['fields'] | null;
  assets: OrderDetail['assets'] | null;
  cc: OrderDetail['cc'] | null;
  schedules: OrderDetail['schedules'] | null;
  evaluation: Pick<EvaluationRow, (typeof evaluationColumns)[number] | 'createdAt'> | null;
  duplicateOf: OrderDetail['duplicateOf'] | null;
  duplicates: OrderDetail['duplicates'] | null;
}

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const parts = `
  (SELECT jsonb_agg(jsonb_build_object('fieldId', f.field_id, 'name', f.name, 'fieldTypeName', f.field_type_name,
     'fieldValue', f.field_value, 'display', f.display) ORDER BY f.sort, f.field_id)
   FROM order_fields f WHERE f.tenant_id = o.tenant_id AND f.order_id = o.id AND ($6 OR NOT f.internal)) AS fields,
  (SELECT jsonb_agg(jsonb_build_object('ciId', a.id, 'name', a.name, 'code', a.code, 'className',
     CASE WHEN $4 THEN n.en ELSE n.zh END, 'flag', a.flag) ORDER BY x.created_at, a.id)
   FROM order_assets x JOIN assets a ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
   JOIN asset_classes n ON n.tenant_id = a.tenant_id AND n.id = a.class_id
   WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id) AS assets,
  (SELECT jsonb_agg(DISTINCT jsonb_strip_nulls(jsonb_build_object('id', coalesce(c.via_group_id, c.account_id),
     'name', coalesce(d.name, a.name), 'group', nullif(c.via_group_id IS NOT NULL, false))))
   FROM order_cc c JOIN accounts a ON a.tenant_id = c.tenant_id AND a.id = c.account_id
   LEFT JOIN groups d ON d.tenant_id = c.tenant_id AND d.id = c.via_group_id
   WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id) AS cc,
  (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', s.id, 'orderId', s.order_id, 'orderKind', s.order_kind,
     'orderNo', o.order_no, 'title', o.title, 'accountId', s.account_id, 'accountName', a.name,
     'planStart', ${instant('s.plan_start')}, 'planEnd', ${instant('s.plan_end')}, 
     'minutes', round(extract(epoch FROM s.plan_end - s.plan_start) / 60), 'allDay', nullif(s.all_day, false),
     'status', ${textOf(entryStatus(raw('$5::timestamptz')))}, 'cellName', o.cell_name, 'version', s.version,
     'conflicts', to_jsonb(${entryConflicts}))) ORDER BY s.plan_start, s.id)
   FROM schedules s JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
   WHERE s.tenant_id = o.tenant_id AND s.order_id = o.id AND s.status <> 'cancelled') AS schedules,
  (SELECT jsonb_build_object('id', p.id, 'orderNo', p.order_no) FROM orders p
   WHERE p.tenant_id = o.tenant_id AND p.id = o.duplicate_of_id) AS "duplicateOf",
  (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'orderNo', p.order_no) ORDER BY p.created_at, p.id)
   FROM orders p WHERE p.tenant_id = o.tenant_id AND p.duplicate_of_id = o.id) AS duplicates,
  ${oneAsJson(`SELECT ${selectList('e', evaluationColumns)}, ${instant('e.created_at')} AS "createdAt"
   FROM evaluations e WHERE e.tenant_id = o.tenant_id AND e.order_id = o.id`)} AS evaluation`;

const detail = inEach((locale, { columns, joins }) =>
  statement<
    DetailRow,
    [tenantId: string, id: string, accountId: string, english: boolean, now: string, ofStaff: boolean]
  >(
    `orders.detail.${locale}`,
    `SELECT ${columns}, ${selectList('o', ownColumns)},
       w.phone AS "ownerPhone", w.photo AS "ownerPhoto", r.name AS "creatorName", l.address AS "cellAddress",
       ${copiedTo('$3')}, ${parts}
     FROM orders o ${joins}
     JOIN accounts r ON r.tenant_id = o.tenant_id AND r.id = o.creator_id
     JOIN cells l ON l.tenant_id = o.tenant_id AND l.id = o.cell_id
     WHERE o.tenant_id = $1 AND o.id = $2`,
  ),
);

/** The handler's phone: for staff always, for clients only while they work on it or are to go on. */
function handlerOf(row: DetailRow, ofStaff: boolean, country: Country) {
  if (!row.handlerId) return {};
  const reachable = ofStaff || row.status === orderStatus.processing || row.status === orderStatus.suspended;
  return {
    handlerPhone: row.ownerPhone && reachable ? formatPhone(row.ownerPhone, country) : undefined,
    handlerPhoto: row.ownerPhoto || undefined,
  };
}

/** An evaluation as it is sent; the automatic one is signed by the system. */
function evaluationOf(
  { content, commentatorName, phone, ...rest }: NonNullable<DetailRow['evaluation']>,
  { locale, country }: PersonContext,
): DataOf<typeof orders.evaluation> {
  return {
    ...rest,
    content: content || undefined,
    commentatorName: commentatorName ?? phrasesFor(locale).order.bySystem,
    phone: phone ? formatPhone(phone, country) : '',
  };
}

/** What only staff read. */
function staffPart(row: DetailRow) {
  return {
    causeCode: row.causeCode || undefined,
    spentMinutes: row.spentMinutes ?? undefined,
    duplicateOf: row.duplicateOf || undefined,
    duplicates: row.duplicates || undefined,
    cc: row.cc ?? [],
    schedules: row.schedules ?? [],
  };
}

/** What the rules ask about beside what a summary has, so that who holds the detail can ask them too. */
function judgedBy(state: OrderState, { remindedAt, closedAt }: DetailRow) {
  const { customerId, createdById, createdByKind, reporterAccountId, clockedIn, copied } = state;
  return {
    ...{ customerId, createdById, createdByKind, reporterAccountId, clockedIn },
    ...omitNulls({ remindedAt, closedAt }),
    copied: copied || undefined,
  };
}

/** All of an order that the reader may see, as far as it is for them. */
export async function detailOf(on: Queryable, context: PersonContext, id: string): Promise<OrderDetail> {
  const { tenantId, actor, locale, country } = context;
  const now = context.now().getTime();
  const ofStaff = actor.kind === 'staff';
  const row = await detail[locale].first(
    on,
    tenantId,
    id,
    actor.accountId,
    locale === 'en',
    isoOf(now),
    ofStaff,
  );
  const state = row && stateOf(row);
  if (!row || !state || !maySee(state, actor)) throw new SvcdeskError('notFound');
  await prepareClocks(on, context, [row]);
  const { can, refused } = actionsFor(state, actor, now);
  const entrusts = await entrustingNow(on, tenantId, state, actor);
  const given = row.evaluation?.attachment ?? '';
  const photos = [row.beforePhotos, row.afterPhotos, row.signature];
  const read = await attachmentReader(on, tenantId, [row.attachments, ...photos, given]);
  return {
    ...summaryOf(row, context, now, state, can),
    can: entrusts === 'possible' ? [...can, 'entrust'] : [...can],
    content: row.content,
    gmtStart: row.faultAt ?? row.createdAt,
    reportId: row.reporterId || undefined,
    reportPhone: row.reportPhone ? formatPhone(row.reportPhone, country) : undefined,
    ...handlerOf(row, ofStaff, country),
    cellAddress: row.cellAddress || undefined,
    scope: row.impactScope ?? undefined,
    creatorName: row.creatorName,
    fields: row.fields ?? [],
    attachments: read(row.attachments),
    beforePhotos: read(row.beforePhotos),
    afterPhotos: read(row.afterPhotos),
    signature: read(row.signature),
    assets: row.assets ?? [],
    ...(ofStaff ? staffPart(row) : { cc: [], schedules: [] }),
    evaluation: row.evaluation ? evaluationOf(row.evaluation, context) : undefined,
    solution: row.solution || undefined,
    repeatOfId: row.repeatOfId || undefined,
    requirementId: row.requirementId || undefined,
    ...judgedBy(state, row),
    refused:
      entrusts && entrusts !== 'possible'
        ? [...refused, { action: 'entrust', reason: entrusts }]
        : [...refused],
  };
}
