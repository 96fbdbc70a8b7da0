import { beforeAll, describe, expect, it } from 'vitest';
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

describe('attachments of an order', () => {
  it('that are no id and no address are kept and shown as text', async () => {
    const client = await server.as(tenant.client);
    const { id: fileId } = await client.files.upload({ file: new File(['x'], 'note.txt') });
    const odd = 'group1/M00/b.jpg*b1,javascript:alert(1)';
    const attachment = `${fileId},${odd},https://files.example.com/a.pdf`;
    const { id } = await client.orders.create({ ...draftOf(tenant), attachment });
    const { attachments } = await client.orders.detail({ orderId: id });
    expect(attachments).toEqual([
      { id: fileId, url: `/api/file/${fileId}`, name: 'note.txt', type: 'text/plain', size: 1 },
      { url: '', name: 'group1/M00/b.jpg' },
      { url: '', name: 'b1' },
      { url: '', name: 'javascript:alert(1)' },
      { url: 'https://files.example.com/a.pdf', name: 'a.pdf' },
    ]);
  });

  it('are refused when they name another person’s file', async () => {
    const client = await server.as(tenant.client);
    const draft = { ...draftOf(tenant), attachment: newId() };
    await expect(client.orders.create(draft)).rejects.toMatchObject({ code: 'badRequest' });
  });
});
