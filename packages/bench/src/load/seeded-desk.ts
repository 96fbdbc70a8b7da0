import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCaller } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { startPostgres } from '@svcdesk/server/testing/postgres';
import { bundleServerIfStale } from '@svcdesk/tools/build';
import { type Desk, startDesk } from '@svcdesk/tools/desk';
import type { Scope } from '../harness/scope.ts';
import { inWorkspace } from './build-package.ts';

const seedMaxMs = 600_000;

/** A server on a PostgreSQL full of orders. */
export interface SeededDesk {
  readonly desk: Desk;
  readonly databaseUrl: string;
  /** Settings that another server of the same data takes. */
  readonly env: Record<string, string>;
}

/** Starts a PostgreSQL of its own, fills it with so many orders, and starts the server as `pnpm start` does. */
export async function startSeededDesk(scope: Scope, orderCount: number): Promise<SeededDesk> {
  const postgres = await startPostgres();
  scope.own(postgres, () => postgres.stop());
  const data = await mkdtemp(join(tmpdir(), 'svcdesk-bench-data-'));
  scope.own(data, () => rm(data, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: postgres.url,
    SVCDESK_DATA: data,
    SVCDESK_RATE_LIMITS: 'off',
    SVCDESK_CAPTCHA: 'none',
    SVCDESK_LOG_LEVEL: 'silent',
    SVCDESK_DEMO_PASSWORD: 'Desk-for-bench-2026',
  };
  await seed(orderCount, env);
  const desk = await startDesk({ entry: await bundleServerIfStale(), env });
  scope.own(desk, () => desk.stop());
  return { desk, databaseUrl: postgres.url, env };
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
export async function signInTimes({ desk }: SeededDesk, account: string, times: number) {
  const { call } = createCaller({ baseUrl: desk.url });
  const headers: { token: string }[] = [];
  while (headers.length < times) {
    const { token } = await call(auth.login, { account, password: desk.password });
    headers.push({ token });
  }
  return headers;
}
