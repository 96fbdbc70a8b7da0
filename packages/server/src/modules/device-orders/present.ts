import { deviceOrders as contract, type DataOf } from '@svcdesk/core/contract';
import { availableActions, deviceKind, deviceStatus } from '@svcdesk/core/rules';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { fieldsFor } from '../../engine/given.ts';
import { historyOf } from '../../engine/history.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type DeviceOrder, type FoundDevice, stateOf } from './row.ts';

type DeviceSummary = DataOf<typeof contract.page>['list'][number];

const over: readonly number[] = [deviceStatus.closed, deviceStatus.void];

/** A device order as lists show it. */
export function presentedDevice(row: FoundDevice, { actor, now }: PersonContext): DeviceSummary {
  const at = now().getTime();
  return {
    ...fieldsFor(contract.deviceSummary(), row),
    unchecked: row.unchecked || undefined,
    overdue: row.dueAt !== null && Date.parse(row.dueAt) < at && !over.includes(row.status),
    can: [...availableActions(deviceKind, stateOf(row), actor, at).can],
  };
}

const assetsOf = statement<
  DeviceOrder['assets'][number],
  [tenantId: string, orderId: string, locale: string]
>(
  'device_orders.assets',
  `SELECT a.id AS "ciId", a.name, a.code, CASE WHEN $3 = 'en' THEN k.en ELSE k.zh END AS "className"
   FROM device_order_assets d
   JOIN assets a ON a.tenant_id = d.tenant_id AND a.id = d.asset_id
   JOIN asset_classes k ON k.tenant_id = a.tenant_id AND k.id = a.class_id
   WHERE d.tenant_id = $1 AND d.order_id = $2 ORDER BY a.name, a.id`,
);

/** All of a device order that the reader was found to see. */
export async function detailOfDevice(
  on: Queryable,
  context: PersonContext,
  row: FoundDevice,
): Promise<DeviceOrder> {
  const { tenantId, locale, actor, now } = context;
  const read = await attachmentReader(on, tenantId, [row.attachments, row.resultFiles]);
  return {
    ...presentedDevice(row, context),
    content: row.content,
    creatorName: row.creatorName,
    attachments: read(row.attachments),
    assets: await assetsOf.all(on, tenantId, row.id, locale),
    result: row.result ?? undefined,
    resultFiles: read(row.resultFiles),
    records: await historyOf(on, context, row.id),
    refused: [...availableActions(deviceKind, stateOf(row), actor, now().getTime()).refused],
  };
}
