import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { orders } from '@svcdesk/core/contract';
import { bundleServerIfStale } from '@svcdesk/tools/build';
import { benchmark } from '../harness/benchmark.ts';
import type { Sample } from '../harness/measures.ts';
import type { Scope } from '../harness/scope.ts';
import { inWorkspace } from '../load/build-package.ts';
import { type MeasureCase, requestCases } from '../load/request-cases.ts';
import {
  type FullServer,
  signInTimes,
  startEmbeddedServer,
  startSeededServer,
} from '../load/seeded-server.ts';
import { type TimedCommand, timeCommand } from '../load/time-command.ts';

/** The seeder gives an order between five and six rows of history. */
const manyOrders = 180_000;
const someOrders = 18_000;
const tenantId = 't1';
const verifyMaxMs = 600_000;
/**
 * A digest and a signature of each row stand beside its reading (docs/decisions/07-history-and-its-chain.md). 1.5 was wanted:
 * this holds what is reached, so that it does not become more.
 */
const wallMaxRatio = 1.65;
const besideMaxRatio = 2;

const cases = {
  many: '1 M rows, PostgreSQL',
  manyAlone: 'calls alone, PostgreSQL',
  manyBeside: 'calls beside it, PostgreSQL',
  some: '100 k rows, embedded',
  someAlone: 'calls alone, embedded',
  someBeside: 'calls beside it, embedded',
} as const;

const load = { inFlight: 4, forMs: 3000 };
const calls = 'a page of orders';

interface Verified {
  readonly verify: TimedCommand;
  /** Only reads the same rows. */
  readonly read: TimedCommand;
  readonly measureCalls: MeasureCase;
}

/** `database`: its address, or the folder of the embedded one. */
async function verifiedOf(scope: Scope, full: FullServer, database: string): Promise<Verified> {
  const program = join(dirname(await bundleServerIfStale()), 'svcdesk-server.js');
  const senders = await signInTimes(full, 'dispatcher', load.inFlight);
  const requests = { path: orders.page.path, bodies: [JSON.stringify({ page: 1, size: 20 })], senders };
  return {
    verify: {
      file: process.execPath,
      args: [program, 'audit', 'verify', '--tenant', tenantId],
      env: full.env,
      maxMs: verifyMaxMs,
    },
    read: {
      file: process.execPath,
      args: [
        '--conditions=@svcdesk/source',
        inWorkspace('packages/bench/src/processes/history-reader.ts'),
        database,
        tenantId,
      ],
      maxMs: verifyMaxMs,
    },
    measureCalls: await requestCases(scope, full.server, { [calls]: requests }, load),
  };
}

/** What callers meet with while a verification runs, which is ended with their load. */
async function callsBeside({ verify: { file, args, env }, measureCalls }: Verified): Promise<Sample> {
  const child = spawn(file, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    return await measureCalls(calls);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** Verifying the history of a tenant, beside a program that only reads the same rows; and calls meanwhile. */
export const auditVerify = benchmark({
  name: 'audit.verify',
  work: `svcdesk-server audit verify, the server running; calls are orders.page, ${load.inFlight} connections`,
  cases: Object.values(cases),
  rounds: 5,
  async open(scope) {
    const seeded = await startSeededServer(scope, manyOrders);
    const embedded = await startEmbeddedServer(scope, someOrders);
    return {
      many: await verifiedOf(scope, seeded, seeded.databaseUrl),
      some: await verifiedOf(scope, embedded, embedded.env.SVCDESK_DATA ?? ''),
    };
  },
  limit: {
    name: 'reading only',
    async measure({ many, some }, each): Promise<Sample> {
      if (each === cases.many) return { wallMs: await timeCommand(many.read, 1) };
      return each === cases.some ? { wallMs: await timeCommand(some.read, 1) } : {};
    },
  },
  product: {
    name: 'audit verify',
    async measure({ many, some }, each): Promise<Sample> {
      if (each === cases.many) return { wallMs: await timeCommand(many.verify, 1) };
      if (each === cases.some) return { wallMs: await timeCommand(some.verify, 1) };
      const verified = each === cases.manyAlone || each === cases.manyBeside ? many : some;
      const alone = each === cases.manyAlone || each === cases.someAlone;
      const { p50Ms, p95Ms } = alone ? await verified.measureCalls(calls) : await callsBeside(verified);
      return { p50Ms, p95Ms } as Sample;
    },
  },
  goals: [
    { case: cases.many, measure: 'wallMs', on: 'ratio', atMost: wallMaxRatio },
    { case: cases.some, measure: 'wallMs', on: 'ratio', atMost: wallMaxRatio },
    {
      case: cases.manyBeside,
      measure: 'p95Ms',
      on: 'ratio',
      againstCase: cases.manyAlone,
      atMost: besideMaxRatio,
    },
    {
      case: cases.someBeside,
      measure: 'p95Ms',
      on: 'ratio',
      againstCase: cases.someAlone,
      atMost: besideMaxRatio,
    },
  ],
});
