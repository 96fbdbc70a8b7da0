import { type Database, insertRows, statement } from '../db/index.ts';
import { auditSeals } from '../db/schema/audit.ts';
import { merkleRoot, sealOf } from './chain.ts';
import { chainKeys } from './chain-key.ts';
import { moveEnd } from './ends.ts';

/** Most hashes under one seal; what is more waits for the next. */
const batchSize = 10_000;

const waiting = statement<{ tenantId: string }>(
  'audit.tenantsWaiting',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM audit_queue WHERE seal_seq IS NULL',
);

const tryHold = statement<{ held: boolean }, [tenantId: string]>(
  'audit.holdSeals',
  'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 11)) AS held',
);

const unsealed = statement<{ id: number; hash: string }, [tenantId: string, most: number]>(
  'audit.unsealed',
  'SELECT id, hash FROM audit_queue WHERE tenant_id = $1 AND seal_seq IS NULL ORDER BY id LIMIT $2',
);

const lastSeal = statement<{ seq: number; seal: string }, [tenantId: string]>(
  'audit.lastSeal',
  'SELECT seq, seal FROM audit_seals WHERE tenant_id = $1 ORDER BY seq DESC LIMIT 1',
);

const mark = statement<object, [tenantId: string, seq: number, ids: readonly number[]]>(
  'audit.markSealed',
  'UPDATE audit_queue SET seal_seq = $2 WHERE tenant_id = $1 AND id = ANY($3::bigint[])',
);

/** Seals what a tenant has written since its last seal; returns how many hashes. One server at a time. */
async function sealTenant(db: Database, tenantId: string, at: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    const hold = await tryHold.first(tx, tenantId);
    if (!hold?.held) return 0;
    const batch = await unsealed.all(tx, tenantId, batchSize);
    if (batch.length === 0) return 0;
    const last = await lastSeal.first(tx, tenantId);
    const head = {
      tenantId,
      seq: (last?.seq ?? 0) + 1,
      root: merkleRoot(batch.map(({ hash }) => hash)),
      count: batch.length,
      prevSeal: last?.seal ?? null,
      createdAt: at.toISOString(),
    };
    const seal = sealOf(head, chainKeys().current);
    await insertRows(tx, auditSeals, { ...head, seal });
    await moveEnd(tx, tenantId, head.seq, seal);
    const ids = batch.map(({ id }) => id);
    await mark.change(tx, tenantId, head.seq, ids);
    return head.count;
  });
}

/** Seals every tenant's queue into its chain; returns how many hashes. For a job, every minute. */
export async function sealAudit(db: Database, at: Date): Promise<number> {
  let sealed = 0;
  for (const { tenantId } of await waiting.all(db)) {
    for (;;) {
      const count = await sealTenant(db, tenantId, at);
      sealed += count;
      if (count < batchSize) break;
    }
  }
  return sealed;
}
