import { beforeAll, expect, it } from 'vitest';
import { statement } from '../../platform/db/index.ts';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;

interface Page {
  readonly list: readonly { readonly id: string }[];
  readonly page: number;
  readonly total: number;
  readonly totalPage: number;
  readonly hasNext: boolean;
  readonly next?: string | undefined;
}

async function raise(count: number): Promise<void> {
  const client = await server.as(tenant.client);
  for (let index = 0; index < count; index++) await client.orders.create(draftOf(tenant, { title: 'Paged' }));
}

/** As other work may: orders that are moved out of the list, the oldest first. */
const hide = statement<object, [tenantId: string, count: number]>(
  'test.hideOrders',
  `UPDATE orders SET title = 'Gone', grams = '{}', status = 9 WHERE tenant_id = $1
   AND id IN (SELECT id FROM orders WHERE tenant_id = $1 AND title = 'Paged' ORDER BY created_at, id LIMIT $2)`,
);

beforeAll(async () => {
  tenant = await buildTenant(db);
  await raise(9);
});

const lists: Readonly<Record<string, (paging: { size: number; next?: string }) => Promise<Page>>> = {
  'orders.search': async (paging) =>
    (await server.as(tenant.lead)).orders.search({ keyword: 'Paged', ...paging }),
  'orders.page': async (paging) =>
    (await server.as(tenant.dispatcher)).orders.page({ scope: 'tenant', keyword: 'Paged', ...paging }),
};

it.each(Object.entries(lists))('of %s every total agrees with its pages, while rows go', async (_, turn) => {
  const size = 2;
  let shown = 0;
  let next: string | undefined;
  for (let turned = 0; ; turned++) {
    const page = await turn({ size, ...(next && { next }) });
    shown += page.list.length;
    expect(page.page).toBe(turned + 1);
    expect(page.totalPage).toBe(Math.ceil(page.total / size));
    expect(page.total).toBeGreaterThanOrEqual(shown);
    if (page.hasNext) expect(page.totalPage).toBeGreaterThan(turned + 1);
    else expect(page.total).toBe(shown);
    next = page.next;
    if (!next) break;
    if (turned === 0) await hide.change(db, tenant.tenantId, 3);
  }
  await raise(3);
});
