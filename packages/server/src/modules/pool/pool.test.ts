import { beforeAll, describe, expect, it, vi } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import { dutyDays } from '../../platform/db/schema/index.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  newId,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const ids = (page: { readonly list: readonly { readonly id: string }[] }) => page.list.map(({ id }) => id);

describe('the pool', () => {
  it('holds orders without an owner, what is due first at the head, page by page', async () => {
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const made: string[] = [];
    for (let count = 0; count < 4; count++) made.push((await client.orders.create(draftOf(tenant))).id);
    expect(ids(await engineer.pool.page({}))).toEqual(made);
    const [first = '', second = '', third = '', fourth = ''] = made;
    const dispatcher = await server.as(tenant.dispatcher);
    const { version } = await dispatcher.orders.detail({ orderId: fourth });
    await dispatcher.orders.edit({ orderId: fourth, version, priority: 1 });
    expect(ids(await engineer.pool.page({}))).toEqual([fourth, first, second, third]);
    await engineer.orders.accept({ orderId: first });
    const lead = await server.as(tenant.lead);
    const { groupId } = tenant;
    await lead.orders.transfer({ orderId: second, groupId, engineerId: tenant.engineer2.accountId });
    await lead.orders.transfer({ orderId: fourth, groupId: tenant.otherGroupId });
    await client.orders.cancel({ orderId: third, reason: 'mistaken' });
    expect(ids(await engineer.pool.page({}))).toEqual([]);
    await (await server.as(tenant.engineer2)).orders.decline({ orderId: second, reasonCode: 'busy' });
    await engineer.orders.release({ orderId: first, reasonCode: 'busy' });
    const one = await engineer.pool.page({ size: 1 });
    expect(one).toMatchObject({ total: 2, totalPage: 2, hasNext: true });
    // The first has had its answer once; the other still waits for one.
    expect(one.list[0]).toMatchObject({ id: second, can: expect.arrayContaining(['accept']) });
    expect(ids(await engineer.pool.page({ size: 1, next: one.next }))).toEqual([first]);
    expect(ids(await (await server.as(tenant.outsider)).pool.page({ status: [2] }))).toEqual([fourth]);
    expect((await (await server.as(tenant.outsider)).pool.page({ status: [1] })).total).toBe(0);
  });

  it('is for a lead that of their groups, for a dispatcher the tenant’s, for a monitor all monitoring too', async () => {
    const monitor = await server.as(tenant.monitor);
    const { id } = await monitor.orders.create({ ...draftOf(tenant), sourceName: 'monitoring' });
    const [lead, dispatcher] = [await server.as(tenant.lead), await server.as(tenant.dispatcher)];
    expect(ids(await monitor.pool.page({}))).toContain(id);
    expect((await lead.pool.page({})).total).toBe(3);
    expect((await dispatcher.pool.page({})).total).toBe(4);
    expect((await dispatcher.pool.page({ groupId: tenant.otherGroupId })).total).toBe(1);
    await expect(lead.pool.page({ groupId: tenant.otherGroupId })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the pool outside of working hours', () => {
  it('is told apart: only what came then, for those on duty', async () => {
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const { id } = await client.orders.create(draftOf(tenant));
    const before = (await engineer.pool.page({ duty: true })).total;
    await query(db)`UPDATE orders SET duty = true WHERE id = ${id}`;
    const page = await engineer.pool.page({ duty: true });
    expect(page.total).toBe(before + 1);
    expect(page.list.find((order) => order.id === id)).toMatchObject({ duty: true });
    expect((await engineer.pool.page({ duty: false })).total).toBeGreaterThan(page.total);
  });
});

describe('the queue of a dispatcher', () => {
  it('is sorted by priority and lateness together, by what is due, or by what came first or last', async () => {
    const [client, dispatcher] = [await server.as(tenant.client), await server.as(tenant.dispatcher)];
    const groupId = tenant.groupId;
    const now = Date.now();
    const made: string[] = [];
    for (const [priority, minutesLeft] of [
      [3, -20],
      [1, -10],
      [3, 30],
    ] as const) {
      const { id } = await client.orders.create(draftOf(tenant));
      const due = new Date(now + minutesLeft * 60_000).toISOString();
      await query(db)`UPDATE orders SET priority = ${priority}, next_due_at = ${due} WHERE id = ${id}`;
      made.push(id);
    }
    const sorted = async (sort: 'urgency' | 'due' | 'oldest' | 'newest') =>
      ids(await dispatcher.pool.queue({ groupId, sort, size: 30 })).filter((id) => made.includes(id));
    const [late, urgent, calm] = made;
    // Ten minutes of an urgent order weigh more than twenty of an ordinary one.
    expect(await sorted('urgency')).toEqual([urgent, late, calm]);
    expect(await sorted('due')).toEqual([late, urgent, calm]);
    expect(await sorted('oldest')).toEqual([late, urgent, calm]);
    expect(await sorted('newest')).toEqual([calm, urgent, late]);
    for (const orderId of made) await client.orders.cancel({ orderId, reason: 'mistaken' });
  });

  it('has what is due first at the head, each with whom the rules would send, and counts its parts', async () => {
    const [client, lead] = [await server.as(tenant.client), await server.as(tenant.lead)];
    const [calm, urgent] = [
      await client.orders.create(draftOf(tenant)),
      await client.orders.create(draftOf(tenant)),
    ];
    const soon = new Date(Date.now() - 60_000).toISOString();
    await query(db)`UPDATE orders SET next_due_at = ${soon} WHERE id = ${urgent.id}`;
    const queue = await lead.pool.queue({ groupId: tenant.groupId });
    const places = [urgent.id, calm.id].map((id) => queue.list.findIndex((order) => order.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    const names = queue.list.map(({ suggestion }) => suggestion?.engineer.id);
    const members = [tenant.engineer, tenant.engineer2, tenant.lead].map(({ accountId }) => accountId);
    expect(members).toContain(names[places[0] ?? 0]);
    const { total } = await lead.pool.page({ groupId: tenant.groupId });
    expect(queue.waitingCount).toBe(total);
    const late = await lead.pool.queue({ groupId: tenant.groupId, part: 'late' });
    expect(late.list.map(({ id }) => id)).toContain(urgent.id);
    expect(late.list).toHaveLength(late.lateCount);
    expect(ids(await lead.pool.page({ part: 'late' })).toSorted()).toEqual(ids(late).toSorted());
    const { soonCount, returnedCount } = await lead.pool.queue({});
    expect((await lead.pool.page({ part: 'soon', size: 1 })).total).toBe(soonCount);
    expect((await lead.pool.page({ part: 'returned', size: 1 })).total).toBe(returnedCount);
    expect(late.lateCount + returnedCount).toBeGreaterThan(1);
  });

  it('says who is on duty now in the pools that one hands out, each once', async () => {
    const { tenantId, groupId, otherGroupId, engineer, outsider } = tenant;
    const now = server.clock.now().getTime();
    const dutyOn = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
    const turn = (group: string, accountId: string, shift: string, on = dutyOn) =>
      ({ tenantId, groupId: group, accountId, shift, dutyOn: on }) as const;
    await insertRows(db, dutyDays, [
      turn(groupId, engineer.accountId, 'onCall'),
      turn(otherGroupId, engineer.accountId, 'onCall'),
      turn(otherGroupId, outsider.accountId, 'onCall'),
      turn(groupId, tenant.engineer2.accountId, 'off'),
      turn(groupId, tenant.lead.accountId, 'onCall', '2020-01-01'),
    ]);
    const dutyOf = async (account: typeof tenant.lead) => {
      const { onDuty } = await (await server.as(account)).pool.queue({});
      return onDuty.map(({ id }) => id).toSorted();
    };
    expect(await dutyOf(tenant.lead)).toEqual([engineer.accountId]);
    expect(await dutyOf(tenant.dispatcher)).toEqual([engineer.accountId, outsider.accountId].toSorted());
    await query(db)`DELETE FROM duty_days WHERE tenant_id = ${tenantId}`;
  });

  it('looks at everybody once, however many orders wait', async () => {
    const [client, lead] = [await server.as(tenant.client), await server.as(tenant.lead)];
    const { groupId } = tenant;
    const statementsOfQueue = async () => {
      const run = vi.spyOn(db.connection, 'run');
      try {
        const { list } = await lead.pool.queue({ groupId });
        const asked = run.mock.calls.filter(([{ name = '' }]) => /orders|pool|plans|groups/.test(name));
        return { statements: asked.length, orders: list.length };
      } finally {
        run.mockRestore();
      }
    };
    const few = await statementsOfQueue();
    // Of several kinds and at several sites, so that nothing is saved by asking the same twice.
    for (const cellId of tenant.cellIds.slice(0, 2)) {
      for (const serverCatalogId of [tenant.catalogId, tenant.onSiteCatalogId]) {
        await client.orders.create(draftOf(tenant, { cellId, serverCatalogId }));
      }
    }
    const many = await statementsOfQueue();
    expect(many.orders).toBeGreaterThan(few.orders + 2);
    expect(few.statements).toBeGreaterThan(0);
    expect(many.statements).toBe(few.statements);
  });

  it('tells apart what came back from an engineer, who is not sent again', async () => {
    const [client, lead] = [await server.as(tenant.client), await server.as(tenant.lead)];
    const { id } = await client.orders.create(draftOf(tenant));
    const { groupId } = tenant;
    await lead.orders.transfer({ orderId: id, groupId, engineerId: tenant.engineer2.accountId });
    await (await server.as(tenant.engineer2)).orders.decline({ orderId: id, reasonCode: 'busy' });
    const back = (await lead.pool.queue({ groupId, part: 'returned' })).list.find((order) => order.id === id);
    expect(back?.suggestion?.engineer.id).not.toBe(tenant.engineer2.accountId);
    const { returned } = await lead.backlog.escalations({});
    const declined = { action: 'decline', byName: expect.stringMatching(/./), reasonCode: 'busy' };
    expect(returned.find((order) => order.id === id)).toMatchObject(declined);
    for (let more = 0; more < 5; more++) {
      const { id: orderId } = await client.orders.create(draftOf(tenant));
      await lead.orders.transfer({ orderId, groupId, engineerId: tenant.engineer2.accountId });
      await (await server.as(tenant.engineer2)).orders.decline({ orderId, reasonCode: 'busy' });
    }
    // Given to a person and taken back, it waits as anything does.
    await lead.orders.transfer({ orderId: id, groupId, engineerId: tenant.engineer.accountId });
    await lead.orders.transfer({ orderId: id, groupId });
    const again = await lead.pool.queue({ groupId, part: 'returned' });
    expect(again.list.map((order) => order.id)).not.toContain(id);
    const pressing = await lead.backlog.escalations({});
    expect(again.returnedCount).toBe(pressing.returnedCount);
    expect(pressing.returned).toHaveLength(5);
    expect(pressing.returnedCount).toBeGreaterThan(5);
  });

  it('is counted on a lead’s home as the list has it that opens, that of groups where they are a member too', async () => {
    const { groupId, otherGroupId } = tenant;
    const client = await server.as(tenant.client);
    const account = await buildStaff(tenant, {
      ...{ roles: ['lead', 'engineer'], groupIds: [otherGroupId], ledGroupIds: [groupId] },
    });
    const [lead, dispatcher] = [await server.as(account), await server.as(tenant.dispatcher)];
    const before = await lead.backlog.escalations({});
    for (const engineer of [tenant.engineer, tenant.outsider]) {
      const { id: orderId } = await client.orders.create(draftOf(tenant));
      const of = engineer === tenant.engineer ? groupId : otherGroupId;
      await dispatcher.orders.transfer({ orderId, groupId: of, engineerId: engineer.accountId });
      await (await server.as(engineer)).orders.decline({ orderId, reasonCode: 'busy' });
      const over = new Date(server.clock.now().getTime() - 60_000).toISOString();
      await query(db)`UPDATE orders SET next_due_at = ${over} WHERE id = ${orderId}`;
    }
    for (const asked of [{}, { groupId }]) {
      const { unassignedLateCount, returnedCount } = await lead.backlog.escalations(asked);
      expect(unassignedLateCount).toBe((await lead.pool.page({ ...asked, part: 'late', size: 1 })).total);
      expect(returnedCount).toBe((await lead.pool.page({ ...asked, part: 'returned', size: 1 })).total);
    }
    const { unassignedLateCount = 0, returnedCount = 0, lateCount } = await lead.backlog.escalations({});
    expect(unassignedLateCount - (before.unassignedLateCount ?? 0)).toBe(2);
    expect(returnedCount - (before.returnedCount ?? 0)).toBe(2);
    // What nobody has is not of the people whom they lead.
    expect(lateCount).toBe(before.lateCount);
  });

  it('is for who may hand out work alone', async () => {
    const client = await server.as(tenant.client);
    await expect(client.pool.queue({})).rejects.toMatchObject({ code: 'noPermission' });
    const engineer = await server.as(tenant.engineer);
    await expect(engineer.pool.queue({ groupId: tenant.otherGroupId })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(engineer.backlog.escalations({})).rejects.toMatchObject({ code: 'noPermission' });
  });
});

describe('sources of orders', () => {
  it('are three for staff, named in their language, and one for customers; a draft names them by id', async () => {
    const engineer = await server.as(tenant.engineer, { locale: 'en' });
    const { list } = await engineer.orderSources.page({});
    expect(list.map(({ id, key }) => [id, key])).toEqual([
      ['operations', 0],
      ['monitoring', 1],
      ['se', 2],
    ]);
    expect((await engineer.orderSources.page({ size: 2, page: 2 })).list).toEqual(list.slice(2));
    expect((await (await server.as(tenant.client)).orderSources.page({})).list).toEqual([
      { id: 'operations', name: '运维', key: 0 },
    ]);
    const { source } = await engineer.orders.create({ ...draftOf(tenant), sourceId: 'se' });
    expect(source).toBe(2);
    const named = await engineer.orders.create({ ...draftOf(tenant), sourceName: '监控' });
    expect(named.source).toBe(1);
  });
});

describe('copies', () => {
  it('give sight and an unread mark, name whom they went to, and are taken back', async () => {
    const [engineer, outsider] = [await server.as(tenant.engineer), await server.as(tenant.outsider)];
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    await expect(outsider.orders.detail({ orderId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(engineer.backlog.ccMark({ orderId })).rejects.toMatchObject({ reason: 'itemsMissing' });
    await expect(
      engineer.backlog.ccMark({ orderId, userIds: [tenant.client.accountId] }),
    ).rejects.toMatchObject({ issues: [{ path: 'userIds', code: 'notActive' }] });
    await expect(engineer.backlog.ccMark({ orderId, groupIds: [newId()] })).rejects.toMatchObject({
      issues: [{ path: 'groupIds', code: 'unknown' }],
    });
    await engineer.backlog.ccMark({
      orderId,
      userIds: [tenant.outsider.accountId],
      groupIds: [tenant.otherGroupId],
    });
    expect(ids(await outsider.backlog.ccMine({ unread: true }))).toEqual([orderId]);
    expect(ids(await outsider.backlog.ccGroup({}))).toEqual([orderId]);
    expect((await outsider.orders.detail({ orderId })).cc).toHaveLength(2);
    const record = (await outsider.orders.history({ orderId })).at(-1);
    expect(record).toMatchObject({ action: 'cc', remark: expect.stringContaining('Second') });
    expect((await outsider.messages.mine({ sysMsgFlag: 0 })).list[0]).toMatchObject({ kind: 'order.cc' });

    await expect(
      (await server.as(tenant.engineer2)).orders.cancelCc({ orderId, groupIds: [tenant.otherGroupId] }),
    ).rejects.toMatchObject({ reason: 'notHandler' });
    await outsider.orders.cancelCc({ orderId, userIds: [tenant.outsider.accountId] });
    expect((await outsider.backlog.ccMine({})).total).toBe(0);
    await engineer.orders.cancelCc({ orderId, groupIds: [tenant.otherGroupId] });
    await expect(outsider.orders.detail({ orderId })).rejects.toMatchObject({ code: 'notFound' });
    const { rows } = await db.connection.run({
      text: `SELECT count(*) FROM audit_events WHERE tenant_id = $1 AND kind = 'cc.change'`,
      values: [tenant.tenantId],
    });
    expect(rows).toEqual([[3]]);
  });
});

describe('a mention', () => {
  it('tells a colleague of a note, who then sees the order', async () => {
    const [engineer, outsider] = [await server.as(tenant.engineer), await server.as(tenant.outsider)];
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    const note = { orderId, content: 'Please look', internal: true };
    await expect(
      engineer.orders.progress({ ...note, mentionIds: [tenant.client.accountId] }),
    ).rejects.toMatchObject({ issues: [{ path: 'mentionIds', code: 'notActive' }] });
    await engineer.orders.progress({ ...note, mentionIds: [tenant.outsider.accountId] });
    const { list } = await outsider.messages.mine({ sysMsgFlag: 0 });
    expect(list[0]).toMatchObject({ kind: 'order.mention', content: expect.stringContaining('Please look') });
    expect((await outsider.orders.history({ orderId })).at(-1)).toMatchObject({ action: 'progress' });
  });
});

describe('a site and its people', () => {
  it('are told in whole: region, contract and how much there is, remarks to staff alone', async () => {
    const [cellId = ''] = tenant.cellIds;
    await db.connection.run({
      text: `UPDATE cells SET region_code = '310115', contract_no = 'C-1', contract_ends_on = '2027-12-31',
        contact_name = 'Ms He', remark = 'Key at the desk' WHERE tenant_id = $1 AND id = $2`,
      values: [tenant.tenantId, cellId],
    });
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const reporter = await client.reporters.add({ cellId, name: 'Ms Wei', phone: '13812345678' });
    const known = await client.cells.property({ cellId });
    expect(known).toMatchObject({
      id: cellId,
      regionCode: '310115',
      regionName: expect.stringMatching(/-浦东新区$/),
      contactName: 'Ms He',
      contractNo: 'C-1',
      contractEndsOn: '2027-12-31',
      reporterCount: 1,
      assetCount: 0,
    });
    expect(known).not.toHaveProperty('remark');
    expect(await engineer.cells.property({ cellId })).toMatchObject({ remark: 'Key at the desk' });
    const own = await server.as(tenant.ownClient);
    expect((await own.cells.property({ cellId })).openOrderCount).toBe(0);
    expect((await engineer.cells.property({ cellId })).openOrderCount).toBeGreaterThan(0);
    const choice = await client.cells.select({ cellId });
    expect(choice).toMatchObject({ value: cellId, customerId: tenant.customerId });
    expect(await engineer.customers.reporter({ id: reporter.id })).toEqual(reporter);
  });
});
