import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, GroupNode, groups } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import { searchedColumn } from '../../engine/ngrams.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { doesOrders } from '../../engine/targets.ts';
import { groupLive, notDeleted, staffActive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';

type Group = DataOf<typeof groups.list>[number];

interface Row extends Omit<Group, 'parentId'> {
  parentId: string | null;
}

/** Groups with the seats of account $2 in them. */
const seats = `SELECT g.id, g.name, g.parent_id AS "parentId", g.sort,
    (SELECT string_agg(u.name, ' / ' ORDER BY x.depth DESC) FROM group_ancestors x
     JOIN groups u ON u.tenant_id = x.tenant_id AND u.id = x.ancestor_id
     WHERE x.tenant_id = g.tenant_id AND x.group_id = g.id) AS path,
    EXISTS (SELECT FROM group_leads l
      WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND l.account_id = $2) AS lead,
    EXISTS (SELECT FROM group_members m
      WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id AND m.account_id = $2) AS member,
    g.sources
  FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')}`;

const shown = 'id, name, "parentId", path, lead, member, sources';

const named = statement<Row, [tenantId: string, accountId: string, keyword: string | null]>(
  'groups.named',
  `SELECT ${shown} FROM (${seats}) g WHERE $3::text IS NULL OR strpos(${searchedColumn('name')}, $3) > 0
   ORDER BY path, sort, id`,
);

const seated = statement<Row, [tenantId: string, accountId: string]>(
  'groups.seated',
  `SELECT ${shown} FROM (${seats}) g WHERE lead OR member ORDER BY member DESC, path, sort, id`,
);

const staffAccount = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'groups.staffAccount',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 AND type = 1 AND ${notDeleted()}`,
);

/** Groups whose name holds a word, with the reader's own seats in them. */
async function groupsNamed(
  on: Queryable,
  tenantId: string,
  accountId: string,
  keyword: string | undefined,
): Promise<Group[]> {
  return (await named.all(on, tenantId, accountId, keyword ? normalizeSearch(keyword) : null)).map((row) =>
    omitNulls(row),
  );
}

/** Groups that an account is a member of or leads, with their seats in them. */
async function groupsOf(on: Queryable, tenantId: string, accountId: string): Promise<Group[]> {
  if (!(await staffAccount.first(on, tenantId, accountId))) throw new SvcdeskError('notFound');
  return (await seated.all(on, tenantId, accountId)).map((row) => omitNulls(row));
}

interface GroupRow {
  id: string;
  parentId: string | null;
  name: string;
  accounts: NonNullable<GroupNode['data']['tenantAccountInfoVos']> | null;
}

const tree = (name: string, accounts: string) =>
  statement<GroupRow, [tenantId: string]>(
    name,
    `SELECT g.id, g.parent_id AS "parentId", g.name, ${accounts} AS accounts
     FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')} ORDER BY g.sort, g.name, g.id`,
  );

const bare = tree('groups.bare', 'NULL');

/** Members and leads of each group who can be given work or asked. */
const withAccounts = tree(
  'groups.withAccounts',
  `coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', a.id, 'name', a.name,
       'photo', nullif(a.photo, ''), 'lead', nullif(w.lead, false), 'member', w.member,
       'assignable', nullif(w.member AND ${doesOrders('a')}, false)))
       ORDER BY w.lead DESC, a.name, a.id)
     FROM (
       SELECT s.account_id, bool_or(s.lead) AS lead, NOT bool_and(s.lead) AS member FROM (
         SELECT account_id, false AS lead FROM group_members m WHERE m.tenant_id = $1 AND m.group_id = g.id
         UNION ALL
         SELECT account_id, true FROM group_leads l WHERE l.tenant_id = $1 AND l.group_id = g.id
       ) s GROUP BY s.account_id
     ) w JOIN accounts a ON a.tenant_id = $1 AND a.id = w.account_id
     WHERE ${staffActive('a')} AND NOT a.under_review), '[]')`,
);

function branch(rows: readonly GroupRow[], parentId: string | null = null): GroupNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, accounts }) => ({
      data: { id, groupName: name, name, tenantAccountInfoVos: accounts ?? undefined },
      snodes: branch(rows, id),
    }));
}

export const groupsHandlers: DomainHandlers<typeof groups> = {
  accountTree: async (_input, { db, tenantId }) => branch(await withAccounts.all(db, tenantId)),
  tree: async (_input, { db, tenantId }) => branch(await bare.all(db, tenantId)),
  list: ({ keyword }, { db, tenantId, actor }) => groupsNamed(db, tenantId, actor.accountId, keyword),
  engineerGroups: ({ engineerId }, { db, tenantId, actor }) =>
    groupsOf(db, tenantId, engineerId ?? actor.accountId),
};
