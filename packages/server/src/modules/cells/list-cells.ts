import { type Asked, pagedList } from '../../engine/list/paged-list.ts';
import { type Asker, type CellRow, cellColumns } from '../../engine/visible-cell.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { searchedText } from './searched.ts';

const inUse = 'r.retired_at IS NULL';

const cells = pagedList<CellRow>({
  name: 'cells',
  sources: [
    {
      table: 'cells',
      branches: [
        { from: '(SELECT WHERE {all}::bool) a', where: inUse },
        { from: 'unnest({customerIds}::uuid[]) a(v)', where: `r.customer_id = a.v AND ${inUse}` },
        { from: 'unnest({cellIds}::uuid[]) a(v)', where: `r.id = a.v AND ${inUse}` },
      ],
      reached: `${inUse} AND ({all}::bool OR r.customer_id = ANY({customerIds}::uuid[])
        OR r.id = ANY({cellIds}::uuid[]))`,
      text: searchedText,
      grams: true,
    },
  ],
  key: { column: 'name', type: 'text', direction: 'ASC' },
  shown: {
    columns: cellColumns,
    joins: `JOIN cells c ON c.tenant_id = {tenantId} AND c.id = top.id
      JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id`,
  },
});

/** Sites in use that the asker may see, by name. */
export async function listCells(on: Queryable, { tenantId, actor }: Asker, asked: Asked) {
  const ofClient = actor.kind === 'client' ? actor : undefined;
  const isWhole = ofClient?.cellScope === 'customer';
  const { rows, rest } = await cells.read(on, asked, {
    tenantId,
    all: !ofClient,
    customerIds: ofClient && isWhole ? [ofClient.customerId] : [],
    cellIds: ofClient && !isWhole ? ofClient.cellIds : [],
  });
  return { rows, ...rest };
}
