import type { GroupNode, groups } from '@svcdesk/core/contract';
import { groupLive, staffActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { groupsNamed, groupsOf } from './list-groups.ts';

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
       'photo', nullif(a.photo, ''), 'lead', nullif(w.lead, false), 'member', w.member))
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
