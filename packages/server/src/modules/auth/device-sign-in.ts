import { createHmac, randomInt } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { auth, DataOf } from '@svcdesk/core/contract';
import { deepLink, normalizeIdentifier } from '@svcdesk/core/format';
import { recordAct } from '../../platform/audit/record-event.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { accountById } from '../../platform/sessions/handles.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/lookup.ts';
import { deviceName } from '../../platform/sessions/session.ts';
import { hourMs, ofAccount, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { enter } from './sign-in.ts';
import { tenantSecret } from './tickets.ts';

/** Consonants of Latin: no words come of them, and none is taken for a digit or another one (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const lettersCount = 8;

/** A code for a person to type: 2.5e10 of them, of which a few are alive, and tries are counted. */
function newUserCode(): string {
  return Array.from({ length: lettersCount }, () => letters[randomInt(letters.length)]).join('');
}

/** As it is shown: `WDJB-MJHT`. */
function shownUserCode(code: string): string {
  return `${code.slice(0, lettersCount / 2)}-${code.slice(lettersCount / 2)}`;
}

/** The letters of a typed code, whatever stands between them. */
function typedUserCode(text: string): string {
  return normalizeIdentifier(text)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
}

/** What is stored of a user code. It is short, so a plain hash would be reckoned back. */
async function hashOfUserCode(on: Queryable, box: SecretBox, home: string, code: string): Promise<string> {
  const secret = await tenantSecret(on, box, home);
  return createHmac('sha256', secret).update(`device ${code}`).digest('base64url');
}

/** Of all together: what the table takes, and far more than the networks of one attacker are given. */
const startsAnHour = 50_000;
const lifeSeconds = 900;
/** Between two polls (RFC 8628, section 3.2). */
const intervalSeconds = 5;

type Row = [
  home: string,
  id: string,
  deviceCodeHash: string,
  userCodeHash: string,
  name: string,
  device: string,
  address: string,
  rememberDays: number,
  intervalSeconds: number,
  at: Date,
  expiresAt: Date,
];

const insert = statement<object, Row>(
  'deviceStart.insert',
  `INSERT INTO device_sign_ins (tenant_id, id, device_code_hash, user_code_hash, name, device, address,
     remember_days, interval_seconds, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (tenant_id, user_code_hash) DO NOTHING`,
);

/** Begins to sign in a terminal. Its code says nothing of whose account it will be. */
export const deviceStart: Handler<typeof auth.deviceStart> = async ({ name, rememberDays = 0 }, context) => {
  const { db, services, address, device, baseUrl, now } = context;
  const home = services.settings.defaultTenant;
  const at = now();
  const ofAll = { kind: 'deviceStartAllHour', subject: 'all', most: startsAnHour, windowMs: hourMs };
  await takeOrRefuse(db, [...ofAddress(address, 'deviceStartHour', 30), ofAll], at);
  const id = timeOrderedId(at.getTime());
  const deviceCode = newSecret(home);
  const expiresAt = new Date(at.getTime() + lifeSeconds * 1000);
  const asked = [name, device, address, rememberDays, intervalSeconds, at, expiresAt] as const;
  let code: string;
  let made: number;
  do {
    code = newUserCode();
    const hash = await hashOfUserCode(db, services.secrets, home, code);
    made = await insert.change(db, home, id, hashOfSecret(deviceCode), hash, ...asked);
  } while (made === 0);
  const userCode = shownUserCode(code);
  const verifyUrl = deepLink(baseUrl, { kind: 'terminal' });
  return {
    deviceCode,
    userCode,
    verifyUrl,
    verifyUrlComplete: `${verifyUrl}&id=${userCode}`,
    expiresIn: lifeSeconds,
    interval: intervalSeconds,
  };
};

/** What a poll that came too soon adds to the wait, at most so far (RFC 8628, section 3.5). */
const slowerBySeconds = 5;
const maxIntervalSeconds = 60;
/** Two polls that were sent in time may arrive a little closer to each other. */
const toleranceMs = 500;

interface Asked {
  id: string;
  intervalSeconds: number;
  expired: boolean;
  tooSoon: boolean;
  denied: boolean;
  rememberDays: number;
  accountTenantId: string | null;
  accountId: string | null;
}

/**
 * Notes the poll and gives what was known before it. The approver must still be signed in where they approved: a
 * session that was ended meanwhile, by a new password too, signs no terminal in.
 */
const poll = statement<Asked, [home: string, deviceCodeHash: string, at: Date]>(
  'devicePoll.poll',
  `WITH asked AS (
     SELECT d.*, d.polled_at + d.interval_seconds * interval '1 second' - interval '${toleranceMs} milliseconds'
       > $3::timestamptz AS too_soon
     FROM device_sign_ins d WHERE d.tenant_id = $1 AND d.device_code_hash = $2 FOR UPDATE),
   noted AS (
     UPDATE device_sign_ins d SET polled_at = $3, interval_seconds = CASE WHEN coalesce(a.too_soon, false)
       THEN least(a.interval_seconds + ${slowerBySeconds}, ${maxIntervalSeconds}) ELSE a.interval_seconds END
     FROM asked a WHERE d.tenant_id = a.tenant_id AND d.id = a.id RETURNING d.interval_seconds)
   SELECT a.id, noted.interval_seconds AS "intervalSeconds", coalesce(a.too_soon, false) AS "tooSoon",
     (a.expires_at <= $3 OR a.redeemed_at IS NOT NULL) AS expired, a.remember_days AS "rememberDays",
     (a.denied_at IS NOT NULL OR (a.approved_at IS NOT NULL AND s.id IS NULL)) AS denied,
     a.account_tenant_id AS "accountTenantId", a.account_id AS "accountId"
   FROM asked a CROSS JOIN noted LEFT JOIN sessions s ON s.tenant_id = a.account_tenant_id AND s.id = a.session_id
     AND s.ended_at IS NULL AND s.expires_at > $3`,
);

const redeem = statement<object, [home: string, id: string, at: Date]>(
  'devicePoll.redeem',
  `UPDATE device_sign_ins SET redeemed_at = $3
   WHERE tenant_id = $1 AND id = $2 AND redeemed_at IS NULL AND approved_at IS NOT NULL`,
);

/** Tells a terminal what became of its request, and signs it in, once. */
export const devicePoll: Handler<typeof auth.devicePoll> = async ({ deviceCode }, context) => {
  const { db, services, now } = context;
  const home = services.settings.defaultTenant;
  const at = now();
  const asked = await poll.first(db, home, hashOfSecret(deviceCode), at);
  // A made-up code answers as one that has expired, so that codes cannot be probed.
  if (!asked || asked.expired) return { state: 'expired' };
  if (asked.denied) return { state: 'denied' };
  const { id, intervalSeconds: interval, rememberDays, accountTenantId, accountId } = asked;
  if (asked.tooSoon) return { state: 'slowDown', interval };
  if (!accountTenantId || !accountId) return { state: 'pending', interval };
  const candidate = await accountById.first(db, accountTenantId, accountId);
  if (!candidate || candidate.gone) return { state: 'denied' };
  return db.transaction(async (tx) => {
    if ((await redeem.change(tx, home, id, at)) !== 1) return { state: 'expired' };
    return { state: 'approved', login: await enter(tx, context, candidate, rememberDays) };
  });
};

type Waiting = Omit<DataOf<typeof auth.deviceFind>, 'userCode'> & { id: string };

const open = 'denied_at IS NULL AND approved_at IS NULL AND expires_at > $3';

const waiting = statement<Waiting, [home: string, userCodeHash: string, at: Date]>(
  'deviceDecide.waiting',
  `SELECT id, name, device, address, created_at AS "createdAt", expires_at AS "expiresAt",
     remember_days AS "rememberDays"
   FROM device_sign_ins WHERE tenant_id = $1 AND user_code_hash = $2 AND ${open}`,
);

type Decision = [
  home: string,
  id: string,
  at: Date,
  approve: boolean,
  accountTenantId: string,
  accountId: string,
  sessionId: string,
];

const decide = statement<object, Decision>(
  'deviceDecide.decide',
  `UPDATE device_sign_ins SET approved_at = CASE WHEN $4 THEN $3::timestamptz END,
     denied_at = CASE WHEN $4 THEN NULL ELSE $3::timestamptz END,
     account_tenant_id = $5, account_id = $6, session_id = $7
   WHERE tenant_id = $1 AND id = $2 AND ${open}`,
);

type Context = ContextOf<typeof auth.deviceFind>;

/** The request of a code; every try counts, and a code that has expired looks like one that never was. */
async function findWaiting(text: string, context: Context): Promise<Waiting> {
  const { db, services, address, now } = context;
  // Codes are short: who tries them out gets nowhere.
  const ofOne = ofAccount(context, 'deviceCodeHour', 20, hourMs);
  await takeOrRefuse(db, [ofOne, ...ofAddress(address, 'deviceCodeAddressHour', 60)], now());
  const home = services.settings.defaultTenant;
  const hash = await hashOfUserCode(db, services.secrets, home, typedUserCode(text));
  const found = await waiting.first(db, home, hash, now());
  if (!found) throw new SvcdeskError('notFound');
  return found;
}

/** Shows who is to approve it what asks, and from where. */
export const deviceFind: Handler<typeof auth.deviceFind> = async ({ userCode }, context) => {
  const { id: _, device, ...waiting } = await findWaiting(userCode, context);
  return { ...waiting, device: deviceName(device), userCode: shownUserCode(typedUserCode(userCode)) };
};

/** Lets a terminal in, or not, for good. */
export const deviceApprove: Handler<typeof auth.deviceApprove> = async (request, context) => {
  const { db, services, tenantId, sessionId, actor, now } = context;
  const { userCode, approve } = request;
  const write = writeOfAccount('auth.deviceApprove', request, context);
  const checked = () => findWaiting(userCode, context);
  return guardedWrite(db, write, checked, async (tx, { id, name, address: from }) => {
    const home = services.settings.defaultTenant;
    const by = [tenantId, actor.accountId, sessionId] as const;
    if ((await decide.change(tx, home, id, now(), approve, ...by)) !== 1) throw new SvcdeskError('notFound');
    const kind = approve ? 'device.approve' : 'device.deny';
    await recordAct(tx, context, { kind, object: { kind: 'device', id }, changes: { name, from } });
    return {};
  });
};
