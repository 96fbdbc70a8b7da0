import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/order';
import { type Statement, statement } from '../../db/index.ts';
import type { Locale } from '../../http/handler.ts';
import { invalid } from '../../http/refusals.ts';
import type { ReadContext } from '../orders/context.ts';
import { type SummaryRow, summaryParts } from '../orders/row/summary-row.ts';
import { summariesOf } from '../orders/summary.ts';
import { ownersOf } from './owners.ts';
import { momentOf, type TodoValues, todo } from './today.ts';

type Row = (SummaryRow | { id: null }) & { total: number };
type Values = [...TodoValues, source: number, limit: number, offset: number];

/** To-dos are few, so they are sorted whole; the most urgent first, those without a deadline last. */
function pageBy(locale: Locale): Statement<Row, Values> {
  const { columns, joins } = summaryParts[locale];
  return statement<Row, Values>(
    `backlog.todayPage.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT o.id, o.next_due_at AS k FROM orders o
       WHERE ${todo.all} AND ${todo.today} AND o.source = $6 AND $3::timestamptz IS NOT NULL),
     top AS (SELECT id, k FROM found ORDER BY k NULLS LAST, id LIMIT $7 OFFSET $8)
     SELECT ${columns}, m.total FROM (SELECT count(*) AS total FROM found) m
     LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
     ORDER BY top.k NULLS LAST, top.id`,
  );
}

const pages = { 'zh-CN': pageBy('zh-CN'), en: pageBy('en') } as const;

/** A home page that has been open longer than this counts anew. */
const oldestAsOfMs = 24 * 3_600_000;

function asOfDate(asOf: string | undefined, now: Date): Date {
  if (asOf === undefined) return now;
  const at = Date.parse(asOf);
  if (at > now.getTime() + 60_000 || at < now.getTime() - oldestAsOfMs) throw invalid('asOf', 'notAllowed');
  return new Date(at);
}

/** The next page is a number here: the list is as long as one person's or one team's day. */
const pageOfNext = (next: string) => {
  if (!/^[1-9]\d{0,5}$/.test(next)) throw invalid('next', 'format');
  return Number(next);
};

/** Today's operations orders, as of the moment that the counts were taken. */
export async function todayPage(
  input: CheckedRequestOf<typeof backlog.todayPage>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof backlog.todayPage>> {
  const { db, tenantId, actor, locale } = context;
  const { asOf, dayStart, dayEnd } = momentOf(asOfDate(input.asOf, context.now()), context.timeZone);
  const owners = await ownersOf(db, tenantId, actor, input.scope);
  const page = input.next ? pageOfNext(input.next) : input.page;
  const { size } = input;
  const offset = (page - 1) * size;
  const rows = await pages[locale].all(db, tenantId, owners, asOf, dayStart, dayEnd, 0, size, offset);
  const found = rows.filter((row): row is SummaryRow & { total: number } => row.id !== null);
  const total = rows[0]?.total ?? 0;
  const hasNext = offset + found.length < total;
  return {
    list: await summariesOf(db, context, found),
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(hasNext ? { next: String(page + 1) } : {}),
  };
}
