import type { auth, DataOf, orders } from '@svcdesk/core/contract';

type Page = DataOf<typeof orders.page>;

const createdAtMs = Date.parse('2026-11-20T02:30:00Z');

/** A session as a server gives it to an engineer. */
export const sampleSession: DataOf<typeof auth.login> = {
  token: 't1.0193e4a000007000800000000000000a',
  id: '0193e4a0-0000-7000-8000-0000000000ad',
  type: 1,
  admin: 0,
  menuList: [],
  expiresAt: '2100-01-01T00:00:00Z',
};

/** A page of orders as a server gives it, for programs that are measured against a stub. */
export function sampleOrderPage(size: number): Page {
  const list = Array.from({ length: size }, (_, index) => sampleOrder(index));
  return { list, page: 1, size, total: size, totalPage: 1, hasNext: false };
}

function sampleOrder(index: number): Page['list'][number] {
  const createdAt = new Date(createdAtMs - index * 60_000).toISOString();
  return {
    id: `0193e4a0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    orderNo: `WO20261120${String(index).padStart(4, '0')}`,
    title: `Projector in meeting room ${index} shows no picture`,
    status: 3,
    priority: 2,
    source: 0,
    typeId: '0193e4a0-0000-7000-8000-0000000000aa',
    typeName: 'Desktop support',
    serverCatalogId: '0193e4a0-0000-7000-8000-0000000000ab',
    serverCatalogName: 'Meeting rooms',
    serviceMode: 'onSite',
    cellId: '0193e4a0-0000-7000-8000-0000000000ac',
    cellName: 'Head office',
    customerName: 'Northern Trading',
    reportName: 'Li Ming',
    handlerId: '0193e4a0-0000-7000-8000-0000000000ad',
    handlerName: 'Wang Fang',
    handlerGroupId: '0193e4a0-0000-7000-8000-0000000000ae',
    handlerGroupName: 'First line',
    createdAt,
    responseDueAt: createdAt,
    resolveDueAt: createdAt,
    nextDueAt: createdAt,
    nextWarnAt: createdAt,
    slaState: 'soon',
    slaShare: 0.75,
    round: 1,
    version: 3,
    can: ['hangUp', 'transfer', 'resolve', 'progress'],
  };
}
