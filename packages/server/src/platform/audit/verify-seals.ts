import { type Queryable, statement } from '../db/index.ts';
import { merkleRoot, sealOf } from './merkle.ts';
import type { Checked } from './report.ts';

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
export async function verifySeals(on: Queryable, tenantId: string): Promise<Checked> {
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
