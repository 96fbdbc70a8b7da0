import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;
let tenant: TestTenant;

const moveTo = (weekday: number, hour: number) => advanceToWeekday(server.clock, weekday, hour);

const today = () => new Date(server.clock.now().getTime() + 8 * hourMs).toISOString().slice(0, 10);

beforeAll(async () => {
  tenant = await buildTenant(db);
  moveTo(3, 10);
  const { tenantId } = tenant;
  await db.connection.run({
    text: `UPDATE cells SET region_code = '310115', latitude = 31.2, longitude = 121.5
      WHERE tenant_id = $1 AND id = $2`,
    values: [tenantId, tenant.cellIds[0] as string],
  });
});

async function give(account: TestAccount, skillId: string, level: number, regionCode?: string) {
  const { tenantId, accountId } = account;
  await insertRows(db, tables.engineerSkills, { tenantId, accountId, skillId, level });
  if (regionCode) await insertRows(db, tables.serviceAreas, { tenantId, accountId, regionCode });
}

describe('what the rules would make of a draft', () => {
  it('is what creating it then makes of it', async () => {
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    for (const draft of [
      draftOf(tenant),
      draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId, cellId: tenant.cellIds[1] as string }),
    ]) {
      const forecast = await client.orders.preTrigger(draft);
      const made = await client.orders.create(draft);
      expect(forecast).toMatchObject({
        groupId: made.handlerGroupId,
        groupName: made.handlerGroupName,
        routedBy: 'type',
        priority: made.priority,
        serviceMode: made.serviceMode,
        duty: made.duty ?? false,
      });
      const apart = Date.parse(made.resolveDueAt ?? '') - Date.parse(forecast.resolveDueAt ?? '');
      expect(apart).toBeGreaterThanOrEqual(0);
      expect(apart).toBeLessThan(60_000);
      expect(forecast).not.toHaveProperty('engineer');
      expect((await engineer.orders.preTrigger(draft)).engineer).toMatchObject({ name: expect.any(String) });
    }
    await expect(
      client.orders.preTrigger({ ...draftOf(tenant), serverCatalogId: newId() }),
    ).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('sends to whom a rule of the site and the catalogue names, before all others', async () => {
    const { tenantId, otherGroupId: groupId, catalogId } = tenant;
    const cellId = tenant.cellIds[2] as string;
    await insertRows(db, tables.routingRules, { tenantId, id: newId(), cellId, catalogId, groupId });
    const engineer = await server.as(tenant.engineer);
    expect(await engineer.orders.preTrigger(draftOf(tenant, { cellId }))).toMatchObject({
      groupId,
      groupName: 'Second',
      routedBy: 'cellAndCatalog',
      engineer: { id: tenant.outsider.accountId },
    });
  });
});

describe('suggested engineers', () => {
  it('are ranked by skill, area and load, with the reasons', async () => {
    const { tenantId, onSiteCatalogId: catalogId } = tenant;
    const skillId = newId();
    await insertRows(db, tables.skills, { tenantId, id: skillId, zh: '打印', en: 'Printing', catalogId });
    await give(tenant.engineer, skillId, 1);
    await give(tenant.engineer2, skillId, 3, '310000');
    const draft = draftOf(tenant, { serverCatalogId: catalogId });
    const engineer = await server.as(tenant.engineer, { locale: 'en' });
    const [first, second, ...rest] = await engineer.orders.suggestEngineers({ draft });
    expect(first).toMatchObject({
      engineer: { id: tenant.engineer2.accountId },
      groupId: tenant.groupId,
      groupName: 'First',
      skill: { name: 'Printing', level: 3 },
      area: expect.stringContaining('上海'),
      saturation: 0,
      openCount: 0,
      reasons: ['skillExpert', 'areaNear', 'inTime', 'free'],
    });
    expect(second?.reasons).toEqual(['skillBasic', 'areaOutside', 'inTime', 'free']);
    expect(rest).toEqual([]);
    const elsewhere = await engineer.orders.suggestEngineers({ draft, groupId: tenant.otherGroupId });
    expect(elsewhere.map(({ reasons }) => reasons[0])).toEqual(['skillMissing', 'skillMissing']);
  });

  it('know who works close by today, who is full and who is away', async () => {
    const { tenantId } = tenant;
    const engineer2 = await server.as(tenant.engineer2);
    const draft = draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft);
    const start = server.clock.now().getTime();
    await engineer2.orders.accept({
      orderId,
      planStart: new Date(start).toISOString(),
      planEnd: new Date(start + 9 * hourMs).toISOString(),
    });
    const lead = await server.as(tenant.lead);
    const [busy] = await lead.orders.suggestEngineers({ draft, day: today() });
    expect(busy).toMatchObject({
      openCount: 1,
      distance: 0,
      reasons: expect.arrayContaining(['closeBy', 'overloaded']),
    });
    expect(busy?.saturation).toBeGreaterThan(1);
    const from = new Date(start - hourMs).toISOString();
    const to = new Date(start + hourMs).toISOString();
    await insertRows(db, tables.leaves, {
      tenantId,
      id: newId(),
      accountId: tenant.engineer2.accountId,
      leaveType: 'sick',
      fromAt: from,
      toAt: to,
    });
    const [first, away] = await lead.orders.suggestEngineers({ draft });
    expect(first?.engineer.id).toBe(tenant.engineer.accountId);
    expect(away).toMatchObject({ score: 0, reasons: expect.arrayContaining(['onLeave']) });
    expect((await lead.orders.preTrigger(draft)).engineer?.id).toBe(tenant.engineer.accountId);
  });

  it('leave out who declined the order in this round', async () => {
    const [client, lead] = [await server.as(tenant.client), await server.as(tenant.lead)];
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    const { groupId, engineer } = tenant;
    await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId });
    await (await server.as(engineer)).orders.decline({ orderId, reasonCode: 'busy' });
    const found = await lead.orders.suggestEngineers({ orderId });
    expect(found.map((each) => each.engineer.id)).toEqual([tenant.engineer2.accountId]);
  });

  it('begin outside working hours with who is on duty, for what is due before the office opens', async () => {
    moveTo(6, 21);
    const { tenantId, groupId } = tenant;
    // Due in four hours by the clock, and not in four hours of office time.
    await db.connection.run({
      text: `UPDATE sla_targets SET calendar_id = (SELECT s.calendar_id FROM sla_targets s
        WHERE s.tenant_id = $1 AND s.catalog_id = $3 LIMIT 1) WHERE tenant_id = $1 AND catalog_id = $2`,
      values: [tenantId, tenant.onSiteCatalogId, tenant.catalogId],
    });
    await insertRows(db, tables.dutyDays, {
      tenantId,
      groupId,
      dutyOn: today(),
      accountId: tenant.engineer.accountId,
      shift: 'onCall',
    });
    const lead = await server.as(tenant.lead);
    const draft = draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
    const [first] = await lead.orders.suggestEngineers({ draft });
    expect(first).toMatchObject({ onDuty: true, reasons: expect.arrayContaining(['onDuty', 'skillBasic']) });
    expect(await lead.orders.preTrigger(draft)).toMatchObject({
      duty: true,
      engineer: { id: tenant.engineer.accountId },
    });
  });

  it('ask for an order or a draft, of a group that is there', async () => {
    const lead = await server.as(tenant.lead);
    await expect(lead.orders.suggestEngineers({})).rejects.toMatchObject({
      issues: [{ path: 'orderId', code: 'required' }],
    });
    await expect(
      lead.orders.suggestEngineers({ draft: draftOf(tenant), groupId: newId() }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('orders about the same', () => {
  it('are open ones of the site that the reader sees, the likeliest first', async () => {
    const cellId = tenant.cellIds[1] as string;
    const [client, own] = [await server.as(tenant.client), await server.as(tenant.ownClient)];
    const { tenantId } = tenant;
    const [classId, assetId] = [newId(), newId()];
    await insertRows(db, tables.assetClasses, { tenantId, id: classId, zh: '打印机', en: 'Printer' });
    await insertRows(db, tables.assets, { tenantId, id: assetId, code: 'P1', name: 'P1', classId, cellId });
    const make = async (title: string, assetIds: string[] = []) =>
      (await client.orders.create({ ...draftOf(tenant, { cellId, title }), assetIds })).id;
    const jam = await make('收银台打印机卡纸');
    const asset = await make('无法出票', [assetId]);
    await make('网络很慢');
    const gone = await make('收银台打印机卡纸');
    await client.orders.cancel({ orderId: gone, reason: 'mistaken' });
    const draft = { cellId, typeId: tenant.typeId, title: '打印机卡纸了', assetIds: [assetId] };
    expect((await client.orders.similar(draft)).map(({ id }) => id)).toEqual([asset, jam]);
    expect(await own.orders.similar({ ...draft, cellId: tenant.cellIds[0] as string })).toEqual([]);
  });
});
