import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCaller } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { startPostgres } from '@svcdesk/server/testing/postgres';
import { bundleServerIfStale } from '@svcdesk/tools/build';
import { type RunningServer, startServer } from '@svcdesk/tools/server';
import type { Scope } from '../harness/scope.ts';
import { inWorkspace } from './build-package.ts';

const seedMaxMs = 3_600_000;

/** A server whose database is full of orders. */
export interface FullServer {
  readonly server: RunningServer;
  /** Settings that another server or command of the same data takes. */
  readonly env: Record<string, string>;
}

/** One on a PostgreSQL. */
export interface SeededServer extends FullServer {
  readonly databaseUrl: string;
}

const password = 'Server-for-bench-2026';

async function settingsFor(scope: Scope): Promise<Record<string, string>> {
  const data = await mkdtemp(join(tmpdir(), 'svcdesk-bench-data-'));
  scope.own(data, () => rm(data, { recursive: true, force: true }));
  return {
    SVCDESK_DATA: data,
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_CAPTCHA: 'none',
    SVCDESK_LOG_LEVEL: 'silent',
    SVCDESK_DEMO_PASSWORD: password,
  };
}

async function startFull(
  scope: Scope,
  orderCount: number,
  env: Record<string, string>,
): Promise<RunningServer> {
  await seed(orderCount, env);
  const server = await startServer({ entry: await bundleServerIfStale(), env });
  return scope.own(server, () => server.stop());
}

/** Starts a PostgreSQL of its own, fills it with so many orders, and starts the server as `pnpm start` does. */
export async function startSeededServer(scope: Scope, orderCount: number): Promise<SeededServer> {
  const postgres = await startPostgres();
  scope.own(postgres, () => postgres.stop());
  const env = { ...(await settingsFor(scope)), DATABASE_URL: postgres.url };
  return { server: await startFull(scope, orderCount, env), databaseUrl: postgres.url, env };
}

/** The same on the embedded database. */
export async function startEmbeddedServer(scope: Scope, orderCount: number): Promise<FullServer> {
  const env = await settingsFor(scope);
  return { server: await startFull(scope, orderCount, env), env };
}

async function seed(orderCount: number, env: Record<string, string>): Promise<void> {
  const script = inWorkspace('packages/tools/run.mjs');
  const args = [script, 'seed', '--orders', String(orderCount)];
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
    timeout: seedMaxMs,
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** Signs in so many times, each a session of its own, and gives the headers that they send. */
export async function signInTimes({ server }: FullServer, account: string, times: number) {
  const { call } = createCaller({ baseUrl: server.url });
  const headers: { token: string }[] = [];
  while (headers.length < times) {
    const { token } = await call(auth.login, { account, password });
    headers.push({ token });
  }
  return headers;
}
