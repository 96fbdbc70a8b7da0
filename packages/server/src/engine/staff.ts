import type { StaffRole } from '@svcdesk/core/roles';
import { accountActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';

const works = statement<{ works: boolean }, [tenantId: string, accountId: string, role: string | null]>(
  'accounts.works',
  `SELECT EXISTS (SELECT FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1
     AND ${accountActive('a')} AND NOT a.under_review
     AND ($3::text IS NULL OR EXISTS (SELECT FROM account_roles r
       WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id AND r.role = $3))) AS works`,
);

/** Whether an account is one of enabled staff, in a role if one is asked for. */
export async function isStaff(
  on: Queryable,
  tenantId: string,
  accountId: string,
  role?: StaffRole,
): Promise<boolean> {
  return (await works.first(on, tenantId, accountId, role ?? null))?.works === true;
}
