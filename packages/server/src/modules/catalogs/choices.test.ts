import type { Client } from '@svcdesk/core';
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
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
let client: Client;
let cellId: string;
beforeAll(async () => {
  tenant = await buildTenant(db);
  client = await server.as(tenant.client);
  cellId = tenant.cellIds[0] as string;
});

async function addCatalog(catalog: { parentId?: string; sort?: number; enabled?: boolean }): Promise<string> {
  const id = newId();
  await insertRows(db, tables.catalogs, {
    tenantId: tenant.tenantId,
    id,
    zh: `目录${id}`,
    en: `Catalogue ${id}`,
    ...catalog,
  });
  return id;
}

const valuesOf = (tree: Awaited<ReturnType<Client['catalogs']['cascader']>>): string[] =>
  tree.flatMap(({ value, children = [] }) => [value, ...valuesOf(children)]);

describe('the catalogues of a site', () => {
  it('are a tree of what is offered there, in the reader’s language, with how they are served', async () => {
    const parent = await addCatalog({ sort: 9 });
    const leaf = await addCatalog({ parentId: parent });
    const retired = await addCatalog({ parentId: parent, enabled: false });
    const elsewhere = await addCatalog({});
    const below = await addCatalog({ parentId: elsewhere });
    await insertRows(db, tables.catalogCells, {
      tenantId: tenant.tenantId,
      catalogId: elsewhere,
      cellId: tenant.cellIds[1] as string,
    });
    const tree = await client.catalogs.cascader({ cellId });
    expect(tree.at(-1)).toMatchObject({ value: parent, children: [{ value: leaf }] });
    expect(tree.find(({ value }) => value === tenant.catalogId)?.flags).toEqual({
      serviceMode: 'remote',
      priority: 3,
    });
    for (const id of [retired, elsewhere, below]) expect(valuesOf(tree)).not.toContain(id);
    expect(valuesOf(await client.catalogs.cascader({ cellId: tenant.cellIds[1] as string }))).toContain(
      below,
    );

    const english = await server.as(tenant.client, { locale: 'en' });
    const [first] = await english.catalogs.cascader({ cellId });
    expect(first?.label).toMatch(/^Remote|^On site/);

    for (const serverCatalogId of [parent, retired, below]) {
      await expect(client.orders.create(draftOf(tenant, { serverCatalogId }))).rejects.toMatchObject({
        code: 'badRequest',
      });
    }
  });
});

describe('what a text is likely about', () => {
  it('is told by names and keywords of what the site may order, in the reader’s language', async () => {
    const { tenantId } = tenant;
    const [near, far] = [newId(), newId()];
    const words = { tenantId, zh: '打印设备', en: 'Printers', keywords: '小票 receipt' };
    await insertRows(db, tables.catalogs, [
      { ...words, id: near },
      { ...words, id: far },
    ]);
    const elsewhere = { tenantId, catalogId: far, cellId: tenant.cellIds[1] as string };
    await insertRows(db, tables.catalogCells, elsewhere);
    const [first, ...others] = await client.catalogs.suggest({ cellId, text: '小票打不出来' });
    expect(first).toMatchObject({ serverCatalogId: near, serverCatalogName: '打印设备' });
    expect(others.map(({ serverCatalogId }) => serverCatalogId)).not.toContain(far);
    const english = await server.as(tenant.client, { locale: 'en' });
    const suggested = await english.catalogs.suggest({ cellId, text: 'It prints no receipts' });
    expect(suggested[0]).toMatchObject({ serverCatalogName: 'Printers' });
  });

  it('brings the type that is named, else that of the site’s orders', async () => {
    const { tenantId, typeId } = tenant;
    const wish = newId();
    const type = { tenantId, zh: '新增', en: 'New things', keywords: '加装', intake: 'requirement' } as const;
    await insertRows(db, tables.orderTypes, { ...type, id: wish });
    await client.orders.create(draftOf(tenant, { title: 'The scanner squeaks' }));
    const suggest = async (text: string) => (await client.catalogs.suggest({ cellId, text }))[0];
    expect(await suggest('The scanner squeaks')).toMatchObject({
      serverCatalogId: tenant.catalogId,
      typeId,
    });
    expect(await suggest('加装 squeaks scanner')).toMatchObject({ typeId: wish, typeName: '新增' });
    // Clients may only ask for it, staff may make the order.
    const draft = { ...draftOf(tenant), typeId: wish, fields: [] };
    await expect(client.orders.create(draft)).rejects.toMatchObject({ reason: 'needsRequirement' });
    const staff = await server.as(tenant.engineer);
    expect(await staff.orders.create(draft)).toMatchObject({ status: 1 });
    const asked = await client.requirements.create({ cellId, typeId: wish, title: 'One more printer' });
    expect(asked).toMatchObject({ status: 1, typeId: wish });
    await query(db)`UPDATE order_types SET enabled = false WHERE id = ${wish}`;
  });
});

describe('the types of trouble', () => {
  it('are a tree of those in use', async () => {
    const child = newId();
    const values = { tenantId: tenant.tenantId, parentId: tenant.typeId, zh: '硬件', en: 'Hardware' };
    await insertRows(db, tables.orderTypes, [
      { ...values, id: child },
      { ...values, id: newId(), enabled: false },
    ]);
    const tree = await client.orderTypes.tree({ cellId });
    expect(tree).toEqual([
      expect.objectContaining({
        value: tenant.typeId,
        children: [expect.objectContaining({ value: child })],
      }),
    ]);
    // A type with others below it is no choice any more.
    await expect(client.orders.create(draftOf(tenant))).rejects.toMatchObject({ code: 'badRequest' });
    const { fields } = await client.templates.find({ cellId, orderTypeId: child });
    expect(fields.map(({ name }) => name)).toEqual(['Model', 'Count']);
  });
});

describe('a template', () => {
  it('of the site goes before that of the type, in its present version', async () => {
    const { tenantId, typeId } = tenant;
    const id = newId();
    const fieldId = newId();
    await insertRows(db, tables.templates, {
      tenantId,
      id,
      name: 'Of the site',
      orderTypeId: typeId,
      cellId,
      version: 2,
    });
    const field = { tenantId, templateId: id, fieldTypeName: 'select', required: true };
    await insertRows(db, tables.templateFields, [
      { ...field, templateVersion: 1, fieldId: newId(), name: 'Old' },
      { ...field, templateVersion: 2, fieldId, name: 'Colour', settings: { options: ['red', 'blue'] } },
    ]);
    const found = await client.templates.find({ cellId, orderTypeId: typeId });
    expect(found).toMatchObject({ id, version: 2 });
    expect(found.fields).toEqual([
      {
        fieldId,
        name: 'Colour',
        fieldTypeName: 'select',
        required: true,
        options: ['red', 'blue'],
        sort: 0,
        templateVersion: 2,
      },
    ]);
    expect(await client.templates.fields({ templateId: id })).toEqual(found.fields);
    const other = await client.templates.find({ cellId: tenant.cellIds[1] as string, orderTypeId: typeId });
    expect(other.id).toBe(tenant.templateId);
  });

  it('that no type has is not found', async () => {
    await expect(client.templates.find({ cellId, orderTypeId: newId() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
