import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import { heic } from './testing/heic.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  settingsOf,
  spareDatabase,
  type TestAccount,
  testPassword,
} from './testing/index.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';
import { expectSigned, webhookReceiver } from './testing/webhook-receiver.ts';

const spare = await spareDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-calls-out-'));
afterAll(async () => {
  await server?.stop();
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

const db = await openDatabase(spare.options);
const tenant = await buildTenant(db);
const leads = { groupIds: [tenant.rootId], ledGroupIds: [tenant.rootId] };
const manager = await buildStaff(tenant, { roles: ['lead'], ...leads });
await db.close();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({
    SVCDESK_DATA: folder,
    ...settingsOf(spare),
    SVCDESK_WEBHOOK_PRIVATE: 'on',
    SVCDESK_WEBHOOK_PORTS: '1-65535',
  });
});

async function signedIn({ account }: TestAccount) {
  const client = createClient({ baseUrl: server.url });
  await client.signIn({ account, password: testPassword });
  return client;
}

// What is loaded on first use alone: in a bundle it is another file, or comes in another form.
describe('the server as people run it', () => {
  it('calls a webhook, signed', async () => {
    const { url, arrived } = await webhookReceiver();
    const lead = await signedIn(manager);
    const { secret = '' } = await lead.webhooks.save({ url, events: ['order.created'] });
    const order = await (await signedIn(tenant.client)).orders.create(draftOf(tenant));
    await expect.poll(() => arrived.length).toBe(1);
    expect(arrived[0]?.event).toMatchObject({ type: 'order.created', data: { order: { id: order.id } } });
    expectSigned(arrived[0], secret);
  });

  it('takes a photo of a phone (HEIC)', async () => {
    const client = await signedIn(tenant.client);
    const file = new Blob([heic], { type: 'image/heic' });
    const { id } = await client.files.upload({ file, name: 'IMG_0001.HEIC' });
    expect((await client.files.get({ id })).type).toBe('image/jpeg');
  });
});
