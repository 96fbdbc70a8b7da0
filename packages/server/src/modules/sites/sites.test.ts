import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildCustomer,
  buildStaff,
  buildTenant,
  draftOf,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

describe('the list of sites', () => {
  it('goes page after page by name, by number and by cursor, and finds words', async () => {
    await buildCustomer(tenant, { cells: 30, name: 'Zebra' });
    const engineer = await server.as(tenant.engineer);
    const names: string[] = [];
    let next: string | undefined;
    do {
      const page = await engineer.cells.list({ keyword: 'zebra', size: 12, ...(next && { next }) });
      names.push(...page.list.map(({ name }) => name));
      expect(page).toMatchObject({ total: 30, totalPage: 3 });
      next = page.next;
    } while (next);
    expect(names).toHaveLength(30);
    expect(names).toEqual([...new Set(names)]);
    const second = await engineer.cells.list({ keyword: 'ZEBRA', size: 12, page: 2 });
    expect(second.list.map(({ name }) => name)).toEqual(names.slice(12, 24));
    await expect(engineer.cells.list({ next: 'nonsense' })).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('holds the sites of a customer’s scope only, and none that is retired', async () => {
    const client = await server.as(tenant.client);
    expect((await client.cells.list({})).list.map(({ id }) => id).sort()).toEqual(
      [...tenant.cellIds.slice(0, 2)].sort(),
    );
    await db.connection.run({
      text: 'UPDATE cells SET retired_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, tenant.cellIds[1] as string],
    });
    expect((await client.cells.list({})).total).toBe(1);
    await expect(
      client.orders.create(draftOf(tenant, { cellId: tenant.cellIds[1] as string })),
    ).rejects.toMatchObject({ code: 'notFound' });
    expect(await client.cells.findOne({ cellId: tenant.cellIds[1] as string })).toMatchObject({
      customerId: tenant.customerId,
      version: 1,
    });
  });
});

describe('reporters of a site', () => {
  it('have a phone as it was copied, one within the house, or one with an extension', async () => {
    const client = await server.as(tenant.client);
    const cellId = tenant.cellIds[0] as string;
    for (const [given, kept] of [
      ['📞 ＋８６（139）0000－0007', '13900000007'],
      ['tel:0086-139-0000-0007', '13900000007'],
      ['手机 13900000007', '13900000007'],
      ['8001', '8001'],
      ['0571-88000001转8', '0571-88000001转8'],
    ] as const) {
      const added = await client.reporters.add({ cellId, name: 'Ms Lu', phone: given });
      expect(added.phone).toBe(kept);
      await client.reporters.delete({ id: added.id });
    }
    await expect(client.reporters.add({ cellId, name: 'Ms Lu', phone: 'call me' })).rejects.toMatchObject({
      issues: [{ path: 'phone', code: 'format' }],
    });
  });

  it('are added, found, changed and removed, and each change stands in the audit', async () => {
    const client = await server.as(tenant.client);
    const cellId = tenant.cellIds[0] as string;
    const added = await client.reporters.add({ cellId, name: 'Ms Wei', phone: '13812345678' });
    await client.reporters.add({ cellId, name: 'Mr An', phone: '13900000000' });
    const names = async (keyword?: string) =>
      (await client.customers.reportersByCell({ cellId, ...(keyword && { keyword }) })).map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Mr An', 'Ms Wei']);
    for (const keyword of ['1234', '１２３－４', '（138）1234', 'ｗｅｉ', 'ms\u3000wei\u202c']) {
      expect(await names(keyword)).toEqual(['Ms Wei']);
    }
    const changed = await client.reporters.modify({ id: added.id, name: 'Ms Wei', phone: '13812345679' });
    expect(changed).toEqual({ id: added.id, cellId, name: 'Ms Wei', phone: '13812345679' });
    const order = await client.orders.create({ ...draftOf(tenant), reportId: added.id });
    await client.reporters.delete({ id: added.id });
    expect(await names()).toEqual(['Mr An']);
    await expect(client.reporters.delete({ id: added.id })).rejects.toMatchObject({ code: 'notFound' });
    expect(await client.orders.detail({ orderId: order.id })).toMatchObject({ reportName: 'Ms Wei' });
    const { rows } = await db.connection.run({
      text: `SELECT changes::text FROM audit_events
        WHERE tenant_id = $1 AND kind = 'reporter.change' AND object_id = $2 ORDER BY seq`,
      values: [tenant.tenantId, added.id],
    });
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('13812345678');
  });
});

describe('the organisation', () => {
  it('is a tree of groups with their people, leads first and marked', async () => {
    const engineer = await server.as(tenant.engineer);
    const gone = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, gone.accountId],
    });
    const [root, ...others] = await engineer.groups.accountTree({});
    expect(others).toEqual([]);
    expect(root?.data).toMatchObject({ id: tenant.rootId, groupName: 'Root', name: 'Root' });
    const first = root?.snodes.find(({ data }) => data.id === tenant.groupId);
    const people = first?.data.tenantAccountInfoVos ?? [];
    // Who leads a group and is no member of it is not given its work.
    expect(people[0]).toMatchObject({ id: tenant.lead.accountId, lead: true, member: false });
    expect(people.slice(1).map(({ member }) => member)).toEqual([true, true]);
    // Nor is a member whose role does no orders suggested for any.
    expect(people.map(({ assignable }) => assignable)).toEqual([undefined, true, true]);
    const above = root?.data.tenantAccountInfoVos ?? [];
    const dispatcher = above.find(({ id }) => id === tenant.dispatcher.accountId);
    expect(dispatcher).toMatchObject({ member: true });
    expect(dispatcher?.assignable).toBeUndefined();
    expect(
      people
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([tenant.engineer.accountId, tenant.engineer2.accountId].sort());
  });
});
