import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@svcdesk/core';
import type { Database } from '../platform/db/index.ts';
import { draftOf, type TestTenant, testPassword } from '../testing/index.ts';

/** What `/readyz` said for a while: `ready`, `no answer`, or `not ready` and why. */
export interface Said {
  readonly text: string;
  readonly seconds: number;
}

/** What became of the writes around a fault. */
export interface Outcome {
  readonly acknowledged: number;
  /** Of those that were acknowledged, how many are not there. */
  readonly lost: number;
  /** How many are there more than once. */
  readonly twice: number;
  /** Longest time without an acknowledgement, in seconds. */
  readonly withoutService: number;
  /** What `/readyz` said, one after the other. */
  readonly readiness: readonly Said[];
  /** Codes of what was refused or failed meanwhile; each was sent again by its key. */
  readonly refusals: readonly string[];
}

/** A server, or what stands before some, that is written to. */
export interface Target {
  readonly url: string;
  readonly tenant: TestTenant;
  /** Each order with a file. */
  readonly withFiles?: boolean;
}

const writers = 4;
const betweenWritesMs = 25;
const againMs = 100;
/** Longer than the server takes to say that it cannot. */
const callMaxMs = 15_000;
const sampleMs = 200;
const readyAgainMaxMs = 15_000;
/** Written before the fault, and after it. */
const fewWrites = 40;
const recoverMaxMs = 60_000;

const patientFetch: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(callMaxMs), ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

interface Written {
  readonly title: string;
  readonly fileId: string | undefined;
  readonly at: number;
}

/** Writers that send each order by one key until it is acknowledged, as a phone does. */
function startWriters(client: Client, { tenant, withFiles = false }: Target) {
  const written: Written[] = [];
  const refusals = new Set<string>();
  let writing = true;

  async function untilDone<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        refusals.add(String((error as { code?: string }).code ?? error));
        // What is not acknowledged by then does not count as lost.
        if (!writing) throw error;
        await pause(againMs);
      }
    }
  }

  async function writeOne(): Promise<void> {
    const title = `Fault ${randomUUID()}`;
    const [fileKey, orderKey] = [randomUUID(), randomUUID()];
    const file = new Blob([`${title}\n`.repeat(20)], { type: 'text/plain' });
    const upload = () => client.files.upload({ file, name: 'note.txt' }, { idempotencyKey: fileKey });
    const uploaded = withFiles ? await untilDone(upload) : undefined;
    const draft = { ...draftOf(tenant, { title }), attachment: uploaded?.url };
    await untilDone(() => client.orders.create(draft, { idempotencyKey: orderKey }));
    written.push({ title, fileId: uploaded?.id, at: performance.now() });
  }

  const done = Promise.all(
    Array.from({ length: writers }, async () => {
      while (writing) {
        await writeOne().catch(() => {});
        await pause(betweenWritesMs);
      }
    }),
  );
  return {
    written,
    refusals,
    async stop() {
      writing = false;
      await done;
    },
  };
}

/** Asks a server again and again whether it is ready. */
function watchReadiness(url: string) {
  const said: { text: string; from: number }[] = [];
  let watching = true;
  const watch = async (): Promise<void> => {
    while (watching) {
      const from = performance.now();
      const text = await readinessOf(url);
      if (said.at(-1)?.text !== text) said.push({ text, from });
      await pause(sampleMs);
    }
  };
  const done = watch();
  return async (): Promise<readonly Said[]> => {
    // What it found a moment ago it says for two seconds more, and of a database without room for ten.
    const until = performance.now() + readyAgainMaxMs;
    while (said.at(-1)?.text !== 'ready' && performance.now() < until) await pause(sampleMs);
    watching = false;
    await done;
    const end = performance.now();
    return said.map(({ text, from }, index) => ({
      text,
      seconds: ((said[index + 1]?.from ?? end) - from) / 1000,
    }));
  };
}

async function readinessOf(url: string): Promise<string> {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(callMaxMs) });
    const { data } = (await reply.json()) as { data?: { because?: readonly string[] } };
    return reply.status === 200 ? 'ready' : `not ready (${data?.because?.join(' and ') ?? reply.status})`;
  } catch {
    return 'no answer';
  }
}

async function untilWritten(written: readonly Written[], count: number, maxMs: number): Promise<void> {
  const until = performance.now() + maxMs;
  while (written.length < count) {
    if (performance.now() > until) throw new Error('the writers did not come on again');
    await pause(20);
  }
}

/** Makes a fault; `more` waits for so many more writes, `token` is of who writes. */
export type Fail = (more: (writes: number) => Promise<void>, token: string) => Promise<unknown>;

/** Writes before, during and after a fault; what was acknowledged is looked for in the database afterwards. */
export async function tryFault(
  target: Target,
  fail: Fail,
  inDatabase: <T>(look: (db: Database) => Promise<T>) => Promise<T>,
): Promise<Outcome> {
  const client = createClient({ baseUrl: target.url, fetch: patientFetch, retries: 0 });
  await client.signIn({ account: target.tenant.client.account, password: testPassword });
  const { written, refusals, stop } = startWriters(client, target);
  let readiness: readonly Said[];
  let before: number;
  try {
    await untilWritten(written, fewWrites, recoverMaxMs);
    refusals.clear();
    const readinessSaid = watchReadiness(target.url);
    before = written.length - 1;
    try {
      await fail(
        (writes) => untilWritten(written, written.length + writes, recoverMaxMs),
        client.session.current()?.token ?? '',
      );
      await untilWritten(written, written.length + fewWrites, recoverMaxMs);
    } finally {
      readiness = await readinessSaid();
    }
  } catch (error) {
    throw new Error(`${error}; refused by ${[...refusals]}`, { cause: error });
  } finally {
    await stop();
  }
  const times = written.slice(before).map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const lostFiles = await filesMissing(client, written);
  const counts = await inDatabase((db) => countTitles(db, target.tenant));
  return {
    acknowledged: written.length,
    lost: written.filter(({ title }) => !counts.has(title)).length + lostFiles,
    twice: [...counts.values()].filter((count) => count > 1).length,
    withoutService: Math.max(...gaps) / 1000,
    readiness,
    refusals: [...refusals].toSorted(),
  };
}

async function filesMissing(client: Client, written: readonly Written[]): Promise<number> {
  let missing = 0;
  for (const { fileId, title } of written) {
    if (fileId === undefined) continue;
    const read = await client.files.get({ id: fileId }).then((file) => file.text(), String);
    if (!read.includes(title)) missing++;
  }
  return missing;
}

/** How many orders of a tenant have each title. */
async function countTitles(db: Database, { tenantId }: TestTenant): Promise<ReadonlyMap<string, number>> {
  const text = 'SELECT title, count(*) FROM orders WHERE tenant_id = $1 GROUP BY title';
  const { rows } = await db.connection.run({ text, values: [tenantId] });
  return new Map(rows.map(([title, count]) => [String(title), Number(count)]));
}
