import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { servedTenants } from '../../platform/jobs/tenants.ts';
import { type FoundTable, foundTables, type Refound } from './tables.ts';

/** What of this is new: rows that were written before are found by it only once they were gone through. */
const version = 'descriptions';

const atOnce = 200;
/** What one run may take, so that a large table is gone through beside its users. */
const runMs = 5_000;
const first = '00000000-0000-0000-0000-000000000000';

const reached = statement<{ afterId: string; done: boolean }, [tenantId: string, name: string]>(
  'refound.reached',
  `SELECT after_id AS "afterId", done FROM backfills WHERE tenant_id = $1 AND name = $2`,
);

const reach = statement<object, [tenantId: string, name: string, afterId: string, done: boolean]>(
  'refound.reach',
  `INSERT INTO backfills (tenant_id, name, after_id, done) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, name) DO UPDATE SET after_id = $3, done = $4`,
);

const writes = new Map(
  foundTables.map(({ table }) => [
    table,
    statement<object, [tenantId: string, rows: string]>(
      `refound.${table}.write`,
      `UPDATE ${table} r SET grams = x.grams FROM jsonb_to_recordset($2::jsonb) x(id uuid, grams text[])
       WHERE r.tenant_id = $1 AND r.id = x.id AND NOT (r.grams @> x.grams AND r.grams <@ x.grams)`,
    ),
  ]),
);

async function write(tx: Queryable, tenantId: string, table: string, rows: readonly Refound[]) {
  if (rows.length > 0) await writes.get(table)?.change(tx, tenantId, JSON.stringify(rows));
}

/** Lets rows be found by what stands in them now. */
export async function refind(
  tx: Queryable,
  tenantId: string,
  name: (typeof foundTables)[number]['table'],
  ids: readonly string[],
): Promise<void> {
  const found = foundTables.find(({ table }) => table === name);
  if (found && ids.length > 0) await write(tx, tenantId, name, await found.some(tx, tenantId, ids));
}

/** Goes through the next rows of a table; false once it is through. */
async function step({ db }: JobContext, tenantId: string, found: FoundTable): Promise<boolean> {
  const name = `${version} ${found.table}`;
  const at = await reached.first(db, tenantId, name);
  if (at?.done) return false;
  return db.transaction(async (tx) => {
    const rows = await found.next(tx, tenantId, at?.afterId ?? first, atOnce);
    await write(tx, tenantId, found.table, rows);
    const last = rows.at(-1);
    const done = rows.length < atOnce;
    await reach.change(tx, tenantId, name, last?.id ?? at?.afterId ?? first, done);
    return !done;
  });
}

/** Lets what was written by an older release be found by all that is searched now, a stretch at a time. */
export const gramsBackfill: Job = {
  name: 'grams of older rows',
  everyMs: 60_000,
  alone: true,
  async run(context) {
    const until = performance.now() + runMs;
    for (const { tenantId } of await servedTenants(context.db)) {
      for (const found of foundTables) {
        while (await step(context, tenantId, found)) if (performance.now() > until) return;
      }
    }
  },
};
