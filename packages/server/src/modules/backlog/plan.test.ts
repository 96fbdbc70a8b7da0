import type { StaffActor } from '@svcdesk/core/roles';
import { beforeAll, expect, it } from 'vitest';
import { entries, openWork } from '../../app/kinds.ts';
import type { ReadContext } from '../../engine/context.ts';
import { explaining } from '../../testing/explain.ts';
import { emptyDatabase } from '../../testing/index.ts';
import { buildCrowd, type CrowdedTenant } from '../../testing/many-orders.ts';
import { countByStatus } from '../orders/counts/counts.ts';
import { poolPage } from '../pool/index.ts';
import { openCountAt, ordersIn } from '../reports/figures.ts';
import { workbenchFigures } from '../workbench/figures.ts';
import { homeCounts, underlingCounts } from './home-counts.ts';
import { underlingStaff } from './list.ts';
import { categories, todoPage } from './todo-page.ts';

const long = process.env.SVCDESK_LONG === '1';
const db = await emptyDatabase();
let crowd: CrowdedTenant;
beforeAll(async () => {
  crowd = await buildCrowd(db, long ? 60_000 : 6_000);
}, 600_000);

type Context = ReadContext & { readonly actor: StaffActor };

function asLead() {
  const on = explaining(db);
  const { tenantId, groupIds, dispatcher } = crowd;
  const actor: StaffActor = {
    kind: 'staff',
    accountId: dispatcher.accountId,
    roles: ['lead'],
    memberGroupIds: [],
    ledGroupIds: groupIds,
  };
  const timeZone = 'Asia/Shanghai';
  const now = () => new Date();
  const context = { db: on, services: {}, tenantId, timeZone, locale: 'zh-CN', now, actor };
  return { on, context: context as unknown as Context };
}

it('counts the to-dos of a home page from one index, without touching the orders', async () => {
  const { on, context } = asLead();
  const engineer = { ...context.actor, accountId: crowd.engineers[0]?.accountId ?? '' };
  const counts = await homeCounts({ ...context, actor: engineer }, 'today');
  expect(counts.totalCount).toBeGreaterThan(0);
  expect(on.faults).toEqual([]);
  const scans = JSON.stringify(on.plans).match(/"Node Type":"[^"]*","[^}]*?"Relation Name":"orders"/g) ?? [];
  // The counts, and what an engineer accepted without planning it.
  expect(scans).toHaveLength(2);
  for (const scan of scans) expect(scan).toContain('Index Only Scan');
});

it('lists the to-dos of everybody whom a lead leads', async () => {
  const { on, context } = asLead();
  const page = await todoPage(
    categories.todayPage,
    { scope: 'underling', today: true, page: 1, size: 20 },
    context,
  );
  expect(page.list).toHaveLength(20);
  expect(on.faults).toEqual([]);
});

it('counts and lists the people whom a lead leads, with their days', async () => {
  const { on, context } = asLead();
  expect((await underlingCounts(context, 'all', {})).totalCount).toBeGreaterThan(0);
  const asked = { page: 1, size: 20 };
  // A handler's context holds more than what is read of it here.
  const staff = await underlingStaff(asked, context as unknown as Parameters<typeof underlingStaff>[1]);
  expect(staff.total).toBeGreaterThan(10);
  expect(on.faults).toEqual([]);
});

it('finds the entries of many people within weeks', async () => {
  const { on } = asLead();
  const accountIds = crowd.engineers.map(({ accountId }) => accountId);
  const now = new Date();
  const [from, to] = [-7, 7].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());
  const asked = { tenantId: crowd.tenantId, accountIds, from: from ?? '', to: to ?? '', now };
  const found = await entries.between(on, asked);
  expect(found.length).toBeGreaterThan(0);
  const paged = await entries.page(on, asked, { ...asked, page: 1, size: 50 });
  expect(paged).toMatchObject({ total: found.length, list: found.slice(0, 50) });
  expect(on.faults).toEqual([]);
});

it('reckons the figures of the workbench', async () => {
  const figures = workbenchFigures(openWork);
  for (const roles of [['engineer'], ['lead'], ['dispatcher']] as const) {
    const { on, context } = asLead();
    const actor = { ...context.actor, accountId: crowd.engineers[0]?.accountId ?? '', roles };
    const asked = { ...context, actor } as unknown as Parameters<typeof figures>[1];
    const today = new Date().toISOString().slice(0, 10);
    expect((await figures({ from: today, to: today }, asked)).openByKind).toHaveLength(7);
    expect([roles, on.faults]).toEqual([roles, []]);
  }
});

it('counts orders by status from kept counts and those that are open', async () => {
  const { on, context } = asLead();
  const counts = await countByStatus({}, context);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5_000);
  expect(on.faults).toEqual([]);
});

it('reports days of some sites, of a dormant site and of one person, and what was open then', async () => {
  const { tenantId, cellIds, dormantCellId, dormantEngineer } = crowd;
  const dayMs = 86_400_000;
  const now = Date.now();
  for (const sites of [[...cellIds, dormantCellId], cellIds.slice(0, 1), [dormantCellId]]) {
    for (const ownOf of [undefined, dormantEngineer.accountId]) {
      for (const [from, until] of [
        [now - 2 * dayMs, now + dayMs],
        [now - 3000 * dayMs, now - 2970 * dayMs],
      ] as const) {
        const { on } = asLead();
        const scope = { tenantId, cellIds: sites, customerId: crowd.customerId, ownOf };
        const orders = await ordersIn(on, scope, from, until);
        expect(orders.length > 0).toBe(
          ownOf === undefined && from > now - 100 * dayMs && sites[0] !== dormantCellId,
        );
        await openCountAt(on, scope, until);
        expect(on.faults).toEqual([]);
      }
    }
  }
});

it('shows one person’s days and the pool of a dormant group', async () => {
  const { on, context } = asLead();
  const { tenantId, dormantEngineer, dormantGroupId, engineers } = crowd;
  const now = new Date();
  for (const { accountId } of [dormantEngineer, ...engineers.slice(0, 1)]) {
    for (const days of [-2000, 0, 30]) {
      const [from, to] = [days - 7, days].map((each) =>
        new Date(now.getTime() + each * 86_400_000).toISOString(),
      );
      const asked = { tenantId, accountIds: [accountId], from: from ?? '', to: to ?? '', now };
      const found = await entries.between(on, asked);
      expect((await entries.page(on, asked, { ...asked, page: 1, size: 1 })).total).toBe(found.length);
    }
  }
  const actor = { ...context.actor, memberGroupIds: [dormantGroupId], ledGroupIds: [] };
  const pool = await poolPage({ page: 1, size: 20, part: 'waiting' }, { ...context, actor });
  expect(pool.list).toEqual([]);
  expect(on.faults).toEqual([]);
});
