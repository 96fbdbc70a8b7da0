import type { StaffRole } from '@svcdesk/core/roles';
import { accountActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';

const enabled = accountActive('a');

/** Who leads a group; when nobody does, who leads the nearest group above it that has a lead. */
const leads = statement<{ accountId: string }, [tenantId: string, groupId: string]>(
  'groups.leadsOf',
  `WITH above AS (
     SELECT l.account_id, x.depth FROM group_ancestors x
     JOIN group_leads l ON l.tenant_id = x.tenant_id AND l.group_id = x.ancestor_id
     JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id AND ${enabled}
     WHERE x.tenant_id = $1 AND x.group_id = $2
   ) SELECT account_id AS "accountId" FROM above WHERE depth = (SELECT min(depth) FROM above)`,
);

const inRole = statement<{ accountId: string }, [tenantId: string, role: string]>(
  'accounts.inRole',
  `SELECT r.account_id AS "accountId" FROM account_roles r
   JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id AND ${enabled}
   WHERE r.tenant_id = $1 AND r.role = $2`,
);

const ids = (rows: readonly { accountId: string }[]) => rows.map((row) => row.accountId);

/** Who leads a group; when nobody does, who leads the nearest group above it that has a lead. */
export async function leadsOf(on: Queryable, tenantId: string, groupId: string): Promise<string[]> {
  return ids(await leads.all(on, tenantId, groupId));
}

/** Who leads the nearest group above the one whose lead answers for a group. */
const leadsAboveThose = statement<{ accountId: string }, [tenantId: string, groupId: string]>(
  'groups.leadsAbove',
  `WITH above AS (
     SELECT l.account_id, x.depth FROM group_ancestors x
     JOIN group_leads l ON l.tenant_id = x.tenant_id AND l.group_id = x.ancestor_id
     JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id AND ${enabled}
     WHERE x.tenant_id = $1 AND x.group_id = $2
   ), beyond AS (SELECT * FROM above WHERE depth > (SELECT min(depth) FROM above))
   SELECT account_id AS "accountId" FROM beyond WHERE depth = (SELECT min(depth) FROM beyond)`,
);

/** Who leads above the lead of a group; nobody when they are the highest. */
export async function leadsAbove(on: Queryable, tenantId: string, groupId: string): Promise<string[]> {
  return ids(await leadsAboveThose.all(on, tenantId, groupId));
}

/** Everybody enabled who has a role. */
export async function peopleInRole(on: Queryable, tenantId: string, role: StaffRole): Promise<string[]> {
  return ids(await inRole.all(on, tenantId, role));
}
