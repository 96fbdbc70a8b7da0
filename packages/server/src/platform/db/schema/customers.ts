import { date, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  grams,
  instant,
  key,
  reference,
  refers,
  tenantKey,
  updatedAt,
  version,
} from './columns.ts';
import { tenants } from './platform.ts';

export const customers = pgTable(
  'customers',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    name: text().notNull(),
    shortName: text(),
    retiredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), uniqueIndex('customers_name').on(t.tenantId, t.name)],
);

export const cells = pgTable(
  'cells',
  {
    tenantId: tenantKey(),
    id: key(),
    customerId: key(),
    name: text().notNull(),
    /** Printed on the site's QR sign; also joins a self-registering client. */
    code: text().notNull(),
    regionCode: text(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    contactName: text(),
    contactPhone: text(),
    contractNo: text(),
    contractEndsOn: date({ mode: 'string' }),
    openingHours: text(),
    remark: text(),
    calendarId: reference(),
    grams: grams(),
    retiredAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('cells_code').on(t.tenantId, t.code),
    index('cells_customer').on(t.tenantId, t.customerId, t.name),
    index('cells_by_name').on(t.tenantId, t.name, t.id),
    index('cells_grams').using('gin', t.tenantId, t.grams).with({ gin_pending_list_limit: 256 }),
    refers(t.tenantId, t.customerId, customers),
  ],
);
