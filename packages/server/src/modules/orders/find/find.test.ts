import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ngramsOfTexts } from '../../../engine/ngrams.ts';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  jobNamed,
  linkPartner,
  newId,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { exportOrders } from '../export-orders.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
const made: string[] = [];

beforeAll(async () => {
  tenant = await buildTenant(db);
  const client = await server.as(tenant.client);
  for (const title of ['打印机卡纸', '打印机脱机', '网络中断', '打印机没有墨']) {
    made.push((await client.orders.create(draftOf(tenant, { title }))).id);
  }
});

let numbered = 0;

/** An order of another kind, in the second group. */
async function deviceOrder(title: string, grams: string[] = ngramsOfTexts([title])) {
  const id = newId();
  const now = server.clock.now().toISOString();
  await insertRows(db, tables.deviceOrders, {
    tenantId: tenant.tenantId,
    id,
    orderNo: `DV20260101${String(++numbered).padStart(4, '0')}`,
    title,
    grams,
    status: 1,
    priority: 3,
    cellId: tenant.cellIds[0] as string,
    cellName: 'Site',
    customerName: 'Customer',
    groupId: tenant.otherGroupId,
    createdById: tenant.dispatcher.accountId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

const ids = (page: { readonly list: readonly { readonly id: string }[] }) => page.list.map(({ id }) => id);

describe('the search over every kind of order', () => {
  it('merges what it finds, newest first, page by page and by number', async () => {
    const device = await deviceOrder('打印机更换');
    const last = (
      await (await server.as(tenant.client)).orders.create(draftOf(tenant, { title: '打印机异响' }))
    ).id;
    const [first = '', second = '', , third = ''] = made;
    const expected = [last, device, third, second, first];
    const dispatcher = await server.as(tenant.dispatcher);
    const whole = await dispatcher.orders.search({ keyword: '打印机' });
    expect(ids(whole)).toEqual(expected);
    expect(whole.list[1]).toMatchObject({ kind: 'device', title: '打印机更换', status: 1 });
    const paged: string[] = [];
    let next: string | undefined;
    do {
      const page = await dispatcher.orders.search({ keyword: '打印机', size: 2, ...(next && { next }) });
      expect(page).toMatchObject({ total: 5, totalPage: 3 });
      paged.push(...ids(page));
      next = page.next;
    } while (next);
    expect(paged).toEqual(expected);
    expect(ids(await dispatcher.orders.search({ keyword: '打印机', size: 2, page: 2 }))).toEqual(
      expected.slice(2, 4),
    );
    await expect(dispatcher.orders.search({ keyword: 'x', next: 'nonsense' })).rejects.toMatchObject({
      code: 'badRequest',
    });
  });

  it('keeps to the kinds, statuses and days asked for, and to what one may see', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    expect((await dispatcher.orders.search({ keyword: '打印机', kinds: ['device'] })).total).toBe(1);
    expect(
      (await dispatcher.orders.search({ keyword: '打印机', kinds: ['se', 'pm', 'project'] })).total,
    ).toBe(0);
    expect((await dispatcher.orders.search({ keyword: '打印机', status: [3] })).total).toBe(0);
    expect((await dispatcher.orders.search({ keyword: '打印机', to: '2020-01-01' })).total).toBe(0);
    const [engineer, outsider] = [await server.as(tenant.engineer), await server.as(tenant.outsider)];
    expect((await engineer.orders.search({ keyword: '打印机' })).total).toBe(4);
    expect((await outsider.orders.search({ keyword: '打印机' })).list.map(({ kind }) => kind)).toEqual([
      'device',
    ]);
    expect((await (await server.as(tenant.client)).orders.search({ keyword: '打印机' })).total).toBe(4);
    expect((await (await server.as(tenant.otherClient)).orders.search({ keyword: '打印机' })).total).toBe(0);
  });
});

describe('a keyword', () => {
  const found = async (keyword: string, account = tenant.dispatcher) =>
    (await (await server.as(account)).orders.search({ keyword, kinds: ['operations', 'device'] })).list;

  it('may be the initials of Chinese characters, as their neighbours have them read', async () => {
    const client = await server.as(tenant.client);
    const { id } = await client.orders.create(draftOf(tenant, { title: '银行柜台，自助终端 重启' }));
    for (const keyword of ['yhgt', 'yhgtzzzd', 'ZZZD', 'zd cq']) {
      expect([keyword, ids({ list: await found(keyword) })]).toEqual([keyword, [id]]);
    }
    const device = await deviceOrder('磁盘阵列');
    expect(ids({ list: await found('cpzl') })).toEqual([device]);
    // No word goes over a space, and one letter is no initials.
    for (const keyword of ['zdcq', 'yhgtzd', 'xgt'])
      expect([keyword, await found(keyword)]).toEqual([keyword, []]);
  });

  it('may be one character', async () => {
    expect(ids({ list: await found('墨') })).toEqual([made[3]]);
  });

  it('finds the reporter, and says where it stands, as it is written or by initials', async () => {
    const client = await server.as(tenant.client);
    const draft = { ...draftOf(tenant, { title: '扫描仪 XT 缺纸' }), reportName: '欧阳靖' };
    const { id } = await client.orders.create(draft);
    const [byName] = await found('欧阳');
    expect(byName).toMatchObject({ id, hits: [{ field: 'reportName', start: 0, length: 2 }] });
    const [byInitials] = await found('smy xt');
    expect(byInitials?.hits).toEqual([
      { field: 'title', start: 0, length: 3 },
      { field: 'title', start: 4, length: 2 },
    ]);
  });

  it('looks into descriptions, of requirements and entrusted orders too, and shows where it stands there', async () => {
    const client = await server.as(tenant.client);
    const content = `刚才断电了。\n${'很急，'.repeat(10)}机房的精密空调一直在滴水，地板下面已经湿了`;
    const { id } = await client.orders.create({ ...draftOf(tenant, { title: '请马上来人' }), content });
    const [byContent, ...others] = await found('精密空调');
    expect(others).toEqual([]);
    expect(byContent?.content).toBe('…急，很急，机房的精密空调一直在滴水，地板下面已经湿了');
    expect(byContent).toMatchObject({ id, hits: [{ field: 'content', start: 9, length: 4 }] });
    // Words may stand in both; what the card shows anyway is not said twice; letters are no initials of a paragraph.
    expect(ids({ list: await found('来人 滴水') })).toEqual([id]);
    expect((await found('马上来人'))[0]).not.toHaveProperty('content');
    expect(await found('jmkt')).toEqual([]);
    const staff = await server.as(tenant.engineer);
    expect((await staff.orders.page({ scope: 'group', keyword: '精密空调' })).total).toBe(1);

    const asked = await client.requirements.create({
      ...draftOf(tenant, { title: '想加一台设备' }),
      content: '放在二楼茶水间',
    });
    const dispatcher = await server.as(tenant.dispatcher);
    expect(ids(await dispatcher.requirements.list({ keyword: '茶水间' }))).toEqual([asked.id]);

    const partner = await linkPartner(tenant);
    await (await server.as(tenant.engineer)).orders.accept({ orderId: id });
    const lead = await server.as(tenant.lead);
    const entrusted = await lead.entrust.create({ orderId: id, partnerTenantId: partner.tenantId });
    const theirs = await (await server.as(partner.lead)).orders.search({ keyword: '精密空调' });
    expect(theirs.list).toMatchObject([{ id: entrusted.id, hits: [{ field: 'content' }] }]);
  });

  it('finds an order by an asset that it is about, once', async () => {
    const { tenantId } = tenant;
    const [classId, assetId] = [newId(), newId()];
    await insertRows(db, tables.assetClasses, { tenantId, id: classId, zh: '门禁', en: 'Door' });
    const grams = ngramsOfTexts(['北门闸机', 'GATE-77']);
    const asset = {
      tenantId,
      id: assetId,
      code: 'GATE-77',
      name: '北门闸机',
      classId,
      cellId: tenant.cellIds[0],
    };
    await insertRows(db, tables.assets, { ...asset, cellId: tenant.cellIds[0] as string, grams });
    const engineer = await server.as(tenant.engineer);
    const silent = await engineer.orders.create({
      ...draftOf(tenant),
      title: '刷卡没反应',
      assetIds: [assetId],
    });
    const named = await engineer.orders.create({
      ...draftOf(tenant),
      title: '北门闸机异响',
      // What its description says of the asset finds it already.
      content: 'GATE-77 响个不停',
      assetIds: [assetId],
    });
    for (const keyword of ['北门闸机', 'bmzj']) {
      const list = await found(keyword);
      expect([keyword, ids({ list })]).toEqual([keyword, [named.id, silent.id]]);
      expect(list[1]).toMatchObject({
        assetName: '北门闸机 GATE-77',
        hits: [{ field: 'assetName', start: 0, length: 4 }],
      });
    }
    expect(ids({ list: await found('gate-77') })).toEqual([named.id, silent.id]);
    expect(await found('gate-77', tenant.outsider)).toEqual([]);
  });

  it('finds by initials what an older release wrote, once that was gone through', async () => {
    const id = await deviceOrder('冷却塔', ['冷', '却', '塔']);
    expect(await found('lqt')).toEqual([]);
    const run = () => runJob(server, jobNamed('n-grams of older rows'));
    await run();
    expect(ids({ list: await found('lqt') })).toEqual([id]);
    // Once through, it has nothing to do any more.
    const later = await deviceOrder('冷却塔', ['冷', '却', '塔']);
    await run();
    expect(ids({ list: await found('lqt') })).toEqual([id]);
    expect(later).not.toBe(id);
  });
});

describe('finding any order', () => {
  it('goes by id or by number, of whatever kind, for who may see it', async () => {
    const [dispatcher, engineer] = [await server.as(tenant.dispatcher), await server.as(tenant.engineer)];
    const [orderId = ''] = made;
    const { kind, order } = await engineer.orders.findAny({ orderId });
    expect({ kind, id: order.id }).toEqual({ kind: 'operations', id: orderId });
    for (const typed of [order.orderNo.toLowerCase(), `#${order.orderNo}`, `工单${order.orderNo}。`])
      expect((await engineer.orders.findAny({ orderNo: typed })).order).toEqual(order);
    const device = await deviceOrder('更换');
    const found = await dispatcher.orders.findAny({ orderId: device });
    expect(found.kind).toBe('device');
    expect(await dispatcher.orders.findAny({ orderNo: found.order.orderNo })).toEqual(found);
    await expect(engineer.orders.findAny({ orderId: device })).rejects.toMatchObject({ code: 'notFound' });
    await expect(engineer.orders.findAny({})).rejects.toMatchObject({
      issues: [{ path: 'orderId', code: 'required' }],
    });
  });
});

describe('an entrusted order', () => {
  it('is found from both sides by who may see it there', async () => {
    const [orderId = ''] = made;
    const partner = await linkPartner(tenant);
    await (await server.as(tenant.engineer)).orders.accept({ orderId });
    const lead = await server.as(tenant.lead);
    const { id } = await lead.entrust.create({ orderId, partnerTenantId: partner.tenantId });
    const kinds = ['entrusted' as const];
    for (const account of [tenant.lead, tenant.dispatcher, tenant.engineer, partner.lead]) {
      const on = await server.as(account);
      expect(ids(await on.orders.search({ keyword: '卡纸', kinds }))).toEqual([id]);
      const { kind, order } = await on.orders.findAny({ orderId: id });
      expect(kind).toBe('entrusted');
      expect((await on.orders.findAny({ orderNo: order.orderNo })).order.id).toBe(id);
    }
    for (const account of [tenant.outsider, partner.outsider]) {
      const on = await server.as(account);
      expect((await on.orders.search({ keyword: '卡纸', kinds })).total).toBe(0);
      await expect(on.orders.findAny({ orderId: id })).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});

describe('the last ten records', () => {
  it('are those of a site or an asset, newest first, of the orders that one sees', async () => {
    const cellId = tenant.cellIds[0] as string;
    const { tenantId } = tenant;
    const [engineer, outsider] = [await server.as(tenant.engineer), await server.as(tenant.outsider)];
    const [first = '', second = ''] = made;
    for (let count = 0; count < 11; count++) {
      server.clock.advance(1000);
      await engineer.orders.progress({ orderId: first, content: `Note ${count}` });
    }
    server.clock.advance(1000);
    await engineer.orders.accept({ orderId: second });
    const records = await engineer.orders.lastTenHistory({ cellId });
    expect(records).toHaveLength(10);
    expect(records[0]).toMatchObject({ orderId: second, action: 'accept', title: '打印机脱机' });
    expect(records[1]).toMatchObject({ orderId: first, action: 'progress', remark: 'Note 10' });
    expect(await outsider.orders.lastTenHistory({ cellId })).toEqual([]);

    const [classId, assetId] = [newId(), newId()];
    await insertRows(db, tables.assetClasses, { tenantId, id: classId, zh: '打印机', en: 'Printer' });
    await insertRows(db, tables.assets, { tenantId, id: assetId, code: 'P1', name: 'P1', classId, cellId });
    const { id } = await engineer.orders.create({ ...draftOf(tenant), assetIds: [assetId] });
    expect((await engineer.orders.lastTenHistory({ assetId })).map(({ orderId }) => orderId)).toEqual([id]);
    await expect(engineer.orders.lastTenHistory({ cellId, assetId })).rejects.toMatchObject({
      issues: [{ path: 'assetId', code: 'notWith' }],
    });
  });
});

describe('an exported list', () => {
  it('is a table in the reader’s words that no spreadsheet takes for formulas', async () => {
    const client = await server.as(tenant.client);
    await client.orders.create(draftOf(tenant, { title: '=HYPERLINK("http://x")' }));
    const dispatcher = await server.as(tenant.dispatcher, { locale: 'en' });
    const blob = await dispatcher.orders.export({ scope: 'tenant' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = (await blob.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    const { total } = await dispatcher.orders.page({ scope: 'tenant' });
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toMatch(/^Number,Title,Status,/);
    expect(lines.some((line) => line.includes(`,"'=HYPERLINK(""http://x"")",`))).toBe(true);
    const { rows } = await db.connection.run({
      text: `SELECT actor_id, changes->'filter'->>'scope' FROM audit_events
        WHERE tenant_id = $1 AND kind = 'export.run'`,
      values: [tenant.tenantId],
    });
    expect(rows).toEqual([[tenant.dispatcher.accountId, 'tenant']]);
  });

  it('holds for a lead what their groups have, whatever else they see', async () => {
    const [lead, monitor] = [await server.as(tenant.lead), await server.as(tenant.monitor)];
    const { id: orderId } = await monitor.orders.create({
      ...draftOf(tenant),
      title: 'Elsewhere',
      status: 3,
    });
    await monitor.backlog.ccMark({ orderId, userIds: [tenant.lead.accountId] });
    expect((await lead.orders.page({ scope: 'cc' })).total).toBe(1);
    const table = await (await lead.orders.export({ scope: 'tenant' })).text();
    expect(table).toContain('打印机卡纸');
    expect(table).not.toContain('Elsewhere');
  });

  it('says when it was cut off, and goes on over many pages until then', async () => {
    const { tenantId, dispatcher } = tenant;
    const actor = {
      kind: 'staff',
      ...dispatcher,
      roles: ['dispatcher'],
      memberGroupIds: [],
      ledGroupIds: [],
    };
    const who = { db, services: server.services, now: server.clock.now, tenantId, actor, locale: 'en' };
    const context = { ...who, timeZone: 'Asia/Shanghai' } as unknown as Parameters<typeof exportOrders>[1];
    const input = { scope: 'tenant' as const, sort: 'created' as const };
    const linesOf = async (most: number) => {
      const { body } = await exportOrders(input, context, most);
      return (await text(body as Readable)).trimEnd().split('\r\n');
    };
    const cut = await linesOf(3);
    expect(cut).toHaveLength(5);
    expect(cut.at(-1)).toMatch(/Only the first 3/);
    const { total } = await (await server.as(dispatcher)).orders.page({ scope: 'tenant' });
    expect(await linesOf(total)).toHaveLength(total + 1);
  });
});

describe('a keyword that may be a number', () => {
  const found = async (keyword: string) => {
    const { list } = await (await server.as(tenant.dispatcher)).orders.page({ scope: 'tenant', keyword });
    return list.map(({ title }) => title);
  };

  it.each(['AP12', 'sw03', 'HP400', 'SO2020', 'WO2'])('finds %s as the word that it is', async (word) => {
    const title = `Tray of ${word} is empty`;
    await (await server.as(tenant.client)).orders.create(draftOf(tenant, { title }));
    expect(await found(word)).toContain(title);
  });

  it('finds an order by its number, its beginning, and from others that mention it', async () => {
    const on = await server.as(tenant.client);
    const { orderNo } = await on.orders.create(draftOf(tenant, { title: 'The first of two' }));
    await on.orders.create(draftOf(tenant, { title: `接着${orderNo}的问题` }));
    await on.orders.create({ ...draftOf(tenant, { title: 'Again' }), content: `As in ${orderNo}, twice` });
    expect(await found(`#${orderNo}`)).toEqual(await found(orderNo));
    expect(await found(`工单号：${orderNo}。`)).toEqual(await found(orderNo));
    expect((await found(orderNo.toLowerCase())).toSorted()).toEqual(
      ['The first of two', 'Again', `接着${orderNo}的问题`].toSorted(),
    );
    expect(await found(orderNo.slice(0, -1))).toContain('The first of two');
  });
});
