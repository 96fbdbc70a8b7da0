import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import type { Actor } from '@svcdesk/core/roles';
import {
  actionsFor,
  entrusting,
  maySee,
  type OrderState,
  orderStatus,
  type RefusalReason,
} from '@svcdesk/core/rules';
import type { PersonContext } from '../../../engine/context.ts';
import { attachmentReader } from '../../../engine/files/attachments.ts';
import { isoOf } from '../../../engine/instants.ts';
import { raw, textOf } from '../../../engine/list/sql.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/http/handler.ts';
import { type Country, shownPhone } from '../../../platform/sessions/phones.ts';
import { entryConflicts, entryStatus } from '../../plans/index.ts';
import { stateOf } from '../row/state.ts';
import { type SummaryRow, summaryParts } from '../row/summary-row.ts';
import { prepareClocks, summaryWith } from '../summary.ts';
import { type EvaluationRow, evaluationJson, evaluationOf } from './evaluation.ts';

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
  const found = entrusting(order, actor);
  if (found !== 'possible' && found !== 'entrustedOpen') return undefined;
  return (await hasPartner.first(on, tenantId))?.linked ? found : undefined;
}

/** All of an order, as it travels. */
export type OrderDetail = DataOf<typeof orders.detail>;

interface DetailRow extends SummaryRow {
  content: string;
  attachments: string;
  beforePhotos: string;
  afterPhotos: string;
  signature: string;
  faultAt: string | null;
  reportPhone: string;
  impactScope: number | null;
  solution: string | null;
  causeCode: string | null;
  spentMinutes: number | null;
  repeatOfId: string | null;
  requirementId: string | null;
  ownerPhone: string | null;
  ownerPhoto: string | null;
  creatorName: string;
  cellAddress: string | null;
  copied: boolean;
  fields: (OrderDetail['fields'][number] & { internal: boolean })[] | null;
  assets: OrderDetail['assets'] | null;
  cc: { id: string; name: string; group: boolean }[] | null;
  schedules: (Omit<OrderDetail['schedules'][number], 'minutes' | 'allDay'> & { allDay: boolean })[] | null;
  evaluation: EvaluationRow | null;
  duplicateOf: OrderDetail['duplicateOf'] | null;
  duplicates: OrderDetail['duplicates'] | null;
}

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const parts = `
  (SELECT jsonb_agg(jsonb_build_object('fieldId', f.field_id, 'name', f.name, 'fieldTypeName', f.field_type_name,
     'fieldValue', f.field_value, 'display', f.display, 'internal', f.internal) ORDER BY f.sort, f.field_id)
   FROM order_fields f WHERE f.tenant_id = o.tenant_id AND f.order_id = o.id) AS fields,
  (SELECT jsonb_agg(jsonb_build_object('ciId', a.id, 'name', a.name, 'code', a.code, 'className',
     CASE WHEN $4 THEN n.en ELSE n.zh END, 'flag', a.flag) ORDER BY x.created_at, a.id)
   FROM order_assets x JOIN assets a ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
   JOIN asset_classes n ON n.tenant_id = a.tenant_id AND n.id = a.class_id
   WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id) AS assets,
  (SELECT jsonb_agg(DISTINCT jsonb_build_object('id', coalesce(c.via_group_id, c.account_id), 'name',
     coalesce(d.name, a.name), 'group', c.via_group_id IS NOT NULL))
   FROM order_cc c JOIN accounts a ON a.tenant_id = c.tenant_id AND a.id = c.account_id
   LEFT JOIN groups d ON d.tenant_id = c.tenant_id AND d.id = c.via_group_id
   WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id) AS cc,
  (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'orderId', s.order_id, 'orderKind', s.order_kind,
     'orderNo', o.order_no, 'title', o.title, 'accountId', s.account_id, 'accountName', a.name,
     'planStart', ${instant('s.plan_start')}, 'planEnd', ${instant('s.plan_end')}, 'allDay', s.all_day,
     'status', ${textOf(entryStatus(raw('$5::timestamptz')))}, 'cellName', o.cell_name, 'version', s.version,
     'conflicts', to_jsonb(${entryConflicts})
     ) ORDER BY s.plan_start, s.id)
   FROM schedules s JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
   WHERE s.tenant_id = o.tenant_id AND s.order_id = o.id AND s.status <> 'cancelled') AS schedules,
  (SELECT jsonb_build_object('id', p.id, 'orderNo', p.order_no) FROM orders p
   WHERE p.tenant_id = o.tenant_id AND p.id = o.duplicate_of_id) AS "duplicateOf",
  (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'orderNo', p.order_no) ORDER BY p.created_at, p.id)
   FROM orders p WHERE p.tenant_id = o.tenant_id AND p.duplicate_of_id = o.id) AS duplicates,
  (SELECT ${evaluationJson(instant)} FROM evaluations e
   WHERE e.tenant_id = o.tenant_id AND e.order_id = o.id) AS evaluation`;

function detailBy(locale: Locale) {
  const { columns, joins } = summaryParts[locale];
  return statement<
    DetailRow,
    [tenantId: string, id: string, accountId: string, english: boolean, now: string]
  >(
    `orders.detail.${locale}`,
    `SELECT ${columns}, o.content, o.attachments, o.before_photos AS "beforePhotos",
       o.after_photos AS "afterPhotos", o.signature, o.fault_at AS "faultAt", o.report_phone AS "reportPhone",
       o.impact_scope AS "impactScope", o.solution, o.cause_code AS "causeCode",
       o.spent_minutes AS "spentMinutes", o.repeat_of_id AS "repeatOfId", o.requirement_id AS "requirementId",
       w.phone AS "ownerPhone", w.photo AS "ownerPhoto", r.name AS "creatorName", l.address AS "cellAddress",
       EXISTS (SELECT FROM order_cc c WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id
         AND c.account_id = $3) AS copied, ${parts}
     FROM orders o ${joins}
     JOIN accounts r ON r.tenant_id = o.tenant_id AND r.id = o.creator_id
     JOIN cells l ON l.tenant_id = o.tenant_id AND l.id = o.cell_id
     WHERE o.tenant_id = $1 AND o.id = $2`,
  );
}

const detail = { 'zh-CN': detailBy('zh-CN'), en: detailBy('en') } as const;

const minuteMs = 60_000;

function scheduleOf({ allDay, ...entry }: NonNullable<DetailRow['schedules']>[number]) {
  const minutes = Math.round((Date.parse(entry.planEnd) - Date.parse(entry.planStart)) / minuteMs);
  return { ...entry, minutes, allDay: allDay || undefined };
}

/** The handler's phone: for staff always, for clients only while they work on it or are to go on. */
function handlerOf(row: DetailRow, ofStaff: boolean, country: Country) {
  if (!row.handlerId) return {};
  const reachable = ofStaff || row.status === orderStatus.processing || row.status === orderStatus.suspended;
  return {
    handlerPhone: row.ownerPhone && reachable ? shownPhone(row.ownerPhone, country) : undefined,
    handlerPhoto: row.ownerPhoto || undefined,
  };
}

/** What only staff read. */
function staffPart(row: DetailRow) {
  return {
    causeCode: row.causeCode || undefined,
    spentMinutes: row.spentMinutes ?? undefined,
    duplicateOf: row.duplicateOf || undefined,
    duplicates: row.duplicates || undefined,
    cc: (row.cc ?? []).map(({ id, name, group }) => ({ id, name, group: group || undefined })),
    schedules: (row.schedules ?? []).map(scheduleOf),
  };
}

/** All of an order that the reader may see, as far as it is for them. */
export async function detailOf(on: Queryable, context: PersonContext, id: string): Promise<OrderDetail> {
  const { tenantId, actor, locale, country } = context;
  const now = context.now().getTime();
  const row = await detail[locale].first(on, tenantId, id, actor.accountId, locale === 'en', isoOf(now));
  const facts = { copied: row?.copied };
  const state = row && stateOf(row, facts);
  if (!row || !state || !maySee(state, actor)) throw new SvcdeskError('notFound');
  await prepareClocks(on, context, [row]);
  const { can, refused } = actionsFor(state, actor, now);
  const entrusts = await entrustingNow(on, tenantId, state, actor);
  const ofStaff = actor.kind === 'staff';
  const given = row.evaluation?.attachment ?? '';
  const photos = [row.beforePhotos, row.afterPhotos, row.signature];
  const read = await attachmentReader(on, tenantId, [row.attachments, ...photos, given]);
  const fields = (row.fields ?? []).filter((field) => ofStaff || !field.internal);
  return {
    ...summaryWith(row, state, can, context, now),
    can: entrusts === 'possible' ? [...can, 'entrust'] : [...can],
    content: row.content,
    gmtStart: row.faultAt ?? row.createdAt,
    reportId: row.reporterId || undefined,
    reportPhone: row.reportPhone ? shownPhone(row.reportPhone, country) : undefined,
    ...handlerOf(row, ofStaff, country),
    cellAddress: row.cellAddress || undefined,
    scope: row.impactScope ?? undefined,
    creatorName: row.creatorName,
    fields: fields.map(({ internal: _, ...field }) => field),
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
    refused:
      entrusts && entrusts !== 'possible'
        ? [...refused, { action: 'entrust', reason: entrusts }]
        : [...refused],
  };
}
