import { describe, expect, it } from 'vitest';
import { faultsOfExpansion } from './check-expansion.ts';

const releases = [{ version: '0.1.0', commit: 'a', migration: '0024_last' }];

const faults = (text: string) => faultsOfExpansion([{ name: '0025_next', text }], releases);

describe('a migration that the last release does not have', () => {
  it.each([
    ['CREATE TABLE "t" ("id" int NOT NULL UNIQUE)'],
    ['CREATE TABLE t (id int); ALTER TABLE t DROP COLUMN id; CREATE UNIQUE INDEX u ON t (id); DROP TABLE t'],
    ['ALTER TABLE "orders" ADD COLUMN "note" text'],
    ["ALTER TABLE orders ADD COLUMN note text DEFAULT '' NOT NULL, ADD COLUMN at timestamptz DEFAULT now()"],
    ['CREATE INDEX IF NOT EXISTS i ON orders (tenant_id)'],
    [
      'ALTER TABLE orders ADD COLUMN other uuid; ALTER TABLE orders ADD CONSTRAINT f FOREIGN KEY (tenant_id, other) REFERENCES orders (tenant_id, id)',
    ],
    [
      'ALTER TABLE orders ADD COLUMN code text; CREATE UNIQUE INDEX IF NOT EXISTS u ON orders (tenant_id, code)',
    ],
    ["ALTER TABLE orders ADD COLUMN code text; ALTER TABLE orders ADD CONSTRAINT c CHECK (code <> '')"],
    ['ALTER TABLE orders ALTER COLUMN title DROP NOT NULL'],
    ['ALTER TABLE orders ALTER COLUMN owner_id SET (n_distinct = -0.001)'],
    ['ALTER TABLE orders DROP CONSTRAINT orders_cell_id_fk'],
    ['UPDATE orders SET title = title WHERE false'],
    ["-- DROP TABLE orders\nSELECT 'DROP TABLE orders'"],
  ])('may add: %s', async (text) => {
    expect(await faults(text)).toEqual([]);
  });

  it.each([
    ['DROP TABLE "orders"', 'drops the table orders'],
    ['drop table if exists public.orders cascade', 'drops the table orders'],
    ['DROP INDEX orders_number', 'drops the index orders_number'],
    ['DROP FUNCTION f CASCADE', 'drops the function f'],
    ['ALTER TABLE ONLY orders DROP title', 'drops the column orders.title'],
    ['/* all */ ALTER TABLE orders RENAME COLUMN title TO name', 'gives the column title another name'],
    ['ALTER TABLE orders RENAME TO works', 'gives the table orders another name'],
    ['ALTER TABLE orders ALTER title TYPE varchar(20)', 'gives orders.title another type'],
    ['ALTER TABLE orders ALTER COLUMN cell_id SET NOT NULL', 'lets orders.cell_id be empty no more'],
    ['ALTER TABLE orders ADD COLUMN note text NOT NULL', 'adds orders.note as NOT NULL without a default'],
    ['ALTER TABLE orders ALTER status DROP DEFAULT', 'drops the default of orders.status'],
    ['ALTER TABLE orders ADD COLUMN u uuid DEFAULT gen_random_uuid()', 'the whole table is written anew'],
    ['ALTER TABLE orders ADD COLUMN n serial', 'the whole table is written anew'],
    ['ALTER TABLE orders ADD CONSTRAINT c CHECK (status > 0)', 'adds the constraint c to orders'],
    ['ALTER TABLE orders ADD UNIQUE (tenant_id, title)', 'adds the constraint  to orders'],
    ['ALTER TABLE orders DROP CONSTRAINT orders_pk', 'drops the constraint orders_pk of orders'],
    ['CREATE UNIQUE INDEX IF NOT EXISTS u ON orders (tenant_id, title)', 'makes the index u unique'],
    ['CREATE INDEX i ON orders (title)', 'without IF NOT EXISTS'],
    ['ALTER TABLE orders ENABLE ROW LEVEL SECURITY', 'changes orders (AT_EnableRowSecurity)'],
    ['ALTER TABLE orders SET SCHEMA archive', 'AlterObjectSchemaStmt'],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE orders'; END $$", 'DoStmt'],
    ['DELETE FROM orders', 'deletes rows of orders'],
    ['TRUNCATE orders', 'empties orders'],
    ['REVOKE ALL ON orders FROM svcdesk', 'GrantStmt'],
  ])('may not take away what that release uses: %s', async (text, words) => {
    const [first, ...others] = await faults(text);
    expect(first).toMatch(/^migration 0025_next .*Servers of the release before would fail/);
    expect(first).toContain(words);
    expect(others).toEqual([]);
  });

  it('may take away what the release that it names uses no more', async () => {
    const drop = 'ALTER TABLE orders DROP COLUMN title';
    expect(
      await faults(`SELECT 1;--> statement-breakpoint\n-- contract: unused since 0.1.0\n${drop}`),
    ).toEqual([]);
    expect(
      await faults(`-- contract: unused since 0.1.0\nSELECT 1;--> statement-breakpoint\n${drop}`),
    ).toHaveLength(1);
    expect(await faults(`-- contract: unused since 0.2.0\n${drop}`)).toEqual([
      'migration 0025_next says that something is unused since 0.2.0, which is not released (platform/releases.json): servers that use it may still run',
    ]);
  });
});
