import { domains } from '@svcdesk/core/contract';
import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  newId,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const { tenantId } = tenant;

describe('account.personal', () => {
  it('tells staff who they are, where they work and lead, and what they may press', async () => {
    const root = await buildGroup(tenant, { name: 'Company' });
    const field = await buildGroup(tenant, { name: 'Field', parentId: root });
    const lead = await buildStaff(tenant, { roles: ['lead'], groupIds: [field], ledGroupIds: [root] });
    await buildStaff(tenant, { groupIds: [field] });
    const me = await (await server.as(lead, { locale: 'en' })).account.personal({});
    expect(me).toMatchObject({ type: 1, roles: ['lead'], currentGroupId: field, timeZone: 'Asia/Shanghai' });
    expect(me.groups.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: root, name: 'Company', lead: true },
      { id: field, name: 'Field', lead: false },
    ]);
    expect(me.authBtns).toContain('order.transfer');
    expect(me.authBtns).toContain('integration.manage');
    expect(me.menuList.map(({ code }) => code)).toContain('m.schedule.underling');
    expect(me.menuList.map(({ code }) => code)).not.toContain('m.entrust.mine');
  });

  it('tells clients their customer and cells, and no menu of staff', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant, { cells: 3, name: `Bakery ${newId()}` });
    const mine = cellIds.slice(0, 2);
    const client = await buildClient(tenant, { customerId, cellIds: mine });
    const me = await (await server.as(client)).account.personal({});
    expect(me.cells?.map(({ id }) => id).sort()).toEqual(mine.toSorted());
    expect(me.customerName).toMatch(/^Bakery/);
    expect(me.menuList.every(({ code }) => code.startsWith('m.c.'))).toBe(true);
    expect(me.authBtns.every((code) => code.startsWith('c.'))).toBe(true);
  });

  it('counts all cells of the customer for who sees the whole customer', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant, { cells: 3 });
    const client = await buildClient(tenant, { customerId, cellScope: 'customer' });
    const me = await (await server.as(client)).account.personal({});
    expect(me.cells?.map(({ id }) => id).sort()).toEqual(cellIds.toSorted());
  });

  it('shows my entrusted orders to tenants with a partner', async () => {
    const other = await buildEmptyTenant(db);
    await insertRows(db, tables.partnerLinks, { ownerId: tenantId, partnerId: other.tenantId });
    const [mine, theirs] = [await buildStaff(tenant), await buildStaff(other)];
    for (const account of [mine, theirs]) {
      const { menuList } = await (await server.as(account)).account.personal({});
      expect(menuList.map(({ code }) => code)).toContain('m.entrust.mine');
    }
  });
});

describe('small reads', () => {
  it('count unread messages by kind, of the reader only', async () => {
    const [reader, other] = [await buildStaff(tenant), await buildStaff(tenant)];
    const message = (accountId: string, sysMsgFlag: number, readAt: string | null = null) => ({
      tenantId,
      id: newId(),
      accountId,
      sysMsgFlag,
      kind: 'order.new',
      mergeKey: newId(),
      readAt,
    });
    const { accountId } = reader;
    await insertRows(db, tables.messages, [
      message(accountId, 0),
      message(accountId, 0),
      message(accountId, 0, new Date().toISOString()),
      message(accountId, 1),
      message(other.accountId, 0),
    ]);
    const client = await server.as(reader);
    expect(await client.messages.unread({ sysMsgFlag: 0 })).toEqual({ count: 2 });
    expect(await client.messages.unread({ sysMsgFlag: 1 })).toEqual({ count: 1 });
  });

  it('give the public settings as bare JSON that no cache keeps', async () => {
    const reply = await fetch(`${server.url}${domains.app.config.path}?timestamp=1`);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await server.client().app.config({})).toEqual(await reply.json());
    expect(Object.keys(readSettings({})).length).toBeGreaterThan(15);
  });
});

describe('dictionaries', () => {
  const reader = buildStaff(tenant);
  const tree = async (code: string, locale = 'en') =>
    (await server.as(await reader, { locale })).dictionary.tree({ code });

  it('are in the language of the reader, with both names and what an item means', async () => {
    const reasons = await tree('hangUpReason');
    const vendor = reasons.find(({ value }) => value === 'waitVendor');
    expect(vendor).toMatchObject({ label: vendor?.en, zh: '等待厂商', flags: { pausesSla: true } });
    const chinese = await tree('hangUpReason', 'zh-CN');
    expect(chinese.find(({ value }) => value === 'waitVendor')?.label).toBe('等待厂商');
  });

  it('have branches', async () => {
    const causes = await tree('cause');
    expect(causes.find(({ value }) => value === 'network')?.children?.map(({ value }) => value)).toEqual([
      'line',
      'wireless',
      'switch',
    ]);
  });

  it('hold the regions of the country, down to the district', async () => {
    const regions = await tree('region');
    const shanghai = regions.find(({ value }) => value === '310000');
    expect(JSON.stringify(shanghai)).toContain('浦东新区');
    expect(regions.length).toBeGreaterThanOrEqual(31);
  });

  it('carry what the tenant changed, switched off or added, and no other tenant’s changes', async () => {
    const own = await buildEmptyTenant(db);
    const of = (code: string, rest: object) => ({
      tenantId: own.tenantId,
      dictionary: 'cancelReason',
      code,
      ...rest,
    });
    await insertRows(db, tables.dictionaryOverrides, [
      of('mistaken', { en: 'False alarm!' }),
      of('recovered', { enabled: false }),
      of('holiday', { zh: '放假', en: 'Holiday', sort: 0 }),
    ]);
    const client = await server.as(await buildStaff(own), { locale: 'en' });
    const items = await client.dictionary.tree({ code: 'cancelReason' });
    expect(items[0]).toMatchObject({ value: 'holiday', label: 'Holiday' });
    expect(items.find(({ value }) => value === 'mistaken')?.label).toBe('False alarm!');
    expect(items.find(({ value }) => value === 'recovered')?.enabled).toBe(false);
    expect((await tree('cancelReason')).map(({ value }) => value)).not.toContain('holiday');
  });

  it.each(['nothing', 'constructor', '__proto__', 'toString'])('know none called %j', async (code) => {
    await expect(tree(code)).rejects.toMatchObject({ code: 'notFound' });
  });
});
