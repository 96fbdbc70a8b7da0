import { deviceOrders as contract, type DataOf } from '@svcdesk/core/contract';
import { availableActions, type DeviceOrderState, deviceKind, deviceStatus } from '@svcdesk/core/rules';
import { workTable } from '../../engine/action/work-table.ts';
import type { PersonContext } from '../../engine/context.ts';
import { attachmentReader } from '../../engine/files/attachments.ts';
import { historyOf } from '../../engine/history.ts';
import { clockStands } from '../../engine/hold.ts';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import { fieldsFor, omitNulls } from '../../engine/omit-nulls.ts';
import { statusIs } from '../../engine/statuses.ts';
import { accountActive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { deviceOrders } from '../../platform/db/schema/device-orders.ts';

/** A device order as it is stored. */
export type DeviceRow = Omit<typeof deviceOrders.$inferSelect, 'grams'>;

/** A device order as it was found. */
export interface FoundDevice extends DeviceRow {
  readonly groupName: string;
  readonly managerName: string | null;
  readonly engineerName: string | null;
  readonly checkerName: string | null;
  readonly creatorName: string;
  readonly checkerActive: boolean;
  readonly clockStands: boolean;
}

/** All of a device order, as it is sent. */
export type DeviceOrder = DataOf<typeof contract.detail>;

/** Statuses and what is still to be worked on, in SQL. */
export const deviceIs = statusIs(deviceStatus);
export const openDevices: number[] = Object.values(deviceStatus).filter(
  (status) => status !== deviceStatus.closed && status !== deviceStatus.void,
);
export const deviceOpen = (of: string): string => `NOT ${deviceIs(of, 'closed', 'void')}`;

export const deviceTable = workTable<DeviceRow, Omit<FoundDevice, keyof DeviceRow>>(deviceOrders, {
  ngrams: ngramsOfWork,
  accounts: {
    managerName: 'manager_id',
    engineerName: 'engineer_id',
    checkerName: 'checker_id',
    creatorName: 'created_by_id',
  },
  columns: `EXISTS (SELECT FROM accounts c WHERE c.tenant_id = o.tenant_id AND c.id = o.checker_id
    AND ${accountActive('c')}) AS "checkerActive", ${clockStands('o', deviceIs('o', 'suspended'))} AS "clockStands"`,
});

/** What the rules need to know. */
export const stateOf = (row: FoundDevice): DeviceOrderState => omitNulls(row);

type DeviceSummary = DataOf<typeof contract.page>['list'][number];

const over: readonly number[] = [deviceStatus.closed, deviceStatus.void];

/** A device order as lists show it. */
export function presentedDevice(row: FoundDevice, { actor, now }: PersonContext): DeviceSummary {
  const at = now().getTime();
  return {
    ...fieldsFor(contract.deviceSummary(), row),
    unchecked: row.unchecked || undefined,
    clockStands: row.clockStands || undefined,
    overdue:
      row.dueAt !== null && Date.parse(row.dueAt) < at && !row.clockStands && !over.includes(row.status),
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
    createdById: row.createdById,
    checkerActive: row.checkerActive,
    creatorName: row.creatorName,
    attachments: read(row.attachments),
    assets: await assetsOf.all(on, tenantId, row.id, locale),
    result: row.result ?? undefined,
    resultFiles: read(row.resultFiles),
    records: await historyOf(on, context, row.id),
    refused: [...availableActions(deviceKind, stateOf(row), actor, now().getTime()).refused],
  };
}
