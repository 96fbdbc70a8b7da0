import { besideOlderMs } from '../audit/switch.ts';
import { type Database, type Queryable, statement } from '../db/index.ts';
import { unsealedColumns } from './sealed-columns.ts';
import type { SecretBox } from './secret-box.ts';

const upgradedSince = statement<{ upgraded: boolean }, [since: Date]>(
  'secrets.upgradedSince',
  `SELECT EXISTS (SELECT FROM audit_switches WHERE tenant_id = '' AND switched_at > $1) AS upgraded`,
);

/** Whether a server of the release before may still run beside this one: it reads only secrets that are not sealed. */
export async function mayOlderRun(on: Queryable, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - besideOlderMs);
  return (await upgradedSince.first(on, since))?.upgraded ?? false;
}

/**
 * Seals secrets that an older release or the database itself has stored as they are, beside servers that read both; not
 * while a server of the older release may still run.
 */
export async function sealOlderSecrets(db: Database, box: SecretBox, at: Date): Promise<void> {
  if (await mayOlderRun(db, at)) return;
  for (const { page, seal } of unsealedColumns) {
    let sealedCount: number;
    do {
      sealedCount = 0;
      for (const { place, secret } of await page.all(db)) {
        const [tenantId = ''] = place;
        sealedCount += await seal.change(db, ...place, secret, box.seal(tenantId, secret));
      }
    } while (sealedCount > 0);
  }
}
