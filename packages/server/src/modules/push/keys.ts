import { createECDH } from 'node:crypto';
import { statement } from '../../platform/db/index.ts';
import type { pushKeys } from '../../platform/db/schema/index.ts';
import type { Services } from '../../platform/http/services.ts';

/** What pushes are signed with. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

type Kept = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'sealedPrivateKey'>;

const kept = statement<Kept, [home: string]>(
  'push.keptKeys',
  `SELECT public_key AS "publicKey", sealed_private_key AS "sealedPrivateKey" FROM push_keys WHERE tenant_id = $1`,
);

const keep = statement<object, [home: string, publicKey: string, sealed: string]>(
  'push.keepKeys',
  `INSERT INTO push_keys (tenant_id, public_key, sealed_private_key) VALUES ($1, $2, $3)
   ON CONFLICT (tenant_id) DO NOTHING`,
);

/**
 * The deployment's keys: made by the first server that asks and kept sealed in the database, so that all servers have
 * the same. Browsers have subscribed by them, so those that do not open are never replaced.
 */
export async function pushKeysOf({
  db,
  secrets,
  settings,
}: Pick<Services, 'db' | 'secrets' | 'settings'>): Promise<PushKeys> {
  const home = settings.defaultTenant;
  let row = await kept.first(db, home);
  if (!row) {
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys('base64url');
    await keep.change(db, home, publicKey, secrets.seal(home, pair.getPrivateKey('base64url')));
    // Another server may have been faster.
    row = await kept.first(db, home);
  }
  const privateKey = row && secrets.open(home, row.sealedPrivateKey);
  if (row && privateKey !== undefined) return { publicKey: row.publicKey, privateKey };
  throw new Error('The keys of pushes cannot be opened: servers of one database share SVCDESK_SECRET_KEY.');
}
