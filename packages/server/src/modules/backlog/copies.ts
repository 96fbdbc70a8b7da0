import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { pageOf, pageOfNext } from '../../engine/list/numbered-page.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { type SummaryRow, summariesOf, summaryParts } from '../orders/index.ts';

type Row = (SummaryRow | { id: null }) & { total: number };
type Values = [tenantId: string, accountId: string, onlyUnread: boolean, limit: number, offset: number];
type Via = 'me' | 'group';

/** An order reaches a person once, by whichever of their groups it was copied to. */
function copiesBy(locale: Locale, via: Via): Statement<Row, Values> {
  const { columns, joins } = summaryParts[locale];
  return statement<Row, Values>(
    `backlog.copies.${via}.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT c.order_id, bool_or(c.read_at IS NULL) AS unread, max(c.created_at) AS at FROM order_cc c
       WHERE c.tenant_id = $1 AND c.account_id = $2
         AND c.via_group_id IS ${via === 'me' ? 'NULL' : 'NOT NULL'} AND (NOT $3::boolean OR c.read_at IS NULL)
       GROUP BY c.order_id),
     top AS (SELECT * FROM found ORDER BY unread DESC, at DESC, order_id LIMIT $4 OFFSET $5)
     SELECT ${columns}, top.unread, true AS copied, m.total FROM (SELECT count(*) AS total FROM found) m
     LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.order_id ${joins}) ON true
     ORDER BY top.unread DESC, top.at DESC, top.order_id`,
  );
}

const pages = {
  me: { 'zh-CN': copiesBy('zh-CN', 'me'), en: copiesBy('en', 'me') },
  group: { 'zh-CN': copiesBy('zh-CN', 'group'), en: copiesBy('en', 'group') },
};

/** Orders copied to the reader, by name or by a group of theirs; unread first, then the newest copy. */
export async function copiesPage(
  via: Via,
  input: CheckedRequestOf<typeof backlog.ccMine>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof backlog.ccMine>> {
  const { db, tenantId, actor, locale } = context;
  const page = input.next ? pageOfNext(input.next) : input.page;
  const { size, unread = false } = input;
  const rows = await pages[via][locale].all(db, tenantId, actor.accountId, unread, size, (page - 1) * size);
  const found = rows.filter((row): row is SummaryRow & { total: number } => row.id !== null);
  return pageOf(await summariesOf(db, context, found), rows[0]?.total ?? 0, page, size);
}

/** Marks copies of orders as read, for the reader alone. */
export const readCopies = statement<
  object,
  [tenantId: string, accountId: string, orderIds: readonly string[], at: string]
>(
  'backlog.readCopies',
  `UPDATE order_cc SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND order_id = ANY($3::uuid[]) AND read_at IS NULL`,
);
