import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { OrderSource } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { momentOf } from '../../engine/days.ts';
import { pageOf, pageOfNext } from '../../engine/list/numbered-page.ts';
import { arrayParameter } from '../../platform/db/array-parameter.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { type SummaryRow, summariesOf, summaryParts } from '../orders/index.ts';
import { ownersOf } from './owners.ts';
import { type TodoValues, todo } from './today.ts';

type Row = (SummaryRow | { id: null }) & { total: number };
type Values = [...TodoValues, sources: readonly OrderSource[], limit: number, offset: number];

/** Which to-dos a list takes, beside the sources. */
type Part = 'any' | 'pending' | 'late' | 'soon';
interface Category {
  readonly part: Part;
  readonly sources: readonly OrderSource[];
}

/** Each list with what it takes: the same conditions as the counts. */
export const categories = {
  todayPage: { part: 'any', sources: [0] },
  todayMonitor: { part: 'any', sources: [1] },
  todaySe: { part: 'any', sources: [2] },
  pendingItsm: { part: 'pending', sources: [0, 1] },
  pendingSe: { part: 'pending', sources: [2] },
  timeout: { part: 'late', sources: [0, 1, 2] },
  willTimeout: { part: 'soon', sources: [0, 1, 2] },
} as const satisfies Readonly<Record<string, Category>>;

/** To-dos are few, so they are sorted whole; the most urgent first, those without a deadline last. */
function pageBy(locale: Locale, part: Part, today: boolean): Statement<Row, Values> {
  const { columns, joins } = summaryParts[locale];
  const conditions = [todo.all, ...(part === 'any' ? [] : [todo[part]]), ...(today ? [todo.today] : [])];
  return statement<Row, Values>(
    `backlog.${part}.${today ? 'today' : 'all'}.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT o.id, o.next_due_at AS k FROM orders o
       WHERE ${conditions.join(' AND ')} AND o.source = ANY(${arrayParameter('$6', 'smallint')})
         AND ($3::timestamptz, $4::timestamptz, $5::timestamptz) IS NOT NULL),
     top AS (SELECT id, k FROM found ORDER BY k NULLS LAST, id LIMIT $7 OFFSET $8)
     SELECT ${columns}, m.total FROM (SELECT count(*) AS total FROM found) m
     LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
     ORDER BY top.k NULLS LAST, top.id`,
  );
}

const both = (part: Part, locale: Locale) => ({
  today: pageBy(locale, part, true),
  all: pageBy(locale, part, false),
});
const inBoth = (part: Part) => ({ 'zh-CN': both(part, 'zh-CN'), en: both(part, 'en') });
const pages = { any: inBoth('any'), pending: inBoth('pending'), late: inBoth('late'), soon: inBoth('soon') };

/** A home page that has been open longer than this counts anew. */
const oldestAsOfMs = 24 * 3_600_000;

/** The moment that counts were taken at, as a list is told; now when it is not told any. */
export function asOfDate(asOf: string | undefined, now: Date): Date {
  if (asOf === undefined) return now;
  const at = Date.parse(asOf);
  if (at > now.getTime() + 60_000 || at < now.getTime() - oldestAsOfMs) throw invalid('asOf', 'notAllowed');
  return new Date(at);
}

/** The to-dos of a category, as of the moment that the counts were taken. */
export async function todoPage(
  { part, sources }: Category,
  input: CheckedRequestOf<typeof backlog.pendingItsm>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof backlog.todayPage>> {
  const { db, tenantId, actor, locale } = context;
  const { asOf, dayStart, dayEnd } = momentOf(asOfDate(input.asOf, context.now()), context.timeZone);
  const owners = await ownersOf(db, tenantId, actor, input.scope, input.groupId);
  const page = input.next ? pageOfNext(input.next) : input.page;
  const { size } = input;
  const read = pages[part][locale][input.today ? 'today' : 'all'];
  const rows = await read.all(db, tenantId, owners, asOf, dayStart, dayEnd, sources, size, (page - 1) * size);
  const found = rows.filter((row): row is SummaryRow & { total: number } => row.id !== null);
  return pageOf(await summariesOf(db, context, found), rows[0]?.total ?? 0, page, size);
}
