import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svcdesk/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entryArgs, startProcess } from './testing/server-process.ts';

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
    const client = createClient({ baseUrl: server.url, retries: 0 });
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
