import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  type TestTenant,
  testPassword,
} from '../testing/index.ts';
import { entryArgs, runAdmin, type ServerProcess, startProcess } from '../testing/server-process.ts';
import { usageLines } from './usage.ts';

const long = process.env.SVCDESK_LONG === '1';
/** As many as a verification or a copy takes seconds for, so that a server that waits for it shows. */
const recordCount = long ? 100_000 : 8_000;
const userCount = long ? 2_000 : 60;

const spare = await spareDatabase();
const isEmbedded = spare.options.kind === 'embedded';
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-under-load-'));
const secretKey = 'the secret key of a server under load, for tests';
const settings: Record<string, string> = {
  SVCDESK_DATA: spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data'),
  SVCDESK_DEMO: 'off',
  SVCDESK_CAPTCHA: 'puzzle',
  SVCDESK_LOG_LEVEL: 'silent',
  SVCDESK_RATE_LIMITS: 'off',
  SVCDESK_SECRET_KEY: secretKey,
  SVCDESK_OTHER_SECRET_KEY: 'the key that the one before it is changed to',
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
}, 600_000);
afterAll(async () => {
  await server?.kill();
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
  /** The same to be cut off, if that is another line; and what must not have come of half of it. */
  readonly cut?: { readonly args: readonly string[]; readonly notHalf: () => Promise<void> };
}

async function countImported(): Promise<number> {
  const { output } = await runAdmin(['accounts', 'list', '--json'], settings);
  const all = JSON.parse(output) as { account: string }[];
  return all.filter(({ account }) => account.startsWith('under-load-')).length;
}

const usersFile = join(folder, 'users.csv');
const archive = join(folder, 'backup.tar.gz');
const cutArchive = join(folder, 'cut.tar.gz');

/** By the line of the help, each command as it is run beside a server; those that run without one, or have nothing to do beside one, have none. */
const cases: Readonly<Record<string, (() => Case) | undefined>> = {
  start: undefined,
  'import --kinds': undefined,
  'restore FILE [--allow-missing]': undefined,
  'restore --s3 NAME [--allow-missing]': undefined,
  // As the one into a file, for what concerns the server; its own test has the bucket.
  'backup --s3 [--allow-missing]': undefined,
  migrate: () => ({ args: ['migrate'], output: /up to date/ }),
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
  'secrets rotate --lost': undefined,
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
async function killAfter(args: readonly string[], ms: number): Promise<void> {
  const child = spawn(process.execPath, [...entryArgs('admin'), ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([ended, pause(ms)]);
  child.kill('SIGKILL');
  await ended;
}

/** The others are only a statement or two; a long run tries them all. */
const reading = /^(audit|import FILE|backup)/;
const beside = Object.entries(cases).flatMap(([line, of]) =>
  of && (long || reading.test(line)) ? [[line, of] as const] : [],
);

describe('a server that is in use', () => {
  it('is tried beside every command that there is', () => {
    expect(Object.keys(cases).toSorted()).toEqual([...usageLines].toSorted());
  });

  it.each(beside)(
    'goes on while an operator runs %s, and when that is killed half way',
    async (line, of) => {
      const { args, output, cut } = of();
      const startedAt = performance.now();
      const whole = await whileInUse(() => runAdmin(args, settings));
      const tookMs = performance.now() - startedAt;
      expect(whole.faults).toEqual([]);
      expect(whole.answered).toBeGreaterThan(3);
      const code = line.startsWith('backup') && !isEmbedded ? 1 : 0;
      expect(whole.result, whole.result.errors).toMatchObject({
        code,
        output: expect.stringMatching(output),
      });
      for (const share of long ? [0.3, 0.5, 0.7, 0.9] : [0.6]) {
        const { faults } = await whileInUse(() => killAfter(cut?.args ?? args, tookMs * share));
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
