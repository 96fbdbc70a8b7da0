import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, key, refers, tenantKey } from './columns.ts';
import { groups } from './groups.ts';

const seat = () => ({ tenantId: tenantKey(), groupId: key(), accountId: key(), createdAt: createdAt() });

export const groupMembers = pgTable('group_members', seat(), (t) => [
  primaryKey({ columns: [t.tenantId, t.groupId, t.accountId] }),
  index('group_members_account').on(t.tenantId, t.accountId),
  refers(t.tenantId, t.groupId, groups),
  refers(t.tenantId, t.accountId, accounts),
]);

/** A lead need not be a member; their team members are all members of the subtree but themselves. */
export const groupLeads = pgTable('group_leads', seat(), (t) => [
  primaryKey({ columns: [t.tenantId, t.groupId, t.accountId] }),
  index('group_leads_account').on(t.tenantId, t.accountId),
  refers(t.tenantId, t.groupId, groups),
  refers(t.tenantId, t.accountId, accounts),
]);
