import { sql } from 'drizzle-orm';
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, version, type WorkKind } from './columns.ts';
import { key, keyedTable, reference, tenantTable } from './tenant-table.ts';

/** When a person works on something. Planned, running, ended (cut to what was done) or cancelled. */
export const schedules = tenantTable(
  'schedules',
  {
    /** What is worked on; which table it stands in, its kind says. */
    orderId: reference(),
    orderKind: text().$type<WorkKind>().notNull().default('order'),
    accountId: key(accounts),
    planStart: instant().notNull(),
    planEnd: instant().notNull(),
    allDay: boolean().notNull().default(false),
    status: text().$type<'planned' | 'running' | 'ended' | 'cancelled'>().notNull().default('planned'),
    /** Where, for an on-site entry: travel is added when it differs from the entry before. */
    cellId: reference(),
    onSite: boolean().notNull().default(false),
    createdById: reference(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    // An entry may have begun long before the time asked about: its end is looked up in the index, too.
    index('schedules_account')
      .on(t.tenantId, t.accountId, t.planStart, t.planEnd)
      .where(sql`${t.status} <> 'cancelled'`),
    index('schedules_order').on(t.tenantId, t.orderId),
    index('schedules_soon').on(t.tenantId, t.planStart).where(sql`${t.status} = 'planned'`),
  ],
);

/** The private calendar address of a person's schedule, by a hash of its secret: it is shown once. */
export const scheduleFeeds = keyedTable(
  'schedule_feeds',
  ['accountId'],
  { accountId: key(accounts), secretHash: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('schedule_feeds_secret').on(t.tenantId, t.secretHash)],
);
