import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
let ids: string[];
const today = () => new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Four orders: one waits, one is in work, one resolved and one resolved and rated; and one of another group. */
beforeAll(async () => {
  tenant = await buildTenant(db);
  const client = await server.as(tenant.client);
  ids = [];
  for (let index = 0; index < 4; index++) ids.push((await client.orders.create(draftOf(tenant))).id);
  const [, working = '', resolved = '', rated = ''] = ids;
  const engineer = await server.as(tenant.engineer);
  for (const orderId of [working, resolved]) await engineer.orders.accept({ orderId });
  await (await server.as(tenant.engineer2)).orders.accept({ orderId: rated });
  await engineer.orders.resolve({ orderId: resolved, solution: 'Done' });
  await (await server.as(tenant.engineer2)).orders.resolve({ orderId: rated, solution: 'Done' });
  await client.orders.evaluate({ orderId: rated, label: '1', stars: '4,5,4,4' });
  const { id } = await client.orders.create(draftOf(tenant));
  await (await server.as(tenant.dispatcher)).orders.transfer({ orderId: id, groupId: tenant.otherGroupId });
});

const figuresOf = async (account: TestAccount) => (await server.as(account)).workbench.data({});
const openOf = ({ openByKind }: { openByKind: readonly { kind: string; count: number }[] }) =>
  Object.fromEntries(openByKind.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));

describe('the figures of the workbench', () => {
  it('are one’s own, a lead’s of their groups, a dispatcher’s of everybody', async () => {
    const own = await figuresOf(tenant.engineer);
    expect(own).toMatchObject({
      scope: 'own',
      createdCount: 2,
      resolvedCount: 1,
      poolCount: 1,
      slaMetShare: 1,
    });
    expect(openOf(own)).toEqual({ operations: 1 });
    expect(own.satisfaction).toBeUndefined();
    const led = await figuresOf(tenant.lead);
    expect(led).toMatchObject({
      scope: 'groups',
      createdCount: 4,
      resolvedCount: 2,
      poolCount: 1,
      satisfaction: 4.25,
    });
    expect(openOf(led)).toEqual({ operations: 2 });
    const all = await figuresOf(tenant.dispatcher);
    expect(all).toMatchObject({ scope: 'tenant', createdCount: 5, resolvedCount: 2, poolCount: 2 });
    expect(all.satisfaction).toBe(4.25);
    expect(openOf(all)).toEqual({ operations: 3 });
    expect(all.openByKind.map(({ kind }) => kind)).toContain('entrusted');
  });

  it('know what is late', async () => {
    expect((await figuresOf(tenant.engineer)).overdueCount).toBe(0);
    server.clock.advance(10 * 3_600_000);
    expect((await figuresOf(tenant.engineer)).overdueCount).toBe(1);
    server.clock.advance(-10 * 3_600_000);
  });

  it('are of the days asked for', async () => {
    const engineer = await server.as(tenant.engineer);
    const past = await engineer.workbench.data({ from: '2020-01-01', to: '2020-01-31' });
    expect(past).toMatchObject({ createdCount: 0, resolvedCount: 0, from: '2020-01-01', to: '2020-01-31' });
    expect(past.slaMetShare).toBeUndefined();
    await expect(engineer.workbench.data({ from: '2020-02-01', to: '2020-01-31' })).rejects.toMatchObject({
      issues: [{ path: 'to', code: 'tooEarly' }],
    });
    await expect(engineer.workbench.data({ from: '2018-01-01', to: '2020-01-31' })).rejects.toMatchObject({
      issues: [{ path: 'to', code: 'tooLongSpan' }],
    });
  });
});

describe('series', () => {
  it('add up to the figures, whatever they are grouped by', async () => {
    const lead = await server.as(tenant.lead, { locale: 'en' });
    const { from, to, createdCount, resolvedCount } = await lead.workbench.data({});
    for (const groupBy of ['day', 'status', 'type', 'source', 'priority', 'group', 'engineer'] as const) {
      const series = await lead.workbench.statistics({ from, to, groupBy });
      expect([groupBy, series.reduce((sum, { created }) => sum + created, 0)]).toEqual([
        groupBy,
        createdCount,
      ]);
      expect([groupBy, series.reduce((sum, { resolved }) => sum + resolved, 0)]).toEqual([
        groupBy,
        resolvedCount,
      ]);
    }
    const days = await lead.workbench.statistics({ from, to });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ key: today(), name: today(), created: 4, resolved: 2 });
    expect(await lead.workbench.statistics({ from, to, groupBy: 'type' })).toEqual([
      { key: tenant.typeId, name: 'Fault', created: 4, resolved: 2 },
    ]);
    expect((await lead.workbench.statistics({ from, to, groupBy: 'source' }))[0]?.name).toBe('Operations');
    expect((await lead.workbench.statistics({ from, to, groupBy: 'group' }))[0]?.name).toBe('First');
  });
});

describe('engineers for a site', () => {
  it('are members of the groups that serve it, whose areas cover it first', async () => {
    const { tenantId } = tenant;
    const cellId = tenant.cellIds[2] as string;
    await db.connection.run({
      text: "UPDATE cells SET region_code = '310115' WHERE tenant_id = $1 AND id = $2",
      values: [tenantId, cellId],
    });
    await insertRows(db, tables.serviceAreas, {
      tenantId,
      accountId: tenant.engineer2.accountId,
      regionCode: '310000',
    });
    const skillId = newId();
    await insertRows(db, tables.skills, { tenantId, id: skillId, zh: '打印', en: 'Printing' });
    await insertRows(db, tables.engineerSkills, {
      tenantId,
      accountId: tenant.engineer2.accountId,
      skillId,
      level: 3,
    });
    const engineer = await server.as(tenant.engineer, { locale: 'en' });
    const found = await engineer.workbench.engineersByCell({ cellId });
    expect(found[0]).toMatchObject({
      id: tenant.engineer2.accountId,
      serves: true,
      saturation: 0,
      load: expect.any(Number),
      skills: [{ skillId, name: 'Printing', level: 3 }],
      groups: [{ id: tenant.groupId, name: 'First', lead: false }],
    });
    const others = found.map(({ id }) => id);
    expect(others).toContain(tenant.engineer.accountId);
    expect(others).not.toContain(tenant.outsider.accountId);
    await expect(engineer.workbench.engineersByCell({ cellId: newId() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
