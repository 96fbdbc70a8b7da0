import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, newest, reference, refers, tenantKey } from './columns.ts';

/** Kept as kind and parameters, worded on reading in the reader's language. */
export const messages = pgTable(
  'messages',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
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
  (t) => {
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('messages_account').on(t.tenantId, t.accountId, t.sysMsgFlag, ...newest(t.createdAt, t.id)),
      index('messages_requirement')
        .on(t.tenantId, t.accountId, t.sysMsgFlag, ...newest(t.createdAt, t.id))
        .where(sql`${t.kind} like 'requirement.%'`),
      index('messages_unread').on(t.tenantId, t.accountId, t.sysMsgFlag).where(sql`${t.readAt} is null`),
      index('messages_merge').on(t.tenantId, t.mergeKey, t.accountId, t.createdAt),
      refers(t.tenantId, t.accountId, accounts),
    ];
  },
);

/** Messages to so many people that a job sends them; shrinks as it goes, and is gone when all are notified. */
export const messageBatches = pgTable(
  'message_batches',
  {
    tenantId: tenantKey(),
    id: key(),
    /** All but the recipients. */
    news: jsonb().$type<Record<string, unknown>>().notNull(),
    accountIds: uuid().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
