import { randomBytes } from 'node:crypto';
import { timeOrderedId } from '@svcdesk/core';
import type { CellScope, StaffRole } from '@svcdesk/core/roles';
import { type Database, insertRows, type Queryable, statement } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import { contactPhone, defaultCountry, normalName } from '../platform/sessions/handles.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';

/** Cheap to hash, since tests sign in by the hundred. */
const testCost = { memory: 8, passes: 1, parallelism: 1 };

export const testPassword = 'correct horse';
let testPasswordHash: Promise<string> | undefined;

/** Where builders put what they build. */
export interface TenantRef {
  readonly db: Database;
  readonly tenantId: string;
}

export interface TestAccount {
  readonly tenantId: string;
  readonly accountId: string;
  /** Name to sign in with, with {@link testPassword}. */
  readonly account: string;
}

const shortName = (): string => randomBytes(5).toString('hex');
export const newId = (): string => timeOrderedId(Date.now());

/** A tenant of a test's own without anybody in it: nothing else uses it, so that tests can share a database. */
export async function buildEmptyTenant(db: Database): Promise<TenantRef> {
  const tenantId = `t${shortName()}`;
  await insertRows(db, tables.tenants, { id: tenantId, name: `Tenant ${tenantId}` });
  return { db, tenantId };
}

const insertAncestors = statement<object, [tenantId: string, groupId: string, parentId: string | null]>(
  'testing.insertAncestors',
  `INSERT INTO group_ancestors (tenant_id, ancestor_id, group_id, depth)
   SELECT tenant_id, ancestor_id, $2::uuid, depth + 1 FROM group_ancestors WHERE tenant_id = $1 AND group_id = $3
   UNION ALL SELECT $1, $2::uuid, $2::uuid, 0`,
);

/** A group under another one, or a root. */
export async function buildGroup(
  { db, tenantId }: TenantRef,
  group: { parentId?: string; name?: string; isDefault?: boolean; sources?: number[] } = {},
): Promise<string> {
  const id = newId();
  const { name = `Group ${shortName()}`, parentId = null, ...rest } = group;
  await insertRows(db, tables.groups, { tenantId, id, name, parentId, ...rest });
  await insertAncestors.change(db, tenantId, id, parentId);
  return id;
}

interface NewAccount {
  name?: string;
  account?: string;
  phone?: string;
}

/** A staff account with roles, member of groups and lead of others. */
export async function buildStaff(
  tenant: TenantRef,
  staff: NewAccount & {
    roles?: readonly StaffRole[];
    groupIds?: readonly string[];
    ledGroupIds?: readonly string[];
    admin?: boolean;
  } = {},
): Promise<TestAccount> {
  const { db, tenantId } = tenant;
  const { roles = ['engineer'], groupIds = [], ledGroupIds = [], admin = false } = staff;
  return db.transaction(async (tx) => {
    const extra = { type: 1, admin: admin ? 1 : 0, currentGroupId: groupIds[0] ?? null };
    const built = await buildAccount(tx, tenantId, staff, extra);
    const { accountId } = built;
    const seat = (groupId: string) => ({ tenantId, groupId, accountId });
    if (roles.length > 0) {
      await insertRows(
        tx,
        tables.accountRoles,
        roles.map((role) => ({ tenantId, accountId, role })),
      );
    }
    if (groupIds.length > 0) await insertRows(tx, tables.groupMembers, groupIds.map(seat));
    if (ledGroupIds.length > 0) await insertRows(tx, tables.groupLeads, ledGroupIds.map(seat));
    return built;
  });
}

/** A customer with cells. */
export async function buildCustomer(
  { db, tenantId }: TenantRef,
  { cells = 1, name = `Customer ${shortName()}` } = {},
): Promise<{ customerId: string; cellIds: string[] }> {
  const customerId = newId();
  await insertRows(db, tables.customers, { tenantId, id: customerId, name });
  const rows = Array.from({ length: cells }, (_, index) => ({
    tenantId,
    id: newId(),
    customerId,
    name: `${name} site ${index + 1}`,
    code: shortName(),
  }));
  if (rows.length > 0) await insertRows(db, tables.cells, rows);
  return { customerId, cellIds: rows.map(({ id }) => id) };
}

/** A client account of a customer, for some of its cells. */
export async function buildClient(
  { db, tenantId }: TenantRef,
  client: NewAccount & { customerId: string; cellIds?: readonly string[]; cellScope?: CellScope },
): Promise<TestAccount> {
  const { customerId, cellIds = [], cellScope = 'cells' } = client;
  return db.transaction(async (tx) => {
    const built = await buildAccount(tx, tenantId, client, { type: 2, customerId, cellScope });
    const { accountId } = built;
    if (cellIds.length > 0) {
      await insertRows(
        tx,
        tables.accountCells,
        cellIds.map((cellId) => ({ tenantId, accountId, cellId })),
      );
    }
    return built;
  });
}

async function buildAccount(
  on: Queryable,
  tenantId: string,
  { name, account, phone: written }: NewAccount,
  extra: { type: number } & Partial<typeof tables.accounts.$inferInsert>,
): Promise<TestAccount> {
  const accountId = newId();
  const accountName = account ?? `user-${shortName()}`;
  const phone = written && contactPhone(written, defaultCountry);
  testPasswordHash ??= hashPassword(testPassword, testCost);
  await insertRows(on, tables.accounts, {
    tenantId,
    id: accountId,
    accountName,
    name: name ?? accountName,
    phone: phone ?? null,
    passwordHash: await testPasswordHash,
    ...extra,
  });
  const entry = { tenantId, accountId };
  await insertRows(on, tables.signInDirectory, [
    { kind: 'name', value: normalName(accountName), ...entry },
    ...(phone ? [{ kind: 'phone' as const, value: phone, ...entry }] : []),
  ]);
  return { ...entry, account: accountName };
}
