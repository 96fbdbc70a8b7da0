import { type Database, type Queryable, statement, withoutTimeLimit } from '../db/index.ts';
import { merkleRoot, sealOf } from './chain.ts';
import { type Break, type ChainKind, type Checked, verifyChains } from './verify-chains.ts';

export interface AuditReport {
  readonly recordCount: number;
  readonly eventCount: number;
  readonly sealCount: number;
  /** Written since the last seal: chained, but not sealed yet. */
  readonly unsealedCount: number;
  readonly broken?: Break | undefined;
}

const unsealedCount = statement<{ count: number }, [tenantId: string]>(
  'audit.unsealedCount',
  'SELECT count(*) FROM audit_queue WHERE tenant_id = $1 AND seal_seq IS NULL',
);

/** A row whose hash was never queued was slipped in; a hash without its row was taken out. */
const notQueued = statement<{ in: ChainKind; id: string }, [tenantId: string]>(
  'audit.notQueued',
  `SELECT 'records' AS in, r.id FROM order_records r WHERE r.tenant_id = $1
     AND NOT EXISTS (SELECT FROM audit_queue q WHERE q.tenant_id = r.tenant_id AND q.hash = r.hash)
   UNION ALL
   SELECT 'events', e.id FROM audit_events e WHERE e.tenant_id = $1
     AND NOT EXISTS (SELECT FROM audit_queue q WHERE q.tenant_id = e.tenant_id AND q.hash = e.hash)
   LIMIT 1`,
);

const rowMissing = statement<{ id: number }, [tenantId: string]>(
  'audit.rowMissing',
  `SELECT q.id FROM audit_queue q WHERE q.tenant_id = $1
     AND NOT EXISTS (SELECT FROM order_records r WHERE r.tenant_id = q.tenant_id AND r.hash = q.hash)
     AND NOT EXISTS (SELECT FROM audit_events e WHERE e.tenant_id = q.tenant_id AND e.hash = q.hash)
   ORDER BY q.id LIMIT 1`,
);

async function verifyQueue(on: Queryable, tenantId: string): Promise<Break | undefined> {
  const stranger = await notQueued.first(on, tenantId);
  if (stranger) return { ...stranger, why: 'notQueued' };
  const lost = await rowMissing.first(on, tenantId);
  return lost && { in: 'queue', id: String(lost.id), why: 'rowMissing' };
}

interface Seal {
  seq: number;
  root: string;
  count: number;
  prevSeal: string | null;
  seal: string;
  createdAt: string;
  hashes: string[] | null;
}

const nextSeals = statement<Seal, [tenantId: string, after: number, most: number]>(
  'audit.nextSeals',
  `SELECT s.seq, s.root, s.count, s.prev_seal AS "prevSeal", s.seal, s.created_at AS "createdAt", q.hashes
   FROM (SELECT * FROM audit_seals WHERE tenant_id = $1 AND seq > $2 ORDER BY seq LIMIT $3) s
   LEFT JOIN (
     SELECT seal_seq, array_agg(hash ORDER BY id) AS hashes FROM audit_queue
     WHERE tenant_id = $1 AND seal_seq > $2 AND seal_seq <= $2 + $3 GROUP BY seal_seq
   ) q ON q.seal_seq = s.seq ORDER BY s.seq`,
);

const sealsAtOnce = 500;

/** Checks the tenant's chain of seals and what each was made of. */
async function verifySeals(on: Queryable, tenantId: string): Promise<Checked> {
  let previous: Seal | undefined;
  for (;;) {
    const count = previous?.seq ?? 0;
    const seals = await nextSeals.all(on, tenantId, count, sealsAtOnce);
    if (seals.length === 0) return { count };
    for (const seal of seals) {
      const linked = seal.seq === (previous?.seq ?? 0) + 1 && seal.prevSeal === (previous?.seal ?? null);
      const hashes = seal.hashes ?? [];
      const made = hashes.length === seal.count && merkleRoot(hashes) === seal.root;
      if (!linked || !made || sealOf({ ...seal, tenantId }) !== seal.seal) {
        return { count: seal.seq, broken: { in: 'seals', id: String(seal.seq), why: 'sealWrong' } };
      }
      previous = seal;
    }
  }
}

/**
 * Checks everything a tenant's audit vouches for, as of one moment: each order's and account's chain, what
 * the rows say, the seals, and that rows and sealed hashes are the same set. Names the first broken row.
 */
export async function verifyAudit(db: Database, tenantId: string): Promise<AuditReport> {
  return await db.transaction(async (tx) => {
    const text = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';
    await tx.connection.run({ text, values: [] });
    await tx.connection.run(withoutTimeLimit);
    const records = await verifyChains(tx, tenantId, 'records');
    const events = await verifyChains(tx, tenantId, 'events');
    const seals = await verifySeals(tx, tenantId);
    const tail = await unsealedCount.first(tx, tenantId);
    return {
      recordCount: records.count,
      eventCount: events.count,
      sealCount: seals.count,
      unsealedCount: tail?.count ?? 0,
      broken: records.broken ?? events.broken ?? seals.broken ?? (await verifyQueue(tx, tenantId)),
    };
  });
}
