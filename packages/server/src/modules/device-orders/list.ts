import type { CheckedRequestOf, DataOf, deviceOrders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { branchOf, byId, byNumbers, eachNumber } from '../../engine/list/parts.ts';
import { reachOf, workList } from '../../engine/list/work-list.ts';
import { describedWorkText } from '../../engine/searched-work.ts';
import { deviceOrderKeys, keysOf } from '../../platform/db/schema/list-keys.ts';
import { presentedDevice } from './present.ts';
import { deviceTable } from './row.ts';

const list = workList({
  name: 'device_orders.list',
  table: 'device_orders',
  mine: ['manager_id', 'engineer_id', 'checker_id'],
  seen: ['created_by_id'],
  text: describedWorkText,
  grams: true,
  keys: keysOf(deviceOrderKeys, 'r.'),
  filters: { status: byNumbers('status', 'status'), cellId: byId('cell_id', 'cellId') },
  indexed: { cellId: branchOf('cell_id', 'cellId'), status: eachNumber('status', 'status') },
});

/** A page of the device orders that somebody sees. */
export async function devicePage(
  { status, scope, cellId, ...asked }: CheckedRequestOf<typeof deviceOrders.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof deviceOrders.page>> {
  const { db, tenantId, actor } = context;
  const { ids, rest } = await list(db, tenantId, reachOf(actor, scope === 'mine'), asked, { status, cellId });
  const rows = await deviceTable.byIds(db, tenantId, ids);
  return { list: rows.map((row) => presentedDevice(row, context)), ...rest };
}
