import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { dateIn, momentOf } from '../../engine/days.ts';
import { given } from '../../engine/given.ts';
import { pageNumber, pageOf } from '../../engine/list/page.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { partOfPhone, shownPhone } from '../../platform/sessions/phones.ts';
import { saturationRows } from '../plans/index.ts';
import { type TodoValues, todo } from './today.ts';
import { asOfDate } from './todo-page.ts';

type StaffPage = DataOf<typeof backlog.underlingStaff>;

interface Row {
  id: string | null;
  name: string;
  photo: string | null;
  phone: string | null;
  groupId: string | null;
  groupName: string | null;
  totalCount: number;
  pendingCount: number;
  timeoutCount: number;
  willTimeoutCount: number;
  total: number;
}

type Values = [
  ...TodoValues,
  keyword: string | null,
  ledGroupIds: readonly string[],
  limit: number,
  offset: number,
  digits: string,
];

/** The same conditions as the counts of the whole, by person; of their groups the first that the reader leads. */
const staffBy = (which: 'today' | 'all') =>
  statement<Row, Values>(
    `backlog.staff.${which}`,
    `WITH counts AS (
       SELECT o.owner_id, count(*) AS total, count(*) FILTER (WHERE ${todo.pending}) AS pending,
         count(*) FILTER (WHERE ${todo.late}) AS late, count(*) FILTER (WHERE ${todo.soon}) AS soon
       FROM orders o WHERE ${todo.all} AND ($4::timestamptz, $5::timestamptz) IS NOT NULL
         ${which === 'today' ? `AND ${todo.today}` : ''} GROUP BY o.owner_id),
     found AS (
       SELECT a.id, a.name, a.photo, a.phone, coalesce(c.total, 0) AS total, coalesce(c.pending, 0) AS pending,
         coalesce(c.late, 0) AS late, coalesce(c.soon, 0) AS soon
       FROM accounts a LEFT JOIN counts c ON c.owner_id = a.id
       WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])
         AND ($6::text IS NULL OR strpos(lower(a.name), lower($6)) > 0 OR strpos(a.phone, $10) > 0)),
     top AS (SELECT * FROM found ORDER BY late DESC, total DESC, name, id LIMIT $8 OFFSET $9)
     SELECT t.id, t.name, t.photo, t.phone, g.id AS "groupId", g.name AS "groupName", t.total AS "totalCount",
       t.pending AS "pendingCount", t.late AS "timeoutCount", t.soon AS "willTimeoutCount", m.total
     FROM (SELECT count(*) AS total FROM found) m LEFT JOIN top t ON true
     LEFT JOIN LATERAL (
       SELECT g.id, g.name FROM group_members s JOIN groups g ON g.tenant_id = s.tenant_id AND g.id = s.group_id
       WHERE s.tenant_id = $1 AND s.account_id = t.id AND g.removed_at IS NULL
       ORDER BY g.id = ANY($7::uuid[]) DESC, g.sort, g.name, g.id LIMIT 1) g ON true
     ORDER BY t.late DESC, t.total DESC, t.name, t.id`,
  );

const staff = { today: staffBy('today'), all: staffBy('all') };

/** The people I lead, each with their counts and how full today is. */
export async function underlingStaff(
  input: CheckedRequestOf<typeof backlog.underlingStaff>,
  context: ContextOf<typeof backlog.underlingStaff>,
): Promise<StaffPage> {
  const { db, tenantId, actor, timeZone } = context;
  const at = asOfDate(input.asOf, context.now());
  const { asOf, dayStart, dayEnd } = momentOf(at, timeZone);
  const people = await teamMembersOf(db, tenantId, actor, input.groupId);
  const page = pageNumber(input);
  const { size } = input;
  const read = staff[input.today ? 'today' : 'all'];
  const { keyword = '' } = input;
  const paging = [keyword || null, actor.ledGroupIds, size, (page - 1) * size, partOfPhone(keyword)] as const;
  const rows = await read.all(db, tenantId, people, asOf, dayStart, dayEnd, ...paging);
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null);
  const ids = found.map(({ id }) => id);
  const days = await saturationRows(db, context, ids, [dateIn(timeZone, at)]);
  const full = new Map(days.map(({ accountId, saturation }) => [accountId, saturation]));
  const list = found.map(({ total: _, photo, phone, groupId, groupName, ...row }) => ({
    ...row,
    ...given({ photo: photo || null, phone: phone ? shownPhone(phone, context.country) : null }),
    ...given({ groupId, groupName }),
    saturation: full.get(row.id) ?? 0,
  }));
  return pageOf(list, rows[0]?.total ?? 0, page, size);
}
