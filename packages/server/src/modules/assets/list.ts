import type { assets, CheckedRequestOf } from '@svcdesk/core/contract';
import { byIds, everything } from '../../engine/list/access-path.ts';
import { byId, byNumbers } from '../../engine/list/filters.ts';
import { defineList } from '../../engine/list/list.ts';
import type { Filter } from '../../engine/list/query.ts';
import { array, raw, sql } from '../../engine/list/sql.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { assetKeys, keysOf } from '../../platform/db/schema/columns.ts';
import { type AssetRow, assetColumns, searchedText } from './asset-row.ts';
import type { ClassBook } from './classes.ts';

const ofClasses: Filter<readonly string[]> = {
  where: (ids) => sql`r.class_id = ANY(${array(ids, 'uuid')})`,
  keys: (ids) => ids,
  path: (ids) => byIds('class_id', ids),
};

interface Asked {
  readonly cellId?: string | undefined;
  /** A class with those below it. */
  readonly classIds?: readonly string[] | undefined;
  readonly flag?: readonly number[] | undefined;
  readonly keyword?: string | undefined;
}

/** Assets of the tenant by name. */
const list = defineList<{ readonly tenantId: string }, Asked, AssetRow>({
  name: 'assets',
  table: 'assets',
  keys: { sql: keysOf(assetKeys, 'r.'), type: 'text' },
  accessPaths: () => [everything],
  filters: { cellId: byId('cell_id', true), classIds: ofClasses, flag: byNumbers('flag') },
  sorts: { name: [{ column: 'name', type: 'text', direction: 'ASC' }] },
  search: { text: searchedText, hasNgrams: true },
  select: () => ({
    as: 'a',
    columns: raw(assetColumns),
    joins: raw('JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id'),
  }),
});

/** A page of the assets of the tenant, by name. */
export const listAssets = (
  on: Queryable,
  tenantId: string,
  classes: ClassBook,
  { classId, flag, ...asked }: CheckedRequestOf<typeof assets.page>,
) =>
  list.page(
    on,
    { tenantId },
    {
      ...asked,
      classIds: classId === undefined ? undefined : classes.below(classId),
      flag: flag === undefined ? undefined : [flag],
    },
  );

/** Assets of the tenant in which a keyword stands somewhere, by name, as far as the limit goes. */
export const assetsWith = async (on: Queryable, tenantId: string, keyword: string, limit: number) =>
  (await list.first(on, { tenantId }, { keyword }, limit)).rows;
