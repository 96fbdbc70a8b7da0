import { isoOf } from '../../engine/instants.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { files } from '../../platform/db/schema/index.ts';
import { unboundDays } from '../../platform/files/quota.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';

const dayMs = 86_400_000;
const maxAtOnce = 100;

type GoneRow = Pick<typeof files.$inferSelect, 'storeKey' | 'previewKey'> & {
  /** Another file has the same bytes. */
  readonly shared: boolean;
};

/** Somebody may be binding one at this moment: it is locked, and left alone. */
const deleteUnbound = statement<GoneRow, [tenantId: string, before: string]>(
  'files.deleteUnbound',
  `WITH old AS (
     SELECT tenant_id, id FROM files WHERE tenant_id = $1 AND bound_at IS NULL AND created_at < $2
     ORDER BY created_at LIMIT ${maxAtOnce} FOR UPDATE SKIP LOCKED
   ), gone AS (
     DELETE FROM files f USING old o WHERE f.tenant_id = o.tenant_id AND f.id = o.id
     RETURNING f.tenant_id, f.id, f.sha256, f.store_key, f.preview_key
   ) SELECT g.store_key AS "storeKey", g.preview_key AS "previewKey",
       EXISTS (SELECT FROM files f WHERE f.tenant_id = g.tenant_id AND f.sha256 = g.sha256
         AND f.store_key = g.store_key AND f.id NOT IN (SELECT id FROM old)) AS shared
     FROM gone g`,
);

/** Rows and bytes go together: when bytes cannot be removed, the rows stay and are tried again. */
async function removeSome({ services }: JobContext, tx: Transaction, tenantId: string, before: string) {
  const gone = await deleteUnbound.all(tx, tenantId, before);
  for (const { storeKey, previewKey, shared } of gone) {
    if (shared) continue;
    await services.files.remove(storeKey);
    if (previewKey) await services.files.remove(previewKey);
  }
  return gone.length;
}

/** What was uploaded and never belonged to anything goes after a week, long enough for work without network. */
const forgetUnbound = dailyJob('forget unbound files', 185, async (context, { tenantId }) => {
  const before = isoOf(context.now().getTime() - unboundDays * dayMs);
  const removeNext = () => context.db.transaction((tx) => removeSome(context, tx, tenantId, before));
  while ((await removeNext()) === maxAtOnce);
});

export const fileJobs: readonly Job[] = [forgetUnbound];
