import { type Database, statement } from '../../platform/db/index.ts';
import type { WebhookTargets } from '../../platform/outgoing/address.ts';
import { type Outcome, sendOnce } from '../../platform/outgoing/send.ts';
import { signatureHeaders } from './sign.ts';

const minuteMs = 60_000;
/** How long after each try that failed the next one comes: eight of them over two days. */
const waitsMs = [1, 5, 15, 60, 180, 480, 960, 1440].map((minutes) => minutes * minuteMs);
/** While a server is at a delivery, no other one tries it. */
const heldMs = 2 * minuteMs;
const atOnce = 10;

interface Claimed {
  id: string;
  hookId: string;
  url: string;
  secret: string;
  event: string;
  body: string;
  attempts: number;
}

const claim = statement<Claimed, [tenantId: string, at: string, heldUntil: string, limit: number]>(
  'webhooks.claim',
  `UPDATE webhook_deliveries d SET attempts = d.attempts + 1, next_try_at = $3
   FROM webhooks w
   WHERE d.tenant_id = $1 AND w.tenant_id = $1 AND w.id = d.webhook_id AND d.id IN (
     SELECT x.id FROM webhook_deliveries x
     JOIN webhooks y ON y.tenant_id = x.tenant_id AND y.id = x.webhook_id AND y.enabled
     WHERE x.tenant_id = $1 AND x.state = 'waiting' AND x.next_try_at <= $2
     ORDER BY x.next_try_at LIMIT $4 FOR UPDATE OF x SKIP LOCKED)
   RETURNING d.id, w.id AS "hookId", w.url, w.secret, d.event, d.body, d.attempts`,
);

const finish = statement<
  object,
  [
    tenantId: string,
    id: string,
    state: 'waiting' | 'delivered' | 'failed',
    httpStatus: number | null,
    error: string | null,
    durationMs: number,
    nextTryAt: string | null,
    deliveredAt: string | null,
  ]
>(
  'webhooks.finish',
  `UPDATE webhook_deliveries SET state = $3, http_status = $4, error = $5, duration_ms = $6, next_try_at = $7,
     delivered_at = $8 WHERE tenant_id = $1 AND id = $2`,
);

const noteHealth = statement<object, [tenantId: string, hookId: string, failedAt: string | null]>(
  'webhooks.noteHealth',
  `UPDATE webhooks SET failing_since = CASE WHEN $3::timestamptz IS NULL THEN NULL
     ELSE coalesce(failing_since, $3) END
   WHERE tenant_id = $1 AND id = $2 AND (failing_since IS NULL) = ($3::timestamptz IS NOT NULL)`,
);

/** What sending needs besides the database. */
export interface DeliverOptions {
  readonly targets: WebhookTargets;
  now(): Date;
}

async function tryOne(
  db: Database,
  tenantId: string,
  claimed: Claimed,
  options: DeliverOptions,
): Promise<void> {
  const { id, hookId, url, secret, body, attempts } = claimed;
  const headers = signatureHeaders(secret, id, options.now(), body);
  const outcome: Outcome = await sendOnce({ url, body, headers, targets: options.targets });
  const at = options.now();
  const failed = outcome.error !== undefined;
  const waitMs = waitsMs[attempts - 1];
  const again = failed && waitMs !== undefined;
  await finish.change(
    db,
    tenantId,
    id,
    again ? 'waiting' : failed ? 'failed' : 'delivered',
    outcome.httpStatus ?? null,
    outcome.error ?? null,
    outcome.durationMs,
    again ? new Date(at.getTime() + waitMs).toISOString() : null,
    failed ? null : at.toISOString(),
  );
  await noteHealth.change(db, tenantId, hookId, failed ? at.toISOString() : null);
}

/** Sends everything of a tenant whose time has come, each on one server only. */
export async function deliverDue(db: Database, tenantId: string, options: DeliverOptions): Promise<void> {
  for (;;) {
    const at = options.now();
    const heldUntil = new Date(at.getTime() + heldMs).toISOString();
    const claimed = await claim.all(db, tenantId, at.toISOString(), heldUntil, atOnce);
    await Promise.all(claimed.map((each) => tryOne(db, tenantId, each, options)));
    if (claimed.length < atOnce) return;
  }
}
