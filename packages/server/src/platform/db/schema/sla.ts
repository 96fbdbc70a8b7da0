import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { catalogs } from './catalogs.ts';
import { createdAt, version } from './columns.ts';
import { key, keyedTable, ofTenant, reference, tenantTable } from './tenant-table.ts';

/** [from, to] as HH:mm; an interval may cross midnight. */
export type ServiceInterval = [from: string, to: string];

export const serviceCalendars = tenantTable(
  'service_calendars',
  {
    tenantId: ofTenant(),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    /** The newest row of its versions. */
    version: version(),
    /** The version that open orders are measured by, until a job has brought them up to the newest. */
    appliedVersion: version(),
  },
  (t) => [uniqueIndex('service_calendars_default').on(t.tenantId).where(sql`${t.isDefault}`)],
);

/** Never changed once written: finished orders keep the hours they were measured by. */
export const serviceCalendarVersions = keyedTable('service_calendar_versions', ['calendarId', 'version'], {
  calendarId: key(serviceCalendars),
  version: integer().notNull(),
  timeZone: text().notNull(),
  /** Seven lists, Monday first. */
  weekly: jsonb().$type<ServiceInterval[][]>().notNull(),
  holidaySet: text(),
  exceptions: jsonb().$type<Record<string, ServiceInterval[]>>().notNull().default({}),
  createdAt: createdAt(),
});

/** Which holidays the clocks of open orders have been reckoned by, as a digest. */
export const calendarFolds = keyedTable('calendar_folds', ['calendarId'], {
  calendarId: key(serviceCalendars),
  digest: text().notNull(),
  foldedAt: createdAt(),
});

/** Targets by catalogue and priority; without a catalogue the tenant's default. */
export const slaTargets = tenantTable(
  'sla_targets',
  {
    catalogId: reference(catalogs),
    priority: smallint().notNull(),
    responseMinutes: integer().notNull(),
    resolveMinutes: integer().notNull(),
    calendarId: key(serviceCalendars),
  },
  (t) => [unique('sla_targets_catalog_priority').on(t.tenantId, t.catalogId, t.priority).nullsNotDistinct()],
);
