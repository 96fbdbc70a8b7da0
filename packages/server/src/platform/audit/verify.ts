import { type Database, type Queryable, statement, withoutTimeLimit } from '../db/index.ts';
import type { AuditReport, Break, ChainKind } from './report.ts';
import { verifyChains } from './verify-chains.ts';
import { verifySeals } from './verify-seals.ts';

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
