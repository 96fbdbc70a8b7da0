import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  runJob,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db, {
  environment: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
});

/** A receiver of webhooks: it answers when it is let go. */
async function receiver() {
  const bodies: string[] = [];
  const go = Promise.withResolvers<void>();
  const http = createServer(async (request, response) => {
    bodies.push(await text(request));
    await go.promise;
    response.writeHead(204).end();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`, bodies, letGo: go.resolve };
}

it('a slow webhook is sent five at once, by any server, and all that is due in the end', async () => {
  const tenant = await buildTenant(db);
  const leads = { groupIds: [tenant.rootId], ledGroupIds: [tenant.rootId] };
  const on = await server.as(await buildStaff(tenant, { roles: ['lead'], ...leads }));
  const [slow, quick] = [await receiver(), await receiver()];
  quick.letGo();
  const { id } = await on.webhooks.save({ url: slow.url, events: ['order.created'] });
  await on.webhooks.save({ url: quick.url, events: ['order.created'] });
  const client = await server.as(tenant.client);
  for (let order = 0; order < 14; order++) await client.orders.create(draftOf(tenant));
  await expect.poll(() => slow.bodies.length).toBe(5);
  const runRetries = () => runJob(server, jobNamed('webhook retries'));
  const sweeps = [runRetries(), runRetries()];
  const last = await client.orders.create(draftOf(tenant));
  await expect.poll(() => quick.bodies.some((body) => body.includes(last.id))).toBe(true);
  expect(slow.bodies).toHaveLength(5);
  slow.letGo();
  await expect.poll(() => slow.bodies.length).toBe(15);
  await Promise.all(sweeps);
  const { list } = await on.webhooks.deliveries({ id, size: 100 });
  expect(list.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array(15).fill('delivered 1'));
});
