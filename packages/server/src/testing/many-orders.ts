import { roundTheClock } from '@svcdesk/core/sla';
import { deltasOf } from '../modules/orders/counts/kept-counts.ts';
import { ngramsOfOrder, type OrderRow } from '../modules/orders/row/order-row.ts';
import { type Database, insertRows } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import { filterKeys } from '../platform/db/schema/order-keys.ts';
import { buildAssetClass } from './assets.ts';
import {
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  newId,
  type TestAccount,
} from './builders.ts';
import { vacuum } from './explain.ts';

/** A tenant with so many orders that a wrong plan shows. */
export interface CrowdedTenant {
  readonly tenantId: string;
  /** Every group has orders up to now but the dormant one, whose are all from long ago. */
  readonly groupIds: readonly string[];
  readonly dormantGroupId: string;
  readonly engineers: readonly TestAccount[];
  readonly dormantEngineer: TestAccount;
  readonly dispatcher: TestAccount;
  readonly customerId: string;
  readonly cellIds: readonly string[];
  /** Has the dormant group's orders and no others. */
  readonly dormantCellId: string;
  readonly typeIds: readonly string[];
  readonly catalogIds: readonly string[];
  /** Each has several hundred orders, but the last, which has none. */
  readonly assetIds: readonly string[];
}

const minuteMs = 60_000;

/** Small, and the same on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % below;
  };
}

async function buildPeople(db: Database, groups: number): Promise<CrowdedTenant> {
  const tenant = await buildEmptyTenant(db);
  const { tenantId } = tenant;
  const rootId = await buildGroup(tenant, { isDefault: true });
  const groupIds: string[] = [];
  const engineers: TestAccount[] = [];
  for (let index = 0; index < groups; index++) {
    const groupId = await buildGroup(tenant, { parentId: rootId });
    groupIds.push(groupId);
    engineers.push(
      await buildStaff(tenant, { groupIds: [groupId] }),
      await buildStaff(tenant, { groupIds: [groupId] }),
    );
  }
  const dormantGroupId = await buildGroup(tenant, { parentId: rootId });
  const dormantEngineer = await buildStaff(tenant, { groupIds: [dormantGroupId] });
  const dispatcher = await buildStaff(tenant, { roles: ['dispatcher'], groupIds: [rootId] });
  const { customerId, cellIds: sites } = await buildCustomer(tenant, { cells: 41 });
  const [dormantCellId = '', ...cellIds] = sites;
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: newId(), en: `Name ${index}` }));
  const types = named(4);
  const catalogs = named(6);
  await insertRows(
    db,
    tables.orderTypes,
    types.map(({ id, en }) => ({ tenantId, id, zh: en, en })),
  );
  await insertRows(
    db,
    tables.catalogs,
    catalogs.map(({ id, en }) => ({ tenantId, id, zh: en, en })),
  );
  const assetIds = [newId(), newId(), newId()];
  const classId = await buildAssetClass(tenant);
  await insertRows(
    db,
    tables.assets,
    assetIds.map((id) => ({ tenantId, id, code: id, name: 'Switch', classId, cellId: dormantCellId })),
  );
  const calendarId = newId();
  await insertRows(db, tables.serviceCalendars, {
    tenantId,
    id: calendarId,
    name: 'Always',
    isDefault: true,
  });
  await insertRows(db, tables.serviceCalendarVersions, {
    tenantId,
    calendarId,
    version: 1,
    timeZone: 'Asia/Shanghai',
    weekly: roundTheClock.map(() => [['00:00', '24:00'] as [string, string]]),
  });
  return {
    tenantId,
    groupIds,
    dormantGroupId,
    engineers,
    dormantEngineer,
    dispatcher,
    customerId,
    cellIds,
    dormantCellId,
    typeIds: types.map(({ id }) => id),
    catalogIds: catalogs.map(({ id }) => id),
    assetIds,
  };
}

const words = ['打印机卡纸', '网络中断', '收银台无法启动', '摄像头离线', '无线信号弱', '系统报错'];

/**
 * One order of the crowd: about ten an engineer are open, the others closed long ago; the dormant group's come first,
 * so that all others are newer.
 */
function orderRow(crowd: CrowdedTenant, index: number, total: number, now: number): OrderRow {
  const random = chance(index * 7919 + 17);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const dormant = index < total / 50;
  const engineerIndex = random(crowd.engineers.length);
  const engineer = dormant ? crowd.dormantEngineer : (crowd.engineers[engineerIndex] as TestAccount);
  const open = index > total - crowd.engineers.length * 10;
  const status = open ? 1 + random(4) : random(20) === 0 ? 7 : random(40) === 0 ? 5 : 6;
  const createdAt = now - (total - index) * 10 * minuteMs;
  const owned = status !== 1 && status !== 7;
  const iso = (ms: number) => new Date(ms).toISOString();
  const due = status === 2 || status === 3 ? iso(createdAt + random(600) * minuteMs) : null;
  const row = {
    tenantId: crowd.tenantId,
    id: newId(),
    orderNo: `WO${iso(createdAt).slice(0, 10).replaceAll('-', '')}${String(index).padStart(6, '0')}`,
    title: `${pick(words)}${index}`,
    status,
    priority: random(200) === 0 ? 1 : 2 + random(3),
    source: random(100) === 0 ? 2 : random(10) === 0 ? 1 : 0,
    typeId: pick(crowd.typeIds),
    typeName: 'Type',
    catalogId: pick(crowd.catalogIds),
    catalogName: 'Catalogue',
    serviceMode: 'remote',
    cellId: dormant ? crowd.dormantCellId : pick(crowd.cellIds),
    cellName: `Site ${random(40)}`,
    customerId: crowd.customerId,
    customerName: 'Customer',
    reportName: 'A caller',
    reportPhone: '',
    creatorId: crowd.dispatcher.accountId,
    creatorKind: 'staff',
    groupId: dormant ? crowd.dormantGroupId : (crowd.groupIds[Math.floor(engineerIndex / 2)] as string),
    assigneeId: status === 2 ? engineer.accountId : null,
    handlerId: owned && status !== 2 ? engineer.accountId : null,
    ownerId: owned ? engineer.accountId : null,
    round: 1,
    content: '',
    attachments: '',
    beforePhotos: '',
    afterPhotos: '',
    signature: '',
    remindCount: 0,
    entrusted: false,
    duty: false,
    recordCount: 0,
    version: 1,
    slaPhase: due ? 'running' : 'none',
    nextDueAt: due,
    nextWarnAt: due && iso(Date.parse(due) - 30 * minuteMs),
    resolvedAt: status === 5 || status === 6 ? iso(createdAt + 60 * minuteMs) : null,
    closedAt: status >= 6 ? iso(createdAt + 90 * minuteMs) : null,
    evaluated: status === 6 ? 'given' : null,
    createdAt: iso(createdAt),
    updatedAt: iso(createdAt + 90 * minuteMs),
    lastRecordAt: iso(createdAt),
  } as OrderRow;
  return { ...row, keys: filterKeys(row), grams: ngramsOfOrder(row) };
}

/** Every engineer has a few hundred orders copied, half of them read. */
async function copySome(db: Database, { tenantId, engineers, dispatcher }: CrowdedTenant): Promise<void> {
  await db.connection.run({
    text: `INSERT INTO order_cc (tenant_id, id, order_id, account_id, by_id, created_at, read_at)
      SELECT $1, gen_random_uuid(), o.id, a.id, $3, o.created_at,
        CASE WHEN o.order_no LIKE '%1' THEN NULL ELSE o.created_at END
      FROM unnest($2::uuid[]) a(id) CROSS JOIN LATERAL (
        SELECT id, created_at, order_no FROM orders WHERE tenant_id = $1 ORDER BY md5(id::text || a.id) LIMIT 300) o`,
    values: [tenantId, `{${engineers.map(({ accountId }) => accountId).join(',')}}`, dispatcher.accountId],
  });
}

/** All assets but the last have a few hundred orders of everybody's. */
async function bindSome(db: Database, { tenantId, assetIds, dispatcher }: CrowdedTenant): Promise<void> {
  await db.connection.run({
    text: `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
      SELECT $1, o.id, a.id, $3, o.created_at FROM unnest($2::uuid[]) a(id) CROSS JOIN LATERAL (
        SELECT id, created_at FROM orders WHERE tenant_id = $1 ORDER BY md5(a.id || id::text) LIMIT 400) o`,
    values: [tenantId, `{${assetIds.slice(0, -1).join(',')}}`, dispatcher.accountId],
  });
}

/** The owner of an order has an entry for it in their schedule. */
async function planAll(db: Database, { tenantId }: CrowdedTenant): Promise<void> {
  await db.connection.run({
    text: `INSERT INTO schedules (tenant_id, id, order_id, account_id, plan_start, plan_end, cell_id, status)
      SELECT tenant_id, gen_random_uuid(), id, owner_id, created_at, created_at + interval '1 hour', cell_id,
        CASE WHEN status <= 4 THEN 'planned' ELSE 'ended' END
      FROM orders WHERE tenant_id = $1 AND owner_id IS NOT NULL`,
    values: [tenantId],
  });
}

/** Builds a tenant of so many orders, with the counts that are kept of them, and lets the database look at them. */
export async function buildCrowd(db: Database, total: number, groups = 8): Promise<CrowdedTenant> {
  const crowd = await buildPeople(db, groups);
  const now = Date.now();
  const counts = new Map<string, number>();
  const batch = 1_000;
  for (let start = 0; start < total; start += batch) {
    const size = Math.min(batch, total - start);
    const rows = Array.from({ length: size }, (_, index) => orderRow(crowd, start + index, total, now));
    for (const row of rows) {
      for (const [counter, delta] of deltasOf('Asia/Shanghai', undefined, row)) {
        counts.set(counter, (counts.get(counter) ?? 0) + delta);
      }
    }
    await insertRows(db, tables.orders, rows);
  }
  const kept = [...counts].map(([counter, value]) => ({ tenantId: crowd.tenantId, counter, value }));
  for (let start = 0; start < kept.length; start += batch) {
    await insertRows(db, tables.keptCounts, kept.slice(start, start + batch));
  }
  await copySome(db, crowd);
  await bindSome(db, crowd);
  await planAll(db, crowd);
  await vacuum(db);
  return crowd;
}
