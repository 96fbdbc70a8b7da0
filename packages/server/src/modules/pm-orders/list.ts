import type { CheckedRequestOf, DataOf, pmOrders } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { armList, reachOf } from '../work/arm-list.ts';
import type { ReadContext } from '../work/context.ts';
import { pmTable } from './row.ts';
import { isOpenPm, shownPm } from './show.ts';

const parts = {
  table: 'pm_orders',
  mine: ['engineer_id'],
  seen: [],
  where: `({status}::int[] IS NULL OR o.status = ANY({status}::int[]))
    AND ({cellId}::uuid IS NULL OR o.cell_id = {cellId}::uuid)
    AND ({planId}::uuid IS NULL OR o.plan_id = {planId}::uuid)
    AND ({from}::date IS NULL OR o.due_on >= {from}::date)
    AND ({to}::date IS NULL OR o.due_on <= {to}::date)
    AND ({keyword}::text IS NULL OR strpos(lower(o.title), lower({keyword}::text)) > 0
      OR strpos(lower(o.order_no), lower({keyword}::text)) > 0)`,
} as const;

const lists = {
  due: armList({
    ...parts,
    name: 'pm_orders.due',
    key: { column: 'due_on', type: 'date', newest: false },
  }),
  newest: armList({
    ...parts,
    name: 'pm_orders.newest',
    key: { column: 'due_on', type: 'date', newest: true },
  }),
};

/** A page of the preventive-maintenance orders that somebody sees. */
export async function pmPage(
  request: CheckedRequestOf<typeof pmOrders.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof pmOrders.page>> {
  const { status = [], scope, keyword, cellId, planId, from, to, sort, ...paging } = request;
  const { db, tenantId, actor } = context;
  const onlyOpen = status.length > 0 && status.every(isOpenPm);
  const list = lists[sort ?? (onlyOpen ? 'due' : 'newest')];
  const filters = {
    status: status.length > 0 ? status : null,
    keyword: keyword || null,
    cellId,
    planId,
    from,
    to,
  };
  const reach = reachOf(actor, scope === 'mine', scopesOf(actor, 'pm.plan').includes('tenant'));
  const { ids, rest } = await list(db, tenantId, reach, paging, filters);
  const rows = await pmTable.byIds(db, tenantId, ids);
  return { list: rows.map((row) => shownPm(row, context)), ...rest };
}
