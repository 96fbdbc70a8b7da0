import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import { buildTenant, draftOf, type TestTenant, testPassword } from './testing/index.ts';
import { type Pooler, startPooler } from './testing/pooler.ts';
import { patientFetch, runAdmin, startProcess } from './testing/server-process.ts';
import { administer, databaseUrl } from './testing/templates.ts';

const long = process.env.SVCDESK_LONG === '1';
/** What an operator may have told PgBouncer to pass over, so that more than psql gets in. */
const ignored =
  'options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout, extra_float_digits';

describe.runIf(long && process.env.SVCDESK_TEST_DB === 'postgres')('PgBouncer in transaction mode', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let directUrl: string;
  let pooler: Pooler;

  beforeAll(async () => {
    const template = inject('databaseTemplate');
    if (template.kind !== 'postgres') throw new Error('PostgreSQL only');
    // Empty, so that the first start migrates.
    const name = `svcdesk_pooled_${randomUUID().replaceAll('-', '')}`;
    await administer(template.url, `CREATE DATABASE ${name}`);
    cleanups.push(() => administer(template.url, `DROP DATABASE ${name} WITH (FORCE)`));
    directUrl = databaseUrl(template.url, name);
    pooler = await startPooler(directUrl);
    cleanups.push(pooler.stop);
  });
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  const start = (settings: Readonly<Record<string, string>>) =>
    startProcess({ SVCDESK_RATE_LIMITS: 'off', SVCDESK_DATABASE_WAIT: '5', ...settings });
  const refusal = (settings: Readonly<Record<string, string>>) =>
    start(settings).then(
      (server) => server.kill().then(() => 'starts'),
      (error: Error) => error.message,
    );
  const setRole = async (refused: string) => {
    for (const each of refused.match(/ALTER ROLE .*;/g) ?? []) await administer(directUrl, each);
  };

  it('is of the version that the guide says is tried', async () => {
    const guide = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const [, tried = ''] = /The tests run PgBouncer ([\d.]+\d)\./.exec(guide) ?? [];
    expect(pooler.version.startsWith(`${tried}.`)).toBe(true);
  });

  it('is not taken for PostgreSQL itself, whatever it passes over', async () => {
    const named = /DATABASE_URL leads to PostgreSQL by a pooler, .* set SVCDESK_DATABASE_DIRECT_URL/;
    expect(await refusal({ DATABASE_URL: pooler.url })).toMatch(named);
    const lenient = await startPooler(directUrl, { ignore_startup_parameters: ignored });
    onTestFinished(lenient.stop);
    expect(await refusal({ DATABASE_URL: lenient.url })).toMatch(named);
    expect(await refusal({ DATABASE_URL: pooler.url, SVCDESK_DATABASE_DIRECT_URL: lenient.url })).toMatch(
      /SVCDESK_DATABASE_DIRECT_URL leads to PostgreSQL by a pooler/,
    );
  });

  it('is found out where the role has the settings, by its sessions', async () => {
    await setRole(await refusal({ DATABASE_URL: pooler.url, SVCDESK_DATABASE_DIRECT_URL: directUrl }));
    const lenient = await startPooler(directUrl, { ignore_startup_parameters: ignored });
    onTestFinished(lenient.stop);
    expect(await refusal({ DATABASE_URL: lenient.url })).toMatch(/gives each statement another session/);
    const [, name] = new URL(directUrl).pathname.split('/');
    await administer(directUrl, `ALTER ROLE postgres IN DATABASE ${name} RESET ALL`);
  });

  it('serves two servers that have its address and that of PostgreSQL', async () => {
    const settings = {
      DATABASE_URL: pooler.url,
      SVCDESK_DATABASE_DIRECT_URL: directUrl,
      SVCDESK_SECRET_KEY: 'a key that two servers of this test share',
    };
    await pooler.reconnect();
    const refused = await refusal(settings);
    expect(refused).toMatch(/Run this on PostgreSQL once/);
    await setRole(refused);
    await pooler.reconnect();
    const servers = [await start(settings), await start(settings)] as const;
    onTestFinished(async () => {
      for (const server of servers) await server.kill();
    });
    const db = await openDatabase({ kind: 'postgres', url: directUrl });
    const tenant: TestTenant = await buildTenant(db);
    await db.close();

    const signedIn = async (account: string, at: 0 | 1) => {
      const client = createClient({ baseUrl: servers[at].url, fetch: patientFetch, retries: 0 });
      await client.signIn({ account, password: testPassword });
      return client;
    };
    const engineer = await signedIn(tenant.engineer.account, 1);
    const heard = new Set<string>();
    const listening = engineer.events.listen({
      onEvent: ({ kind, data }) => void (kind === 'order' && heard.add(data.id)),
    });
    onTestFinished(() => listening.stop());
    await expect.poll(() => listening.position(), { timeout: 10_000 }).toBeDefined();
    const clients = await Promise.all([0, 1, 0, 1].map((at) => signedIn(tenant.client.account, at as 0 | 1)));
    const failed: string[] = [];
    const made: string[] = [];
    const verified = runAdmin(['audit', 'verify'], settings);
    await Promise.all(
      clients.map(async (client, who) => {
        for (let round = 0; round < 60; round++) {
          await client.orders.create(draftOf(tenant)).then(
            ({ id }) => made.push(id),
            (error: unknown) => failed.push(String(error)),
          );
          await client.orders.cellPage({ size: 20 }).catch((error: unknown) => failed.push(String(error)));
          const { status } = await fetch(`${servers[who % 2 ? 1 : 0].url}/readyz`);
          if (status !== 200) failed.push(`readyz ${status}`);
        }
      }),
    );
    expect(failed).toEqual([]);
    expect(made).toHaveLength(240);
    await expect.poll(() => made.filter((id) => !heard.has(id)), { timeout: 10_000 }).toEqual([]);
    expect(await verified).toMatchObject({ code: 0 });
    for (const server of servers) expect(await server.stop()).toBe(0);
  });
});
