import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../testing/database.ts';
import { statement } from '../index.ts';
import * as schema from './index.ts';
import * as platform from './platform.ts';

const tables: PgTable[] = Object.values(schema);
const withoutTenant = new Set<unknown>(Object.values(platform));
const ofTenants = tables.filter((table) => !withoutTenant.has(table)).map((table) => getTableConfig(table));

const firstOf = (columns: readonly unknown[]) => (columns[0] as PgColumn | undefined)?.name;

describe('every table of tenants', () => {
  it.each(ofTenants.map((table) => [table.name, table] as const))(
    '%s leads its keys, indices and references with the tenant',
    (_, table) => {
      // One row a tenant has its key in one column.
      const alone = table.columns.filter(({ primary }) => primary);
      const keys = [...table.primaryKeys.map(({ columns }) => columns), ...alone.map((column) => [column])];
      expect(keys).toHaveLength(1);
      for (const columns of keys) expect(firstOf(columns)).toBe('tenantId');
      for (const { columns } of table.uniqueConstraints) expect(firstOf(columns)).toBe('tenantId');
      for (const { config } of table.indexes) {
        expect(firstOf(config.columns), config.name).toBe('tenantId');
      }
      for (const key of table.foreignKeys) {
        const { columns, foreignTable, foreignColumns } = key.reference();
        // The one reference that two tenants share is the link between them.
        if (foreignTable === platform.tenants || foreignTable === platform.partnerLinks) continue;
        expect(firstOf(columns), key.getName()).toBe('tenantId');
        expect(firstOf(foreignColumns), key.getName()).toBe('tenantId');
      }
    },
  );
});

describe('the migrations', async () => {
  const db = await emptyDatabase();
  const stored = statement<{ table: string; column: string; notNull: boolean }>(
    'test.columns',
    `SELECT table_name AS table, column_name AS column, is_nullable = 'NO' AS "notNull"
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
  );
  const indices = statement<{ name: string; definition: string }>(
    'test.indices',
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'",
  );

  it('have made the tables and columns that the schema says', async () => {
    const declared = tables.flatMap((table) =>
      getTableConfig(table).columns.map(
        ({ name, notNull }) => `${getTableName(table)}.${toSnakeCase(name)} ${notNull}`,
      ),
    );
    const found = (await stored.all(db)).map(({ table, column, notNull }) => `${table}.${column} ${notNull}`);
    expect(found.sort()).toEqual(declared.sort());
  });

  it('have made every index that the schema says, newest first without NULLS LAST', async () => {
    const found = await indices.all(db);
    const names = found.map(({ name }) => name);
    const declared = tables.flatMap((table) =>
      getTableConfig(table).indexes.map(({ config }) => config.name ?? ''),
    );
    expect(names).toEqual(expect.arrayContaining(declared));
    expect(found.filter(({ definition }) => definition.includes('NULLS LAST'))).toEqual([]);
  });
});
