import { statement } from '../../platform/db/index.ts';
import { findTenants, type Job, type JobContext } from '../../platform/jobs/job.ts';
import { ngramsVersion } from '../ngrams.ts';
import type { NgramTable } from './ngram-table.ts';

const atOnce = 200;
/** What one run may take, so that a large table is gone through beside its users. */
const runMs = 5_000;
const first = '00000000-0000-0000-0000-000000000000';

const readProgress = statement<{ afterId: string; done: boolean }, [tenantId: string, name: string]>(
  'ngrams.readProgress',
  `SELECT after_id AS "afterId", done FROM backfills WHERE tenant_id = $1 AND name = $2`,
);

const noteProgress = statement<object, [tenantId: string, name: string, afterId: string, done: boolean]>(
  'ngrams.noteProgress',
  `INSERT INTO backfills (tenant_id, name, after_id, done) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, name) DO UPDATE SET after_id = $3, done = $4`,
);

/** Goes through the next rows of a table; false once it is through. */
async function step({ db }: JobContext, tenantId: string, of: NgramTable): Promise<boolean> {
  const name = `${ngramsVersion} ${of.table}`;
  const at = await readProgress.first(db, tenantId, name);
  if (at?.done) return false;
  return db.transaction(async (tx) => {
    const after = at?.afterId ?? first;
    const { lastId, count } = await of.next(tx, tenantId, after, atOnce);
    const done = count < atOnce;
    await noteProgress.change(tx, tenantId, name, lastId ?? after, done);
    return !done;
  });
}

/** Lets what was written by an older release be found by all that is searched now, a stretch at a time. */
export const renewNgrams = (tables: readonly NgramTable[]): Job => ({
  name: 'n-grams of older rows',
  everyMs: 60_000,
  alone: true,
  async run(context) {
    const until = performance.now() + runMs;
    for (const { tenantId } of await findTenants(context.db)) {
      for (const table of tables) {
        while (await step(context, tenantId, table)) if (performance.now() > until) return;
      }
    }
  },
});
