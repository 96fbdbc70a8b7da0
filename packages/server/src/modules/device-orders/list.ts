import type { CheckedRequestOf, DataOf, deviceOrders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/order';
import { armList, reachOf } from '../work/arm-list.ts';
import type { ReadContext } from '../work/context.ts';
import { deviceTable } from './row.ts';
import { shownDevice } from './show.ts';

const list = armList({
  name: 'device_orders.list',
  table: 'device_orders',
  key: { column: 'created_at', type: 'timestamptz', newest: true },
  mine: ['manager_id', 'engineer_id', 'checker_id'],
  seen: ['created_by_id'],
  where: `({status}::int[] IS NULL OR o.status = ANY({status}::int[]))
    AND ({cellId}::uuid IS NULL OR o.cell_id = {cellId}::uuid)
    AND ({keyword}::text IS NULL OR strpos(lower(o.title), lower({keyword}::text)) > 0
      OR strpos(lower(o.order_no), lower({keyword}::text)) > 0)`,
});

/** A page of the device orders that somebody sees. */
export async function devicePage(
  { status, scope, keyword, cellId, ...paging }: CheckedRequestOf<typeof deviceOrders.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof deviceOrders.page>> {
  const { db, tenantId, actor } = context;
  const filters = { status: status?.length ? status : null, cellId, keyword: keyword || null };
  const { ids, rest } = await list(db, tenantId, reachOf(actor, scope === 'mine'), paging, filters);
  const rows = await deviceTable.byIds(db, tenantId, ids);
  return { list: rows.map((row) => shownDevice(row, context)), ...rest };
}
