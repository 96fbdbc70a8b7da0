import { expect, it } from 'vitest';
import { createSecretBox, type SecretBox } from '../../platform/secrets/secret-box.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  runJob,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const sent: string[] = [];
const hookUrl = 'https://secrets.example.com/hook';
const server = await testServer(db, {
  replace: {
    async sendOnce({ url }) {
      // The database holds webhooks of other files, too.
      if (url === hookUrl) sent.push(url);
      return { httpStatus: 204, durationMs: 1 };
    },
  },
});
const tenant = await buildTenant(db);
const runRetries = () => runJob(server, jobNamed('webhook retries'));

it('a delivery whose secret does not open has failed like any other, and is sent once it opens', async () => {
  const of = [tenant.rootId];
  const manager = await buildStaff(tenant, { roles: ['lead'], groupIds: of, ledGroupIds: of });
  const on = await server.as(manager);
  const { id } = await on.webhooks.save({ url: hookUrl, events: ['order.created'] });
  const only = async () => (await on.webhooks.deliveries({ id })).list[0];
  const sealBy = async (box: SecretBox) => {
    const secret = box.seal(tenant.tenantId, 'whsec_AAAA');
    await query(db)`UPDATE webhooks SET secret = ${secret} WHERE id = ${id}`;
  };
  await sealBy(createSecretBox('the key of another server'));
  await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  await expect.poll(async () => (await only())?.error).toBe('secret');
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
  await expect.poll(async () => (await on.webhooks.list({}))[0]?.failingSince).toBeTruthy();

  // More tries than there are waits, as an older release counted those that came to nothing: it has its two days.
  await query(db)`UPDATE webhook_deliveries SET attempts = 40 WHERE webhook_id = ${id}`;
  server.clock.advance(61_000);
  await runRetries();
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 41 });
  await sealBy(server.services.secrets);
  server.clock.advance(86_400_000);
  await runRetries();
  expect(sent).toEqual([hookUrl]);
});
