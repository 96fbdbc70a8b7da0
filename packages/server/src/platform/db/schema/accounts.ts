import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt, versioned } from './columns.ts';
import { cells, customers } from './customers.ts';
import { key, keyedTable, ofTenant, reference, tenantTable } from './tenant-table.ts';

export const groups = tenantTable(
  'groups',
  {
    tenantId: ofTenant(),
    parentId: reference('itself'),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    /** Takes what no routing rule matches; one a tenant. */
    isDefault: boolean().notNull().default(false),
    /** Which order sources it takes: 0 operations, 1 monitoring, 2 SE. */
    sources: smallint().array().notNull().default([0]),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('groups_parent').on(t.tenantId, t.parentId),
    uniqueIndex('groups_default').on(t.tenantId).where(sql`${t.isDefault}`),
  ],
);

/** Every group with each group above it and itself (depth 0), so that a led subtree is one look-up. */
export const groupAncestors = keyedTable(
  'group_ancestors',
  ['ancestorId', 'groupId'],
  { ancestorId: key(groups), groupId: key(groups), depth: smallint().notNull() },
  (t) => [index('group_ancestors_group').on(t.tenantId, t.groupId, t.depth)],
);

export const accounts = tenantTable(
  'accounts',
  {
    tenantId: ofTenant(),
    /** 1 staff, 2 client. */
    type: smallint().notNull(),
    /** 1 with type 1 is refused at sign-in. */
    admin: smallint().notNull().default(0),
    accountName: text().notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    /** Attachment string of one picture. */
    photo: text(),
    passwordHash: text(),
    passwordChangedAt: instant(),
    mustChangePassword: boolean().notNull().default(false),
    locale: text(),
    /** A self-registered engineer until the review is decided. */
    underReview: boolean().notNull().default(false),
    schedulingEnabled: boolean().notNull().default(true),
    calendarId: reference(),
    /** The group a staff account works in at the moment. */
    currentGroupId: reference(groups),
    customerId: reference(customers),
    /** What a client account sees: own orders, those of its cells, or of all its customer's cells. */
    cellScope: text().$type<'own' | 'cells' | 'customer'>(),
    disabledAt: instant(),
    deletedAt: instant(),
    lastSignInAt: instant(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('accounts_name').on(t.tenantId, t.accountName),
    index('accounts_customer').on(t.tenantId, t.customerId),
  ],
);

export const accountRoles = keyedTable(
  'account_roles',
  ['accountId', 'role'],
  { accountId: key(accounts), role: text().notNull() },
  (t) => [index('account_roles_role').on(t.tenantId, t.role)],
);

/** Menu entries that a tenant does not want its people of a role to have. */
export const hiddenMenus = keyedTable('hidden_menus', ['role', 'code'], {
  tenantId: ofTenant(),
  role: text().notNull(),
  code: text().notNull(),
});

const seat = () => ({ groupId: key(groups), accountId: key(accounts), createdAt: createdAt() });

export const groupMembers = keyedTable('group_members', ['groupId', 'accountId'], seat(), (t) => [
  index('group_members_account').on(t.tenantId, t.accountId),
]);

/** A lead need not be a member; their team members are all members of the subtree but themselves. */
export const groupLeads = keyedTable('group_leads', ['groupId', 'accountId'], seat(), (t) => [
  index('group_leads_account').on(t.tenantId, t.accountId),
]);

/** Which cells a client account belongs to. */
export const accountCells = keyedTable(
  'account_cells',
  ['accountId', 'cellId'],
  { accountId: key(accounts), cellId: key(cells) },
  (t) => [index('account_cells_cell').on(t.tenantId, t.cellId)],
);

export const reporters = tenantTable(
  'reporters',
  {
    cellId: key(cells),
    name: text().notNull(),
    phone: text().notNull(),
    accountId: reference(accounts),
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reporters_cell').on(t.tenantId, t.cellId, t.name),
    index('reporters_account').on(t.tenantId, t.accountId),
  ],
);

/** Filters of lists that an account keeps under a name. */
export const savedFilters = tenantTable(
  'saved_filters',
  {
    accountId: key(accounts),
    /** Which list. */
    kind: text().notNull(),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('saved_filters_account').on(t.tenantId, t.accountId, t.kind, t.createdAt)],
);
