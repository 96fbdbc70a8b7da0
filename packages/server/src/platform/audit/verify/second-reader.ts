import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Queryable, statement } from '../../db/index.ts';
import type { ChainKeys } from '../chain-key.ts';
import type { Checked } from './break.ts';
import type { HashSums } from './hash-sums.ts';

/** What the second reader is given. */
export interface SecondTask {
  readonly databaseUrl: string;
  /** Of the first one's transaction, so that both see the same moment. */
  readonly snapshot: string;
  readonly tenantId: string;
  readonly secretKeys: readonly string[];
  readonly rowsAtOnce: number;
  readonly seed: string;
  /** The chain that the first one reads up to. */
  readonly after: string;
}

/** What it found; the sums are of the rows that it has read. */
export interface SecondResult extends Checked {
  readonly sums: ReturnType<HashSums['state']>;
}

const records = statement<{ count: number }, [tenantId: string]>(
  'audit.recordCount',
  'SELECT count(*) FROM order_records WHERE tenant_id = $1',
);

const chainAt = statement<{ id: string }, [tenantId: string, place: number]>(
  'audit.chainAt',
  'SELECT order_id AS id FROM order_records WHERE tenant_id = $1 ORDER BY order_id, seq OFFSET $2 LIMIT 1',
);

const snapshotOf = statement<{ snapshot: string }>(
  'audit.exportSnapshot',
  'SELECT pg_export_snapshot() AS snapshot',
);

/** A thread costs a quarter of a second to start. */
const rowsWorthIt = 50_000;
/** The first reader also has the other tables, which take it about as long as the records do. */
const firstShare = 1 / 3;

/**
 * Of a long history on PostgreSQL a second thread checks the later part of the records on a connection of its own: one
 * takes twice as long to hash as to read. Undefined where it is not worth it.
 */
export async function startSecondReader(
  tx: Queryable,
  {
    fromRows = rowsWorthIt,
    ...task
  }: Omit<SecondTask, 'snapshot' | 'after' | 'secretKeys'> & { fromRows?: number },
  keys: ChainKeys,
) {
  const { count = 0 } = (await records.first(tx, task.tenantId)) ?? {};
  if (count < fromRows) return undefined;
  const middle = await chainAt.first(tx, task.tenantId, Math.floor(count * firstShare));
  const { snapshot } = (await snapshotOf.first(tx)) ?? {};
  if (!middle || snapshot === undefined) return undefined;
  const workerData: SecondTask = { ...task, snapshot, after: middle.id, secretKeys: keys.secretKeys };
  const worker = new Worker(workerFile(), { workerData, name: 'svcdesk-verify' });
  const result = Promise.race([
    once(worker, 'message').then(([found]) => found as SecondResult),
    once(worker, 'exit').then(([code]) => {
      throw new Error(`The second reader ended with code ${code}`);
    }),
  ]);
  // Awaited when the first one is done with its own part.
  result.catch(() => {});
  return { upTo: middle.id, result, end: () => worker.terminate() };
}

// The source runs as it is under Node; a bundle puts the thread's own entry beside its main file.
const workerFile = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './second-reader-worker.ts' : './second-reader-worker.js',
    import.meta.url,
  );
