import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldTypes } from '@svcdesk/core/format';
import { orderStatus } from '@svcdesk/core/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDemo } from '../app/demo-data.ts';
import { catalogFacts, routeToGroup, targetsOf } from '../modules/orders/create/catalog-facts.ts';
import { templateFields, templateFor } from '../modules/templates/index.ts';
import { verifyAudit } from '../platform/audit/verify/verify-audit.ts';
import * as tables from '../platform/db/schema/index.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { emptyDatabase, testServer } from '../testing/index.ts';
import { query } from '../testing/query.ts';
import { demoAccounts } from './accounts.ts';
import { faultsOf } from './check-orders.fixture.ts';
import { composeWork, type Demo, loadDemo } from './load-demo.ts';

const password = 'Demo-data-of-2026';
const folder = mkdtempSync(join(tmpdir(), 'svcdesk-demo-'));
const settings = { timeZone: 'Asia/Shanghai', defaultTenant: 't1', data: { path: folder } };
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date('2026-11-20T02:00:00.000Z');

const db = await emptyDatabase();
let demo: Demo;
/** What is there once the server has started without demo data. */
let without: { notice: unknown; accounts: unknown };
beforeAll(async () => {
  const notice = await prepareDemo(db, readSettings({ SVCDESK_DEMO: 'off', SVCDESK_DATA: folder }));
  without = { notice, accounts: await query(db)`SELECT FROM accounts` };
  const passwordHash = await hashPassword(password);
  demo = await db.transaction((tx) => loadDemo(db, tx, { passwordHash, now, settings }));
});

const tenants = ['t1', 't2'] as const;

it('is loaded, and its accounts made, only when it is wanted', () => {
  expect(without).toEqual({ notice: undefined, accounts: [] });
});

describe('the orders of the demo', () => {
  it('are 300 over 90 days, some in every state', async () => {
    const rows = await query(db)<{ status: number; count: number }>`
      SELECT status, count(*) FROM orders WHERE tenant_id = 't1' GROUP BY status`;
    expect(rows.map(({ status }) => status).sort()).toEqual(Object.values(orderStatus));
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(300);
  });

  it.each(tenants)(
    'of %s are what the rules make of their records, clocks, keys and counts included',
    async (id) => {
      expect(await faultsOf(db, id, settings.timeZone)).toEqual([]);
    },
  );

  it.each(tenants)('of %s have histories that verify', async (tenantId) => {
    const report = await verifyAudit(db, tenantId);
    expect(report.broken).toBeUndefined();
    expect(report.recordCount).toBeGreaterThan(60);
  });

  it('give the engineer late, soon, paused and planned work just now, and their group a pool', async () => {
    const [facts] = await query(db)`
      SELECT count(*) FILTER (WHERE o.next_due_at <= ${now}) AS late,
        count(*) FILTER (WHERE o.next_warn_at <= ${now} AND o.next_due_at > ${now}) AS soon,
        count(*) FILTER (WHERE o.status = 2) AS named, count(*) FILTER (WHERE o.status = 4) AS suspended,
        count(o.plan_start) AS planned
      FROM orders o JOIN accounts a ON a.tenant_id = o.tenant_id AND a.id = o.owner_id
      WHERE a.account_name = 'engineer' AND o.status <= 4`;
    expect(facts).toEqual({ late: 2, soon: 2, named: 3, suspended: 2, planned: 4 });
    const pool = await query(db)`
      select 1 from orders o join groups g on g.tenant_id = o.tenant_id and g.id = o.group_id
      where g.name = '浦东现场组' and o.status = 1 and o.owner_id is null`;
    expect(pool.length).toBeGreaterThanOrEqual(4);
  });
});

describe('the other work of the demo', () => {
  it('stands in every state: requirements, and orders at the partner seen from both sides', async () => {
    const statuses = async (table: string, id: string) => {
      const text = `select distinct status from ${table} where tenant_id = '${id}' order by status`;
      const { rows } = await db.connection.run({ text, values: [] });
      return rows.map(([status]) => status);
    };
    expect(await statuses('requirements', 't1')).toEqual([1, 3, 4, 5]);
    expect(await statuses('entrust_owner_halves', 't1')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await statuses('entrust_partner_halves', 't2')).toEqual([1, 2, 3, 4, 5, 6]);
    const marked = await query(db)`
      select 1 from orders o where tenant_id = 't1' and entrusted <> exists (
        select from entrust_owner_halves h
        where h.tenant_id = o.tenant_id and h.order_id = o.id and h.status <= 3)`;
    expect(marked).toEqual([]);
  });
});

describe('the photos of the demo', () => {
  it('can be seen by who sees their order, whole and as a preview', async () => {
    const server = await testServer(db, { environment: { SVCDESK_DATA: folder } });
    const [row] = await query(db)<{ tenantId: string; id: string; accountId: string; account: string }>`
      SELECT f.tenant_id AS "tenantId", f.id, a.id AS "accountId", a.account_name AS account
      FROM files f JOIN accounts a ON a.tenant_id = f.tenant_id AND a.id = f.uploader_id`;
    if (!row) throw new Error('There are no files');
    const token = await server.tokenOf(row);
    const sizes: number[] = [];
    for (const preview of ['', '?preview=1']) {
      const reply = await fetch(`${server.url}/api/file/${row.id}${preview}`, { headers: { token } });
      expect(reply.headers.get('content-type')).toMatch(/^image\//);
      sizes.push((await reply.arrayBuffer()).byteLength);
    }
    expect(Math.min(...sizes)).toBeGreaterThan(500);
  });
});

describe('the accounts of the demo', () => {
  it('all sign in with the one password; the administrator is refused and gets nothing', async () => {
    const server = await testServer(db);
    expect(demoAccounts).toHaveLength(11);
    for (const { account } of demoAccounts) {
      const client = server.client();
      if (account === 'admin') {
        await expect(client.auth.login({ account, password })).resolves.toMatchObject({
          admin: 1,
          menuList: [],
        });
        continue;
      }
      const signedIn = await client.auth.login({ account, password });
      expect(signedIn).toMatchObject({ admin: 0, type: account.startsWith('customer') ? 2 : 1 });
      expect(signedIn.menuList.length).toBeGreaterThan(3);
    }
  });
});

describe('what the first customer sees first', () => {
  it('goes to the group of both engineers, which the lead leads, and asks for no field', async () => {
    const server = await testServer(db);
    const customer = server.client();
    await customer.signIn({ account: 'customer-a', password });
    const { list: cells } = await customer.cells.list({});
    expect(cells.length).toBeGreaterThan(1);
    for (const { id: cellId } of cells) {
      const [type] = await customer.orderTypes.tree({ cellId });
      const [catalog] = await customer.catalogs.cascader({ cellId });
      const typeId = type?.children?.[0]?.value ?? '';
      const catalogId = catalog?.children?.[0]?.value ?? '';
      const facts = await catalogFacts(db, 't1', { cellId, catalogId, typeId });
      const groupId = facts && routeToGroup(facts, cellId).groupId;
      const byType = await query(db)<{
        groupId: string;
      }>`select group_id as "groupId" from routing_rules where tenant_id = 't1' and order_type_id = ${typeId}`;
      expect(byType).toEqual([{ groupId }]);
      const seats = await query(db)<{ account: string }>`
        select a.account_name as account from group_members m
        join accounts a on a.tenant_id = m.tenant_id and a.id = m.account_id where m.group_id = ${groupId}
        union all select 'led by ' || a.account_name from group_leads l
        join accounts a on a.tenant_id = l.tenant_id and a.id = l.account_id where l.group_id = ${groupId}`;
      const names = seats.map(({ account }) => account);
      expect(names).toEqual(expect.arrayContaining(['engineer', 'engineer-2', 'led by lead']));
      const template = await templateFor(db, 't1', cellId, typeId);
      const fields = template ? await templateFields(db, 't1', template, 'staff') : [];
      expect(fields.filter(({ required }) => required)).toEqual([]);
      expect(fields.length).toBeGreaterThan(0);
    }
  });
});

describe('the master data of the demo', () => {
  it('has a template field of every type', async () => {
    const rows = await query(db)<{
      type: string;
    }>`SELECT DISTINCT field_type_name AS type FROM template_fields`;
    expect(rows.map(({ type }) => type).sort()).toEqual([...fieldTypes].sort());
  });

  it('has an article in both languages for everything that it explains', async () => {
    const rows = await query(db)<{
      count: number;
    }>`SELECT count(*) FROM knowledge_articles GROUP BY language`;
    expect(rows.map((row) => row.count)).toEqual([12, 12]);
  });

  it('is looked up by the stories as the server looks it up', async () => {
    const { company } = demo;
    for (const site of company.sites) {
      for (const service of company.services) {
        const { id: catalogId, typeId } = service;
        const facts = await catalogFacts(db, 't1', { cellId: site.id, catalogId, typeId });
        const { responseMinutes, resolveMinutes, calendarId } = service.promises[service.priority];
        expect(facts).toMatchObject({
          catalogFits: service.offeredTo(site),
          typeFits: true,
          serviceMode: service.serviceMode,
          priority: service.priority,
          calendarId,
        });
        if (!service.offeredTo(site)) continue;
        expect(facts && routeToGroup(facts, site.id).groupId).toBe(company.teamFor(site, service).id);
        expect(facts && targetsOf(facts)).toEqual({ responseMinutes, resolveMinutes });
        const template = await templateFor(db, 't1', site.id, typeId);
        expect(company.templateFor(site, typeId)?.id).toBe(template?.id);
      }
    }
  });
});

describe('composing the demo', () => {
  it('gives the same rows each time', () => {
    const rowsOf = () => JSON.stringify([...composeWork(demo, now).rows().values()]);
    expect(rowsOf()).toBe(rowsOf());
  });

  it.each([
    '2026-02-17T19:00:00.000Z',
    '2026-10-10T16:30:00.000Z',
    '2026-12-31T15:59:59.000Z',
    '2027-03-07T20:00:00.000Z',
    '2028-02-29T04:00:00.000Z',
  ])('breaks no rule at %s either, be it night or holiday, and plans nothing for after it is due', (at) => {
    const basket = composeWork(demo, new Date(at));
    const orders = basket.rowsOf(tables.orders);
    const statuses = new Set(orders.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(Object.values(orderStatus));
    const latest = Math.max(...orders.map(({ updatedAt = '' }) => Date.parse(updatedAt)));
    expect(latest).toBeLessThanOrEqual(Date.parse(at));
    const open = orders.filter(({ status }) => status === 3);
    const dueIn = ({ resolveDueAt, planEnd }: (typeof open)[number]) =>
      Date.parse(resolveDueAt ?? '') - Date.parse(planEnd ?? '');
    expect(open.map(dueIn).filter(Number.isFinite).length).toBeGreaterThan(5);
    expect(open.filter((order) => dueIn(order) < 0).map(({ title }) => title)).toEqual([]);
  });
});

it.each([
  ['on a workday', '2026-11-20T02:00:00.000Z'],
  ['by night', '2026-11-20T15:00:00.000Z'],
  ['on a Sunday', '2026-11-22T02:00:00.000Z'],
])('has three people or more on duty %s', (_when, at) => {
  const instant = Date.parse(at);
  const { company } = demo;
  const onDuty = [...company.teams.keys()].flatMap((id) => company.onDuty(id, instant));
  expect(new Set(onDuty).size).toBeGreaterThanOrEqual(3);
});

describe('what waits for the lead', () => {
  it('is what people tell of themselves, of those whom they lead and of newcomers', async () => {
    const server = await testServer(db);
    const lead = server.client({ locale: 'en' });
    await lead.signIn({ account: 'lead', password });
    const { list } = await lead.reviews.page({ status: [1] });
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['area', 'registration', 'skill']);
    for (const { can, changes } of list) {
      expect(can).toEqual(['approve', 'reject']);
      expect(changes.every(({ after }) => after !== '')).toBe(true);
    }
    expect(await lead.account.filters({ kind: 'orders' })).toHaveLength(2);
    const newcomer = server.client();
    const { menuList } = await newcomer.auth.login({ account: 'tangwei', password });
    expect(menuList.map(({ code }) => code)).toEqual(['m.me']);
  });
});

it('has people who ask to join a customer, whom a colleague may let in, and invitations', async () => {
  const server = await testServer(db);
  const colleague = server.client();
  await colleague.signIn({ account: 'xuwenjing', password });
  const { list: asking } = await colleague.joins.page({ status: [1] });
  expect(asking.map(({ applicantName }) => applicantName)).toEqual(['何云竹', '罗海川']);
  const { list: given } = await colleague.invites.page({});
  expect(given.map(({ usedCount }) => usedCount)).toEqual([2, 1]);
});
