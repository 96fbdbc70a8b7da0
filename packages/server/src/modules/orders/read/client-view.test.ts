import { describe, expect, it } from 'vitest';
import { buildTenant, draftOf, newPhone, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

describe('a customer', () => {
  it('reads the engineer’s phone only while they work on the order or are to go on', async () => {
    const tenant = await buildTenant(db);
    const phone = newPhone();
    await db.connection.run({
      text: 'UPDATE accounts SET phone = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, tenant.engineer.accountId, phone],
    });
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const phoneSeen = async (orderId: string) => (await client.orders.detail({ orderId })).handlerPhone;
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    expect(await phoneSeen(orderId)).toBeUndefined();
    await engineer.orders.accept({ orderId });
    expect(await phoneSeen(orderId)).toBe(phone.slice('+86'.length));
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitParts' });
    expect(await phoneSeen(orderId)).toBe(phone.slice('+86'.length));
    await engineer.orders.activate({ id: orderId });
    await engineer.orders.resolve({ orderId, solution: 'x', spentMinutes: 5, causeCode: 'human' });
    expect(await phoneSeen(orderId)).toBeUndefined();
    expect((await engineer.orders.detail({ orderId })).handlerPhone).toBe(phone.slice('+86'.length));
  });

  it('reads to whom an order went, without what was said about it', async () => {
    const tenant = await buildTenant(db);
    const client = await server.as(tenant.client);
    const lead = await server.as(tenant.lead);
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    const { accountId: engineerId } = tenant.engineer2;
    await lead.orders.transfer({ orderId, groupId: tenant.groupId, engineerId, remark: 'Be quick' });
    const last = (await client.orders.history({ orderId })).at(-1);
    const { assigneeName } = await client.orders.detail({ orderId });
    expect(last).toMatchObject({ action: 'transfer', targetName: assigneeName });
    expect(last).not.toHaveProperty('remark');
  });

  it('reads neither internal notes, fields and files nor what staff say to each other', async () => {
    const tenant = await buildTenant(db);
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const lead = await server.as(tenant.lead);
    const { inside, model } = tenant.fieldIds;
    const { id: orderId } = await engineer.orders.create({
      ...draftOf(tenant),
      fields: [
        { fieldId: model, fieldValue: 'one' },
        { fieldId: inside, fieldValue: 'difficult customer' },
      ],
    });
    const note = await engineer.files.upload({
      file: new Blob(['secret'], { type: 'text/plain' }),
      name: 'n.txt',
    });
    await engineer.orders.accept({ orderId });
    await engineer.orders.progress({ orderId, content: 'He shouted', internal: true, attachments: note.url });
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitVendor', remark: 'The vendor is slow' });
    await lead.orders.transfer({
      orderId,
      groupId: tenant.groupId,
      engineerId: tenant.engineer2.accountId,
      remark: 'He is better with people',
    });
    const seen = JSON.stringify([
      await client.orders.detail({ orderId }),
      await client.orders.history({ orderId }),
      (await client.orders.cellPage({})).list,
    ]);
    for (const word of ['difficult', 'shouted', 'slow', 'better', note.id, tenant.fieldIds.inside]) {
      expect(seen).not.toContain(word);
    }
    const actions = (await client.orders.history({ orderId })).map(({ action, reasonCode }) => [
      action,
      reasonCode,
    ]);
    expect(actions).toEqual([
      ['create', undefined],
      ['accept', undefined],
      ['hangUp', 'waitVendor'],
      ['transfer', undefined],
    ]);
    await expect(client.files.get({ id: note.id })).rejects.toMatchObject({ code: 'notFound' });
    expect(await (await engineer.files.get({ id: note.id })).text()).toBe('secret');
    const fields = (
      await client.templates.find({ cellId: tenant.cellIds[0] as string, orderTypeId: tenant.typeId })
    ).fields;
    expect(fields.map(({ fieldId }) => fieldId)).not.toContain(inside);
  });

  it('reads no one’s schedule, copies, cause or time spent', async () => {
    const tenant = await buildTenant(db);
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    const planStart = new Date(Date.now() + 3_600_000).toISOString();
    const planEnd = new Date(Date.now() + 7_200_000).toISOString();
    await engineer.orders.accept({ orderId, planStart, planEnd });
    const seen = await client.orders.detail({ orderId });
    expect(seen).toMatchObject({ planStart, planEnd, schedules: [], cc: [] });
    await engineer.orders.resolve({ orderId, solution: 'x', spentMinutes: 5, causeCode: 'human' });
    const resolved = await client.orders.detail({ orderId });
    expect(resolved).not.toHaveProperty('causeCode');
    expect(resolved).not.toHaveProperty('spentMinutes');
    expect(await engineer.orders.detail({ orderId })).toMatchObject({ causeCode: 'human', spentMinutes: 5 });
  });
});
