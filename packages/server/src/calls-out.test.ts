import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  settingsOf,
  spareDatabase,
  testPassword,
} from './testing/index.ts';
import { startProcess } from './testing/server-process.ts';
import { expectSigned, webhookReceiver } from './testing/webhook-receiver.ts';

const spare = await spareDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-calls-out-'));
afterAll(async () => {
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

it('the server as people run it calls a webhook, signed', async () => {
  const db = await openDatabase(spare.options);
  const tenant = await buildTenant(db);
  const leads = { groupIds: [tenant.rootId], ledGroupIds: [tenant.rootId] };
  const manager = await buildStaff(tenant, { roles: ['lead'], ...leads });
  await db.close();

  const { url, arrived } = await webhookReceiver();
  const server = await startProcess({
    SVCDESK_DATA: folder,
    ...settingsOf(spare),
    SVCDESK_WEBHOOK_PRIVATE: 'on',
    SVCDESK_WEBHOOK_PORTS: '1-65535',
  });
  const signedIn = async (account: string) => {
    const client = createClient({ baseUrl: server.url });
    await client.signIn({ account, password: testPassword });
    return client;
  };
  try {
    const { secret = '' } = await (await signedIn(manager.account)).webhooks.save({
      url,
      events: ['order.created'],
    });
    const order = await (await signedIn(tenant.client.account)).orders.create(draftOf(tenant));
    await expect.poll(() => arrived.length).toBe(1);
    expect(arrived[0]?.event).toMatchObject({ type: 'order.created', data: { order: { id: order.id } } });
    expectSigned(arrived[0], secret);
  } finally {
    await server.stop();
  }
});
