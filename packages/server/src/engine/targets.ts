import { permissions, type StaffRole, staffRoles } from '@svcdesk/core/roles';
import { groupLive, staffActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';

/** Enabled staff `a`. */
const enabledStaff = `${staffActive('a')} AND NOT a.under_review`;

const workingRoles = staffRoles.filter((role) => role in permissions['order.accept']);

/** Whether the account `a` has a role that does orders, in SQL. */
export const doesOrders = (a: string): string =>
  `EXISTS (SELECT FROM account_roles r WHERE r.tenant_id = ${a}.tenant_id AND r.account_id = ${a}.id
     AND r.role IN (${workingRoles.map((role) => `'${role}'`).join(', ')}))`;

const enabled = statement<{ works: boolean }, [tenantId: string, accountId: string, role: string | null]>(
  'accounts.works',
  `SELECT EXISTS (SELECT FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND ${enabledStaff}
     AND ($3::text IS NULL OR EXISTS (SELECT FROM account_roles r
       WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id AND r.role = $3))) AS works`,
);

const fits = statement<{ fits: boolean }, [tenantId: string, groupId: string, engineerId: string | null]>(
  'orders.canAssign',
  `SELECT EXISTS (SELECT FROM groups g WHERE g.tenant_id = $1 AND g.id = $2 AND ${groupLive('g')})
     AND ($3::uuid IS NULL OR EXISTS (
       SELECT FROM group_members m JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
       WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.account_id = $3 AND ${enabledStaff})) AS fits`,
);

/** Whether an account is one of enabled staff, in a role if one is asked for. */
export async function isStaff(
  on: Queryable,
  tenantId: string,
  accountId: string,
  role?: StaffRole,
): Promise<boolean> {
  return (await enabled.first(on, tenantId, accountId, role ?? null))?.works === true;
}

/** Whether an order may go to a group, and to an engineer of it: enabled and a member. */
export async function canAssign(
  on: Queryable,
  tenantId: string,
  groupId: string,
  engineerId: string | undefined,
): Promise<boolean> {
  const row = await fits.first(on, tenantId, groupId, engineerId ?? null);
  return row?.fits === true;
}
