import { timeOrderedId } from '@svcdesk/core';
import { account as accountCalls, auth } from '@svcdesk/core/contract';
import { issuesEn } from '@svcdesk/core/phrases';
import { type CellScope, cellScopes, staffRoles } from '@svcdesk/core/roles';
import DataLoader from 'dataloader';
import * as z from 'zod/mini';
import { phoneChanged } from '../../../modules/account/change-phone.ts';
import {
  type AccountOf,
  disableAccount,
  enableAccount,
  recordOperator,
} from '../../../modules/account/disable-account.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  accountNameIssue,
  type Claim,
  type Country,
  claimNames,
  claimPhones,
  countryOf,
  maskPhone,
  normalName,
  phoneNumber,
} from '../../../platform/sessions/handles.ts';
import { checkNewPassword, companyOf, hashPassword } from '../../../platform/sessions/passwords.ts';
import { code, codes, maybe, maybeRef, refs, yesNo } from '../fields.ts';
import { type ImportContext, importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { type Effect, upsert } from '../upsert.ts';

/** The name of an account to sign in with, however it is spelt. */
export const accountName = () => code().check(z.overwrite(normalName));

/** Phones that the list gives to others, or removes, are freed before any is given: two people may swap theirs. */
const freePhones = statement<
  object,
  [tenantId: string, accountNames: readonly string[], phones: readonly (string | null)[]]
>(
  'import.freePhones',
  `DELETE FROM sign_in_directory d USING accounts a, unnest($2::text[], $3::text[]) AS x (name, phone)
   WHERE a.tenant_id = $1 AND a.account_name = x.name
     AND d.kind = 'phone' AND d.tenant_id = $1 AND d.account_id = a.id AND d.value IS DISTINCT FROM x.phone`,
);

const forgetPhone = statement<object, [tenantId: string, accountId: string]>(
  'import.forgetPhone',
  `DELETE FROM sign_in_directory WHERE kind = 'phone' AND tenant_id = $1 AND account_id = $2`,
);

interface Person {
  readonly key: string;
  readonly id: string;
  readonly type: number;
  readonly customerId: string | null;
  readonly customer: string | null;
  readonly cellScope: CellScope | null;
  readonly currentGroupId: string | null;
  readonly phone: string | null;
  readonly hasPassword: boolean;
}

const personNamed = statement<Person, [tenantId: string, accountNames: readonly string[]]>(
  'import.person',
  `SELECT a.account_name AS key, a.id, a.type, a.customer_id AS "customerId", k.name AS customer, a.cell_scope AS "cellScope",
     a.current_group_id AS "currentGroupId", a.phone, a.password_hash IS NOT NULL AS "hasPassword"
   FROM accounts a LEFT JOIN customers k ON k.tenant_id = a.tenant_id AND k.id = a.customer_id
   WHERE a.tenant_id = $1 AND a.account_name = ANY($2::text[])`,
);

/** What a person keeps of what they have. */
interface Kept {
  readonly accountId: string;
  readonly ids: readonly string[];
}

/** Takes from people what they have beside what they keep; gives of each what it was. */
function dropping(
  name: string,
  table: string,
  column: string,
  type: 'uuid' | 'text',
  called: string,
  from = '',
) {
  const drop = statement<
    { accountId: string; called: string },
    [tenantId: string, accountIds: readonly string[], owners: readonly string[], kept: readonly string[]]
  >(
    `import.${name}`,
    `DELETE FROM ${table} x ${from}
     AND x.tenant_id = $1 AND x.account_id = ANY($2::uuid[]) AND NOT EXISTS (
       SELECT FROM unnest($3::uuid[], $4::${type}[]) AS k (account_id, id)
       WHERE k.account_id = x.account_id AND k.id = x.${column})
     RETURNING x.account_id AS "accountId", ${called} AS called`,
  );
  return async (tx: Queryable, tenantId: string) =>
    new DataLoader<Kept, string[]>(
      async (kept) => {
        const pairs = kept.flatMap(({ accountId, ids }) => ids.map((id) => [accountId, id] as const));
        const owners = pairs.map(([accountId]) => accountId);
        const ids = pairs.map(([, id]) => id);
        const people = kept.map(({ accountId }) => accountId);
        const lost = await drop.all(tx, tenantId, people, owners, ids);
        const byPerson = Map.groupBy(lost, ({ accountId }) => accountId);
        return people.map((id) => (byPerson.get(id) ?? []).map((each) => each.called));
      },
      { cache: false },
    );
}

const rolesDropped = dropping('dropRoles', 'account_roles', 'role', 'text', 'x.role', 'WHERE true');
const cellsDropped = dropping(
  'dropCells',
  'account_cells',
  'cell_id',
  'uuid',
  'c.code',
  'USING cells c WHERE c.tenant_id = x.tenant_id AND c.id = x.cell_id',
);
const leadsDropped = dropping(
  'dropLeads',
  'group_leads',
  'group_id',
  'uuid',
  'g.name',
  'USING groups g WHERE g.tenant_id = x.tenant_id AND g.id = x.group_id',
);

const dropSitesElsewhere = statement<
  { code: string },
  [tenantId: string, accountId: string, customerId: string]
>(
  'import.dropSitesElsewhere',
  `DELETE FROM account_cells ac USING cells c
   WHERE ac.tenant_id = $1 AND ac.account_id = $2
     AND c.tenant_id = ac.tenant_id AND c.id = ac.cell_id AND c.customer_id <> $3 RETURNING c.code`,
);

const siteOf = statement<
  { key: string; code: string; customerId: string },
  [tenantId: string, cellIds: readonly string[]]
>(
  'import.siteOf',
  'SELECT id AS key, code, customer_id AS "customerId" FROM cells WHERE tenant_id = $1 AND id = ANY($2::uuid[])',
);

/** What the calls take. */
const profile = accountCalls.update.request().shape;

const fields = {
  account: accountName(),
  name: profile.name.def.innerType,
  /** Staff unless a new row says otherwise. */
  type: maybe(z.enum(['staff', 'client']), 'staff'),
  phone: maybe(accountCalls.changePhone.request().shape.newPhone, null),
  email: maybe(profile.email.def.innerType, null),
  /** First password of a new account, to be changed at the first sign-in; without it the phone signs in by code. */
  password: maybe(auth.register.request().shape.password),
  roles: codes(),
  groups: refs('group'),
  leads: refs('group'),
  customer: maybeRef('customer'),
  cells: refs('cell'),
  cellScope: maybe(z.enum(cellScopes), 'cells'),
  /** No disables the account with all that follows, yes enables it again; without it nothing changes. */
  enabled: maybe(yesNo()),
};

type UserRow = z.output<z.ZodMiniObject<typeof fields>>;

const wrongName = {
  readsAsPhone: 'reads as a phone number; put a letter to it',
  mixedScripts: issuesEn.mixedScripts,
  format: 'needs at least 3 characters, of letters, digits and . _ @ -',
};

/** What only one side has: a client who leads or works in a group is told of other customers' orders. */
const ofStaff = ['roles', 'groups', 'leads'] as const;
const ofClients = ['customer', 'cells'] as const;

/** An account never changes sides: its work, seats, sites and messages would go with them. */
function checkSide({ account, type, ...row }: UserRow, present: Person | undefined): boolean {
  const side = present && (present.type === 2 ? 'client' : 'staff');
  if (side && type !== undefined && type !== side) {
    const is = side === 'client' ? 'a client' : 'staff';
    const way = 'disable this account (enabled no) and make a new one of another name';
    throw new RowProblem('type', `"${account}" is ${is} and stays so; ${way}`);
  }
  const isClient = (side ?? type) === 'client';
  const wrong = (isClient ? ofStaff : ofClients).find((field) => row[field]?.length);
  if (wrong) {
    throw new RowProblem(
      wrong,
      `"${account}" is ${isClient ? 'a client, and this is for staff' : 'staff, and this is for clients'}`,
    );
  }
  return isClient;
}

/** What fields must be together, given the account's present row, if there is one. */
function checkPerson(row: UserRow, present: Person | undefined, country: Country) {
  const { roles, customer: customerId = present?.customerId, password } = row;
  const isClient = checkSide(row, present);
  if (isClient && !customerId) throw new RowProblem('customer', 'a client belongs to a customer');
  if (!isClient && (present?.type === 1 ? roles?.length === 0 : !roles?.length)) {
    throw new RowProblem('roles', 'staff need a role');
  }
  const wrongRole = roles?.find((role) => !(staffRoles as readonly string[]).includes(role));
  if (wrongRole !== undefined) {
    throw new RowProblem('roles', `there is no role "${wrongRole}"; there are ${staffRoles.join(', ')}`);
  }
  const hasPhone = (row.phone === undefined ? present?.phone : row.phone) ?? null;
  const hasPassword = present ? present.hasPassword : password !== undefined;
  if (hasPhone === null && !hasPassword) {
    throw new RowProblem('password', 'give a password or a phone to sign in by');
  }
  const phone = row.phone ? phoneNumber(row.phone, country) : row.phone;
  if (row.phone && phone === undefined) throw new RowProblem('phone', 'is no phone number');
  // Who has such a name from before keeps it: they sign in with it.
  const issue = present ? undefined : accountNameIssue(row.account, country);
  if (issue) throw new RowProblem('account', wrongName[issue]);
  return { isClient, customerId, phone };
}

/** Another phone is another way in, which is noted as the operator's act. */
async function changePhone(
  { tx, operator, take }: ImportContext,
  owner: AccountOf,
  account: string,
  changes: { readonly from: string | null; readonly to: string | null },
): Promise<void> {
  await phoneChanged(tx, operator.services.access, { ...owner, phone: changes.to, at: operator.now() });
  const masked = {
    from: changes.from && maskPhone(changes.from),
    to: changes.to && maskPhone(changes.to),
  };
  await recordOperator(operator, owner, { kind: 'phone.change', changes: masked });
  take(`changes the phone of ${account}, which ends their sessions`);
}

/** Lists what a client sees no more of another customer, or by a narrower scope. */
async function takeSites(
  { tx, tenantId, take }: ImportContext,
  present: Person,
  { account, cells }: UserRow,
  now: { readonly customerId: string | null | undefined; readonly scope: CellScope | undefined },
): Promise<void> {
  const { customer, customerId, cellScope } = present;
  if (now.customerId && now.customerId !== customerId) {
    take(`takes ${customer} and its sites from ${account}`);
    const left = cells ? [] : await dropSitesElsewhere.all(tx, tenantId, present.id, now.customerId);
    for (const { code } of left) take(`takes the site ${code} from ${account}`);
  }
  if (now.scope && cellScope && cellScopes.indexOf(now.scope) < cellScopes.indexOf(cellScope)) {
    take(`narrows the cellScope of ${account} from ${cellScope} to ${now.scope}`);
  }
}

/** Names and phones sign in over the whole deployment, so they belong to one account. */
const nameClaims = async (tx: Queryable, tenantId: string) =>
  new DataLoader((claims: readonly Claim[]) => claimNames(tx, tenantId, claims), { cache: false });

async function phoneClaims(tx: Queryable, tenantId: string) {
  const country = await countryOf(tx, tenantId);
  const claim = (claims: readonly Claim[]) => claimPhones(tx, tenantId, claims, country);
  return new DataLoader(claim, { cache: false });
}

/** Has exactly the roles, sites and groups to lead that the row names; what is not in the file stays as it is. */
async function writeSeats(
  context: ImportContext,
  accountId: string,
  row: UserRow,
  isNew: boolean,
): Promise<boolean> {
  const { account, roles, groups = [], leads, cells } = row;
  const drop = async (dropped: ReturnType<typeof dropping>, ids: readonly string[] | undefined) =>
    ids && !isNew ? await (await context.once(dropped)).load({ accountId, ids }) : [];
  const lost = await drop(rolesDropped, roles);
  const left = await drop(cellsDropped, cells);
  const led = await drop(leadsDropped, leads);
  for (const role of lost) context.take(`takes the role ${role} from ${account}`);
  for (const code of left) context.take(`takes the site ${code} from ${account}`);
  for (const name of led) context.take(`takes the lead of ${name} from ${account}`);
  let changed = lost.length + left.length + led.length > 0;
  const note = (effect: Effect): void => {
    changed ||= effect !== 'same';
  };
  // One after the other: what fails is charged to this row, and nothing of it goes on behind it.
  for (const role of roles ?? []) note(await upsert(context, tables.accountRoles, { accountId, role }));
  for (const groupId of groups) note(await upsert(context, tables.groupMembers, { accountId, groupId }));
  for (const groupId of leads ?? []) note(await upsert(context, tables.groupLeads, { accountId, groupId }));
  for (const cellId of cells ?? []) note(await upsert(context, tables.accountCells, { accountId, cellId }));
  return changed;
}

export const users = importKind({
  name: 'users',
  about:
    'people who sign in; roles, sites and leads become exactly what their column says, groups are only added (see members)',
  key: ['account'],
  async prepare({ tx, tenantId, once }, rows) {
    const country = await once(countryOf);
    const changing = rows.flatMap(({ account, phone }) => {
      const number = phone && phoneNumber(phone, country);
      return phone === undefined || (phone && !number) ? [] : [{ account, number: number ?? null }];
    });
    const names = changing.map(({ account }) => account);
    await freePhones.change(
      tx,
      tenantId,
      names,
      changing.map(({ number }) => number),
    );
  },
  // Two who are disabled may have had work together, which goes back once for each.
  together: ({ enabled }) => enabled !== false,
  fields,
  async write(context, row) {
    const { tx, tenantId, now, operator } = context;
    const { account: accountName, name, email, password, enabled, cells, groups } = row;
    const country = await context.once(countryOf);
    const present = await context.find(personNamed, accountName);
    const { isClient, customerId, phone } = checkPerson(row, present, country);
    if (cells && customerId) {
      const sites = await Promise.all(cells.map((id) => context.find(siteOf, id)));
      const elsewhere = sites.find((site) => site && site.customerId !== customerId);
      if (elsewhere) throw new RowProblem('cells', `"${elsewhere.code}" is no site of the customer`);
    }
    if (present && password)
      context.note(
        'passwords left aside: a password in a file is for a new account; who is there keeps theirs',
      );
    if (!present && password) {
      const owner = { accountName, name, phone };
      await checkNewPassword(password, owner, await context.once(companyOf), 'password');
    }
    const accountId = present?.id ?? timeOrderedId(now.getTime());
    const scope = row.cellScope ?? (present?.type === 2 ? undefined : 'cells');
    const effect = await upsert(context, tables.accounts, {
      id: accountId,
      type: isClient ? 2 : 1,
      accountName,
      name,
      phone,
      email,
      customerId: customerId ?? null,
      cellScope: isClient ? scope : null,
      // The group that a person works in now is their own choice.
      ...(groups?.[0] && !present?.currentGroupId && { currentGroupId: groups[0] }),
      ...(!present &&
        password && {
          passwordHash: await hashPassword(password),
          passwordChangedAt: now.toISOString(),
          mustChangePassword: true,
        }),
    });
    const owner = { tenantId, accountId };
    const [names, phones] = [await context.once(nameClaims), await context.once(phoneClaims)];
    if (!(await names.load({ accountId, value: accountName }))) {
      throw new RowProblem('account', 'belongs to another account');
    }
    if (phone === null) await forgetPhone.change(tx, tenantId, accountId);
    else if (phone !== undefined && !(await phones.load({ accountId, value: phone }))) {
      throw new RowProblem('phone', 'belongs to another account');
    }
    if (isClient && present) await takeSites(context, present, row, { customerId, scope });
    const seated = await writeSeats(context, accountId, row, !present);
    const disabled = enabled === false && (await disableAccount(operator, owner)) !== undefined;
    if (disabled) {
      context.take(
        `disables ${accountName}: ends their sessions, gives back their work, drops their duty and plans`,
      );
    }
    const turned = disabled || (enabled === true && (await enableAccount(operator, owner)));
    // After the end of an account, whose sessions say why they ended.
    if (present && phone !== undefined && phone !== present.phone) {
      await changePhone(context, owner, accountName, { from: present.phone, to: phone });
    }
    const changed = effect === 'same' && !seated && !turned ? 'same' : 'changed';
    // Servers that run meanwhile apply the account's new permissions from now on.
    if (present && changed === 'changed') await operator.services.access.forget(tx, tenantId, accountId);
    return effect === 'added' ? 'added' : changed;
  },
});
