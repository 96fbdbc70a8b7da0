import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import type { Services } from '../http/services.ts';

/** What a job has at hand. */
export interface JobContext {
  readonly services: Services;
  readonly db: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The server's clock; never `new Date()`, so that tests can move time. */
  now(): Date;
}

/** Something that runs by itself. Safe to run twice: it finds its work in the database and claims it there. */
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
