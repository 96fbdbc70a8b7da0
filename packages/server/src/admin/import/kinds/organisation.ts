import { timeOrderedId } from '@svcdesk/core';
import { staffMenus, staffRoles } from '@svcdesk/core/roles';
import * as z from 'zod/mini';
import { disableAccount, enableAccount } from '../../../modules/account/disable-account.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { claimName, claimPhone } from '../../../platform/sessions/claim-handle.ts';
import { hashPassword } from '../../../platform/sessions/passwords.ts';
import {
  type Country,
  countryOf,
  defaultCountry,
  isCountry,
  phoneNumber,
} from '../../../platform/sessions/phones.ts';
import { normalName, readsAsPhone } from '../../../platform/sessions/sign-in-names.ts';
import { code, codes, maybe, text, whole, yesNo } from '../fields.ts';
import { type ImportContext, importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** The organisation itself; without it the tenant must be there. */
export const tenant = importKind({
  name: 'tenant',
  about: 'the organisation: one row',
  schema: z.object({
    name: text(),
    timeZone: maybe(text().check(z.refine((name) => timeZones.has(name), 'is no IANA time zone'))),
    /** ISO 3166, two letters: phones without a country code are read as of there. */
    country: maybe(text().check(z.refine(isCountry, 'is no country: two capital letters, such as CN'))),
    travelMinutes: maybe(whole(0, 600)),
    inviteCode: maybe(code()),
  }),
  async write({ tx, tenantId }, { timeZone = 'Asia/Shanghai', travelMinutes = 30, ...given }) {
    const { name, country = defaultCountry, inviteCode = null } = given;
    const row = { id: tenantId, name, timeZone, country, travelMinutes, inviteCode };
    return upsert(tx, tables.tenants, ['id'], row);
  },
});

export const partners = importKind({
  name: 'partners',
  about: 'other tenants that orders may be handed to',
  schema: z.object({ tenant: code(), enabled: maybe(yesNo()) }),
  async write({ tx, tenantId }, { tenant: partnerId, enabled = true }) {
    const row = { ownerId: tenantId, partnerId, enabled };
    return upsert(tx, tables.partnerLinks, ['ownerId', 'partnerId'], row);
  },
});

const linkAbove = statement<object, [tenantId: string, groupId: string, parentId: string | null]>(
  'import.linkGroup',
  `INSERT INTO group_ancestors (tenant_id, ancestor_id, group_id, depth)
   SELECT tenant_id, ancestor_id, $2::uuid, depth + 1 FROM group_ancestors WHERE tenant_id = $1 AND group_id = $3
   UNION ALL SELECT $1, $2::uuid, $2::uuid, 0`,
);

const parentOf = statement<{ parentId: string | null }, [tenantId: string, id: string]>(
  'import.parentOfGroup',
  'SELECT parent_id AS "parentId" FROM groups WHERE tenant_id = $1 AND id = $2',
);

export const groups = importKind({
  name: 'groups',
  about: 'the tree of teams, those above first',
  schema: z.object({
    code: code(),
    name: text(),
    parent: maybe(code()),
    /** Takes what no routing matches; exactly one. */
    default: maybe(yesNo()),
    /** Sources whose orders it takes: 0 operations, 1 monitoring, 2 SE. */
    sources: codes(),
    sort: maybe(whole(0, 10_000)),
  }),
  async write({ tx, tenantId, references }, row) {
    const parentId = await references.maybe('group', row.parent, 'parent');
    const sources = row.sources.length === 0 ? [0] : row.sources.map(Number);
    if (!sources.every((each) => [0, 1, 2].includes(each))) {
      throw new RowProblem('sources', 'take 0, 1 and 2, with | between them');
    }
    const id = await references.own('group', row.code);
    const before = await parentOf.first(tx, tenantId, id);
    if (before && before.parentId !== parentId) throw new RowProblem('parent', 'a group cannot move');
    const { name, default: isDefault = false, sort = 0 } = row;
    const effect = await upsert(tx, tables.groups, ['tenantId', 'id'], {
      tenantId,
      id,
      parentId,
      name,
      isDefault,
      sources,
      sort,
    });
    if (!before) await linkAbove.change(tx, tenantId, id, parentId);
    return effect;
  },
});

const user = z.object({
  account: code(),
  name: text(),
  type: z._default(z.enum(['staff', 'client']), 'staff'),
  phone: maybe(text()),
  email: maybe(z.email()),
  /** First password, to be changed at the first sign-in; without it the phone signs in by code. */
  password: maybe(z.string().check(z.minLength(8), z.maxLength(200))),
  roles: codes(),
  groups: codes(),
  leads: codes(),
  customer: maybe(code()),
  cells: codes(),
  cellScope: maybe(z.enum(['own', 'cells', 'customer'])),
  /** No disables the account with all that follows, yes enables it again; without it nothing changes. */
  enabled: maybe(yesNo()),
});
type User = z.output<typeof user>;

/** A phone of a row, as E.164. */
function phoneIn(row: User, country: Country): string | null {
  if (row.phone === undefined) return null;
  const phone = phoneNumber(row.phone, country);
  if (phone === undefined) throw new RowProblem('phone', 'is no phone number');
  return phone;
}

const forget = statement<object, [tenantId: string, accountId: string]>(
  'import.forgetPhone',
  `DELETE FROM sign_in_directory WHERE kind = 'phone' AND tenant_id = $1 AND account_id = $2`,
);

/** Names and phones sign in over the whole deployment, so they belong to one account. */
async function claim(
  { tx, tenantId }: ImportContext,
  {
    accountId,
    name,
    phone,
    country,
  }: { accountId: string; name: string; phone: string | null; country: Country },
): Promise<void> {
  const owner = { tenantId, accountId };
  if (!(await claimName(tx, owner, name))) throw new RowProblem('account', 'belongs to somebody else');
  if (phone === null) await forget.change(tx, tenantId, accountId);
  else if (!(await claimPhone(tx, owner, phone, country))) {
    throw new RowProblem('phone', 'belongs to somebody else');
  }
}

async function seat(context: ImportContext, accountId: string, row: User): Promise<boolean> {
  const { tx, tenantId, references } = context;
  const inGroups = await references.all('group', row.groups, 'groups');
  const leads = await references.all('group', row.leads, 'leads');
  const cellIds = await references.all('cell', row.cells, 'cells');
  const wrongRole = row.roles.find((role) => !(staffRoles as readonly string[]).includes(role));
  if (wrongRole !== undefined) {
    throw new RowProblem('roles', `there is no role "${wrongRole}"; there are ${staffRoles.join(', ')}`);
  }
  const ids = { tenantId, accountId };
  const effects = [
    ...(await each(row.roles, (role) =>
      upsert(tx, tables.accountRoles, ['tenantId', 'accountId', 'role'], { ...ids, role }),
    )),
    ...(await each(inGroups, (groupId) =>
      upsert(tx, tables.groupMembers, ['tenantId', 'groupId', 'accountId'], { ...ids, groupId }),
    )),
    ...(await each(leads, (groupId) =>
      upsert(tx, tables.groupLeads, ['tenantId', 'groupId', 'accountId'], { ...ids, groupId }),
    )),
    ...(await each(cellIds, (cellId) =>
      upsert(tx, tables.accountCells, ['tenantId', 'accountId', 'cellId'], { ...ids, cellId }),
    )),
  ];
  return effects.some((effect) => effect !== 'same');
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

const accountOf = statement<{ id: string }, [tenantId: string, name: string]>(
  'import.account',
  'SELECT id FROM accounts WHERE tenant_id = $1 AND account_name = $2',
);

export const users = importKind({
  name: 'users',
  about: 'people who sign in; roles, groups and sites are added, never taken away (see members)',
  schema: user,
  async write(context, row) {
    const { tx, tenantId, references, now } = context;
    const isClient = row.type === 'client';
    if (isClient && !row.customer) throw new RowProblem('customer', 'a client belongs to a customer');
    if (!isClient && row.roles.length === 0) throw new RowProblem('roles', 'staff need a role');
    if (!row.password && !row.phone)
      throw new RowProblem('password', 'give a password or a phone to sign in by');
    const name = normalName(row.account);
    const country = await countryOf(tx, tenantId);
    const phone = phoneIn(row, country);
    const present = await accountOf.first(tx, tenantId, name);
    // Who has such a name from before keeps it: they sign in with it.
    if (!present && readsAsPhone(name, country)) {
      throw new RowProblem('account', 'reads as a phone number; put a letter to it');
    }
    const id = present?.id ?? timeOrderedId(now.getTime());
    const effect = await upsert(tx, tables.accounts, ['tenantId', 'id'], {
      tenantId,
      id,
      type: isClient ? 2 : 1,
      accountName: name,
      name: row.name,
      phone,
      email: row.email ?? null,
      customerId: await references.maybe('customer', row.customer, 'customer'),
      cellScope: isClient ? (row.cellScope ?? 'cells') : null,
      ...(row.groups[0] && { currentGroupId: await references.of('group', row.groups[0], 'groups') }),
      ...(!present &&
        row.password && {
          passwordHash: await hashPassword(row.password),
          passwordChangedAt: now.toISOString(),
          mustChangePassword: true,
        }),
    });
    await claim(context, { accountId: id, name, phone, country });
    const seated = await seat(context, id, row);
    const turned = await turn(context, id, row.enabled);
    return effect === 'same' && (seated || turned) ? 'changed' : effect;
  },
});

async function turn(
  { operator, tenantId }: ImportContext,
  accountId: string,
  enabled: boolean | undefined,
): Promise<boolean> {
  if (enabled === undefined) return false;
  const of = { tenantId, accountId };
  return enabled ? enableAccount(operator, of) : (await disableAccount(operator, of)) !== undefined;
}

export const roles = importKind({
  name: 'roles',
  about: `roles of people who are there already: ${staffRoles.join(', ')}`,
  schema: z.object({ account: code(), role: z.enum(staffRoles) }),
  async write({ tx, tenantId, references }, { account, role }) {
    const accountId = await references.of('user', normalName(account), 'account');
    const row = { tenantId, accountId, role };
    return upsert(tx, tables.accountRoles, ['tenantId', 'accountId', 'role'], row);
  },
});

const show = statement<object, [tenantId: string, role: string, menu: string]>(
  'import.showMenu',
  'DELETE FROM hidden_menus WHERE tenant_id = $1 AND role = $2 AND code = $3',
);

export const menus = importKind({
  name: 'menus',
  about: 'menu entries that a role is not to see (shown no), or again (shown yes)',
  schema: z.object({ role: z.enum(staffRoles), menu: z.enum(staffMenus), shown: yesNo() }),
  async write({ tx, tenantId }, { role, menu, shown }) {
    if (shown) return (await show.change(tx, tenantId, role, menu)) > 0 ? 'changed' : 'same';
    const row = { tenantId, role, code: menu };
    return upsert(tx, tables.hiddenMenus, ['tenantId', 'role', 'code'], row);
  },
});
