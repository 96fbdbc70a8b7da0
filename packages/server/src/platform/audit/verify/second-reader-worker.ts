/** The thread that verifies the later part of a long history: see second-reader.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, withoutTimeLimit } from '../../db/index.ts';
import { chainKeysOf } from '../chain-key.ts';
import { verifyChains } from './chains.ts';
import { createHashSums } from './hash-sums.ts';
import type { SecondResult, SecondTask } from './second-reader.ts';
import { createWrittenSince } from './written-since.ts';

const { databaseUrl, snapshot, tenantId, secretKeys, rowsAtOnce, seed, after } = workerData as SecondTask;
const [current = '', ...former] = secretKeys;
const sums = createHashSums(seed);
const db = await openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 });
const { counts, broken, erasure } = await db.transaction(async (tx) => {
  for (const text of [
    'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
    `SET TRANSACTION SNAPSHOT '${snapshot}'`,
  ]) {
    await tx.connection.run({ text, values: [] });
  }
  await tx.connection.run(withoutTimeLimit);
  const read = { on: tx, tenantId, rowsAtOnce, records: { after } };
  const writtenSince = createWrittenSince(read, Number.MAX_SAFE_INTEGER);
  return await verifyChains(read, chainKeysOf(current, ...former), writtenSince, sums, 'records');
});
await db.close();
parentPort?.postMessage({
  count: counts.records,
  broken,
  erasure,
  sums: sums.state(),
} satisfies SecondResult);
