import type { auth } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { accountById } from '../../platform/sessions/sign-in-names.ts';
import { hashOfSecret } from '../../platform/sessions/token.ts';
import { enter } from './sign-in.ts';

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
 * Notes the poll and gives what was known before it. Who approved it must still be signed in where they did: a session
 * that was ended meanwhile, by a new password too, lets nobody in.
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
  // A code that was made up has run out, as far as anybody can tell.
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
