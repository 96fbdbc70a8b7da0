import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, pmOrders } from '@svcdesk/core/contract';
import { pmKind, pmStatus, possible } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { given } from '../../engine/given.ts';
import { historyOf } from '../../engine/history.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type FoundPm, type ItemRow, itemsOf, type PmOrder, pmTable, stateOf } from './order-row.ts';

type PmSummary = DataOf<typeof pmOrders.page>['list'][number];

/** Whether it is open still. */
export const isOpenPm = (status: number): boolean => status <= pmStatus.inProgress;

/** A preventive-maintenance order as lists show it. */
export function presentedPm(row: FoundPm, { actor, now, timeZone: zone }: PersonContext): PmSummary {
  const at = now().getTime();
  const today = dateOfDay(timeZone(zone).dayOf(at));
  const { engineerId, engineerName, planStart, planEnd, startedAt, finishedAt, skipReason } = row;
  return {
    id: row.id,
    orderNo: row.orderNo,
    title: row.title,
    status: row.status,
    planId: row.planId,
    planName: row.planName,
    cellId: row.cellId,
    cellName: row.cellName,
    customerName: row.customerName,
    groupId: row.groupId,
    groupName: row.groupName,
    ...given({ engineerId, engineerName }),
    occurrenceOn: row.occurrenceOn,
    dueOn: row.dueOn,
    overdue: isOpenPm(row.status) && row.dueOn < today,
    minutes: row.minutes,
    ...given({ planStart, planEnd, startedAt, finishedAt, skipReason }),
    itemCount: row.itemCount,
    answeredCount: row.answeredCount,
    abnormalCount: row.abnormalCount,
    createdAt: row.createdAt,
    version: row.version,
    can: [...possible(pmKind, stateOf(row), actor, at).can],
  };
}

function answerOf(
  row: ItemRow,
  photos: NonNullable<PmOrder['items'][number]['answer']>['photos'],
): PmOrder['items'][number]['answer'] {
  const { result, value, remark, answeredByName, faultOrderId, faultOrderNo } = row;
  if (!result) return undefined;
  return {
    result,
    photos,
    at: row.answeredAt ?? '',
    ...given({ value, remark, byName: answeredByName, orderId: faultOrderId, orderNo: faultOrderNo }),
  };
}

/** Something abnormal that nobody made an order of yet. */
export const offersOrder = ({ result, faultOrderId }: ItemRow): boolean =>
  result === 'abnormal' && faultOrderId === null;

async function presentedItems(
  on: Queryable,
  tenantId: string,
  list: readonly ItemRow[],
): Promise<PmOrder['items']> {
  const read = await attachmentReader(
    on,
    tenantId,
    list.map(({ photos }) => photos),
  );
  return list.map((row) => {
    const { min, max, unit, assetId, assetName } = row;
    const answer = answerOf(row, read(row.photos));
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      ...given({ min, max, unit, ciId: assetId, assetName }),
      options: row.options ? [...row.options] : undefined,
      required: row.required,
      photoRequired: row.photoRequired ? true : undefined,
      offersOrder: offersOrder(row),
      answer: answer || undefined,
    };
  });
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
  return {
    ...presentedPm(row, context),
    merged: (await mergedDays.all(on, tenantId, row.id)).map(({ occurrenceOn }) => occurrenceOn),
    items: await presentedItems(on, tenantId, list),
    records: await historyOf(on, context, row.id),
    refused: [...possible(pmKind, stateOf(row), actor, now().getTime()).refused],
  };
}

/** How an order stands after what one did, even when it is out of one's sight now. */
export async function pmById(
  context: PersonContext & { readonly tx: Queryable },
  id: string,
): Promise<PmOrder> {
  const row = await pmTable.find(context.tx, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return detailOfPm(context.tx, context, row);
}
