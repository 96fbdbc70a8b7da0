import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@svcdesk/core';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { handlers } from '../app/handlers.ts';
import { jobs } from '../app/jobs.ts';
import { startServer } from '../app/start-server.ts';
import type { HubTimes } from '../modules/events/hub.ts';
import type { Database } from '../platform/db/index.ts';
import { createLog } from '../platform/http/log.ts';
import type { ServerOptions } from '../platform/http/server.ts';
import type { Services } from '../platform/http/services.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { OutgoingCode } from '../platform/notify/code-sender.ts';
import { openSession } from '../platform/sessions/session.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import type { TestAccount } from './builders.ts';
import { checkingFetch } from './closed-replies.ts';
import { testSecretKey } from './database.ts';

/** A clock that runs like the machine's and can be put forward. */
export interface TestClock {
  now(): Date;
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms) {
      ahead += ms;
    },
  };
}

const hourMs = 3_600_000;
/** Tests' tenants keep Chinese time, which is eight hours ahead all year. */
const aheadMs = 8 * hourMs;

/** Puts a clock forward to the next time that it is an hour of the day in the tenants' zone. */
export function advanceToHour(clock: TestClock, hour: number): void {
  const local = clock.now().getTime() + aheadMs;
  const intoDay = local % (24 * hourMs);
  clock.advance((hour * hourMs - intoDay + 24 * hourMs) % (24 * hourMs));
}

/** Puts a clock forward to the next such day of the week (0 Sunday), at an hour of the tenants' zone. */
export function advanceToWeekday(clock: TestClock, day: number, hour: number): void {
  advanceToHour(clock, hour);
  const weekday = new Date(clock.now().getTime() + aheadMs).getUTCDay();
  clock.advance((((day - weekday + 6) % 7) + 1) * 24 * hourMs);
}

/** A server on a loopback port, with the means to sign accounts in on it. */
export interface TestServer {
  readonly url: string;
  readonly services: Services;
  readonly clock: TestClock;
  /** Verification codes that were sent, oldest first. */
  readonly sentCodes: readonly OutgoingCode[];
  /** A client without a session. */
  client(options?: { locale?: string }): Client;
  /** A client with a fresh session of an account. */
  as(account: TestAccount, options?: { locale?: string }): Promise<Client>;
  /** A token of a fresh session, for requests made by hand. */
  tokenOf(account: TestAccount): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions extends ServerOptions {
  /** Settings as the environment has them. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly replace?: Partial<Services>;
  /** The jobs to run: none by default, so that a test that moves time decides what follows. */
  readonly jobs?: readonly Job[];
  readonly eventTimes?: HubTimes;
  /** How long what happens is gathered before it is sent outside, in milliseconds. */
  readonly gatherMs?: number;
  /** Gets the lines of the log, which are dropped otherwise. */
  readonly logLines?: string[];
}

/** Test machines are busy with other tests: only those about it see a server refuse because it cannot keep up. */
const timeoutMs = 60_000;

/**
 * Starts a server for the tests of a file on its database: `const server = await testServer(db)`. It stops after
 * the last of them, or after the test that started it. The slider is off unless the environment turns it on, and limits of requests are off.
 */
export async function testServer(db: Database, options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-server-'));
  const settings: Settings = readSettings({
    PORT: '0',
    SVCDESK_DATA: folder,
    SVCDESK_CAPTCHA: 'none',
    SVCDESK_SECRET_KEY: testSecretKey,
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const clock = createTestClock();
  const sentCodes: OutgoingCode[] = [];
  const replace: Partial<Services> = {
    codeSender: async (code) => void sentCodes.push(code),
    ...options.replace,
  };
  const { logLines } = options;
  const log = createLog(settings.logLevel, logLines && { write: (line) => void logLines.push(line) });
  // The database belongs to the test file, which closes it after the server.
  const borrowed: Database = Object.create(db, { close: { value: async () => {} } });
  const now = clock.now;
  const running = await startServer(borrowed, {
    jobs: [],
    maxTurnMs: timeoutMs,
    ...options,
    settings,
    handlers,
    log,
    now,
    replace,
  });
  const { url, services } = running;

  async function tokenOf({ tenantId, accountId }: TestAccount): Promise<string> {
    const session = { tenantId, accountId, at: now(), device: 'test', address: '127.0.0.1' };
    return (await db.transaction((tx) => openSession(tx, services.access, session))).token;
  }

  function client({ locale }: { locale?: string } = {}): Client {
    return createClient({
      baseUrl: url,
      retries: 0,
      fetch: checkingFetch(),
      clock: () => now().getTime(),
      ...(locale && { locale }),
    });
  }

  let closed: Promise<void> | undefined;
  const server: TestServer = {
    url,
    services,
    clock,
    sentCodes,
    client,
    tokenOf,
    async as(account, clientOptions) {
      const made = client(clientOptions);
      const token = await tokenOf(account);
      const expiresAt = new Date(now().getTime() + 86_400_000 * 365).toISOString();
      made.session.adopt({ token, id: account.accountId, type: 1, admin: 0, menuList: [], expiresAt });
      return made;
    },
    close() {
      closed ??= running.close().finally(() => rm(folder, { recursive: true, force: true }));
      return closed;
    },
  };
  // Once tests run it is too late for another afterAll of the file.
  if (TestRunner.getCurrentTest()) onTestFinished(() => server.close());
  else afterAll(() => server.close());
  return server;
}

/** The job that the server runs under a name. */
export function jobNamed(name: string): Job {
  const found = jobs.find((job) => job.name === name);
  if (!found) throw new Error(`No job is named "${name}"`);
  return found;
}

/** Runs a job now, by a test server's clock. */
export async function runJob({ services }: TestServer, job: Job): Promise<void> {
  const { db, log, now } = services;
  await job.run({ services, db, log, now });
}
