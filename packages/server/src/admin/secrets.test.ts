import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svcdesk/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabaseOf } from '../app/start-server.ts';
import { pushKeysOf } from '../modules/push/index.ts';
import { type Database, enterRunning, insertRows, openDatabase } from '../platform/db/index.ts';
import { idempotencyKeys } from '../platform/db/schema/index.ts';
import { idOfKey } from '../platform/secrets/prove-keys.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { openSecretBox } from '../platform/secrets/secret-keys.ts';
import { readSettings } from '../platform/settings/settings.ts';
import {
  buildTenant,
  draftOf,
  settingsOf,
  spareDatabase,
  speaksForBoth,
  testPassword,
} from '../testing/index.ts';
import { query } from '../testing/query.ts';
import { entryArgs, patientFetch, runAdmin, startProcess } from '../testing/server-process.ts';
import { die } from './open-database.ts';

const former = 'the secret key that the servers had at first';
const current = 'the secret key that they are to have instead';
const long = process.env.SVCDESK_LONG === '1';
const sealedRows = long ? 20_000 : 1_000;
const isEmbedded = process.env.SVCDESK_TEST_DB === 'embedded';

/** A database of its own, and what a server or a command on it is set to. */
async function installation() {
  const spare = await spareDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-secrets-'));
  const settings: Record<string, string> = {
    SVCDESK_DATA: folder,
    SVCDESK_DEMO: 'off',
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_CAPTCHA: 'puzzle',
    ...settingsOf(spare),
  };
  onTestFinished(async () => {
    await spare.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { spare, settings, keyFile: join(settings.SVCDESK_DATA ?? '', 'secret.key') };
}

type Installation = Awaited<ReturnType<typeof installation>>;

async function running(settings: Record<string, string>) {
  const server = await startProcess(settings);
  onTestFinished(() => server.kill());
  return server;
}

/** Does to a database what a start does before it serves; why not, if it is refused. */
async function start(settings: Record<string, string>): Promise<string> {
  const read = readSettings(settings);
  const db = await openDatabaseOf(read, die).catch((error: unknown) => error as Error);
  if (db instanceof Error) return db.message;
  await pushKeysOf({ db, settings: read, secrets: await openSecretBox(read) });
  await db.close();
  return 'starts';
}

/** Looks into the database, also while a server has the embedded one open. */
async function inside<T>(
  { spare: { options } }: Installation,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await (options.kind === 'postgres'
    ? openDatabase(options)
    : enterRunning(options.folder).catch(() => openDatabase(options)));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

interface Sealed {
  readonly tenantId: string;
  readonly sealed: string;
}

/** All that is sealed in a database. */
async function sealedIn(db: Database): Promise<Sealed[]> {
  const rows = await query(db)<Sealed>`
    SELECT tenant_id AS "tenantId", sealed_private_key AS sealed FROM push_keys
    UNION ALL SELECT tenant_id, secret FROM snmp_credentials
    UNION ALL SELECT tenant_id, answer #>> '{}' FROM idempotency_keys WHERE jsonb_typeof(answer) = 'string'`;
  return [...rows];
}

/** Of what is sealed in a database, what does not open with a key alone. */
async function unopened(installed: Installation, key: string): Promise<number> {
  const box = createSecretBox(key);
  const all = await inside(installed, sealedIn);
  expect(all.length).toBeGreaterThan(0);
  return all.filter(({ tenantId, sealed }) => box.open(tenantId, sealed) === undefined).length;
}

describe('a secret key', () => {
  it.runIf(speaksForBoth)(
    'that is another one than the database was sealed with ends the start and every command',
    async () => {
      const installed = await installation();
      const { settings } = installed;
      expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toBe('starts');
      const before = await inside(installed, sealedIn);
      const wrong = { ...settings, SVCDESK_SECRET_KEY: current };
      const says =
        /SVCDESK_SECRET_KEY is not the key that .* sealed with\. Nothing was changed\. Put the key back/;
      expect(await start(wrong)).toMatch(says);
      expect(await runAdmin(['accounts', 'list'], wrong)).toMatchObject({
        code: 1,
        errors: expect.stringMatching(says),
      });
      expect(await inside(installed, sealedIn)).toEqual(before);
      expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toBe('starts');
    },
  );

  it.runIf(speaksForBoth)(
    'that is gone from the data folder ends the start, and no new one takes its place',
    async () => {
      const { settings, keyFile } = await installation();
      expect(await start(settings)).toBe('starts');
      const key = await readFile(keyFile, 'utf8');
      await rm(keyFile);
      expect(await start(settings)).toMatch(/The secret key is missing \(\S+secret\.key\)/);
      expect(existsSync(keyFile)).toBe(false);
      await writeFile(keyFile, key);
      expect(await start(settings)).toBe('starts');
    },
  );

  it.runIf(speaksForBoth)('is found out where the database had no mark, by what is sealed', async () => {
    const installed = await installation();
    const { settings } = installed;
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toBe('starts');
    // As a release before the mark leaves it, with its migration not applied.
    await inside(installed, async (db) => {
      await query(db)`DROP TABLE secret_keys`;
      await query(db)`DELETE FROM schema_migrations WHERE name LIKE '%\\_secret\\_keys'`;
    });
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: current })).toMatch(/Nothing was changed/);
    const applied = await inside(
      installed,
      (db) => query(db)`SELECT FROM schema_migrations WHERE name LIKE '%\\_secret\\_keys'`,
    );
    expect(applied).toEqual([]);
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toBe('starts');
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: current })).toMatch(/is not the key/);
  });

  it.runIf(!isEmbedded)('may be changed by a rotation after a command has read it', async () => {
    const installed = await installation();
    const { settings, keyFile } = installed;
    expect(await start(settings)).toBe('starts');
    await inside(installed, async (db) => {
      const command = await db.transaction(async (tx) => {
        await query(tx)`LOCK TABLE secret_keys IN ACCESS EXCLUSIVE MODE`;
        const migrated = runAdmin(['migrate'], settings);
        const waiting = () =>
          query(tx)`SELECT FROM pg_locks WHERE NOT granted AND relation = 'secret_keys'::regclass`;
        await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
        await writeFile(keyFile, current);
        await query(tx)`UPDATE secret_keys SET id = ${idOfKey(current)}`;
        return { migrated };
      });
      expect(await command.migrated).toMatchObject({ code: 0, errors: '' });
    });
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toMatch(/is not the key/);
  });

  it.runIf(isEmbedded)('is asked for by a restored backup, too', { timeout: 300_000 }, async () => {
    const { settings, keyFile } = await installation();
    const withKey = { ...settings, SVCDESK_SECRET_KEY: former };
    expect(await start(withKey)).toBe('starts');
    const archive = `${keyFile}.tar.gz`;
    expect(await runAdmin(['backup', archive], withKey)).toMatchObject({ code: 0 });
    const target = join(settings.SVCDESK_DATA ?? '', 'restored');
    const restore = (more: Record<string, string>) =>
      runAdmin(['restore', archive], { ...settings, SVCDESK_DATA: target, ...more });
    expect(await restore({})).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/The secret key is missing/),
    });
    expect(existsSync(join(target, 'database'))).toBe(false);
    expect(await restore({ SVCDESK_SECRET_KEY: former })).toMatchObject({ code: 0, errors: '' });
  });

  it.runIf(speaksForBoth)('that is lost for good can be given up', async () => {
    const installed = await installation();
    const { settings } = installed;
    expect(await start({ ...settings, SVCDESK_SECRET_KEY: former })).toBe('starts');
    const other = { ...settings, SVCDESK_SECRET_KEY: current };
    expect(await runAdmin(['secrets', 'rotate', '--lost'], other)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The key was changed\. 0 values were sealed anew\. 1 that nothing opens/,
      ),
    });
    expect(await start(other)).toBe('starts');
    expect(await unopened(installed, current)).toBe(0);
  });
});

/** A database with much that is sealed, and a server on it that people use, which counts what fails. */
async function inUse(installed: Installation, settings: Record<string, string>, key: () => Promise<string>) {
  // Its first start makes the key and the mark.
  expect(await start(settings)).toBe('starts');
  const box = createSecretBox(await key());
  const tenant = await inside(installed, async (db) => {
    const made = await buildTenant(db);
    for (let written = 0; written < sealedRows; written += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, index) => ({
        tenantId: made.tenantId,
        owner: made.client.accountId,
        callId: 'webhooks.save',
        key: `sealed-${written + index}`,
        bodyHash: 'x',
        answer: box.seal(made.tenantId, JSON.stringify({ secret: String(written + index) })),
      }));
      await insertRows(db, idempotencyKeys, rows);
    }
    return made;
  });
  const server = await running(settings);
  const client = createClient({ baseUrl: server.url, fetch: patientFetch, retries: 0 });
  await client.signIn({ account: tenant.client.account, password: testPassword });
  const publicKey = async () => (await client.push.key({})).publicKey;
  const keyBefore = await publicKey();
  const failed: string[] = [];
  let answered = 0;
  let over = false;
  const using = (async () => {
    for (; !over; await pause(20)) {
      const asked = [
        client.orders.create(draftOf(tenant)),
        client.orders.cellPage({ size: 20 }),
        publicKey(),
      ];
      for (const each of await Promise.allSettled(asked)) {
        if (each.status === 'rejected') failed.push(String(each.reason));
        else if (typeof each.value === 'string' && each.value !== keyBefore) failed.push('another push key');
        else answered += 1;
      }
    }
  })();
  return {
    server,
    async end() {
      over = true;
      await using;
      return { failed, answered };
    },
  };
}

/** Runs the rotation and kills it when something that it seals anew is, and something is not. */
async function killHalfWay(
  installed: Installation,
  settings: Record<string, string>,
  key: () => Promise<string>,
): Promise<void> {
  const child = spawn(process.execPath, [...entryArgs('admin'), 'secrets', 'rotate'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await expect
    .poll(async () => unopened(installed, await key()), { interval: 20 })
    .toBeLessThan(sealedRows - 50);
  child.kill('SIGKILL');
  await ended;
  expect(await unopened(installed, await key())).toBeGreaterThan(0);
}

describe('secrets rotate', () => {
  it.runIf(speaksForBoth)(
    'seals everything anew beside a server that has both keys, and goes on where it was cut off',
    async () => {
      const installed = await installation();
      const had = { ...installed.settings, SVCDESK_SECRET_KEY: former, SVCDESK_OTHER_SECRET_KEY: current };
      const has = { ...installed.settings, SVCDESK_SECRET_KEY: current, SVCDESK_OTHER_SECRET_KEY: former };
      const used = await inUse(installed, had, async () => former);
      await killHalfWay(installed, has, async () => current);
      expect(await runAdmin(['secrets', 'rotate'], has)).toMatchObject({ code: 0, errors: '' });
      expect(await unopened(installed, current)).toBe(0);
      const { failed, answered } = await used.end();
      expect(failed).toEqual([]);
      expect(answered).toBeGreaterThan(3);
      expect(await used.server.stop()).toBe(0);
      const alone = { ...installed.settings, SVCDESK_SECRET_KEY: current };
      expect(await start(alone)).toBe('starts');
      expect(await runAdmin(['audit', 'verify'], alone)).toMatchObject({ code: 0, errors: '' });
      expect(await start({ ...installed.settings, SVCDESK_SECRET_KEY: former })).toMatch(/is not the key/);
    },
    300_000,
  );

  it.runIf(speaksForBoth)(
    'changes the key of a data folder under the server that runs on it',
    async () => {
      const installed = await installation();
      const { settings, keyFile } = installed;
      const keys = async () => (await readFile(keyFile, 'utf8')).split('\n');
      const firstKey = async () => (await keys())[0] ?? '';
      const used = await inUse(installed, settings, firstKey);
      const before = await firstKey();
      const changed = async () => {
        const now = await firstKey();
        return now === before ? 'not there yet' : now;
      };
      await killHalfWay(installed, settings, changed);
      expect(await keys()).toEqual([expect.not.stringMatching(before), before]);
      expect(await runAdmin(['secrets', 'rotate'], settings)).toMatchObject({ code: 0, errors: '' });
      expect(await keys()).toEqual([expect.not.stringMatching(before)]);
      expect(await unopened(installed, await firstKey())).toBe(0);
      const { failed, answered } = await used.end();
      expect(failed).toEqual([]);
      expect(answered).toBeGreaterThan(3);
      expect(await used.server.stop()).toBe(0);
      expect(await start(settings)).toBe('starts');
      expect(await runAdmin(['audit', 'verify'], settings)).toMatchObject({ code: 0, errors: '' });
    },
    300_000,
  );
});
