import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { actionsFor, type OrderState, slaShareAt, slaStateAt } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import type { PersonContext } from '../work/context.ts';
import { type OrderFacts, stateOf } from './row/state.ts';
import { type SummaryRow, summaryParts } from './row/summary-row.ts';
import { clockOf, knownClock } from './sla/clocks.ts';
import { standingOf } from './sla/columns.ts';

/** An order as lists show it. */
export type OrderSummary = DataOf<typeof orders.accept>;

const byId = {
  'zh-CN': oneBy('zh-CN'),
  en: oneBy('en'),
} as const;

function oneBy(locale: keyof typeof summaryParts) {
  const { columns, joins } = summaryParts[locale];
  return statement<SummaryRow, [tenantId: string, id: string]>(
    `orders.summary.${locale}`,
    `SELECT ${columns} FROM orders o ${joins} WHERE o.tenant_id = $1 AND o.id = $2`,
  );
}

/** Looks up the calendars of rows that are not at hand yet, so that making summaries needs no database. */
export async function prepareClocks(
  on: Queryable,
  { services, tenantId }: PersonContext,
  rows: readonly SummaryRow[],
): Promise<void> {
  for (const row of rows) {
    if (!knownClock(services, tenantId, row)) await clockOf(on, services, tenantId, row);
  }
}

function slaOf(row: SummaryRow, { services, tenantId }: PersonContext, now: number) {
  const standing = standingOf(row);
  const clock = knownClock(services, tenantId, row);
  const share = clock && slaShareAt(standing, clock, now);
  return {
    ...(row.responseDueAt ? { responseDueAt: row.responseDueAt } : {}),
    ...(row.resolveDueAt ? { resolveDueAt: row.resolveDueAt } : {}),
    ...(row.nextDueAt ? { nextDueAt: row.nextDueAt } : {}),
    ...(row.nextWarnAt ? { nextWarnAt: row.nextWarnAt } : {}),
    slaState: slaStateAt(standing, now),
    ...(share === undefined ? {} : { slaShare: Math.round(share * 10_000) / 10_000 }),
  };
}

function peopleOf(row: SummaryRow) {
  const name = row.ownerName ?? '';
  if (row.handlerId) return { handlerId: row.handlerId, handlerName: name };
  return row.assigneeId ? { assigneeId: row.assigneeId, assigneeName: name } : {};
}

/** A row as the reader may see it; `prepareClocks` has been called for it. */
export function summaryOf(row: SummaryRow, context: PersonContext, now: number, facts: OrderFacts = {}) {
  const state = stateOf(row, { copied: row.copied, ...facts });
  return summaryWith(row, state, actionsFor(state, context.actor, now).can, context, now);
}

/** The same for who has worked out the state, and what may be done in it, already. */
export function summaryWith(
  row: SummaryRow,
  state: OrderState,
  can: Readonly<OrderSummary['can']>,
  context: PersonContext,
  now: number,
) {
  const { actor } = context;
  const ofStaff = actor.kind === 'staff';
  return {
    id: row.id,
    orderNo: row.orderNo,
    title: row.title,
    status: state.status,
    priority: row.priority,
    source: state.source,
    typeId: row.typeId,
    typeName: row.typeName,
    serverCatalogId: row.catalogId,
    serverCatalogName: row.catalogName,
    serviceMode: row.serviceMode,
    cellId: row.cellId,
    cellName: row.cellName,
    customerName: row.customerName,
    ...(row.reportName ? { reportName: row.reportName } : {}),
    ...peopleOf(row),
    handlerGroupId: row.groupId,
    handlerGroupName: row.groupName,
    createdAt: row.createdAt,
    ...(row.planStart ? { planStart: row.planStart } : {}),
    ...(row.planEnd ? { planEnd: row.planEnd } : {}),
    ...(row.resumeAt ? { resumeAt: row.resumeAt } : {}),
    ...(row.resolvedAt ? { resolvedAt: row.resolvedAt } : {}),
    ...(row.hangUpReason ? { hangUpReason: row.hangUpReason } : {}),
    ...slaOf(row, context, now),
    round: row.round,
    ...(ofStaff && row.entrusted ? { entrusted: true } : {}),
    ...(ofStaff && row.duty ? { duty: true } : {}),
    ...(row.unread === undefined ? {} : { unread: row.unread }),
    version: row.version,
    can: [...can],
  } satisfies OrderSummary;
}

/** Makes the summaries of a list. */
export async function summariesOf(
  on: Queryable,
  context: PersonContext,
  rows: readonly SummaryRow[],
): Promise<OrderSummary[]> {
  await prepareClocks(on, context, rows);
  const now = context.now().getTime();
  return rows.map((row) => summaryOf(row, context, now));
}

/** The row of one order, or the answer that there is none. */
async function summaryRow(on: Queryable, context: PersonContext, id: string): Promise<SummaryRow> {
  const row = await byId[context.locale].first(on, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  await prepareClocks(on, context, [row]);
  return row;
}

/** The summary of one order that the reader may see. */
export async function summaryById(
  on: Queryable,
  context: PersonContext,
  id: string,
  facts: OrderFacts = {},
): Promise<OrderSummary> {
  return summaryOf(await summaryRow(on, context, id), context, context.now().getTime(), facts);
}
