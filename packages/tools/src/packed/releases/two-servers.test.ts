import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@svcdesk/core';
import { startPostgres } from '@svcdesk/server/testing/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServerIfStale } from '../../build/server-bundle.ts';
import { readMigrations } from '../../migrations/read-migrations.ts';
import { type BuiltRelease, builtRelease } from '../../releases/built-release.fixture.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { inWorkspace } from '../../workspace.ts';

/** What a migration of the next release may do at most: every table that the release before has gets more columns. */
function expansion(): string {
  const names = readMigrations().journal.map(({ tag }) => tag);
  const texts = names.map((name) =>
    readFileSync(inWorkspace('packages/server/migrations', `${name}.sql`), 'utf8'),
  );
  const sql = texts.join('\n');
  const dropped = [...sql.matchAll(/^DROP TABLE "(\w+)"/gm)].map(([, name]) => name);
  const tables = [...sql.matchAll(/^CREATE TABLE "(\w+)"/gm)].flatMap(([, name]) => name ?? []);
  return tables
    .filter((name) => !dropped.includes(name))
    .map(
      (name) =>
        `ALTER TABLE "${name}" ADD COLUMN later_note text, ADD COLUMN later_count int DEFAULT 0 NOT NULL;`,
    )
    .concat('CREATE TABLE later (id int PRIMARY KEY);')
    .concat('CREATE INDEX IF NOT EXISTS orders_later ON orders (tenant_id, later_note);')
    .join('--> statement-breakpoint\n');
}

/** This version's server, with one migration more. */
async function nextServer(): Promise<{ entry: string; remove(): void }> {
  const bundle = dirname(await bundleServerIfStale());
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-next-'));
  const copy = (from: string, to: string) => cpSync(from, join(folder, to), { recursive: true });
  for (const name of readdirSync(bundle)) if (name.endsWith('.js')) copy(join(bundle, name), `dist/${name}`);
  copy(inWorkspace('packages/server/migrations'), 'migrations');
  symlinkSync(inWorkspace('packages/server/node_modules'), join(folder, 'node_modules'), 'dir');
  const journal = join(folder, 'migrations/meta/_journal.json');
  const content = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  content.entries.push({ tag: '9000_later' });
  writeFileSync(journal, JSON.stringify(content));
  writeFileSync(join(folder, 'migrations/9000_later.sql'), expansion());
  return {
    entry: join(folder, 'dist/svcdesk-server.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An SDK of either version, as far as it is used here. */
interface Sdk {
  readonly core: Pick<typeof import('@svcdesk/core'), 'createClient'>;
  readonly contract: Pick<typeof import('@svcdesk/core/contract'), 'domains' | 'isCall'>;
}

type Draft = Parameters<Client['orders']['create']>[0];

/** An order that an engineer can raise without answers. */
async function draftFor(engineer: Client): Promise<Draft> {
  type Tree = readonly { readonly value: string; readonly children?: Tree | undefined }[];
  const leaves = (tree: Tree): string[] =>
    tree.flatMap(({ value, children = [] }) => (children.length > 0 ? leaves(children) : [value]));
  const cellId = (await engineer.cells.list({ page: 1, size: 1 })).list[0]?.id ?? '';
  const [serverCatalogId = ''] = leaves(await engineer.catalogs.cascader({ cellId }));
  for (const typeId of leaves(await engineer.orderTypes.tree({ cellId }))) {
    const template = await engineer.templates.find({ cellId, orderTypeId: typeId }).catch(() => undefined);
    if (template?.fields.some(({ required }) => required)) continue;
    const { currentGroupId: groupId } = await engineer.account.personal({});
    return { cellId, typeId, serverCatalogId, title: 'Beside another version', status: 2, groupId };
  }
  throw new Error('no kind of order can be raised without answers');
}

/** A client that raises, accepts and reads orders on one server until told to stop. */
interface Load {
  readonly created: string[];
  readonly failures: string[];
  /** Resolves when this many more orders were raised, accepted and read, or anything failed. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

const workers = 4;

function startLoad(client: Client, draft: Draft): Load {
  const created: string[] = [];
  const failures: string[] = [];
  let going = true;
  const one = async () => {
    const { id, version } = await client.orders.create({ ...draft, title: `Beside ${randomUUID()}` });
    await client.orders.accept({ orderId: id, version });
    expect((await client.orders.detail({ orderId: id })).id).toBe(id);
    await client.orders.page({ scope: 'mine', size: 10 });
    created.push(id);
  };
  const running = Array.from({ length: workers }, async () => {
    while (going)
      await one().catch((error: Error) => failures.push(`${error.message} ${String(error.cause ?? '')}`));
  });
  return {
    created,
    failures,
    async more(count) {
      const wanted = created.length + count;
      await expect
        .poll(() => created.length >= wanted || failures.length > 0, { timeout: 240_000 })
        .toBe(true);
      expect(failures).toEqual([]);
    },
    async stop() {
      going = false;
      await Promise.all(running);
      expect(failures).toEqual([]);
    },
  };
}

describe('a server of the release before and one of this version on one database', () => {
  let release: BuiltRelease;
  const cleanups: (() => unknown)[] = [];
  let startOld: () => Promise<RunningServer>;
  let startNew: () => Promise<RunningServer>;

  beforeAll(async () => {
    release = await builtRelease();
    const postgres = await startPostgres();
    cleanups.push(() => postgres.stop());
    const next = await nextServer();
    cleanups.push(next.remove);
    const env = {
      DATABASE_URL: postgres.url,
      SVCDESK_SECRET_KEY: 'a-key-for-both-versions-of-the-server',
      SVCDESK_RATE_LIMITS: 'off',
      SVCDESK_LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
    };
    const start = async (entry: string): Promise<RunningServer> => {
      const server = await startServer({ entry, args: ['start'], env, startTimeoutMs: 180_000 });
      cleanups.push(() => server.stop());
      return server;
    };
    startOld = () => start(release.serverEntry);
    startNew = () => start(next.entry);
  }, 900_000);
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }, 60_000);

  /** Comes back when a server says that it cannot keep up, which on a busy machine is true: such a call was not begun. */
  const patientFetch: typeof fetch = async (input, init) => {
    for (let returns = 0; ; returns++) {
      const reply = await fetch(input, init);
      if (reply.status !== 503 || returns === 30) return reply;
      await reply.body?.cancel();
      await pause(Number(reply.headers.get('retry-after') ?? 1) * 1000);
    }
  };

  async function engineerOn({ url, password }: RunningServer): Promise<Client> {
    const client = createClient({ baseUrl: url, retries: 0, timeoutMs: 60_000, fetch: patientFetch });
    await client.signIn({ account: 'engineer', password });
    return client;
  }

  it('both raise, accept and read orders while the one is rolled out, and while it is taken back', async () => {
    const old = await startOld();
    const onOld = await engineerOn(old);
    const draft = await draftFor(onOld);
    const oldLoad = startLoad(onOld, draft);
    await oldLoad.more(10);

    // It brings the tables up to date, under load.
    const next = await startNew();
    const onNext = await engineerOn(next);
    const nextLoad = startLoad(onNext, draft);
    await Promise.all([oldLoad.more(50), nextLoad.more(50)]);
    // Each reads what the other has written.
    const [ofOld = '', ofNext = ''] = [oldLoad.created.at(-1), nextLoad.created.at(-1)];
    expect((await onNext.orders.detail({ orderId: ofOld })).id).toBe(ofOld);
    expect((await onOld.orders.detail({ orderId: ofNext })).id).toBe(ofNext);
    await oldLoad.stop();
    await old.stop();
    await nextLoad.more(20);

    // And back: one of the release before is started again, and stays alone.
    const again = await startOld();
    const onAgain = await engineerOn(again);
    const againLoad = startLoad(onAgain, draft);
    await Promise.all([againLoad.more(50), nextLoad.more(20)]);
    await nextLoad.stop();
    await next.stop();
    await againLoad.more(50);
    await againLoad.stop();

    const all = [oldLoad, nextLoad, againLoad].flatMap(({ created }) => created);
    expect(new Set(all).size).toBe(all.length);
    for (const orderId of all) {
      const history = await onAgain.orders.history({ orderId });
      // One that is raised for a group is handed to it at once.
      expect(history.map(({ action }) => action)).toEqual(['create', 'transfer', 'accept']);
    }
  }, 1_200_000);

  /** Makes every reading call that needs nothing, and the way of an order; gives what went wrong, call by call. */
  async function wrongWith(sdk: Sdk, server: RunningServer, account: string): Promise<string[]> {
    const client = sdk.core.createClient({ baseUrl: server.url, fetch: patientFetch, timeoutMs: 60_000 });
    await client.signIn({ account, password: server.password });
    const wrong: string[] = [];
    const calls = Object.values(sdk.contract.domains).flatMap((domain) =>
      Object.values(domain as Record<string, unknown>).filter(sdk.contract.isCall),
    );
    const reads = calls.filter(
      ({ writes, reply, request }) => !writes && reply === undefined && request().safeParse({}).success,
    );
    expect(reads.length).toBeGreaterThan(60);
    for (const call of reads) {
      await client.call(call, {}).catch((error: { code: string; message: string }) => {
        // What this account may not do, or what wants more than can be known here, is refused by both.
        if (!['noPermission', 'badRequest', 'notFound', 'notAllowed'].includes(error.code))
          wrong.push(`${call.id}: ${error.message}`);
      });
    }
    if (account !== 'engineer') return wrong;
    const { id, version } = await client.orders.create(await draftFor(client));
    await client.orders.accept({ orderId: id, version });
    await client.orders.hangUp({ orderId: id, reasonCode: 'waitParts' });
    await client.orders.activate({ id });
    await client.orders.progress({ orderId: id, content: 'Half way' });
    const { status, can } = await client.orders.detail({ orderId: id });
    expect([status, can.includes('resolve')]).toEqual([3, true]);
    expect((await client.orders.history({ orderId: id })).length).toBeGreaterThan(4);
    return wrong;
  }

  it('the SDK of either one understands the other server, call by call', async () => {
    const sdkOf = async (folder: string): Promise<Sdk> => ({
      core: (await import(join(folder, 'index.js'))) as Sdk['core'],
      contract: (await import(join(folder, 'contract/index.js'))) as Sdk['contract'],
    });
    const before = await sdkOf(join(release.folder, 'node_modules/@svcdesk/core/dist'));
    const today: Sdk = {
      core: await import('@svcdesk/core'),
      contract: await import('@svcdesk/core/contract'),
    };
    const old = await startOld();
    for (const account of ['engineer', 'lead', 'customer-a'])
      expect(await wrongWith(today, old, account)).toEqual([]);
    await old.stop();
    const next = await startNew();
    for (const account of ['engineer', 'lead', 'customer-a'])
      expect(await wrongWith(before, next, account)).toEqual([]);
  });
});
