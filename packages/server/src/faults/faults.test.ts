import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chainKeysOf, useChainKeys } from '../platform/audit/chain-key.ts';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { version } from '../platform/version.ts';
import { buildTenant } from '../testing/index.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { databaseFaults } from './database-faults.fixture.ts';
import { diskFaults } from './disk-faults.fixture.ts';
import type { Outcome, Said } from './load.fixture.ts';
import { processFaults } from './process-faults.fixture.ts';
import { type Fault, type Setup, secretKey } from './setup.fixture.ts';

const page = new URL('../../docs/faults.md', import.meta.url);
const faults: readonly Fault[] = [...databaseFaults, ...diskFaults, ...processFaults];
const outcomes = new Map<Fault, Outcome>();

/** A server of its own: a shared one may not be stopped. */
let shared: Omit<Setup, 'after'>;

beforeAll(async () => {
  useChainKeys(chainKeysOf(secretKey));
  const postgres = await startPostgres();
  const db = await openDatabase({ kind: 'postgres', url: postgres.url });
  await migrate(db);
  shared = { postgres, db, tenant: await buildTenant(db) };
}, 120_000);

afterAll(async () => {
  await shared.db.close();
  await shared.postgres.stop();
  // Part of the faults, as one tries them by name, as some went wrong or as a machine allows, says nothing of all.
  if (faults.every((fault) => outcomes.has(fault))) await writeFile(page, pageOf(outcomes));
});

/** What the server says of passing trouble, and what a client makes of a connection that broke. */
const passing = ['network', 'timeout', 'unavailable', 'offline'];

it.for(faults.filter(({ possible = true }) => possible))(
  'loses nothing that was acknowledged and has nothing twice: $name',
  async (fault) => {
    const cleanups: (() => Promise<unknown>)[] = [];
    onTestFinished(async () => {
      for (const cleanup of cleanups.toReversed()) await cleanup();
    });
    const outcome = await fault.try({ ...shared, after: (cleanup) => void cleanups.push(cleanup) });
    console.log(fault.name, outcome);
    expect(outcome).toMatchObject({ lost: 0, twice: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(80);
    expect(outcome.refusals.filter((code) => !passing.includes(code))).toEqual([]);
    expect(outcome.withoutService).toBeLessThanOrEqual(fault.atMost);
    expectReadiness(outcome.readiness, fault.readiness);
    outcomes.set(fault, outcome);
  },
);

function expectReadiness(said: readonly Said[], expected: Fault['readiness']): void {
  expect(said.at(-1)?.text).toBe('ready');
  if (expected === 'ready') expect(said.map(({ text }) => text)).toEqual(['ready']);
  else if (expected) {
    const meant = said.filter(({ text }) => text.startsWith('not ready') && text.includes(expected.because));
    const seconds = meant.reduce((sum, each) => sum + each.seconds, 0);
    expect(seconds, inWords(said)).toBeGreaterThanOrEqual(expected.atLeast);
  }
}

/** How long something was the matter; how long it was ready depends on when one looked first and last. */
const inWords = (said: readonly Said[]): string =>
  said.map(({ text, seconds }) => (text === 'ready' ? text : `${text} ${seconds.toFixed(1)} s`)).join(', ');

function pageOf(all: ReadonlyMap<Fault, Outcome>): string {
  const rows = [...all].map(([{ name, how }, outcome]) => {
    const { acknowledged, lost, twice, withoutService, readiness, refusals } = outcome;
    const figures = [acknowledged, lost, twice, withoutService.toFixed(1)].join(' | ');
    return `| ${name} | ${how} | ${figures} | ${inWords(readiness)} | ${refusals.join(', ')} |`;
  });
  return `# What faults do to the server

Written by \`pnpm test:long faults\`, version ${version}, ${availableParallelism()} processors for everything, ${new Date().toISOString().slice(0, 10)}. Four writers send
an order after the other, each by one idempotency key until it is acknowledged, before, during and after each fault.
Without service is the longest time in which nothing was acknowledged.

| fault | how it is made | acknowledged | lost | twice | seconds without service | /readyz | what was answered meanwhile |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
