import { statement } from '../../db/index.ts';
import { type Read, type Row, rowsOf } from './pieces.ts';

const queuedSince = statement<object, [tenantId: string, after: number, most: number]>(
  'audit.queuedSince',
  'SELECT id, hash FROM audit_queue WHERE tenant_id = $1 AND id > $2 ORDER BY id LIMIT $3',
);

/**
 * What was written since the verification began, on a database that has no snapshot of then: it is chained like all
 * else, but whether it is queued is a question for the next time.
 */
export function createWrittenSince({ on, tenantId, rowsAtOnce }: Read, lastQueued: number) {
  const hashes = new Set<string>();
  let last = lastQueued;
  return {
    has: (hash: string): boolean => hashes.has(hash),
    /** Reads them up to now; to be called after rows were read of which some may be new. */
    async read(): Promise<void> {
      let rows: readonly Row[];
      do {
        rows = await rowsOf(on, queuedSince, tenantId, last, rowsAtOnce);
        for (const [id, hash] of rows) {
          last = id as number;
          hashes.add(hash as string);
        }
      } while (rows.length === rowsAtOnce);
    },
  };
}

export type WrittenSince = ReturnType<typeof createWrittenSince>;
