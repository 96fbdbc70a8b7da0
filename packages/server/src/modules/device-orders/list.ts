import type { CheckedRequestOf, DataOf, deviceOrders } from '@svcdesk/core/contract';
import type { StaffReadContext } from '../../engine/context.ts';
import { byId, byNumbers } from '../../engine/list/filters.ts';
import { defineList, idsOf } from '../../engine/list/list.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { describedWorkText } from '../../engine/ngrams.ts';
import { deviceOrderKeys, keysOf } from '../../platform/db/schema/columns.ts';
import { deviceTable, presentedDevice } from './row.ts';

const named = { own: ['manager_id', 'engineer_id', 'checker_id'], seen: ['created_by_id'] };

type Page = typeof deviceOrders.page;

/** The device orders that a reader sees. */
export const deviceList = defineList<
  StaffReadContext,
  Pick<CheckedRequestOf<Page>, 'status' | 'scope' | 'cellId' | 'keyword'>,
  object,
  DataOf<Page>['list'][number]
>({
  name: 'device_orders',
  table: 'device_orders',
  keys: { sql: keysOf(deviceOrderKeys, 'r.'), type: 'text' },
  accessPaths: ({ actor }, { scope }) => staffPaths(actor, named, { isMine: scope === 'mine' }),
  filters: { cellId: byId('cell_id', true), status: byNumbers('status', true) },
  search: { text: describedWorkText, hasNgrams: true },
  present: async (rows, context, on) =>
    (await deviceTable.byIds(on, context.tenantId, idsOf(rows))).map((row) => presentedDevice(row, context)),
});
