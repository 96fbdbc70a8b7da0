import type { StaffRole } from '@svcdesk/core/roles';
import { staffActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';

interface Found {
  accountId: string;
}

/** Leads of a group and of those above it, each with how far above. */
const above = `above AS (
     SELECT l.account_id AS "accountId", x.depth FROM group_ancestors x
     JOIN group_leads l ON l.tenant_id = x.tenant_id AND l.group_id = x.ancestor_id
     JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id AND ${staffActive('a')}
     WHERE x.tenant_id = $1 AND x.group_id = $2)`;

const nearestOf = (leads: string) =>
  `SELECT "accountId" FROM ${leads} WHERE depth = (SELECT min(depth) FROM ${leads})`;

const leads = statement<Found, [tenantId: string, groupId: string]>(
  'groups.leadsOf',
  `WITH ${above} ${nearestOf('above')}`,
);

const leadsBeyond = statement<Found, [tenantId: string, groupId: string]>(
  'groups.leadsAbove',
  `WITH ${above}, beyond AS (SELECT * FROM above WHERE depth > (SELECT min(depth) FROM above))
   ${nearestOf('beyond')}`,
);

const inRole = statement<Found, [tenantId: string, role: string]>(
  'accounts.inRole',
  `SELECT r.account_id AS "accountId" FROM account_roles r
   JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id AND ${staffActive('a')}
   WHERE r.tenant_id = $1 AND r.role = $2`,
);

const ids = (rows: readonly Found[]) => rows.map((row) => row.accountId);

/** Who leads a group; when there is no lead, who leads the nearest group above it that has a lead. */
export async function leadsOf(on: Queryable, tenantId: string, groupId: string): Promise<string[]> {
  return ids(await leads.all(on, tenantId, groupId));
}

/** Who leads above the lead of a group; none when they are the highest. */
export async function leadsAbove(on: Queryable, tenantId: string, groupId: string): Promise<string[]> {
  return ids(await leadsBeyond.all(on, tenantId, groupId));
}

/** All enabled accounts with a role. */
export async function peopleInRole(on: Queryable, tenantId: string, role: StaffRole): Promise<string[]> {
  return ids(await inRole.all(on, tenantId, role));
}
