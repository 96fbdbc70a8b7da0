import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { catalogs } from './catalogs.ts';
import { createdAt, key, reference, refers, tenantKey, version } from './columns.ts';
import { tenants } from './platform.ts';

/** [from, to] as HH:mm; an interval may cross midnight. */
export type ServiceInterval = [from: string, to: string];

export const serviceCalendars = pgTable(
  'service_calendars',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    /** The newest row of its versions. */
    version: version(),
    /** The version that open orders are measured by, until a job has brought them up to the newest. */
    appliedVersion: version(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('service_calendars_default').on(t.tenantId).where(sql`${t.isDefault}`),
  ],
);

/** Never changed once written: finished orders keep the hours they were measured by. */
export const serviceCalendarVersions = pgTable(
  'service_calendar_versions',
  {
    tenantId: tenantKey(),
    calendarId: key(),
    version: integer().notNull(),
    timeZone: text().notNull(),
    /** Seven lists, Monday first. */
    weekly: jsonb().$type<ServiceInterval[][]>().notNull(),
    holidaySet: text(),
    exceptions: jsonb().$type<Record<string, ServiceInterval[]>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.calendarId, t.version] }),
    refers(t.tenantId, t.calendarId, serviceCalendars),
  ],
);

/** Which holidays the clocks of open orders have been reckoned by, as a digest. */
export const calendarFolds = pgTable(
  'calendar_folds',
  { tenantId: tenantKey(), calendarId: key(), digest: text().notNull(), foldedAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.calendarId] }),
    refers(t.tenantId, t.calendarId, serviceCalendars),
  ],
);

/** Targets by catalogue and priority; without a catalogue the tenant's default. */
export const slaTargets = pgTable(
  'sla_targets',
  {
    tenantId: tenantKey(),
    id: key(),
    catalogId: reference(),
    priority: smallint().notNull(),
    responseMinutes: integer().notNull(),
    resolveMinutes: integer().notNull(),
    calendarId: key(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('sla_targets_catalog_priority').on(t.tenantId, t.catalogId, t.priority).nullsNotDistinct(),
    refers(t.tenantId, t.catalogId, catalogs),
    refers(t.tenantId, t.calendarId, serviceCalendars),
  ],
);
