import { createECDH, ECDH } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { push } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { pushKeys } from '../../platform/db/schema/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/http/services.ts';
import { addressFault, pushTargets } from '../../platform/outgoing/address.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { endsOfEvents } from '../events/index.ts';

/** Where browsers of Google, Microsoft, Mozilla and Apple, and those built on them, are notified. */
const knownServices = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** Whether an address belongs to a push service of a browser's maker, or of the setting. */
export function isPushService({ hostname }: URL, { pushServices }: Pick<Settings, 'pushServices'>): boolean {
  return [...knownServices, ...pushServices].some((pattern) =>
    pattern.startsWith('*') ? pattern === '*' || hostname.endsWith(pattern.slice(1)) : hostname === pattern,
  );
}

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

/** Browsers of one account; one more takes the place of the oldest. */
const maxSubscriptions = 10;

type Row = [
  tenantId: string,
  id: string,
  accountId: string,
  sessionId: string,
  endpoint: string,
  p256dh: string,
  auth: string,
  kinds: readonly string[],
  quietFrom: string | undefined,
  quietTo: string | undefined,
  at: Date,
];

/** A browser belongs to the account that subscribed it last. */
const put = statement<{ id: string }, Row>(
  'push.put',
  `INSERT INTO push_subscriptions
     (tenant_id, id, account_id, session_id, endpoint, p256dh, auth, kinds, quiet_from, quiet_to, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10, $11, $11)
   ON CONFLICT (tenant_id, endpoint) DO UPDATE SET account_id = $3, session_id = $4, p256dh = $6, auth = $7,
     kinds = $8::text[], quiet_from = $9, quiet_to = $10, updated_at = $11, failing_since = NULL, failures = 0
   RETURNING id`,
);

const dropOldest = statement<object, [tenantId: string, accountId: string]>(
  'push.dropOldest',
  `DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id IN (
     SELECT id FROM push_subscriptions WHERE tenant_id = $1 AND account_id = $2
     ORDER BY updated_at DESC, id DESC OFFSET ${maxSubscriptions})`,
);

/** Without subscriptions no events were read: the first subscription begins at the present end of the log. */
const begin = statement<object, [tenantId: string, xid: number, eventId: number]>(
  'push.begin',
  `INSERT INTO push_cursors (tenant_id, xid, event_id) VALUES ($1, $2, $3) ON CONFLICT (tenant_id) DO NOTHING`,
);

const drop = statement<object, [tenantId: string, id: string, accountId: string]>(
  'push.drop',
  'DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2 AND account_id = $3',
);

export const pushHandlers: DomainHandlers<typeof push> = {
  key: async (_input, { services }) => ({ publicKey: (await pushKeysOf(services)).publicKey }),

  async subscribe({ endpoint, keys, kinds, quietFrom, quietTo, expirationTime }, context) {
    const { tx, services, tenantId, sessionId, actor, now } = context;
    checkEndpoint(endpoint, services.settings);
    checkKeys(keys);
    const at = now();
    if (typeof expirationTime === 'number' && expirationTime <= at.getTime())
      throw invalid('expirationTime', 'past');
    const made = timeOrderedId(at.getTime());
    const about = [tenantId, made, actor.accountId, sessionId, endpoint, keys.p256dh, keys.auth] as const;
    const row = await put.first(tx, ...about, [...new Set(kinds)], quietFrom, quietTo, at);
    await dropOldest.change(tx, tenantId, actor.accountId);
    const { settled } = await endsOfEvents(tx);
    await begin.change(tx, tenantId, settled.xid, settled.id);
    return { id: row?.id ?? made };
  },

  async unsubscribe({ id }, { tx, tenantId, actor }) {
    if ((await drop.change(tx, tenantId, id, actor.accountId)) !== 1) throw new SvcdeskError('notFound');
    return {};
  },
};

/** A point of P-256 as RFC 8291 has it, and as much of a secret; encrypting with anything else fails at each push. */
function checkKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): void {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || point[0] !== uncompressed || !isOnCurve(point)) {
    throw invalid('keys.p256dh', 'pushKey');
  }
  if (Buffer.from(auth, 'base64url').length !== authBytes) throw invalid('keys.auth', 'pushKey');
}

const pointBytes = 65;
const uncompressed = 4;
const authBytes = 16;

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Only what a browser's maker runs is called, by HTTPS and in public, whatever webhooks may reach. */
function checkEndpoint(endpoint: string, settings: Pick<Settings, 'pushServices'>): void {
  const url = URL.parse(endpoint);
  if (!url) throw invalid('endpoint', 'format');
  if (url.protocol !== 'https:') throw invalid('endpoint', 'startsWith', { text: 'https://' });
  const fault = addressFault(url, pushTargets);
  if (fault) throw invalid('endpoint', fault);
  if (!isPushService(url, settings)) throw invalid('endpoint', 'pushService');
}
