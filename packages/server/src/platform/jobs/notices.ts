import { type Queryable, statement } from '../db/index.ts';

const insert = statement<object, [tenantId: string, kind: string, objectId: string, dueAt: string, at: Date]>(
  'jobs.notice',
  `INSERT INTO job_notices (tenant_id, kind, object_id, due_at, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);

/**
 * Whether this is the first time that a kind of notice is given about a thing and its deadline: to be asked in the
 * transaction that gives it, so that it is given once, whatever runs twice.
 */
export async function noticeOnce(
  tx: Queryable,
  notice: { tenantId: string; kind: string; objectId: string; dueAt: string },
  at: Date,
): Promise<boolean> {
  const { tenantId, kind, objectId, dueAt } = notice;
  return (await insert.change(tx, tenantId, kind, objectId, dueAt, at)) > 0;
}
