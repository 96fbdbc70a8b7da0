import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { key, newest, reference, tenantTable } from './tenant-table.ts';

/** Kept as kind and parameters, worded on reading in the reader's language. */
export const messages = tenantTable(
  'messages',
  {
    accountId: key(accounts),
    /** 0 order, 1 system. */
    sysMsgFlag: smallint().notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    targetKind: text(),
    targetId: reference(),
    /** Same key and recipient within ten minutes: one message. */
    mergeKey: text().notNull(),
    mergedCount: smallint().notNull().default(1),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_account').on(t.tenantId, t.accountId, t.sysMsgFlag, ...newest(t)),
    index('messages_requirement')
      .on(t.tenantId, t.accountId, t.sysMsgFlag, ...newest(t))
      .where(sql`${t.kind} like 'requirement.%'`),
    index('messages_unread').on(t.tenantId, t.accountId, t.sysMsgFlag).where(sql`${t.readAt} is null`),
    index('messages_merge').on(t.tenantId, t.mergeKey, t.accountId, t.createdAt),
  ],
);

/** Messages to so many people that a job sends them; shrinks as it goes, and is gone when all are notified. */
export const messageBatches = tenantTable('message_batches', {
  /** All but the recipients. */
  news: jsonb().$type<Record<string, unknown>>().notNull(),
  accountIds: uuid().array().notNull(),
  createdAt: createdAt(),
});
