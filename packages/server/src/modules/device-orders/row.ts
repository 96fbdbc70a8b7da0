import type { deviceOrders as contract, DataOf } from '@svcdesk/core/contract';
import { type DeviceOrderState, deviceStatus } from '@svcdesk/core/rules';
import { workTable } from '../../engine/action/work-table.ts';
import { given } from '../../engine/given.ts';
import { ngramsOfWork } from '../../engine/searched-work.ts';
import { statusIs } from '../../engine/statuses.ts';
import { accountActive } from '../../platform/db/active.ts';
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
}

/** All of a device order, as it travels. */
export type DeviceOrder = DataOf<typeof contract.detail>;

export const deviceTable = workTable<DeviceRow, Omit<FoundDevice, keyof DeviceRow>>(deviceOrders, {
  ngrams: ngramsOfWork,
  accounts: {
    managerName: 'manager_id',
    engineerName: 'engineer_id',
    checkerName: 'checker_id',
    creatorName: 'created_by_id',
  },
  columns: `EXISTS (SELECT FROM accounts c WHERE c.tenant_id = o.tenant_id AND c.id = o.checker_id
    AND ${accountActive('c')}) AS "checkerActive"`,
});

/** What the rules need to know. */
export const stateOf = (row: FoundDevice): DeviceOrderState => given(row);

/** Statuses and what is still to be worked on, in SQL. */
export const deviceIs = statusIs(deviceStatus);
export const deviceOpen = (of: string): string => `NOT ${deviceIs(of, 'closed', 'void')}`;
