import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, tenantKey } from './columns.ts';

/** Page views and clicks. Of visitors who are not signed in the tenant is the default one, which need not exist. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: reference(),
    appName: text().notNull(),
    module: text().notNull(),
    type: text().$type<'view' | 'click'>().notNull(),
    page: text().notNull(),
    target: text(),
    publicIp: text(),
    /** When it happened, by the device's clock. */
    at: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('tracking_events_module').on(t.tenantId, t.module, t.at),
  ],
);
