import { pmOrders as contract, type DataOf } from '@svcdesk/core/contract';
import { availableActions, pmKind, pmStatus } from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { attachmentReader, type ShownAttachment } from '../../engine/files/attachments.ts';
import { fieldsFor, given } from '../../engine/given.ts';
import { historyOf } from '../../engine/history.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type FoundPm, type ItemRow, itemsOf, type PmOrder, stateOf } from './order-row.ts';

type PmSummary = DataOf<typeof contract.page>['list'][number];

/** Whether it is open still. */
export const isOpenPm = (status: number): boolean => status <= pmStatus.inProgress;

/** A preventive-maintenance order as lists show it. */
export function presentedPm(row: FoundPm, { actor, now, timeZone }: PersonContext): PmSummary {
  const at = now();
  return {
    ...fieldsFor(contract.pmSummary(), row),
    overdue: isOpenPm(row.status) && row.dueOn < dateIn(timeZone, at),
    can: [...availableActions(pmKind, stateOf(row), actor, at.getTime()).can],
  };
}

/** Something abnormal that nobody made an order of yet. */
export const offersOrder = ({ result, faultOrderId }: ItemRow): boolean =>
  result === 'abnormal' && faultOrderId === null;

/** An item with its answer, if it has one. */
function presentedItem(row: ItemRow, photos: ShownAttachment[]): PmOrder['items'][number] {
  const { id, name, kind, min, max, unit, required, assetId, assetName, result, value, remark } = row;
  const { answeredByName, answeredAt, faultOrderId, faultOrderNo } = row;
  const said = { value, remark, byName: answeredByName, orderId: faultOrderId, orderNo: faultOrderNo };
  return {
    ...given({ id, name, kind, min, max, unit, required, ciId: assetId, assetName }),
    options: row.options ? [...row.options] : undefined,
    photoRequired: row.photoRequired || undefined,
    offersOrder: offersOrder(row),
    answer: result ? { result, photos, at: answeredAt ?? '', ...given(said) } : undefined,
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
