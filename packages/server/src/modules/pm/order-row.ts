import type { pmOrders as contract, DataOf } from '@svcdesk/core/contract';
import type { PmAnswer, PmOrderState } from '@svcdesk/core/rules';
import { pmStatus } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { workTable } from '../../engine/action/work-table.ts';
import { given } from '../../engine/given.ts';
import { ngramsOfWork } from '../../engine/searched-work.ts';
import { statusIs, statusOf } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { pmOrderItems, pmOrders } from '../../platform/db/schema/pm-orders.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** A preventive-maintenance order as it is stored. */
export type PmRow = Omit<typeof pmOrders.$inferSelect, 'grams'>;

/** The same as it was found. */
export interface FoundPm extends PmRow {
  readonly groupName: string;
  readonly engineerName: string | null;
  readonly planName: string;
}

/** All of a preventive-maintenance order, as it travels. */
export type PmOrder = DataOf<typeof contract.detail>;

/** An item of an order's check list with its answer. */
export interface ItemRow extends Readonly<typeof pmOrderItems.$inferSelect> {
  readonly assetName: string | null;
  readonly answeredByName: string | null;
  readonly faultOrderNo: string | null;
}

export const pmTable = workTable<PmRow, Omit<FoundPm, keyof PmRow>>(pmOrders, {
  ngrams: ngramsOfWork,
  accounts: { engineerName: 'engineer_id' },
  columns: 'p.name AS "planName"',
  joins: 'JOIN pm_plans p ON p.tenant_id = o.tenant_id AND p.id = o.plan_id',
});

/** The check list of an order. */
export const { all: itemsOf } = statement<ItemRow, [tenantId: string, orderId: string]>(
  'pm_orders.items',
  `SELECT ${selectList('i', Object.keys(getTableColumns(pmOrderItems)))}, a.name AS "assetName", b.name AS "answeredByName",
     f.order_no AS "faultOrderNo"
   FROM pm_order_items i
   LEFT JOIN assets a ON a.tenant_id = i.tenant_id AND a.id = i.asset_id
   LEFT JOIN accounts b ON b.tenant_id = i.tenant_id AND b.id = i.answered_by_id
   LEFT JOIN orders f ON f.tenant_id = i.tenant_id AND f.id = i.fault_order_id
   WHERE i.tenant_id = $1 AND i.order_id = $2 ORDER BY i.sort, i.id`,
);

/** Its answer, if it has one. */
function ruledAnswer({ id: itemId, result, value, photos, remark }: ItemRow): PmAnswer[] {
  return result ? [{ itemId, result, photos, ...given({ value, remark }) }] : [];
}

/** What the rules need to know of the check list. */
export const listedOf = (list: readonly ItemRow[]): Pick<PmOrderState, 'items' | 'answers'> => ({
  items: list.map(given),
  answers: list.flatMap(ruledAnswer),
});

/** What the rules need to know of the order. */
export const stateOf = (row: FoundPm): PmOrderState => given(row);

/** Statuses and what is still to be worked on, in SQL. */
export const pmIs = statusIs(pmStatus);
export const pmOpen = (of: string): string => `${statusOf(of)} <= ${pmStatus.inProgress}`;
