import { notDisabled } from '../db/active.ts';
import { type Queryable, statement } from '../db/index.ts';
import type { JobTenant } from './job.ts';

const enabled = statement<JobTenant>(
  'jobs.tenants',
  `SELECT id AS "tenantId", time_zone AS "timeZone" FROM tenants WHERE ${notDisabled()} ORDER BY id`,
);

/** Every tenant that is served. */
export async function servedTenants(on: Queryable): Promise<readonly JobTenant[]> {
  return enabled.all(on);
}
