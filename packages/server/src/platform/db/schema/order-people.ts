import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, newest, reference, refers, tenantKey } from './columns.ts';
import { groups } from './groups.ts';
import { orders } from './orders.ts';

/** One row for each person who has an order copied, with their own read mark. */
export const orderCc = pgTable(
  'order_cc',
  {
    tenantId: tenantKey(),
    id: key(),
    orderId: key(),
    accountId: key(),
    /** The group whose copy reached them; null when they were named. */
    viaGroupId: reference(),
    byId: key(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('order_cc_person')
        .on(t.tenantId, t.orderId, t.accountId)
        .where(sql`${t.viaGroupId} is null`),
      uniqueIndex('order_cc_via_group').on(t.tenantId, t.orderId, t.accountId, t.viaGroupId),
      index('order_cc_account').on(t.tenantId, t.accountId, ...order()),
      index('order_cc_unread')
        .on(t.tenantId, t.accountId, ...order())
        .where(sql`${t.readAt} is null`),
      refers(t.tenantId, t.orderId, orders),
      refers(t.tenantId, t.accountId, accounts),
      refers(t.tenantId, t.viaGroupId, groups),
      refers(t.tenantId, t.byId, accounts),
    ];
  },
);

export const evaluations = pgTable(
  'evaluations',
  {
    tenantId: tenantKey(),
    orderId: key(),
    label: text().notNull(),
    stars: text().notNull(),
    attachment: text().notNull().default(''),
    content: text().notNull().default(''),
    autoEvaluate: boolean().notNull(),
    commentatorName: text(),
    phone: text(),
    /** Whom it judges: the handler at resolve time, and their group then. */
    handlerId: reference(),
    handlerGroupName: text().notNull(),
    byId: reference(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId] }),
    index('evaluations_handler').on(t.tenantId, t.handlerId, t.createdAt),
    index('evaluations_created').on(t.tenantId, t.createdAt),
    refers(t.tenantId, t.orderId, orders),
    refers(t.tenantId, t.handlerId, accounts),
  ],
);
