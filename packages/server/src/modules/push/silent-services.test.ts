import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '../../engine/messages.ts';
import type { Services } from '../../platform/http/services.ts';
import {
  buildStaff,
  buildTenant,
  newId,
  type TestAccount,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { pushChannel } from './serve.ts';

/** Push services of our own: what was sent to each, and which of them answer only when they are released. */
const sent: string[] = [];
const silent = new Set<string>();
let release = Promise.withResolvers<void>();
const sendToOurs: Services['sendOnce'] = async ({ url }) => {
  sent.push(url);
  if (silent.has(new URL(url).host)) await release.promise;
  return { httpStatus: 201, durationMs: 1 };
};

const db = await testDatabase();
const start = () =>
  testServer(db, {
    environment: { SVCDESK_PUSH_SERVICES: '*' },
    replace: { sendOnce: sendToOurs },
    gatherMs: 10,
  });

beforeEach(() => {
  sent.length = 0;
  silent.clear();
  release = Promise.withResolvers();
  onTestFinished(() => release.resolve());
});

/** Subscribes a browser of a push service; where it is notified. */
async function subscribe(on: Awaited<ReturnType<typeof start>>, account: TestAccount, host: string) {
  const endpoint = `https://${host}/${newId()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await (await on.as(account)).push.subscribe({
    endpoint,
    keys: { p256dh, auth },
    kinds: ['assigned', 'late', 'message'],
  });
  return endpoint;
}

const happensTo = (on: Awaited<ReturnType<typeof start>>, accounts: readonly TestAccount[]): Promise<void> =>
  db.transaction((tx) =>
    notify(tx, {
      tenantId: accounts[0]?.tenantId ?? '',
      kind: 'order.assigned',
      accountIds: accounts.map(({ accountId }) => accountId),
      params: { orderNo: 'WO-1', title: 'Printer' },
      target: { kind: 'order', id: newId() },
      at: on.clock.now().getTime(),
    }),
  );

/** Nothing has reached the browsers of a tenant for an hour. */
const haveFailed = ({ tenantId }: TestAccount) =>
  query(
    db,
  )`UPDATE push_subscriptions SET failing_since = now() - interval '1 hour' WHERE tenant_id = ${tenantId}`;

it('browsers that a silent push service failed before hold up no other one, however much is to be sent to them', async () => {
  const on = await start();
  const [one, other] = [await buildTenant(db), await buildTenant(db)];
  silent.add('silent.example.com');
  for (let browser = 0; browser < 12; browser++)
    await subscribe(on, browser % 2 ? one.engineer : one.engineer2, 'silent.example.com');
  const failedBefore = await subscribe(on, one.lead, 'good.example.com');
  await haveFailed(one.engineer);
  const good = await subscribe(on, other.engineer, 'good.example.com');
  for (let message = 0; message < 170; message++) await happensTo(on, [one.engineer, one.engineer2]);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  // More than a thousand are to be sent by now.
  await happensTo(on, [one.lead]);
  await happensTo(on, [other.engineer]);
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(expect.arrayContaining([failedBefore, good]));
  expect(sent.filter((url) => url.includes('silent'))).toHaveLength(2);
  const { lanes, figures } = on.services;
  await expect.poll(() => lanes.pushes.waiting()).toBe(100);
  expect(await figures.read()).toMatch(/^svcdesk_pushes_waiting 100$/m);
  expect(await figures.read()).toMatch(/^svcdesk_pushes_total\{outcome="dropped"\} \d{3,}$/m);
  // A push that waited too long is dropped.
  on.clock.advance(16 * 60_000);
  release.resolve();
  await lanes.pushes.idle();
  expect(sent.filter((url) => url.includes('silent'))).toHaveLength(2);
});

it('a silent push service that did not fail before takes half of what is sent at once, and no more', async () => {
  const on = await start();
  const tenants = [await buildTenant(db), await buildTenant(db)];
  silent.add('silent.example.com');
  for (const tenant of tenants) {
    const staff = await Promise.all(
      Array.from({ length: 15 }, () => buildStaff(tenant, { roles: ['engineer'] })),
    );
    for (const account of staff)
      for (let browser = 0; browser < 3; browser++) await subscribe(on, account, 'silent.example.com');
    await happensTo(on, staff);
  }
  const good = await Promise.all(tenants.map(({ lead }) => subscribe(on, lead, 'good.example.com')));
  await expect.poll(() => sent.length).toBe(50);
  const { lanes } = on.services;
  await expect.poll(() => lanes.pushes.waiting()).toBe(40);
  for (const { lead } of tenants) await happensTo(on, [lead]);
  await expect.poll(() => sent).toEqual(expect.arrayContaining(good));
  release.resolve();
  await lanes.pushes.idle();
});

it('a server that stops waits for pushes that have begun, and for none of those that wait', async () => {
  const on = await start();
  const tenant = await buildTenant(db);
  silent.add('silent.example.com');
  for (let browser = 0; browser < 6; browser++) await subscribe(on, tenant.engineer, 'silent.example.com');
  await happensTo(on, [tenant.engineer]);
  await expect.poll(() => sent.length).toBe(2);
  const closed = on.close();
  await expect.poll(() => on.services.lanes.pushes.waiting()).toBe(0);
  release.resolve();
  await closed;
  expect(sent).toHaveLength(2);
});

it('a server that stops takes no more pushes from the database, where others find them', async () => {
  const { services } = await start();
  await services.lanes.pushes.close();
  const transaction = vi.fn();
  await pushChannel.serve('t1', { ...services, db: { ...db, transaction } });
  expect(transaction).not.toHaveBeenCalled();
});
