import type { Client } from '@svcdesk/core';
import type { EditableFields } from '@svcdesk/core/rules';
import { beforeAll, expect, it } from 'vitest';
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

async function accepted() {
  const { id } = await client.orders.create(draftOf(tenant));
  return engineer.orders.accept({ orderId: id });
}

const because = (reason: string) => ({ code: 'notAllowed', reason });

it('an edit keeps before and after, and reckons the clocks anew from the beginning', async () => {
  const made = await accepted();
  const edited = await engineer.orders.edit({
    orderId: made.id,
    version: made.version,
    priority: 1,
    title: 'Printer on fire',
  });
  expect(edited).toMatchObject({ priority: 1, title: 'Printer on fire' });
  const minutes = (Date.parse(edited.resolveDueAt ?? '') - Date.parse(edited.createdAt)) / 60_000;
  expect(minutes).toBe(80);
  const history = await engineer.orders.history({ orderId: made.id });
  expect(history.at(-1)?.changes).toEqual([
    { field: 'priority', before: '3', after: '1' },
    { field: 'title', before: 'Printer does not print', after: 'Printer on fire' },
  ]);
  const found = await dispatcher.orders.page({ scope: 'tenant', keyword: 'on fire' });
  expect(found.list.map(({ id }) => id)).toEqual([made.id]);
});

it('an edit to a longer target needs a reason, and something has to change', async () => {
  const { id, version } = await accepted();
  await expect(engineer.orders.edit({ orderId: id, version, priority: 4 })).rejects.toMatchObject(
    because('reasonMissing'),
  );
  await expect(engineer.orders.edit({ orderId: id, version, priority: 3 })).rejects.toMatchObject(
    because('itemsMissing'),
  );
  await expect(
    engineer.orders.edit({ orderId: id, version: version + 1, priority: 1 }),
  ).rejects.toMatchObject({ code: 'orderChanged' });
  const moved = await engineer.orders.edit({
    orderId: id,
    version,
    serverCatalogId: tenant.onSiteCatalogId,
  });
  expect(moved).toMatchObject({ serviceMode: 'onSite', serverCatalogId: tenant.onSiteCatalogId });
  const { changes } = (await engineer.orders.history({ orderId: id })).at(-1) ?? {};
  expect(changes).toContainEqual({
    field: 'serverCatalogId',
    before: '目录 Remote',
    after: '目录 On site',
  });
});

it('an edit can change nothing but the answers to its template’s fields', async () => {
  const made = await client.orders.create({
    ...draftOf(tenant),
    fields: [{ fieldId: tenant.fieldIds.model, fieldValue: 'old' }],
  });
  const { version } = await engineer.orders.accept({ orderId: made.id });
  const fields = [{ fieldId: tenant.fieldIds.model, fieldValue: 'new' }];
  await engineer.orders.edit({ orderId: made.id, version, fields });
  const detail = await engineer.orders.detail({ orderId: made.id });
  expect(detail.fields).toEqual([
    expect.objectContaining({ name: 'Model', fieldValue: 'new', display: 'new' }),
  ]);
  const { changes } = (await engineer.orders.history({ orderId: made.id })).at(-1) ?? {};
  expect(changes).toEqual([{ field: 'Model', before: 'old', after: 'new' }]);
});

it('an edit writes every field that it may change, and the order reads so afterwards', async () => {
  const { tenantId, cellIds } = tenant;
  const [cellId = ''] = cellIds;
  const [typeId, reportId] = [newId(), newId()];
  await insertRows(db, tables.orderTypes, { tenantId, id: typeId, zh: '咨询', en: 'Question' });
  await insertRows(db, tables.reporters, {
    tenantId,
    id: reportId,
    cellId,
    name: '李雷',
    phone: '+8613800000000',
  });
  const { id, version } = await accepted();
  const changes: Required<EditableFields> = {
    priority: 1,
    typeId,
    serverCatalogId: tenant.onSiteCatalogId,
    serviceMode: 'onSite',
    reportId,
    title: 'Printer on fire',
  };
  await engineer.orders.edit({ orderId: id, version, ...changes });
  expect(await engineer.orders.detail({ orderId: id })).toMatchObject(changes);
});
