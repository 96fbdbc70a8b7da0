import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
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

async function accepted(count: number): Promise<string[]> {
  const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const { id } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId: id });
    ids.push(id);
  }
  return ids;
}

async function copy(
  orderId: string,
  viaGroupId: string | null,
  createdAt: string,
  accountId = tenant.engineer.accountId,
) {
  const { tenantId } = tenant;
  const byId = tenant.lead.accountId;
  await insertRows(db, tables.orderCc, {
    tenantId,
    id: newId(),
    orderId,
    accountId,
    byId,
    viaGroupId,
    createdAt,
  });
}

describe('lists of to-dos', () => {
  it('hold what the counts count, today and in all, whatever the time', async () => {
    await accepted(5);
    for (const hours of [0, 3, 30, 400]) {
      server.clock.advance(hours * 3_600_000);
      const on = await server.as(tenant.engineer);
      for (const today of [true, false]) {
        const counts = today ? await on.backlog.mineToday({}) : await on.backlog.mineAll({});
        const { asOf } = counts;
        const [itsm, se, late, soon] = await Promise.all([
          on.backlog.pendingItsm({ today, asOf }),
          on.backlog.pendingSe({ today, asOf }),
          on.backlog.timeout({ today, asOf }),
          on.backlog.willTimeout({ today, asOf }),
        ]);
        expect({ hours, today, pending: itsm.total + se.total, late: late.total, soon: soon.total }).toEqual({
          hours,
          today,
          pending: counts.pendingCount,
          late: counts.timeoutCount,
          soon: counts.willTimeoutCount,
        });
        expect(late.list.every(({ slaState }) => slaState === 'late')).toBe(true);
      }
    }
    const on = await server.as(tenant.engineer);
    expect((await on.backlog.mineAll({})).timeoutCount).toBe(5);
  });

  it('are turned page by page, and by source', async () => {
    const on = await server.as(tenant.engineer);
    const first = await on.backlog.pendingItsm({ size: 3 });
    const second = await on.backlog.pendingItsm({ size: 3, next: first.next });
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(5);
    expect(second.hasNext).toBe(false);
    expect((await on.backlog.todayMonitor({})).total).toBe(0);
    expect((await on.backlog.todaySe({})).total).toBe(0);
  });

  it('are for oneself: underlings are for who leads', async () => {
    const engineer = await server.as(tenant.engineer);
    await expect(engineer.backlog.timeout({ scope: 'underling' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    const lead = await server.as(tenant.lead);
    expect((await lead.backlog.timeout({ scope: 'underling' })).total).toBe(5);
    expect((await lead.backlog.timeout({})).total).toBe(0);
  });

  it('and their counts are of one person whom one leads, when one is named', async () => {
    const lead = await server.as(tenant.lead);
    const { list } = await lead.backlog.underlingStaff({});
    expect(list.find(({ id }) => id === tenant.engineer.accountId)?.totalCount).toBe(5);
    for (const { id: accountId, pendingCount, timeoutCount, totalCount } of list) {
      const asked = { scope: 'underling', accountId, size: 1 } as const;
      const counts = await lead.backlog.underlingAll({ accountId });
      expect(counts).toMatchObject({ pendingCount, timeoutCount, totalCount, headcount: 1 });
      const [itsm, se] = [await lead.backlog.pendingItsm(asked), await lead.backlog.pendingSe(asked)];
      expect(itsm.total + se.total).toBe(pendingCount);
      expect((await lead.backlog.timeout(asked)).total).toBe(timeoutCount);
    }
    const { accountId } = tenant.outsider;
    const stranger = { scope: 'underling', accountId } as const;
    await expect(lead.backlog.timeout(stranger)).rejects.toMatchObject({ code: 'notFound' });
    await expect(lead.backlog.underlingToday({ accountId })).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('lists of copies', () => {
  it('show unread ones first, once each, until they are read', async () => {
    const [first = '', second = ''] = await accepted(2);
    const now = server.clock.now().getTime();
    await copy(first, null, new Date(now - 1000).toISOString());
    await copy(second, null, new Date(now).toISOString());
    await copy(second, tenant.groupId, new Date(now).toISOString());
    await copy(second, tenant.otherGroupId, new Date(now).toISOString());
    const on = await server.as(tenant.engineer);
    expect(await on.backlog.mineAll({})).toMatchObject({ ccUserCount: 2, ccUserGroupCount: 1 });
    expect((await on.backlog.ccGroup({})).list.map(({ id }) => id)).toEqual([second]);

    await on.backlog.ccRead({ orderIds: [second] });
    expect(await on.backlog.mineAll({})).toMatchObject({ ccUserCount: 1, ccUserGroupCount: 0 });
    const mine = await on.backlog.ccMine({});
    expect(mine.list.map(({ id, unread }) => [id, unread])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect((await on.backlog.ccMine({ unread: true })).total).toBe(1);
    expect((await on.backlog.ccGroup({ unread: true })).total).toBe(0);
  });

  it('are marked for the reader alone', async () => {
    const lead = await server.as(tenant.lead);
    const { list } = await (await server.as(tenant.engineer)).backlog.ccMine({ unread: true });
    await lead.backlog.ccRead({ orderIds: list.map(({ id }) => id) });
    expect((await (await server.as(tenant.engineer)).backlog.ccMine({ unread: true })).total).toBe(1);
  });

  it('of the people whom one leads are listed and counted once an order, as far as it is of one’s groups', async () => {
    const { list: own } = await (await server.as(tenant.engineer)).backlog.ccMine({});
    const [order = '', elsewhere = ''] = await accepted(2);
    const at = server.clock.now().toISOString();
    for (const id of [order, elsewhere]) await copy(id, null, at);
    await copy(order, tenant.groupId, at);
    await copy(order, null, at, tenant.engineer2.accountId);
    await db.connection.run({
      text: 'UPDATE orders SET group_id = $2 WHERE id = $1',
      values: [elsewhere, tenant.otherGroupId],
    });
    const lead = await server.as(tenant.lead);
    const ids = (page: { list: readonly { id: string }[] }) => page.list.map(({ id }) => id).sort();
    const theirs = ids(await lead.backlog.ccMine({ scope: 'underling' }));
    expect(theirs).toEqual([...own.map(({ id }) => id), order].sort());
    const unread = await lead.backlog.ccMine({ scope: 'underling', unread: true });
    const ofGroups = await lead.backlog.ccGroup({ scope: 'underling', unread: true });
    expect(ids(ofGroups)).toEqual([order]);
    for (const counts of [await lead.backlog.underlingAll({}), await lead.backlog.underlingToday({})]) {
      expect(counts).toMatchObject({ ccUserCount: unread.total, ccUserGroupCount: 1 });
    }
    expect((await lead.backlog.ccMine({})).total).toBe(0);
    const engineer = await server.as(tenant.engineer);
    await expect(engineer.backlog.ccMine({ scope: 'underling' })).rejects.toMatchObject({
      code: 'noPermission',
    });
  });
});
