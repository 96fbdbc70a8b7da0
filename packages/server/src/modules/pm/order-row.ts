import { pmOrders as contract, type DataOf } from '@svcdesk/core/contract';
import { availableActions, type PmAnswer, type PmOrderState, pmKind, pmStatus } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { workTable } from '../../engine/action/work-table.ts';
import type { PersonContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { historyOf } from '../../engine/history.ts';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import { fieldsFor, omitNulls } from '../../engine/omit-nulls.ts';
import { statusIs, statusOf } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { pmOrderItems, pmOrders } from '../../platform/db/schema/pm.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** A preventive-maintenance order as it is stored. */
export type PmRow = Omit<typeof pmOrders.$inferSelect, 'grams'>;

/** The same as it was found. */
export interface FoundPm extends PmRow {
  readonly groupName: string;
  readonly engineerName: string | null;
  readonly planName: string;
}

/** All of a preventive-maintenance order, as it is sent. */
type PmOrder = DataOf<typeof contract.detail>;

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
  return result ? [{ itemId, result, photos, ...omitNulls({ value, remark }) }] : [];
}

/** What the rules need to know of the check list. */
export const listedOf = (list: readonly ItemRow[]): Pick<PmOrderState, 'items' | 'answers'> => ({
  items: list.map(omitNulls),
  answers: list.flatMap(ruledAnswer),
});

/** What the rules need to know of the order. */
export const stateOf = (row: FoundPm): PmOrderState => omitNulls(row);

/** Statuses and what is still to be worked on, in SQL. */
export const pmIs = statusIs(pmStatus);
export const pmOpen = (of: string): string => `${statusOf(of)} <= ${pmStatus.inProgress}`;

type PmSummary = DataOf<typeof contract.page>['list'][number];

/** Whether it is open still. */
export const isOpenPm = (status: number): boolean => status <= pmStatus.inProgress;
export const openPmStatuses: number[] = Object.values(pmStatus).filter(isOpenPm);

/** A preventive-maintenance order as lists show it. */
export function presentedPm(row: FoundPm, { actor, now, timeZone }: PersonContext): PmSummary {
  const at = now();
  return {
    ...fieldsFor(contract.pmSummary(), row),
    overdue: isOpenPm(row.status) && row.dueOn < dateIn(timeZone, at),
    can: [...availableActions(pmKind, stateOf(row), actor, at.getTime()).can],
  };
}

/** An abnormal item without an order of its own yet. */
export const offersOrder = ({ result, faultOrderId }: ItemRow): boolean =>
  result === 'abnormal' && faultOrderId === null;

/** An item with its answer, if it has one. */
function presentedItem(row: ItemRow, photos: ShownAttachment[]): PmOrder['items'][number] {
  const { id, name, kind, min, max, unit, required, assetId, assetName, result, value, remark } = row;
  const { answeredByName, answeredAt, faultOrderId, faultOrderNo } = row;
  const said = { value, remark, byName: answeredByName, orderId: faultOrderId, orderNo: faultOrderNo };
  return {
    ...omitNulls({ id, name, kind, min, max, unit, required, ciId: assetId, assetName }),
    options: row.options ? [...row.options] : undefined,
    photoRequired: row.photoRequired || undefined,
    offersOrder: offersOrder(row),
    answer: result ? { result, photos, at: answeredAt ?? '', ...omitNulls(said) } : undefined,
  };
}

const mergedDays = statement<{ occurrenceOn: string }, [tenantId: string, orderId: string]>(
  'pm_orders.merged',
  `SELECT occurrence_on AS "occurrenceOn" FROM pm_occurrences
   WHERE tenant_id = $1 AND order_id = $2 AND outcome = 'merged' ORDER BY occurrence_on`,
);

/** All of a preventive-maintenance order that the reader was found to see. */
export async function detailOfPm(on: Queryable, context: PersonContext, row: FoundPm): Promise<PmOrder> {
  const { tenantId, actor, now } = context;
  const list = await itemsOf(on, tenantId, row.id);
  const texts = list.map(({ photos }) => photos);
  const read = await attachmentReader(on, tenantId, texts);
  return {
    ...presentedPm(row, context),
    merged: (await mergedDays.all(on, tenantId, row.id)).map(({ occurrenceOn }) => occurrenceOn),
    items: list.map((item) => presentedItem(item, read(item.photos))),
    records: await historyOf(on, context, row.id),
    refused: [...availableActions(pmKind, stateOf(row), actor, now().getTime()).refused],
  };
}
