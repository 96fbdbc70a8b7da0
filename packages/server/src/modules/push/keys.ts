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

const keep = statement<object, [home: string, publicKey: string, sealed: string, unreadable: string]>(
  'push.keepKeys',
  `INSERT INTO push_keys AS k (tenant_id, public_key, sealed_private_key) VALUES ($1, $2, $3)
   ON CONFLICT (tenant_id) DO UPDATE SET public_key = excluded.public_key,
     sealed_private_key = excluded.sealed_private_key
   WHERE k.sealed_private_key = $4`,
);

/**
 * The deployment's keys: made by the first server that asks and kept sealed in the database, so that all servers have
 * the same. Those that another secret key sealed can be read no more, and are replaced.
 */
export async function pushKeysOf({
  db,
  secrets,
  settings,
}: Pick<Services, 'db' | 'secrets' | 'settings'>): Promise<PushKeys> {
  const home = settings.defaultTenant;
  const readable = (row: Kept | undefined): PushKeys | undefined => {
    const privateKey = row && secrets.open(home, row.sealedPrivateKey);
    return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined;
  };
  const before = await kept.first(db, home);
  const known = readable(before);
  if (known) return known;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const sealed = secrets.seal(home, pair.getPrivateKey('base64url'));
  await keep.change(db, home, publicKey, sealed, before?.sealedPrivateKey ?? '');
  // Another server may have been faster.
  const now = readable(await kept.first(db, home));
  if (now) return now;
  // It has another secret key, which servers of one database must share.
  throw new Error('The keys of pushes cannot be opened: servers of one database share SVCDESK_SECRET_KEY.');
}
