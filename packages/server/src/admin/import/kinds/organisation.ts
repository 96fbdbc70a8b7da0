import { timeOrderedId } from '@svcdesk/core';
import { staffMenus, staffRoles } from '@svcdesk/core/roles';
import * as z from 'zod/mini';
import { statement } from '../../../db/index.ts';
import * as tables from '../../../db/schema/index.ts';
import { disableAccount, enableAccount } from '../../../modules/account/turn-account.ts';
import { hashPassword } from '../../../sessions/passwords.ts';
import { normalName, normalPhone } from '../../../sessions/sign-in-names.ts';
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
    travelMinutes: maybe(whole(0, 600)),
    inviteCode: maybe(code()),
  }),
  async write({ tx, tenantId }, { name, timeZone = 'Asia/Shanghai', travelMinutes = 30, inviteCode }) {
    const row = { id: tenantId, name, timeZone, travelMinutes, inviteCode: inviteCode ?? null };
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
  phone: maybe(text().check(z.regex(/^\+?[\d\s-]{6,20}$/, 'is no phone number'))),
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

const directory = statement<
  { tenantId: string; accountId: string },
  [kind: string, value: string, tenantId: string, accountId: string]
>(
  'import.signInName',
  `INSERT INTO sign_in_directory (kind, value, tenant_id, account_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT (kind, value) DO UPDATE SET value = excluded.value
   RETURNING tenant_id AS "tenantId", account_id AS "accountId"`,
);

const forget = statement<object, [tenantId: string, accountId: string]>(
  'import.forgetPhone',
  `DELETE FROM sign_in_directory WHERE kind = 'phone' AND tenant_id = $1 AND account_id = $2`,
);

/** Names and phones sign in over the whole deployment, so they belong to one account. */
async function claim(
  { tx, tenantId }: ImportContext,
  kind: 'name' | 'phone',
  value: string,
  accountId: string,
): Promise<void> {
  const holder = await directory.first(tx, kind, value, tenantId, accountId);
  if (holder?.tenantId !== tenantId || holder.accountId !== accountId) {
    throw new RowProblem(kind === 'name' ? 'account' : 'phone', 'belongs to somebody else');
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

const accountOf = statement<{ id: string; phone: string | null }, [tenantId: string, name: string]>(
  'import.account',
  'SELECT id, phone FROM accounts WHERE tenant_id = $1 AND account_name = $2',
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
    const phone = row.phone === undefined ? null : normalPhone(row.phone);
    const present = await accountOf.first(tx, tenantId, name);
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
      ...(row.groups[0] ? { currentGroupId: await references.of('group', row.groups[0], 'groups') } : {}),
      ...(!present && row.password
        ? {
            passwordHash: await hashPassword(row.password),
            passwordChangedAt: now.toISOString(),
            mustChangePassword: true,
          }
        : {}),
    });
    await claim(context, 'name', name, id);
    if (present && present.phone !== phone) await forget.change(tx, tenantId, id);
    if (phone) await claim(context, 'phone', phone, id);
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
