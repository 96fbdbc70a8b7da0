import type { assets, CheckedRequestOf } from '@svcdesk/core/contract';
import { pagedList } from '../../engine/list/paged-list.ts';
import { type Branches, branchOf, byId, byNumbers, type Filter } from '../../engine/list/parts.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { assetKeys, keysOf } from '../../platform/db/schema/list-keys.ts';
import { type AssetRow, assetColumns } from './asset-row.ts';
import type { ClassBook } from './classes.ts';
import { searchedText } from './searched.ts';

const filters = {
  cellId: byId('cell_id', 'cellId'),
  classIds: {
    where: 'r.class_id = ANY({classIds}::uuid[])',
    keys: '&& {classIds}::uuid[]::text[]',
  },
  flag: byNumbers('flag', 'flag'),
} as const satisfies Record<string, Filter>;

/** Assets by name, by way of an index that answers one of the filters, or of all. */
function listBy(way: 'cellId' | 'classIds' | 'all', branches: Branches) {
  const { [way as 'cellId']: answered, ...others } = filters;
  return pagedList<AssetRow>({
    name: `assets.${way}`,
    sources: [
      {
        table: 'assets',
        branches: [branches],
        reached: answered?.where ?? 'true',
        text: searchedText,
        grams: true,
        keys: keysOf(assetKeys, 'r.'),
      },
    ],
    key: { column: 'name', type: 'text', direction: 'ASC' },
    filters: others,
    shown: {
      columns: assetColumns,
      joins: `JOIN assets a ON a.tenant_id = {tenantId} AND a.id = top.id
        JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id`,
    },
  });
}

const lists = {
  cellId: listBy('cellId', branchOf('cell_id', 'cellId')),
  classIds: listBy('classIds', { from: 'unnest({classIds}::uuid[]) k(v)', where: 'r.class_id = k.v' }),
  all: listBy('all', { from: '(SELECT 1) a', where: 'true' }),
};

/** Assets of the tenant by name. */
export async function listAssets(
  on: Queryable,
  tenantId: string,
  classes: ClassBook,
  { cellId, classId, flag, ...asked }: CheckedRequestOf<typeof assets.page>,
) {
  const classIds = classId === undefined ? undefined : classes.below(classId);
  const way = cellId ? 'cellId' : classIds ? 'classIds' : 'all';
  const flags = flag === undefined ? undefined : [flag];
  const { rows, rest } = await lists[way].read(on, asked, { tenantId, cellId, classIds, flag: flags });
  return { rows, ...rest };
}

/** Assets of the tenant in which a keyword stands somewhere, by name, as far as the page goes. */
export async function assetsWith(on: Queryable, tenantId: string, keyword: string, size: number) {
  return (await lists.all.read(on, { keyword, page: 1, size }, { tenantId })).rows;
}
