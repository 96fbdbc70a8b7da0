import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import { defineShortList } from '../../engine/list/short-list.ts';
import { allOf, array, raw, type Sql, sql, value } from '../../engine/list/sql.ts';
import { searchedColumn } from '../../engine/ngrams.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { groupLive } from '../../platform/db/active.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { formatPhone, partOfPhone } from '../../platform/sessions/handles.ts';
import { saturationAt } from '../plans/index.ts';
import { asOfDate, teamOf, todoAt, type Whose } from './todo-page.ts';

type StaffPage = DataOf<typeof backlog.underlingStaff>;

type Row = Nullable<Omit<StaffPage['list'][number], 'saturation'>>;
type Reader = ContextOf<typeof backlog.underlingStaff>;
interface Asked extends Whose {
  readonly at: Date;
  readonly today?: boolean | undefined;
  readonly keyword?: string | undefined;
}

/** People by a part of their name or phone. */
function named(keyword: string): Sql {
  const digits = value(partOfPhone(keyword), 'text');
  return sql`(strpos(${raw(searchedColumn('a.name'))}, ${value(normalizeSearch(keyword), 'text')}) > 0 OR strpos(a.phone, ${digits}) > 0)`;
}

/** People with the same conditions as the counts of the whole; of their groups the first that the reader leads. */
const staff = defineShortList<Reader, Asked, Row, StaffPage['list'][number]>({
  name: 'backlog.staff',
  found({ timeZone }, { at, today, keyword, ...whose }) {
    const todo = todoAt(whose, at, timeZone);
    return sql`WITH counts AS (
        SELECT o.owner_id, count(*) AS total, count(*) FILTER (WHERE ${todo.pending}) AS pending,
          count(*) FILTER (WHERE ${todo.late}) AS late, count(*) FILTER (WHERE ${todo.soon}) AS soon
        FROM orders o WHERE ${allOf([todo.all, today ? todo.today : undefined])} GROUP BY o.owner_id)
      SELECT a.id, a.name, a.photo, a.phone, coalesce(c.total, 0) AS total, coalesce(c.pending, 0) AS pending,
        coalesce(c.late, 0) AS late, coalesce(c.soon, 0) AS soon
      FROM accounts a LEFT JOIN counts c ON c.owner_id = a.id
      WHERE a.tenant_id = $1 AND a.id = ANY(${array(whose.owners, 'uuid')}) AND ${keyword ? named(keyword) : sql`true`}`;
  },
  sort: ['late DESC', 'total DESC', 'name', 'id'],
  select: ({ actor }) => ({
    columns:
      raw(`top.id, top.name, nullif(top.photo, '') AS photo, top.phone, g.id AS "groupId", g.name AS "groupName",
      top.total AS "totalCount", top.pending AS "pendingCount", top.late AS "timeoutCount",
      top.soon AS "willTimeoutCount"`),
    joins: sql`LEFT JOIN LATERAL (
      SELECT g.id, g.name FROM group_members s JOIN groups g ON g.tenant_id = s.tenant_id AND g.id = s.group_id
      WHERE s.tenant_id = $1 AND s.account_id = top.id AND ${raw(groupLive('g'))}
      ORDER BY g.id = ANY(${array(actor.ledGroupIds, 'uuid')}) DESC, g.sort, g.name, g.id LIMIT 1) g ON true`,
  }),
  async present(rows, context, on, { at }) {
    const ids = rows.map(({ id }) => id);
    const saturationOf = await saturationAt(on, context, ids, at);
    return rows.map(({ phone, ...row }) => ({
      ...omitNulls(row),
      phone: phone ? formatPhone(phone, context.country) : undefined,
      saturation: saturationOf(row.id),
    }));
  },
});

/** The people I lead, each with their counts and how full today is. */
export async function underlingStaff(
  { groupId, asOf, ...input }: CheckedRequestOf<typeof backlog.underlingStaff>,
  context: Reader,
): Promise<StaffPage> {
  const at = asOfDate(asOf, context.now());
  return staff.page(context.db, context, { ...input, at, ...(await teamOf(context, { groupId })) });
}
