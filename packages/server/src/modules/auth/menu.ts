import type { account, DataOf } from '@svcdesk/core/contract';
import { type Locale, phrasesFor } from '@svcdesk/core/phrases';
import { loginType, menusOf, type Role, type StaffRole } from '@svcdesk/core/roles';
import { hasTeamMembers } from '../../engine/team-members.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

export type MenuList = DataOf<typeof account.personal>['menuList'];

const hasPartner = statement<{ linked: boolean }, [tenantId: string]>(
  'account.hasPartner',
  `SELECT EXISTS(SELECT FROM partner_links WHERE enabled AND owner_id = $1)
     OR EXISTS(SELECT FROM partner_links WHERE enabled AND partner_id = $1) AS linked`,
);

const rolesOfAccount = statement<{ role: StaffRole }, [tenantId: string, accountId: string]>(
  'account.roles',
  'SELECT role FROM account_roles WHERE tenant_id = $1 AND account_id = $2',
);

const customerOf = statement<{ isIn: boolean }, [tenantId: string, accountId: string]>(
  'account.customerOf',
  'SELECT customer_id IS NOT NULL AS "isIn" FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/** Whose menu it is. */
interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The menu of an account that has just proven who it is. */
export async function menuOfAccount(
  on: Queryable,
  { tenantId, accountId, type }: Owner & { readonly type: number },
  locale: Locale,
): Promise<MenuList> {
  if (type === loginType.client) {
    const isIn = (await customerOf.first(on, tenantId, accountId))?.isIn ?? false;
    return menuOf(on, { tenantId, accountId }, isIn ? ['client'] : [], locale, true);
  }
  const rows = await rolesOfAccount.all(on, tenantId, accountId);
  return menuOf(
    on,
    { tenantId, accountId },
    rows.map(({ role }) => role),
    locale,
  );
}

const hiddenFrom = statement<{ role: string; code: string }, [tenantId: string, roles: readonly string[]]>(
  'account.hiddenMenus',
  'SELECT role, code FROM hidden_menus WHERE tenant_id = $1 AND role = ANY($2::text[])',
);

/** Entries that a tenant hides from every role that somebody has. */
async function hiddenMenus(on: Queryable, tenantId: string, roles: readonly Role[]): Promise<Set<string>> {
  const rows = await hiddenFrom.all(on, tenantId, roles);
  const hidden = (code: string) =>
    roles.every((role) => rows.some((row) => row.role === role && row.code === code));
  return new Set(rows.map(({ code }) => code).filter(hidden));
}

/** The menu that roles give somebody within a tenant, named in the reader's language. */
export async function menuOf(
  on: Queryable,
  owner: Owner,
  roles: readonly Role[],
  locale: Locale,
  isClient = false,
): Promise<MenuList> {
  const { tenantId } = owner;
  const partnerLink = (await hasPartner.first(on, tenantId))?.linked ?? false;
  const hidden = await hiddenMenus(on, tenantId, roles);
  const { menus } = phrasesFor(locale);
  return menusOf(roles, { partnerLink, isClient, hasTeamMembers: await hasTeamMembers(on, owner, roles) })
    .filter((code) => !hidden.has(code))
    .map((code) => ({ name: menus[code], code }));
}
