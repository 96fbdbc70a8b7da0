import type { account, DataOf } from '@svcdesk/core/contract';
import { type Locale, phrasesFor } from '@svcdesk/core/phrases';
import { loginType, menusOf, type Role, type StaffRole } from '@svcdesk/core/roles';
import { hasTeamMembers } from '../../engine/team-members.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

type MenuList = DataOf<typeof account.personal>['menuList'];

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

/** Entries that a tenant hides from every role that the account has. */
const hiddenFrom = statement<{ code: string }, [tenantId: string, roles: readonly string[]]>(
  'account.hiddenMenus',
  `SELECT code FROM hidden_menus WHERE tenant_id = $1 AND role = ANY($2::text[]) GROUP BY code
   HAVING count(*) = (SELECT count(DISTINCT role) FROM unnest($2::text[]) role)`,
);

/** Whose menu it is. */
interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The menu of an account that has just proven who it is. */
export async function menuOfAccount(
  on: Queryable,
  owner: Owner & { readonly type: number },
  locale: Locale,
): Promise<MenuList> {
  const { tenantId, accountId, type } = owner;
  if (type === loginType.client) {
    const isIn = (await customerOf.first(on, tenantId, accountId))?.isIn;
    return menuOf(on, owner, isIn ? ['client'] : [], locale, true);
  }
  const roles = (await rolesOfAccount.all(on, tenantId, accountId)).map(({ role }) => role);
  return menuOf(on, owner, roles, locale);
}

/** The menu that roles give an account within a tenant, named in the reader's language. */
export async function menuOf(
  on: Queryable,
  owner: Owner,
  roles: readonly Role[],
  locale: Locale,
  isClient = false,
): Promise<MenuList> {
  const { tenantId } = owner;
  const partnerLink = (await hasPartner.first(on, tenantId))?.linked ?? false;
  const hidden = (await hiddenFrom.all(on, tenantId, roles)).map(({ code }) => code);
  const { menus } = phrasesFor(locale);
  return menusOf(roles, { partnerLink, isClient, hasTeamMembers: await hasTeamMembers(on, owner, roles) })
    .filter((code) => !hidden.includes(code))
    .map((code) => ({ name: menus[code], code }));
}
