import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svcdesk/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import { spareDatabase } from './testing/index.ts';
import { entryArgs, patientFetch, startProcess } from './testing/server-process.ts';

const long = process.env.SVCDESK_LONG === '1';
const randomKills = 12;
/** As long as a first start takes on a machine that is busy. */
const maxStartMs = 12_000;

describe.runIf(long && process.env.SVCDESK_TEST_DB === 'embedded')('the first start on a data folder', () => {
  async function freshFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-first-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Starts the server and kills it as soon as the moment has come, ready or not. */
  async function startUntil(folder: string, moment: () => Promise<unknown>): Promise<void> {
    const env = { PATH: process.env.PATH, PORT: '0', SVCDESK_DATA: folder, SVCDESK_CAPTCHA: 'none' };
    const child = spawn(process.execPath, entryArgs('main'), { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await moment();
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  }

  async function expectWhole(folder: string): Promise<void> {
    const server = await startProcess({ SVCDESK_DATA: folder });
    const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim();
    const client = createClient({ baseUrl: server.url, fetch: patientFetch, retries: 0 });
    await client.signIn({ account: 'engineer', password });
    expect((await client.orders.page({ scope: 'mine' })).total).toBeGreaterThan(5);
    expect(await server.stop()).toBe(0);
    expect(await readdir(folder)).not.toContain('database.part');
  }

  it('is made anew wherever it was cut off', async () => {
    const folder = await freshFolder();
    // It makes the database, then its tables, then the demo data.
    for (const made of ['database.part', 'database', 'demo-password']) {
      const isThere = async () => existsSync(join(folder, made));
      await startUntil(folder, () => expect.poll(isThere, { interval: 5, timeout: 60_000 }).toBe(true));
    }
    await expectWhole(folder);
  });

  it('is made anew wherever it was cut off, at any moment', async () => {
    for (let round = 0; round < randomKills; round++) {
      const folder = await freshFolder();
      await startUntil(folder, () => pause(Math.random() * maxStartMs));
      await expectWhole(folder);
    }
  });
});

describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')(
  'servers that start at once on an empty PostgreSQL',
  () => {
    it('all serve, and the demo is loaded once', { timeout: 60_000 }, async () => {
      const spare = await spareDatabase();
      onTestFinished(spare.drop);
      if (spare.options.kind !== 'postgres') throw new Error('PostgreSQL only');
      const db = await openDatabase(spare.options);
      onTestFinished(() => db.close());
      const run = (text: string) => db.connection.run({ text, values: [] });
      await run('DROP SCHEMA public CASCADE');
      await run('CREATE SCHEMA public');

      const settings = {
        DATABASE_URL: spare.options.url,
        SVCDESK_DEMO: 'on',
        SVCDESK_DEMO_PASSWORD: 'Servers-at-once-2026',
        SVCDESK_SECRET_KEY: 'one key of all servers of this database',
      };
      const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(tmpdir(), 'svcdesk-at-once-'))));
      onTestFinished(async () => {
        for (const folder of folders) await rm(folder, { recursive: true });
      });
      const servers = await Promise.all(
        folders.map((folder) => startProcess({ ...settings, SVCDESK_DATA: folder })),
      );
      onTestFinished(async () => {
        for (const server of servers) await server.kill();
      });

      expect((await run('SELECT count(*)::int FROM tenants')).rows).toEqual([[2]]);
      for (const { url } of servers) {
        const client = createClient({ baseUrl: url, fetch: patientFetch, retries: 0 });
        await client.signIn({ account: 'engineer', password: settings.SVCDESK_DEMO_PASSWORD });
        expect((await client.orders.page({ scope: 'mine' })).total).toBeGreaterThan(5);
      }
    });
  },
);
