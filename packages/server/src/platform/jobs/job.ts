import type { Logger } from 'pino';
import { notDisabled } from '../db/active.ts';
import { type Database, type Queryable, statement } from '../db/index.ts';
import type { Services } from '../http/services.ts';

/** What a job has at hand. */
export interface JobContext {
  readonly services: Services;
  readonly db: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The server's clock; never `new Date()`, so that tests can move time. */
  now(): Date;
}

/** A background job. Safe to run twice: it finds its work in the database and claims it there. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** One server at a time, by a lease. Others run on every server beside each other. */
  readonly alone?: boolean;
  run(context: JobContext): Promise<unknown>;
}

/** A tenant as jobs know it. */
export interface JobTenant {
  readonly tenantId: string;
  readonly timeZone: string;
}

const enabled = statement<JobTenant>(
  'jobs.tenants',
  `SELECT id AS "tenantId", time_zone AS "timeZone" FROM tenants WHERE ${notDisabled()} ORDER BY id`,
);

/** Every tenant that is served. */
export async function findTenants(on: Queryable): Promise<readonly JobTenant[]> {
  return enabled.all(on);
}

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
