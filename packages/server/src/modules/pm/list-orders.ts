import type { CheckedRequestOf, DataOf, pmOrders } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { branchOf, byId, byNumbers, eachNumber } from '../../engine/list/parts.ts';
import { reachOf, workList } from '../../engine/list/work-list.ts';
import { searchedWorkText } from '../../engine/searched-work.ts';
import { keysOf, pmOrderKeys } from '../../platform/db/schema/list-keys.ts';
import { pmTable } from './order-row.ts';
import { isOpenPm, presentedPm } from './present-order.ts';

const parts = {
  table: 'pm_orders',
  mine: ['engineer_id'],
  seen: [],
  text: searchedWorkText,
  grams: true,
  keys: keysOf(pmOrderKeys, 'r.'),
  ranges: { from: 'r.due_on >= {from}::date', to: 'r.due_on <= {to}::date' },
  filters: {
    status: byNumbers('status', 'status'),
    cellId: byId('cell_id', 'cellId'),
    planId: byId('plan_id', 'planId'),
  },
  indexed: { cellId: branchOf('cell_id', 'cellId'), status: eachNumber('status', 'status') },
} as const;

const lists = {
  due: workList({
    ...parts,
    name: 'pm_orders.due',
    key: { column: 'due_on', type: 'date', direction: 'ASC' },
  }),
  newest: workList({
    ...parts,
    name: 'pm_orders.newest',
    key: { column: 'due_on', type: 'date', direction: 'DESC' },
  }),
};

/** A page of the preventive-maintenance orders that somebody sees. */
export async function pmPage(
  request: CheckedRequestOf<typeof pmOrders.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof pmOrders.page>> {
  const { status = [], scope, cellId, planId, from, to, sort, ...asked } = request;
  const { db, tenantId, actor } = context;
  const onlyOpen = status.length > 0 && status.every(isOpenPm);
  const list = lists[sort ?? (onlyOpen ? 'due' : 'newest')];
  const reach = reachOf(actor, scope === 'mine', scopesOf(actor, 'pm.plan').includes('tenant'));
  const { ids, rest } = await list(db, tenantId, reach, asked, { status, cellId, planId, from, to });
  const rows = await pmTable.byIds(db, tenantId, ids);
  return { list: rows.map((row) => presentedPm(row, context)), ...rest };
}
