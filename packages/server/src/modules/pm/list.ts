import type { CheckedRequestOf, DataOf, pmOrders } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import type { StaffReadContext } from '../../engine/context.ts';
import { byId, byNumbers, byRange } from '../../engine/list/filters.ts';
import { defineList, idsOf } from '../../engine/list/list.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { searchedWorkText } from '../../engine/ngrams.ts';
import { keysOf, pmOrderKeys } from '../../platform/db/schema/columns.ts';
import { isOpenPm, pmTable, presentedPm } from './order-row.ts';

type Page = typeof pmOrders.page;
type Asked = Pick<
  CheckedRequestOf<Page>,
  'status' | 'scope' | 'cellId' | 'planId' | 'from' | 'to' | 'sort' | 'keyword'
>;

/** The preventive-maintenance orders that a reader sees. */
export const pmList = defineList<StaffReadContext, Asked, object, DataOf<Page>['list'][number]>({
  name: 'pm_orders',
  table: 'pm_orders',
  keys: { sql: keysOf(pmOrderKeys, 'r.'), type: 'text' },
  accessPaths({ actor }, { scope }) {
    const seesAll = scopesOf(actor, 'pm.plan').includes('tenant');
    return staffPaths(actor, { own: ['engineer_id'], seen: [] }, { isMine: scope === 'mine', seesAll });
  },
  filters: {
    cellId: byId('cell_id', true),
    status: byNumbers('status', true),
    planId: byId('plan_id'),
    from: byRange('due_on', '>=', 'date'),
    to: byRange('due_on', '<=', 'date'),
  },
  sorts: {
    due: [{ column: 'due_on', type: 'date', direction: 'ASC' }],
    newest: [{ column: 'due_on', type: 'date', direction: 'DESC' }],
  },
  sortOf({ sort, status = [] }) {
    const isOpenOnly = status.length > 0 && status.every(isOpenPm);
    return sort ?? (isOpenOnly ? 'due' : 'newest');
  },
  search: { text: searchedWorkText, hasNgrams: true },
  present: async (rows, context, on) =>
    (await pmTable.byIds(on, context.tenantId, idsOf(rows))).map((row) => presentedPm(row, context)),
});
