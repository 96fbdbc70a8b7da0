import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantKey } from './columns.ts';
import { tenants } from './platform.ts';

/** What a tenant changed or added in the dictionaries that core brings. Codes are never reused. */
export const dictionaryOverrides = pgTable(
  'dictionary_overrides',
  {
    tenantId: tenantKey().references(() => tenants.id),
    dictionary: text().notNull(),
    code: text().notNull(),
    parentCode: text(),
    zh: text(),
    en: text(),
    enabled: boolean(),
    sort: integer(),
    flags: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.dictionary, t.code] })],
);
