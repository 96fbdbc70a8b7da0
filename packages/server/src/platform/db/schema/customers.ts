import { date, doublePrecision, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, grams, instant, versioned } from './columns.ts';
import { key, lookup, ofTenant, reference, tenantTable } from './tenant-table.ts';

export const customers = tenantTable(
  'customers',
  {
    tenantId: ofTenant(),
    name: text().notNull(),
    shortName: text(),
    retiredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('customers_name').on(t.tenantId, t.name)],
);

export const cells = tenantTable(
  'cells',
  {
    customerId: key(customers),
    /** Since when it is this customer's, where it was another's: its older orders are still of that one. */
    movedAt: instant(),
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
    ...versioned(),
  },
  (t) => [
    uniqueIndex('cells_code').on(t.tenantId, t.code),
    index('cells_customer').on(t.tenantId, t.customerId, t.name),
    index('cells_by_name').on(t.tenantId, t.name, t.id),
    lookup('cells_grams', t.tenantId, t.grams),
  ],
);
