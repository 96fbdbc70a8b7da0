import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svcdesk/core';
import { list } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordRows } from '../engine/records.ts';
import { chainKeysOf, useChainKeys } from '../platform/audit/chain-key.ts';
import { signEnds } from '../platform/audit/ends.ts';
import { type Database, insertRows, openDatabase } from '../platform/db/index.ts';
import { auditQueue } from '../platform/db/schema/audit.ts';
import { orderRecords } from '../platform/db/schema/order-records.ts';
import {
  buildTenant,
  draftOf,
  newId,
  spareDatabase,
  speaksForBoth,
  type TestTenant,
  testPassword,
} from '../testing/index.ts';
import { startS3 } from '../testing/s3-server.ts';
import { entryArgs, runAdmin, type ServerProcess, startProcess } from '../testing/server-process.ts';
import { usageLines } from './usage.ts';

const long = process.env.SVCDESK_LONG === '1';
/** As many as a verification or a copy takes seconds for, so that a server that waits for it shows. */
const recordCount = long ? 100_000 : 8_000;
const userCount = long ? 2_000 : 60;
/** Of a million bytes each. */
const fileCount = long ? 100 : 10;

const spare = await spareDatabase();
const isEmbedded = spare.options.kind === 'embedded';
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-under-load-'));
const s3 = await startS3();
const secretKey = 'the secret key of a server under load, for tests';
const otherKey = 'the key that the one before it is changed to';
const settings: Record<string, string> = {
  SVCDESK_DATA: spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data'),
  SVCDESK_DEMO: 'off',
  SVCDESK_CAPTCHA: 'puzzle',
  SVCDESK_LOG_LEVEL: 'silent',
  SVCDESK_RATE_LIMITS: 'off',
  SVCDESK_SECRET_KEY: secretKey,
  SVCDESK_OTHER_SECRET_KEY: otherKey,
  SVCDESK_BACKUP_BUCKET: `${s3.url}/backups/`,
  SVCDESK_S3_KEY_ID: s3.keyId,
  SVCDESK_S3_SECRET: s3.secret,
  ...(spare.options.kind === 'postgres' && { DATABASE_URL: spare.options.url }),
};

let tenant: TestTenant;
let server: ServerProcess;
beforeAll(async () => {
  useChainKeys(chainKeysOf(secretKey));
  const db = await openDatabase(spare.options);
  await signEnds(db, []);
  tenant = await buildTenant(db);
  await buildHistory(db, tenant.tenantId);
  await db.close();
  await writeFile(
    join(folder, 'users.csv'),
    `account,name,roles,phone\n${Array.from({ length: userCount }, (_, index) => `under-load-${index},Lin ${index},engineer,${13_600_000_000 + index}\n`).join('')}`,
  );
  server = await startProcess(settings);
  const stored = join(settings.SVCDESK_DATA ?? '', 'files/t1/ab');
  await mkdir(stored, { recursive: true });
  for (let index = 0; index < fileCount; index++)
    await writeFile(join(stored, `photo-${index}`), randomBytes(1_000_000));
}, 600_000);
afterAll(async () => {
  await server?.kill();
  await s3.close();
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Many short histories, of things that are gone. */
async function buildHistory(db: Database, tenantId: string): Promise<void> {
  const each = 10;
  const lot = 2_000;
  for (let written = 0; written < recordCount; written += lot) {
    const rows = Array.from({ length: lot / each }, () => {
      const thing = { tenantId, id: newId(), recordCount: 0, lastRecordHash: null };
      const record = {
        handleType: 7,
        action: 'supplement',
        to: 3,
        byKind: 'staff',
        byId: tenant.engineer.accountId,
        round: 1,
        content: 'It stands in the cellar, behind the door on the left; the key is with the caretaker.',
        effectiveAt: Date.now(),
        recordedAt: Date.now(),
        atRejected: false,
        internal: false,
      } as const;
      return recordRows(
        thing,
        Array.from({ length: each }, () => record),
      ).rows;
    }).flat();
    await insertRows(db, orderRecords, rows);
    await insertRows(
      db,
      auditQueue,
      rows.map(({ hash }) => ({ tenantId, hash })),
    );
  }
}

/** Most refusals in a row because the machine is busy. */
const maxInRow = 3;

/** What people and a probe meet with meanwhile. */
async function whileInUse<T>(work: () => Promise<T>) {
  const faults: string[] = [];
  let answered = 0;
  let over = false;
  const client = createClient({ baseUrl: server.url, retries: 0 });
  await client.signIn({ account: tenant.client.account, password: testPassword });
  const asking = async (ask: () => Promise<unknown>) => {
    for (let inRow = 0; !over; await pause(20)) {
      const fault = await ask().then(
        () => undefined,
        (error: unknown) => String(error),
      );
      inRow = fault === undefined ? 0 : inRow + 1;
      if (fault === undefined) answered += 1;
      else if (inRow >= maxInRow) faults.push(fault);
    }
  };
  const all = Promise.all([
    asking(async () => {
      const { status } = await fetch(`${server.url}/readyz`);
      if (status !== 200) throw new Error(`readyz is ${status}`);
    }),
    asking(() => client.orders.create({ ...draftOf(tenant), id: newId() })),
    asking(() => client.orders.cellPage({ size: 20 })),
  ]);
  try {
    const result = await work();
    return { result, answered, faults };
  } finally {
    over = true;
    await all;
  }
}

interface Case {
  readonly args: readonly string[];
  readonly output: RegExp;
  /** What it ends with, if not with 0. */
  readonly code?: number;
  /** What it is run with, if not with what the server has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Sees before each run that it has something to do. */
  readonly arrange?: () => Promise<void>;
  /** The same to be cut off, if that is another line; and what must not have come of half of it. */
  readonly cut?: { readonly args?: readonly string[]; readonly notHalf: () => Promise<void> };
}

async function countImported(): Promise<number> {
  const { output } = await runAdmin(['accounts', 'list', '--json'], settings);
  const all = JSON.parse(output) as { account: string }[];
  return all.filter(({ account }) => account.startsWith('under-load-')).length;
}

/** Runs a command that must succeed. */
async function succeeds(args: readonly string[]): Promise<void> {
  const ran = await runAdmin(args, settings);
  expect(ran, ran.errors).toMatchObject({ code: 0 });
}

/** A migration that changes nothing when it runs again, and locks a table that no call of these uses. */
const again = '0031_device_resume';
/** So long it holds what it has locked: a server that waited for its end would not be ready. */
const holdSeconds = 10;

/** Has that migration run again, and slowly. */
const migrateAgain = () =>
  inDatabase(async (run) => {
    await run(`CREATE OR REPLACE FUNCTION slow_migration() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_sleep(${holdSeconds}); RETURN NEW; END $$`);
    await run(`CREATE OR REPLACE TRIGGER slow_migration BEFORE INSERT ON schema_migrations
      FOR EACH ROW EXECUTE FUNCTION slow_migration()`);
    await run(`DELETE FROM schema_migrations WHERE name = '${again}'`);
  });

const isMigrated = () =>
  inDatabase(async (run) => {
    const sleeping = async () =>
      (
        await run(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
        )
      ).length;
    // It is undone sooner than it would have ended.
    await expect.poll(sleeping, { timeout: 3_000 }).toBe(0);
    await run('DROP TRIGGER slow_migration ON schema_migrations');
    await succeeds(['migrate']);
    expect(await run(`SELECT FROM schema_migrations WHERE name = '${again}'`)).toHaveLength(1);
  });

async function inDatabase<T>(work: (run: (text: string) => Promise<readonly unknown[]>) => Promise<T>) {
  const db = await openDatabase(spare.options);
  try {
    return await work(async (text) => (await db.connection.run({ text, values: [] })).rows);
  } finally {
    await db.close();
  }
}

/** Settings of an operator who has the other key alone. */
const alone = Object.fromEntries(
  Object.entries({ ...settings, SVCDESK_SECRET_KEY: otherKey }).filter(
    ([name]) => name !== 'SVCDESK_OTHER_SECRET_KEY',
  ),
);

const usersFile = join(folder, 'users.csv');
const archive = join(folder, 'backup.tar.gz');
const cutArchive = join(folder, 'cut.tar.gz');

/** By the line of the help, each command as it is run beside a server; those that run without one, or have nothing to do beside one, have none. */
const cases: Readonly<Record<string, (() => Case) | undefined>> = {
  start: undefined,
  'import --kinds': undefined,
  'restore FILE [--allow-missing]': undefined,
  'restore --s3 NAME [--allow-missing]': undefined,
  'backup --s3 [--allow-missing]': () => ({
    args: ['backup', '--s3'],
    output: /^Copied \d+ bytes of .* and read them back/,
    cut: {
      notHalf: async () => {
        for (const kept of s3.objects.values()) {
          await writeFile(cutArchive, kept);
          await list({ file: cutArchive, strict: true });
        }
        await succeeds(['backup', '--s3']);
        s3.objects.clear();
        await rm(cutArchive, { force: true });
      },
    },
  }),
  // On the embedded database nothing is served while it migrates, which is before the start.
  migrate: () =>
    isEmbedded
      ? { args: ['migrate'], output: /up to date/ }
      : {
          args: ['migrate'],
          output: /^0031_device_resume …\n[\s\S]*up to date/,
          arrange: migrateAgain,
          cut: { notHalf: isMigrated },
        },
  'migrate --dry-run': () => ({ args: ['migrate', '--dry-run'], output: /nothing would run/ }),
  'audit verify [--tenant ID] [--expect FILE]': () => ({ args: ['audit', 'verify'], output: /: sound; / }),
  'audit attempts [--tenant ID] [--json]': () => ({ args: ['audit', 'attempts'], output: /^(t\d+\t.*\n)*$/ }),
  'import FILE... [--tenant ID] [--dry-run] [--yes]': () => {
    const args = ['import', usersFile, '--tenant', tenant.tenantId];
    const notHalf = async () => expect([0, userCount]).toContain(await countImported());
    return { args: [...args, '--dry-run'], output: /^users: \d+ added/, cut: { args, notHalf } };
  },
  // The key of the settings is in use: changing it has a test of its own.
  'secrets rotate': () => ({ args: ['secrets', 'rotate'], output: /^0 values/ }),
  'secrets rotate --lost': () => ({
    args: ['secrets', 'rotate', '--lost'],
    output: /^The key was changed\./,
    settings: alone,
    arrange: () => succeeds(['secrets', 'rotate']),
    cut: { notHalf: () => succeeds(['secrets', 'rotate']) },
  }),
  'accounts list [--tenant ID] [--json]': () => ({ args: ['accounts', 'list'], output: /\tyes\t/ }),
  'accounts disable ACCOUNT...': () => ({
    args: ['accounts', 'disable', tenant.engineer2.account],
    output: / disabled/,
  }),
  'accounts enable ACCOUNT...': () => ({
    args: ['accounts', 'enable', tenant.engineer2.account],
    output: /may sign in|was enabled/,
  }),
  'accounts reset ACCOUNT...': () => ({
    args: ['accounts', 'reset', tenant.engineer2.account],
    output: /signs in with/,
  }),
  'backup FILE [--allow-missing]': () => ({
    args: ['backup', archive],
    output: isEmbedded ? /^Copied/ : /^$/,
    code: isEmbedded ? 0 : 1,
    cut: {
      args: ['backup', cutArchive],
      notHalf: async () => {
        // It was quicker than the kill.
        if (existsSync(cutArchive)) await list({ file: cutArchive, strict: true });
        await rm(cutArchive, { force: true });
      },
    },
  }),
};

/** Runs a command and kills it after a while. */
async function killAfter(args: readonly string[], given: Case['settings'], ms: number): Promise<void> {
  const child = spawn(process.execPath, [...entryArgs('admin'), ...args], {
    env: { PATH: process.env.PATH, ...given },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([ended, pause(ms)]);
  child.kill('SIGKILL');
  await ended;
}

/** Those that have most to do; a long run tries them all. */
const busiest = /^(audit verify|import FILE)/;
const beside = Object.entries(cases).flatMap(([line, of]) =>
  of && (long || busiest.test(line)) ? [[line, of] as const] : [],
);

describe.runIf(speaksForBoth)('a server that is in use', () => {
  it('is tried beside every command that there is', () => {
    expect(Object.keys(cases).toSorted()).toEqual([...usageLines].toSorted());
  });

  it.each(beside)(
    'goes on while an operator runs %s, and when that is killed half way',
    async (_line, of) => {
      const { args, output, code = 0, settings: given = settings, arrange, cut } = of();
      await arrange?.();
      const startedAt = performance.now();
      const whole = await whileInUse(() => runAdmin(args, given));
      const tookMs = performance.now() - startedAt;
      expect(whole.faults).toEqual([]);
      expect(whole.answered).toBeGreaterThan(3);
      expect(whole.result, whole.result.errors).toMatchObject({
        code,
        output: expect.stringMatching(output),
      });
      for (const share of long ? [0.3, 0.5, 0.7, 0.9] : [0.6]) {
        await arrange?.();
        const { faults } = await whileInUse(() => killAfter(cut?.args ?? args, given, tookMs * share));
        expect(faults).toEqual([]);
        await cut?.notHalf();
        const after = await whileInUse(() => pause(200));
        expect(after.faults).toEqual([]);
        expect(after.answered).toBeGreaterThan(0);
      }
      expect(await runAdmin(['audit', 'verify'], settings)).toMatchObject({ code: 0 });
    },
    300_000,
  );
});
