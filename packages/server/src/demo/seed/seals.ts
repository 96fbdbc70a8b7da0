import { merkleRoot, sealOf } from '../../platform/audit/chain.ts';
import { chainKeys } from '../../platform/audit/chain-key.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type auditQueue, auditSeals } from '../../platform/db/schema/audit.ts';
import type { Basket } from '../bulk/basket.ts';

const lastSeal = statement<{ seq: number; seal: string }, [tenantId: string]>(
  'seed.lastSeal',
  'SELECT seq, seal FROM audit_seals WHERE tenant_id = $1 ORDER BY seq DESC LIMIT 1',
);

type QueueRow = typeof auditQueue.$inferInsert;

/** Continues a tenant's chain of seals, as the job of the audit does it (audit/seal.ts). */
export interface Sealer {
  /** Puts one seal under the hashes, in the order in which they will be written. */
  seal(queued: readonly QueueRow[], basket: Basket): void;
}

/** Nobody else may be sealing meanwhile. */
export async function createSealer(on: Queryable, tenantId: string, createdAt: string): Promise<Sealer> {
  const last = await lastSeal.first(on, tenantId);
  let seq = last?.seq ?? 0;
  let prevSeal = last?.seal ?? null;
  return {
    seal(queued, basket) {
      if (queued.length === 0) return;
      seq += 1;
      const head = {
        tenantId,
        seq,
        root: merkleRoot(queued.map(({ hash }) => hash)),
        count: queued.length,
        prevSeal,
        createdAt,
      };
      prevSeal = sealOf(head, chainKeys().current);
      for (const row of queued) row.sealSeq = seq;
      basket.put(auditSeals, { ...head, seal: prevSeal });
    },
  };
}
