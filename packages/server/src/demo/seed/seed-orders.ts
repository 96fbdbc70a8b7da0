import { markNotified } from '../../modules/orders/jobs/notices.ts';
import { type Database, statement } from '../../platform/db/index.ts';
import { hengchuan } from '../companies.ts';
import { readCompany } from '../company/read-company.ts';
import { SeedRefused } from './arguments.ts';
import { foundTenant, grow } from './grow.ts';
import { type SeedOptions, writeSeed } from './write-seed.ts';

const tenantOf = statement<{ timeZone: string; disabledAt: string | null }, [id: string]>(
  'seed.tenant',
  'SELECT time_zone AS "timeZone", disabled_at AS "disabledAt" FROM tenants WHERE id = $1',
);

const anyHash = statement<{ passwordHash: string | null }, []>(
  'seed.anyHash',
  `SELECT a.password_hash AS "passwordHash" FROM sign_in_directory d
   JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
   WHERE d.kind = 'name' AND d.value = 'engineer'`,
);

interface SeedRun extends SeedOptions {
  readonly tenantId: string;
  /** Of a tenant that is founded now. */
  readonly timeZone: string;
}

/** Seeds a tenant with orders: founds it when it is not there, and sees that it has the people for them. */
export async function seedOrders(db: Database, run: SeedRun): Promise<void> {
  const { tenantId, now } = run;
  const found = await tenantOf.first(db, tenantId);
  if (found?.disabledAt)
    throw new SeedRefused(`The tenant ${tenantId} is disabled; name another by --tenant.`);
  const timeZone = found?.timeZone ?? run.timeZone;
  await db.transaction(async (tx) => {
    if (!found) {
      const passwordHash = (await anyHash.first(tx))?.passwordHash ?? null;
      await foundTenant(db, tx, { tenantId, timeZone, now, passwordHash });
    }
    await grow(db, tx, tenantId, timeZone, now);
  });
  const company = await readCompany(db, tenantId, hengchuan);
  await writeSeed(db, company, run);
  await markNotified(db, tenantId, new Date(now));
  // Plans go by what is counted here, and lists by pages known to be visible to all.
  await db.connection.run({ text: 'VACUUM (ANALYZE)', values: [] });
}
