import { expect, it } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { emptyDatabase } from '../../testing/index.ts';
import { importer } from './importer.fixture.ts';

const db = await emptyDatabase();
let sent = 0;
/** The same database, which counts what an import sends to it. */
const counted: Database = {
  ...db,
  transaction: (work) =>
    db.transaction((tx) => {
      const run: typeof tx.connection.run = (command) => {
        sent += 1;
        return tx.connection.run(command);
      };
      return work({ ...tx, connection: { run } });
    }),
};
const { problems, founded } = importer(counted, 'tmany');
await founded;
const many = <T>(make: (each: number) => T): T[] => Array.from({ length: 300 }, (_, index) => make(index));
const above = {
  groups: [{ code: 'g', name: 'All', default: 'yes' }],
  customers: many((n) => ({ code: `k${n % 100}-${n}`, name: `Customer ${n}` })),
  classes: [{ code: 'till', zh: '收银机', en: 'Till' }],
};
const cells = many((n) => ({ code: `s${n}`, customer: `k${n % 100}-${n}`, name: `Site ${n}` }));
const users = many((n) => ({
  account: `many-${n}`,
  name: `Lin ${n}`,
  phone: `1390001${String(n).padStart(4, '0')}`,
  ...(n % 2 ? { type: 'client', customer: `k${n % 100}-${n}`, cells: `s${n}` } : { roles: 'engineer' }),
}));
const assets = many((n) => ({ code: `a${n}`, name: `Till ${n}`, class: 'till', cell: `s${n}` }));
const renamed = <T extends { name: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, name: `${row.name} again` }));

it.each<[string, Record<string, readonly object[]>]>([
  ['what is above them', above],
  ['sites', { cells }],
  ['people', { users }],
  ['assets', { assets }],
  ['the same sites, people and assets', { cells, users, assets }],
  ['sites and assets of other names', { cells: renamed(cells), assets: renamed(assets) }],
])('of many rows there are few statements: %s', async (_, given) => {
  sent = 0;
  expect(await problems(given)).toEqual([]);
  expect(sent).toBeLessThan(100);
});

it('a row among many that the database refuses is told by its place', async () => {
  const customers = many((n) => ({ code: `other-${n}`, name: n === 200 ? 'Customer 7' : `Other ${n}` }));
  expect(await problems({ customers })).toEqual([
    'customers, row 201: does not fit what is there (customers_name)',
  ]);
});

it('a phone that two people of a list have is refused to the second', async () => {
  const [first, second] = ['many-x', 'many-y'].map((account) => ({
    account,
    name: 'Xu',
    phone: '13900099999',
    roles: 'engineer',
  }));
  expect(await problems({ users: [first ?? {}, second ?? {}] })).toEqual([
    'users, row 2, phone: belongs to another account',
  ]);
});
