import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  buildStaff,
  buildTenant,
  jobNamed,
  newId,
  runJob,
  type TestAccount,
  type TestServer,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
/** Lets everything be stored, so that what is refused when it is sent shows too. */
const lax = await testServer(db, {
  environment: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
});
let tenant: TestTenant;
let manager: TestAccount;
beforeAll(async () => {
  tenant = await buildTenant(db);
  manager = await buildStaff(tenant, {
    roles: ['lead'],
    groupIds: [tenant.rootId],
    ledGroupIds: [tenant.rootId],
  });
});

const events = ['order.created' as const];

/** An address of this machine with a listener, and how often it was reached. */
async function listener() {
  let reached = 0;
  const http = createServer((_request, response) => {
    reached += 1;
    response.end();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`, reached: () => reached };
}

/** What came of a delivery to a webhook that was stored when its address was still allowed. */
async function sentBy(server: TestServer, url: string) {
  const on = await lax.as(manager);
  const { id } = await on.webhooks.save({ url, events });
  await db.connection.run({
    text: `INSERT INTO webhook_deliveries (tenant_id, id, webhook_id, event, body, next_try_at)
      VALUES ($1, $2, $3, 'order.created', '{}', $4)`,
    values: [tenant.tenantId, newId(), id, '2020-01-01T00:00:00Z'],
  });
  await runJob(server, jobNamed('webhook retries'));
  const [delivery] = (await on.webhooks.deliveries({ id })).list;
  await on.webhooks.delete({ id });
  return delivery;
}

it('a webhook does not reach private addresses, by name, by number or by what a name stands for', async () => {
  const { url, reached } = await listener();
  const strict = await testServer(db, { environment: { SVCDESK_WEBHOOK_PORTS: '1-65535' } });
  const on = await strict.as(manager);
  for (const [wrong, code = 'privateAddress'] of [
    [url],
    ['http://127.0.0.1/x'],
    ['http://[::1]/x'],
    ['http://[::ffff:10.0.0.1]/x'],
    ['http://[fec0::1]/x'],
    ['http://2130706433/'],
    ['http://localhost:9200/'],
    ['http://metadata/'],
    ['https://user:secret@example.com/', 'credentials'],
    ['ftp://example.com/', 'format'],
    ['nowhere', 'format'],
  ] as const) {
    await expect(on.webhooks.save({ url: wrong, events })).rejects.toMatchObject({
      issues: [{ path: 'url', code }],
    });
  }
  expect(await sentBy(strict, url)).toMatchObject({ error: 'privateAddress', attempts: 1 });
  expect(reached()).toBe(0);
});

it('a webhook does not reach other ports than those of the web and of the setting', async () => {
  const { url, reached } = await listener();
  const environment = { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '900-910, 943' };
  const strict = await testServer(db, { environment });
  const on = await strict.as(manager);
  for (const wrong of [url, 'https://hooks.example.com:22/', 'https://hooks.example.com:8443/']) {
    await expect(on.webhooks.save({ url: wrong, events })).rejects.toMatchObject({
      issues: [{ path: 'url', code: 'port' }],
    });
  }
  for (const right of ['http://hooks.example.com/', 'https://hooks.example.com:905/']) {
    const { id } = await on.webhooks.save({ url: right, events });
    await on.webhooks.delete({ id });
  }
  expect(await sentBy(strict, url)).toMatchObject({ error: 'port', attempts: 1 });
  expect(reached()).toBe(0);
});
