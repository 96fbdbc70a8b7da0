import { isSvcdeskError } from '@svcdesk/core';
import { beforeEach, expect, it } from 'vitest';
import { buildTenant, type TestTenant, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
const minuteMs = 60_000;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await buildTenant(db);
});

const endAfter = (minutes: number | null) =>
  query(db)`UPDATE tenants SET idle_minutes = ${minutes}::int WHERE id = ${tenant.tenantId}`;

/** Time passes, and nothing is remembered of who asked last. */
async function later(minutes: number): Promise<void> {
  server.clock.advance(minutes * minuteMs);
  const { accountId } = tenant.engineer;
  await db.transaction((tx) => server.services.access.forget(tx, tenant.tenantId, accountId));
}

const outcomeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: unknown) => (isSvcdeskError(error) ? error.code : error),
  );

it('a session ends after it has idled for as long as its tenant sets, and not while it is used', async () => {
  await endAfter(30);
  const used = await server.as(tenant.engineer);
  const token = await server.tokenOf(tenant.engineer);
  const { access } = server.services;
  const idle = () => access.identify(token, '127.0.0.1');
  expect((await used.account.personal({})).idleMinutes).toBe(30);
  expect(await idle()).toHaveProperty('signedIn');
  for (let minutes = 0; minutes < 28; minutes += 14) {
    await later(14);
    await used.account.personal({});
  }
  expect(await used.account.sessions({})).toHaveLength(2);
  await later(4);
  expect(await used.account.sessions({})).toHaveLength(1);
  expect(await idle()).toEqual({ refused: 'tokenExpired' });
  expect(await outcomeOf(used.account.personal({}))).toBe('done');
  // What is over stays over.
  await endAfter(null);
  expect(await idle()).toEqual({ refused: 'tokenExpired' });
});

it('a stream that is open is no use of a session', async () => {
  await endAfter(30);
  const client = await server.as(tenant.engineer);
  const [{ id: sessionId = '' } = {}] = await client.account.sessions({});
  const { access } = server.services;
  await later(29);
  expect(await access.identifySession(tenant.tenantId, sessionId)).toHaveProperty('signedIn');
  await later(3);
  expect(await access.identifySession(tenant.tenantId, sessionId)).toEqual({ refused: 'tokenExpired' });
});

it('sessions last as long as they are for where the tenant sets nothing', async () => {
  const client = await server.as(tenant.engineer);
  await later(11 * 60);
  expect(await outcomeOf(client.account.personal({}))).toBe('done');
  expect(await client.account.personal({})).not.toHaveProperty('idleMinutes');
});
