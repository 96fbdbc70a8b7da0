import { statement } from '../../platform/db/index.ts';
import type { webhookDeliveries, webhooks } from '../../platform/db/schema/index.ts';
import type { Services } from '../../platform/http/services.ts';
import { webhookTargets } from '../../platform/outgoing/address.ts';
import type { Outcome } from '../../platform/outgoing/send.ts';
import { openStored } from '../../platform/secrets/secret-box.ts';
import { continueTrace, inTrace, traceHeaders } from '../../platform/trace.ts';
import type { DeliveryChannel } from '../events/index.ts';
import { type FactsOfKinds, fillOutbox } from './fill-outbox.ts';
import { signatureHeaders } from './sign.ts';

const minuteMs = 60_000;
/** How long after each try that failed the next one comes: eight of them over two days. */
const waitsMs = [1, 5, 15, 60, 180, 480, 960, 1440].map((minutes) => minutes * minuteMs);
/** None is given up before the last of them would have come, whatever was counted. */
const givenUpAfterMs = waitsMs.reduce((sum, waitMs) => sum + waitMs);
/** While a server is at a delivery, no other one tries it. */
const heldMs = 2 * minuteMs;
/** Of one webhook: a silent one holds up its own deliveries and no other's. */
const atOnceAHook = 5;

type Claimed = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'event' | 'body' | 'attempts' | 'traceparent' | 'createdAt'
> &
  Pick<typeof webhooks.$inferSelect, 'url' | 'secret'> & { readonly hookId: string };

const dueHooks = statement<{ hookId: string }, [tenantId: string, at: Date]>(
  'webhooks.dueHooks',
  `SELECT w.id AS "hookId" FROM webhooks w WHERE w.tenant_id = $1 AND w.enabled AND EXISTS (
     SELECT FROM webhook_deliveries d
     WHERE d.tenant_id = $1 AND d.webhook_id = w.id AND d.state = 'waiting' AND d.next_try_at <= $2)`,
);

const claim = statement<Claimed, [tenantId: string, hookId: string, at: Date, heldUntil: Date]>(
  'webhooks.claim',
  `UPDATE webhook_deliveries d SET next_try_at = $4
   FROM webhooks w
   WHERE d.tenant_id = $1 AND w.tenant_id = $1 AND w.id = d.webhook_id AND w.enabled AND d.id = (
     SELECT x.id FROM webhook_deliveries x
     WHERE x.tenant_id = $1 AND x.webhook_id = $2 AND x.state = 'waiting' AND x.next_try_at <= $3
     ORDER BY x.next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING d.id, w.id AS "hookId", w.url, w.secret, d.event, d.body, d.attempts, d.traceparent,
     d.created_at AS "createdAt"`,
);

type Finished = [
  tenantId: string,
  id: string,
  attempts: number,
  state: 'waiting' | 'delivered' | 'failed',
  httpStatus: number | undefined,
  error: string | undefined,
  durationMs: number,
  nextTryAt: Date | undefined,
  deliveredAt: Date | undefined,
];

const finish = statement<object, Finished>(
  'webhooks.finish',
  `UPDATE webhook_deliveries SET attempts = $3, state = $4, http_status = $5, error = $6, duration_ms = $7,
     next_try_at = $8, delivered_at = $9 WHERE tenant_id = $1 AND id = $2`,
);

const noteHealth = statement<object, [tenantId: string, hookId: string, failedAt: Date | undefined]>(
  'webhooks.noteHealth',
  `UPDATE webhooks SET failing_since = CASE WHEN $3::timestamptz IS NULL THEN NULL
     ELSE coalesce(failing_since, $3) END
   WHERE tenant_id = $1 AND id = $2 AND (failing_since IS NULL) = ($3::timestamptz IS NOT NULL)`,
);

type Sending = Pick<Services, 'db' | 'figures' | 'log' | 'secrets' | 'sendOnce' | 'settings' | 'now'>;

/** Sends one, signed; a secret that does not open is a failure like any other. */
async function send(tenantId: string, claimed: Claimed, sending: Sending): Promise<Outcome> {
  const { id, url, secret, body } = claimed;
  const { secrets, sendOnce, settings, now } = sending;
  let key: string;
  try {
    key = openStored(secrets, tenantId, secret);
  } catch {
    return { error: 'secret', durationMs: 0 };
  }
  const headers = { ...signatureHeaders(key, id, now(), body), ...traceHeaders() };
  return sendOnce({ url, body, headers, targets: webhookTargets(settings) });
}

/** When a delivery that failed is tried again; never, once it was tried often and for long enough. */
function nextTryOf(attempts: number, createdAt: string, at: Date): Date | undefined {
  const isOver = attempts > waitsMs.length && at.getTime() - Date.parse(createdAt) >= givenUpAfterMs;
  const waitMs = waitsMs[Math.min(attempts, waitsMs.length) - 1];
  return isOver || waitMs === undefined ? undefined : new Date(at.getTime() + waitMs);
}

async function tryOne(tenantId: string, claimed: Claimed, sending: Sending): Promise<void> {
  const { id, hookId, event, createdAt } = claimed;
  const { db, figures, log, now } = sending;
  const { httpStatus, error, durationMs } = await send(tenantId, claimed, sending);
  // Counted when it is over: a server that dies meanwhile has not tried.
  const attempts = claimed.attempts + 1;
  const at = now();
  const isFailed = error !== undefined;
  const nextTryAt = isFailed ? nextTryOf(attempts, createdAt, at) : undefined;
  const ended = isFailed ? 'failed' : 'delivered';
  const state = nextTryAt ? 'waiting' : ended;
  const finished = [
    attempts,
    state,
    httpStatus,
    error,
    durationMs,
    nextTryAt,
    isFailed ? undefined : at,
  ] as const;
  await finish.change(db, tenantId, id, ...finished);
  await noteHealth.change(db, tenantId, hookId, isFailed ? at : undefined);
  figures.webhookTries.inc({ outcome: state === 'waiting' ? 'failed' : isFailed ? 'given_up' : 'delivered' });
  const outcomeOf = { state, http: httpStatus, error, ms: durationMs };
  log.info({ tenantId, webhook: hookId, delivery: id, event, attempt: attempts, ...outcomeOf }, 'webhook');
}

const tenants = statement<{ tenantId: string }>(
  'webhooks.tenants',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM webhooks WHERE enabled',
);

const failure = 'webhooks could not be served';

type Delivering = Sending & Pick<Services, 'lanes'>;

/** Delivers one that is due, and has the next one begin beside it as long as there is any. */
async function deliverNext(tenantId: string, hookId: string, services: Delivering): Promise<void> {
  const { db, now, log } = services;
  const at = now();
  try {
    const claimed = await claim.first(db, tenantId, hookId, at, new Date(at.getTime() + heldMs));
    if (!claimed) return;
    deliverDue(tenantId, hookId, services);
    await inTrace(continueTrace(claimed.traceparent), () => tryOne(tenantId, claimed, services));
  } catch (error) {
    log.error({ err: error, tenantId }, failure);
  }
}

/** Delivers what is due of a webhook. What waits for its turn looks by then for whatever has come until then. */
function deliverDue(tenantId: string, hookId: string, services: Delivering): void {
  const { webhooks } = services.lanes;
  if (webhooks.waiting(hookId) > 0) return;
  const lane = { name: hookId, atOnce: atOnceAHook };
  // Of its own: it may begin when something else has ended.
  webhooks.run([lane], () => inTrace(continueTrace(), () => deliverNext(tenantId, hookId, services)));
}

/** Makes the deliveries of a tenant and sends those whose time has come, each on one server only. */
export const webhookChannel = (facts: FactsOfKinds): DeliveryChannel => ({
  name: 'webhook retries',
  failure,
  tenants,
  lanesOf: ({ lanes }) => lanes.webhooks,
  async serve(tenantId, services) {
    const { db, now } = services;
    const { hooks, unsettled } = await fillOutbox(db, tenantId, { facts, now });
    const due = hooks > 0 ? await dueHooks.all(db, tenantId, now()) : [];
    for (const { hookId } of due) deliverDue(tenantId, hookId, services);
    return unsettled;
  },
});
