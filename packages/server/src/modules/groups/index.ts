import type { GroupNode, groups } from '@svcdesk/core/contract';
import { accountActive, groupLive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { groupsNamed, groupsOf } from './list-groups.ts';

interface GroupRow {
  id: string;
  parentId: string | null;
  name: string;
  accounts: { id: string; name: string; photo: string | null; lead: boolean; member: boolean }[] | null;
}

/** Members and leads of each group who can be given work or asked. */
const withAccounts = statement<GroupRow, [tenantId: string]>(
  'groups.withAccounts',
  `SELECT g.id, g.parent_id AS "parentId", g.name,
     (SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'photo', a.photo, 'lead', w.lead,
        'member', w.member)
        ORDER BY w.lead DESC, a.name, a.id)
      FROM (
        SELECT s.account_id, bool_or(s.lead) AS lead, NOT bool_and(s.lead) AS member FROM (
          SELECT account_id, false AS lead FROM group_members m WHERE m.tenant_id = $1 AND m.group_id = g.id
          UNION ALL
          SELECT account_id, true FROM group_leads l WHERE l.tenant_id = $1 AND l.group_id = g.id
        ) s GROUP BY s.account_id
      ) w JOIN accounts a ON a.tenant_id = $1 AND a.id = w.account_id
      WHERE ${accountActive('a')} AND NOT a.under_review) AS accounts
   FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')} ORDER BY g.sort, g.name, g.id`,
);

const bare = statement<GroupRow, [tenantId: string]>(
  'groups.bare',
  `SELECT g.id, g.parent_id AS "parentId", g.name, NULL AS accounts
   FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')} ORDER BY g.sort, g.name, g.id`,
);

function branch(rows: readonly GroupRow[], parentId: string | null): GroupNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, accounts }) => ({
      data: {
        id,
        groupName: name,
        name,
        tenantAccountInfoVos: accounts?.map(accountOf),
      },
      snodes: branch(rows, id),
    }));
}

const accountOf = ({ photo, lead, ...account }: NonNullable<GroupRow['accounts']>[number]) => ({
  ...account,
  photo: photo || undefined,
  lead: lead || undefined,
});

export const groupsHandlers: DomainHandlers<typeof groups> = {
  accountTree: async (_input, { db, tenantId }) => {
    const rows = await withAccounts.all(db, tenantId);
    return branch(
      rows.map((row) => ({ ...row, accounts: row.accounts ?? [] })),
      null,
    );
  },
  tree: async (_input, { db, tenantId }) => branch(await bare.all(db, tenantId), null),
  list: ({ keyword }, { db, tenantId, actor }) => groupsNamed(db, tenantId, actor.accountId, keyword),
  engineerGroups: ({ engineerId }, { db, tenantId, actor }) =>
    groupsOf(db, tenantId, engineerId ?? actor.accountId),
};
