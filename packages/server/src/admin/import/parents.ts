import { getTableName } from 'drizzle-orm';
import type { assetClasses, catalogs, orderTypes, skills } from '../../platform/db/schema/index.ts';
import type { ImportContext } from './import-kind.ts';
import { RowProblem } from './problem.ts';

/** Finds what lies above something in its tree; nothing at the top. */
type ParentOf = (id: string) => Promise<string | null | undefined> | string | null | undefined;

/** What lies above a node of a table, as it is stored. */
export function parentIn(
  { tx, tenantId }: ImportContext,
  table: typeof catalogs | typeof orderTypes | typeof skills | typeof assetClasses,
): ParentOf {
  const text = `SELECT parent_id FROM ${getTableName(table)} WHERE tenant_id = $1 AND id = $2`;
  return async (id) =>
    (await tx.connection.run({ text, values: [tenantId, id] })).rows[0]?.[0] as string | null | undefined;
}

/** Refuses a parent that is the row itself or lies below it: whoever walks such a tree never comes to an end. */
export async function refuseLoop(
  id: string,
  parent: string | null | undefined,
  parentOf: ParentOf,
): Promise<void> {
  const passed = new Set<string>();
  for (let above = parent; above && !passed.has(above); above = await parentOf(above)) {
    if (above === id) throw new RowProblem('parent', 'is the row itself or lies below it');
    passed.add(above);
  }
}
