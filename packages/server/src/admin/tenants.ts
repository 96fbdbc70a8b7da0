import { type Queryable, statement } from '../platform/db/index.ts';
import { AdminRefused } from './read-args.ts';

const all = statement<{ id: string }>('admin.tenants', 'SELECT id FROM tenants ORDER BY id');

/** The tenant of this id, or all of them when none is named. */
export async function tenantsNamed(on: Queryable, named: string | undefined): Promise<string[]> {
  const known = (await all.all(on)).map(({ id }) => id);
  if (known.length === 0) throw new AdminRefused('There is no tenant yet; import one, or start the demo.');
  if (named === undefined) return known;
  if (known.includes(named)) return [named];
  throw new AdminRefused(`There is no tenant "${named}"; there are ${known.join(', ')}.`);
}
