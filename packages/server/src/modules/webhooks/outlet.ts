import { setTimeout as sleep } from 'node:timers/promises';
import { statement } from '../../platform/db/index.ts';
import type { webhookDeliveries, webhooks } from '../../platform/db/schema/index.ts';
import type { Services } from '../../platform/http/services.ts';
import { webhookTargets } from '../../platform/outgoing/address.ts';
import { openStored } from '../../platform/secrets/secret-box.ts';
import { continueTrace, inTrace, traceHeaders } from '../../platform/trace.ts';
import type { Outlet } from '../events/index.ts';
import type { FactsOfKinds } from './contents.ts';
import { fillOutbox } from './fill-outbox.ts';
import { signatureHeaders } from './sign.ts';

const minuteMs = 60_000;
/** How long after each try that failed the next one comes: eight of them over two days. */
const waitsMs = [1, 5, 15, 60, 180, 480, 960, 1440].map((minutes) => minutes * minuteMs);
/** While a server is at a delivery, no other one tries it. */
const heldMs = 2 * minuteMs;
/** Of one webhook: a silent one holds up its own deliveries and no other's. */
const atOnceAHook = 5;
/** How long it is waited for one that ends before the rest is left to the job of every minute. */
const patienceMs = 1000;

type Claimed = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'event' | 'body' | 'attempts' | 'traceparent'
> &
  Pick<typeof webhooks.$inferSelect, 'url' | 'secret'> & { readonly hookId: string };

const claim = statement<
  Claimed,
  [tenantId: string, at: Date, heldUntil: Date, limit: number, busyHooks: readonly string[]]
>(
  'webhooks.claim',
  `UPDATE webhook_deliveries d SET attempts = d.attempts + 1, next_try_at = $3
   FROM webhooks w
   WHERE d.tenant_id = $1 AND w.tenant_id = $1 AND w.id = d.webhook_id AND d.id IN (
     SELECT x.id FROM webhook_deliveries x
     JOIN webhooks y ON y.tenant_id = x.tenant_id AND y.id = x.webhook_id AND y.enabled
     WHERE x.tenant_id = $1 AND x.state = 'waiting' AND x.next_try_at <= $2
       AND x.webhook_id <> ALL($5::uuid[])
     ORDER BY x.next_try_at LIMIT $4 FOR UPDATE OF x SKIP LOCKED)
   RETURNING d.id, w.id AS "hookId", w.url, w.secret, d.event, d.body, d.attempts, d.traceparent`,
);

type Finished = [
  tenantId: string,
  id: string,
  state: 'waiting' | 'delivered' | 'failed',
  httpStatus: number | undefined,
  error: string | undefined,
  durationMs: number,
  nextTryAt: Date | undefined,
  deliveredAt: Date | undefined,
];

const finish = statement<object, Finished>(
  'webhooks.finish',
  `UPDATE webhook_deliveries SET state = $3, http_status = $4, error = $5, duration_ms = $6, next_try_at = $7,
     delivered_at = $8 WHERE tenant_id = $1 AND id = $2`,
);

const noteHealth = statement<object, [tenantId: string, hookId: string, failedAt: Date | undefined]>(
  'webhooks.noteHealth',
  `UPDATE webhooks SET failing_since = CASE WHEN $3::timestamptz IS NULL THEN NULL
     ELSE coalesce(failing_since, $3) END
   WHERE tenant_id = $1 AND id = $2 AND (failing_since IS NULL) = ($3::timestamptz IS NOT NULL)`,
);

type Sending = Pick<Services, 'db' | 'figures' | 'log' | 'secrets' | 'sendOnce' | 'settings' | 'now'>;

async function tryOne(
  tenantId: string,
  claimed: Claimed,
  { db, figures, log, secrets, sendOnce, settings, now }: Sending,
): Promise<void> {
  const { id, hookId, url, secret, event, body, attempts } = claimed;
  const key = openStored(secrets, tenantId, secret);
  const headers = { ...signatureHeaders(key, id, now(), body), ...traceHeaders() };
  const outcome = await sendOnce({ url, body, headers, targets: webhookTargets(settings) });
  const { httpStatus, error, durationMs } = outcome;
  const at = now();
  const isFailed = error !== undefined;
  const waitMs = isFailed ? waitsMs[attempts - 1] : undefined;
  const nextTryAt = waitMs === undefined ? undefined : new Date(at.getTime() + waitMs);
  const ended = isFailed ? 'failed' : 'delivered';
  const state = nextTryAt ? 'waiting' : ended;
  const finished = [state, httpStatus, error, durationMs, nextTryAt, isFailed ? undefined : at] as const;
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

/** Makes the deliveries of a tenant and sends those whose time has come, each on one server only. */
export function createWebhookOutlet(facts: FactsOfKinds): Outlet {
  const underWay = new Map<Promise<void>, string>();
  const failure = 'webhooks could not be served';

  function begin(tenantId: string, claimed: Claimed, sending: Sending): void {
    const work = inTrace(continueTrace(claimed.traceparent), () => tryOne(tenantId, claimed, sending))
      .catch((error: unknown) => sending.log.error({ err: error, tenantId }, failure))
      .finally(() => underWay.delete(work));
    underWay.set(work, claimed.hookId);
  }

  function busyHooks(): string[] {
    const counts = Map.groupBy(underWay.values(), (hookId) => hookId);
    return [...counts].filter(([, sends]) => sends.length >= atOnceAHook).map(([hookId]) => hookId);
  }

  /** Whether one of those under way ended soon. */
  const oneEnded = (): Promise<boolean> =>
    Promise.race([...[...underWay.keys()].map((work) => work.then(() => true)), sleep(patienceMs, false)]);

  async function deliverDue(tenantId: string, sending: Sending): Promise<void> {
    for (;;) {
      const at = sending.now();
      const busy = busyHooks();
      const heldUntil = new Date(at.getTime() + heldMs);
      const claimed = await claim.all(sending.db, tenantId, at, heldUntil, atOnceAHook, busy);
      for (const each of claimed) begin(tenantId, each, sending);
      if (claimed.length < atOnceAHook && busy.length === 0) return;
      if (!(await oneEnded())) return;
    }
  }

  return {
    name: 'webhook retries',
    failure,
    tenants,
    async settled() {
      await Promise.all(underWay.keys());
    },
    async serve(tenantId, services) {
      const { hooks, unsettled } = await fillOutbox(services.db, tenantId, { facts, now: services.now });
      if (hooks > 0) await deliverDue(tenantId, services);
      return unsettled;
    },
  };
}
