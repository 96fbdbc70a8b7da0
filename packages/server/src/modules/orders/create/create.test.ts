import { type Client, timeOrderedId } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { findNotified } from '../../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
let client: Client;
let engineer: Client;
let dispatcher: Client;

beforeAll(async () => {
  tenant = await buildTenant(db);
  client = await server.as(tenant.client);
  engineer = await server.as(tenant.engineer);
  dispatcher = await server.as(tenant.dispatcher);
});

const issueAt = (path: string, code: string = expect.any(String)) => ({
  code: 'badRequest',
  issues: [expect.objectContaining({ path, code })],
});

it('an order of a catalogue or type with more below it is refused, and the error says which and what to take', async () => {
  const [branch, kind] = [newId(), newId()];
  const { tenantId } = tenant;
  await insertRows(db, tables.catalogs, [
    { tenantId, id: branch, zh: '上级', en: 'Above' },
    { tenantId, id: newId(), parentId: branch, zh: '下级', en: 'Below' },
  ]);
  await insertRows(db, tables.orderTypes, [
    { tenantId, id: kind, zh: '上级', en: 'Above' },
    { tenantId, id: newId(), parentId: kind, zh: '下级', en: 'Below' },
  ]);
  const english = await server.as(tenant.client, { locale: 'en' });
  for (const [path, id] of Object.entries({ serverCatalogId: branch, typeId: kind })) {
    await expect(english.orders.create(draftOf(tenant, { [path]: id }))).rejects.toMatchObject({
      code: 'badRequest',
      issues: [{ path, code: 'leaf' }],
      message: expect.stringContaining(
        `; ${path} cannot be chosen; pick an available entry at the lowest level)`,
      ),
    });
  }
});

describe('an order under its own id', () => {
  it('is made once, however often the same draft arrives', async () => {
    const draft = { ...draftOf(tenant), id: timeOrderedId(Date.now()) };
    const made = await client.orders.create(draft);
    expect(made.id).toBe(draft.id);
    const again = await client.orders.create(draft);
    expect(again).toMatchObject({ id: draft.id, orderNo: made.orderNo });
    const page = await client.orders.cellPage({ keyword: made.orderNo });
    expect(page.total).toBe(1);
  });

  it('is made once when the same draft arrives many times at the same moment', async () => {
    const photo = await client.files.upload({ file: new File(['Blinks'], 'b.txt', { type: 'text/plain' }) });
    const draft = {
      ...draftOf(tenant, { title: 'Sent many times' }),
      id: timeOrderedId(Date.now()),
      attachment: photo.url,
      // Written after the order, and waited for.
      fields: [{ fieldId: tenant.fieldIds.model, fieldValue: 'T-800' }],
    };
    const made = await Promise.all(Array.from({ length: 8 }, () => client.orders.create(draft)));
    expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await engineer.orders.history({ orderId: draft.id })).toHaveLength(1);
  });

  it('is the same draft whether or not names of what it refers to had reached the device', async () => {
    const draft = { ...draftOf(tenant), id: timeOrderedId(Date.now()), sourceId: '0' };
    const { orderNo } = await engineer.orders.create(draft);
    const named = { customerId: tenant.customerId, typeName: 'Fault', serverCatalogName: 'Printers' };
    for (const sourceName of ['运维', 'Operations']) {
      expect(await engineer.orders.create({ ...draft, ...named, sourceName })).toMatchObject({ orderNo });
    }
    await expect(engineer.orders.create({ ...draft, sourceId: '2' })).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('is refused to another draft, and to another person', async () => {
    const draft = { ...draftOf(tenant), id: timeOrderedId(Date.now()) };
    await client.orders.create(draft);
    await expect(client.orders.create({ ...draft, title: 'Other' })).rejects.toMatchObject({
      code: 'keyReused',
    });
    await expect(engineer.orders.create(draft)).rejects.toMatchObject({ code: 'keyReused' });
  });
});

describe('staff creating an order', () => {
  it('may take it at once in their own group', async () => {
    const order = await engineer.orders.create({
      ...draftOf(tenant),
      status: 3,
      reportName: 'Ms Li',
      reportPhone: '021',
    });
    expect(order).toMatchObject({
      status: 3,
      handlerId: tenant.engineer.accountId,
      handlerGroupId: tenant.groupId,
    });
    expect((await engineer.orders.history({ orderId: order.id })).map(({ action }) => action)).toEqual([
      'create',
      'accept',
    ]);
    expect(await engineer.orders.detail({ orderId: order.id })).toMatchObject({
      reportName: 'Ms Li',
      reportPhone: '021',
    });
  });

  it('may hang it up at once, with the reason that hanging up needs', async () => {
    await expect(engineer.orders.create({ ...draftOf(tenant), status: 4 })).rejects.toMatchObject({
      reason: 'reasonMissing',
    });
    const order = await engineer.orders.create({ ...draftOf(tenant), status: 4, reasonCode: 'waitCustomer' });
    expect(order).toMatchObject({ status: 4, slaState: 'paused' });
    expect(await engineer.orders.history({ orderId: order.id })).toHaveLength(3);
  });

  it('may hand it to a group or to one of its engineers', async () => {
    const target = { status: 2 as const, groupId: tenant.otherGroupId };
    const order = await dispatcher.orders.create({ ...draftOf(tenant), ...target });
    expect(order).toMatchObject({ status: 2, handlerGroupId: tenant.otherGroupId });
    const named = { ...target, engineerId: tenant.outsider.accountId };
    expect(await dispatcher.orders.create({ ...draftOf(tenant), ...named })).toMatchObject({
      assigneeId: tenant.outsider.accountId,
    });
    await expect(
      dispatcher.orders.create({ ...draftOf(tenant), ...target, engineerId: tenant.engineer.accountId }),
    ).rejects.toMatchObject({ reason: 'targetInvalid' });
    await expect(client.orders.create({ ...draftOf(tenant), ...target })).rejects.toMatchObject({
      code: 'noPermission',
    });
  });

  it('decide the priority and the source, customers do not', async () => {
    const said = { ...draftOf(tenant), priority: 1, sourceName: 'monitoring' };
    const order = await engineer.orders.create(said);
    expect(order).toMatchObject({ priority: 1, source: 1 });
    expect(order.orderNo).toMatch(/^MO/);
    expect(await client.orders.create(said)).toMatchObject({ priority: 3, source: 0 });
    for (const [source, by] of [
      [0, {}],
      [1, { sourceId: '1' }],
      [2, { sourceId: 'se' }],
      [2, { sourceId: '2', sourceName: 'whatever' }],
    ] as const) {
      expect(await engineer.orders.create({ ...draftOf(tenant), ...by })).toMatchObject({ source });
    }
    await expect(engineer.orders.create({ ...draftOf(tenant), sourceId: '7' })).rejects.toMatchObject(
      issueAt('sourceId'),
    );
    await expect(engineer.orders.create({ ...draftOf(tenant), sourceName: 'fax' })).rejects.toMatchObject(
      issueAt('sourceName'),
    );
  });
});

describe('what a draft refers to', () => {
  it('has to be within the sender’s sight', async () => {
    const other = await server.as(tenant.otherClient);
    await expect(other.orders.create(draftOf(tenant))).rejects.toMatchObject({ code: 'notFound' });
    const third = draftOf(tenant, { cellId: tenant.cellIds[2] as string });
    await expect(client.orders.create(third)).rejects.toMatchObject({ code: 'notFound' });
    expect(await engineer.orders.create(third)).toMatchObject({ status: 1 });
  });

  it('has to exist and be offered', async () => {
    await expect(client.orders.create({ ...draftOf(tenant), typeId: newId() })).rejects.toMatchObject(
      issueAt('typeId'),
    );
    await expect(client.orders.create(draftOf(tenant, { serverCatalogId: newId() }))).rejects.toMatchObject({
      code: 'badRequest',
    });
    await expect(client.orders.create({ ...draftOf(tenant), reportId: newId() })).rejects.toMatchObject(
      issueAt('reportId', 'notOfSite'),
    );
    await expect(client.orders.create({ ...draftOf(tenant), assetIds: [newId()] })).rejects.toMatchObject(
      issueAt('assetIds', 'notOfSite'),
    );
    await expect(dispatcher.orders.create({ ...draftOf(tenant), assetIds: [newId()] })).rejects.toMatchObject(
      issueAt('assetIds', 'notOfCustomer'),
    );
    await expect(
      client.orders.create({ ...draftOf(tenant), attachment: `/api/file/${newId()}?name=x.png` }),
    ).rejects.toMatchObject(issueAt('attachment', 'notYours'));
  });

  it('is a reporter of the site by name and phone', async () => {
    const reporter = await client.reporters.add({
      cellId: tenant.cellIds[0] as string,
      name: 'Mr Zhao',
      phone: '13900000001',
    });
    const order = await client.orders.create({ ...draftOf(tenant), reportId: reporter.id });
    expect(await client.orders.detail({ orderId: order.id })).toMatchObject({
      reportName: 'Mr Zhao',
      reportPhone: '13900000001',
      reportId: reporter.id,
    });
  });

  it('is answered fields of the template, the hidden ones left out', async () => {
    const { model, count, inside } = tenant.fieldIds;
    const create = (...fields: { fieldId: string; fieldValue: string }[]) =>
      client.orders.create({ ...draftOf(tenant), fields });
    await expect(
      create({ fieldId: model, fieldValue: 'many' }, { fieldId: count, fieldValue: '10' }),
    ).rejects.toMatchObject(issueAt(`fields.${count}`));
    await expect(create({ fieldId: inside, fieldValue: 'x' })).rejects.toMatchObject({ code: 'badRequest' });
    const { id } = await create({ fieldId: model, fieldValue: 'one' }, { fieldId: count, fieldValue: '5' });
    const detail = await engineer.orders.detail({ orderId: id });
    expect(detail.fields.map(({ name }) => name)).toEqual(['Model']);
  });
});

describe('a file of a draft', () => {
  it('becomes the order’s, for who sees the order, and can be bound to one only', async () => {
    const file = new Blob(['the printer says PC LOAD LETTER'], { type: 'text/plain' });
    const { id, url } = await client.files.upload({ file, name: 'note.txt' });
    const order = await client.orders.create({ ...draftOf(tenant), attachment: url });
    const detail = await engineer.orders.detail({ orderId: order.id });
    expect(detail.attachments).toEqual([
      expect.objectContaining({ id, name: 'note.txt', type: 'text/plain', size: 31 }),
    ]);
    expect(await (await engineer.files.get({ id })).text()).toContain('PC LOAD LETTER');
    const outsider = await server.as(tenant.outsider);
    await expect(outsider.files.get({ id })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.orders.create({ ...draftOf(tenant), attachment: url })).rejects.toMatchObject(
      issueAt('attachment'),
    );
  });
});

describe('where an order goes', () => {
  it('is decided by site and catalogue, then catalogue, then type, then the default group', async () => {
    const { tenantId } = tenant;
    const rule = (groupId: string, match: { cellId?: string; catalogId?: string }) =>
      insertRows(db, tables.routingRules, { tenantId, id: newId(), groupId, ...match });
    const typeId = newId();
    await insertRows(db, tables.orderTypes, { tenantId, id: typeId, zh: '咨询', en: 'Question' });
    const draft = { ...draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId }), typeId };
    const groupOf = async () => (await client.orders.create(draft)).handlerGroupId;
    expect(await groupOf()).toBe(tenant.rootId);
    await rule(tenant.otherGroupId, { catalogId: tenant.onSiteCatalogId });
    expect(await groupOf()).toBe(tenant.otherGroupId);
    await rule(tenant.groupId, { catalogId: tenant.onSiteCatalogId, cellId: tenant.cellIds[0] as string });
    expect(await groupOf()).toBe(tenant.groupId);
  });
});

describe('an order that came back', () => {
  it('is kept on record as a duplicate of one that is worked on, which each of the two then names', async () => {
    const first = await client.orders.create(draftOf(tenant));
    const draft = draftOf(tenant, { title: 'The same again' });
    const second = await dispatcher.orders.create({ ...draft, duplicateOfId: first.id });
    expect(second).toMatchObject({ status: 7 });
    const actions = (await dispatcher.orders.history({ orderId: second.id })).map(({ action }) => action);
    expect(actions).toEqual(['create', 'cancel']);
    const named = await dispatcher.orders.detail({ orderId: second.id });
    expect(named.duplicateOf).toEqual({ id: first.id, orderNo: first.orderNo });
    const original = await engineer.orders.detail({ orderId: first.id });
    expect(original).toMatchObject({ status: 1, duplicates: [{ id: second.id, orderNo: second.orderNo }] });
    // A duplicate is no work, so it stands in no queue and in no count.
    const waiting = await dispatcher.pool.page({ size: 100 });
    expect(waiting.list.map(({ id }) => id)).not.toContain(second.id);
    expect(await client.orders.detail({ orderId: first.id })).not.toHaveProperty('duplicates');
  });

  it('is a duplicate only of an order that its maker sees, of their own side, and of nothing else at once', async () => {
    const first = await client.orders.create(draftOf(tenant));
    const foreign = await dispatcher.orders.create({
      ...draftOf(tenant),
      status: 2,
      groupId: tenant.otherGroupId,
    });
    const draft = draftOf(tenant);
    await expect(engineer.orders.create({ ...draft, duplicateOfId: foreign.id })).rejects.toMatchObject({
      code: 'notAllowed',
      reason: 'targetInvalid',
    });
    await expect(engineer.orders.create({ ...draft, duplicateOfId: newId() })).rejects.toMatchObject({
      code: 'notAllowed',
      reason: 'targetInvalid',
    });
    await expect(client.orders.create({ ...draft, duplicateOfId: first.id })).rejects.toMatchObject({
      code: 'noPermission',
    });
    await expect(
      engineer.orders.create({ ...draft, duplicateOfId: first.id, status: 3 }),
    ).rejects.toMatchObject(issueAt('duplicateOfId', 'notWith'));
  });

  it('names the closed one that it repeats', async () => {
    const first = await client.orders.create(draftOf(tenant));
    await expect(client.orders.create({ ...draftOf(tenant), repeatOfId: first.id })).rejects.toMatchObject({
      reason: 'wrongState',
    });
    await engineer.orders.accept({ orderId: first.id });
    await engineer.orders.resolve({ orderId: first.id, solution: 'x' });
    await client.orders.evaluate({ orderId: first.id, label: '', stars: '5,5,5,5' });
    const { id } = await client.orders.create({ ...draftOf(tenant), repeatOfId: first.id });
    expect(await client.orders.detail({ orderId: id })).toMatchObject({ repeatOfId: first.id });
  });
});

describe('outside working hours', () => {
  it('the person on duty is notified first, and the order is one of the duty', async () => {
    const { tenantId, groupId } = tenant;
    const now = server.clock.now();
    const local = new Date(now.getTime() + 8 * 3_600_000);
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
    // To the next 20:00 in Shanghai, when offices are closed.
    server.clock.advance(midnight + 44 * 3_600_000 - local.getTime());
    const dutyOn = new Date(midnight + 24 * 3_600_000).toISOString().slice(0, 10);
    await insertRows(db, tables.dutyDays, {
      tenantId,
      groupId,
      dutyOn,
      accountId: tenant.engineer2.accountId,
      shift: 'onCall',
    });
    const { id } = await (await server.as(tenant.client)).orders.create({
      ...draftOf(tenant, { serverCatalogId: tenant.catalogId }),
    });
    const onSite = await (await server.as(tenant.lead)).orders.create({
      ...draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId, cellId: tenant.cellIds[1] as string }),
      status: 2,
      groupId,
    });
    expect(await findNotified(tenant, id, 'order.new')).toEqual([tenant.engineer2.accountId]);
    expect((await (await server.as(tenant.engineer)).orders.detail({ orderId: id })).duty).toBe(true);
    expect(
      (await (await server.as(tenant.engineer)).orders.detail({ orderId: onSite.id })).handlerGroupId,
    ).toBe(groupId);
  });

  it('who is on duty for a group sees and accepts its orders as its members do, while their shift lasts', async () => {
    const { tenantId, groupId } = tenant;
    const local = new Date(server.clock.now().getTime() + 8 * 3_600_000);
    const dutyOn = local.toISOString().slice(0, 10);
    const client = await server.as(tenant.client);
    const [first, second] = [
      await client.orders.create(draftOf(tenant)),
      await client.orders.create(draftOf(tenant)),
    ];
    const before = await server.as(tenant.outsider);
    await expect(before.orders.accept({ orderId: first.id })).rejects.toMatchObject({ code: 'notFound' });
    await insertRows(db, tables.dutyDays, {
      tenantId,
      groupId,
      dutyOn,
      accountId: tenant.outsider.accountId,
      shift: 'onCall',
    });
    const onDuty = await server.as(tenant.outsider);
    expect((await onDuty.pool.page({ groupId, size: 100 })).list.map(({ id }) => id)).toContain(second.id);
    expect(await onDuty.orders.accept({ orderId: first.id })).toMatchObject({ status: 3 });
    // To the morning after.
    server.clock.advance(24 * 3_600_000 - (local.getTime() % (24 * 3_600_000)) + 3_600_000);
    const after = await server.as(tenant.outsider);
    expect((await after.orders.detail({ orderId: first.id })).status).toBe(3);
    await expect(after.orders.detail({ orderId: second.id })).rejects.toMatchObject({ code: 'notFound' });
    await after.orders.hangUp({ orderId: first.id, reasonCode: 'waitParts' });
    expect((await after.orders.activate({ id: first.id })).status).toBe(3);
  });
});
