import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '../platform/db/index.ts';
import { buildTenant, type TestTenant } from '../testing/index.ts';
import { freePort, type PostgresServer } from '../testing/postgres-server.ts';
import { startProcess } from '../testing/server-process.ts';
import { type Fail, type Outcome, type Target, tryFault } from './load.fixture.ts';

/** What faults are tried on. */
export interface Setup {
  readonly postgres: PostgresServer;
  /** Of that PostgreSQL, for what is looked at and done to it. */
  readonly db: Database;
  readonly tenant: TestTenant;
  /** Has something ended with the trial that is under way. */
  after(cleanup: () => Promise<unknown>): void;
}

/** Something that goes wrong under a server that is written to. */
export interface Fault {
  readonly name: string;
  /** How it is made, as far as the name does not say it. */
  readonly how: string;
  /** What the machine has to have; it is not tried without. */
  readonly possible?: boolean;
  /** Longest time without an acknowledgement that is borne, in seconds. */
  readonly atMost: number;
  /** What `/readyz` has to say of it: that it is ready all the time, or for so many seconds at least what is in the way. */
  readonly readiness?: 'ready' | { readonly because: 'database' | 'disk'; readonly atLeast: number };
  try(setup: Setup): Promise<Outcome>;
}

/** One key for all servers of the database, and no limits but those that are tried. */
export const secretKey = 'the key of all servers that faults are tried on';

/** A server in a process of its own, always at the same address, as a supervisor starts it again. */
export interface Restarted {
  readonly url: string;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
}

export async function startRestarted(
  { postgres, after }: Pick<Setup, 'postgres' | 'after'>,
  settings: Readonly<Record<string, string>> = {},
  maxOpenFiles?: number,
): Promise<Restarted> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-fault-'));
  const all = {
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    SVCDESK_DATA: folder,
    SVCDESK_SECRET_KEY: secretKey,
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_UPLOAD_UNBOUND: '100000',
    ...settings,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  let server = await startProcess(given, maxOpenFiles);
  after(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url: server.url,
    kill: () => server.kill(),
    stop: () => server.stop(),
    async start() {
      server = await startProcess(given, maxOpenFiles);
    },
  };
}

/** Tries a fault on what is written to on the PostgreSQL. */
export const tryOnPostgres = (setup: Setup, target: Omit<Target, 'tenant'>, fail: Fail): Promise<Outcome> =>
  tryFault({ ...target, tenant: setup.tenant }, fail, (look) => look(setup.db));

/** Tries a fault on a server with an embedded database in a folder. */
export async function tryEmbedded(
  setup: Setup,
  folder: string,
  fail: (server: Restarted, more: (writes: number) => Promise<void>) => Promise<unknown>,
): Promise<Outcome> {
  const options = { kind: 'embedded', folder } as const;
  const made = await openDatabase(options);
  await migrate(made);
  const tenant = await buildTenant(made);
  await made.close();
  const server = await startRestarted(setup, { DATABASE_URL: '', SVCDESK_DATA: folder });
  return tryFault(
    { url: server.url, tenant },
    (more) => fail(server, more),
    async (look) => {
      await server.stop();
      const db = await openDatabase(options);
      try {
        return await look(db);
      } finally {
        await db.close();
      }
    },
  );
}
