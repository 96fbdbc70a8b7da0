import { statement } from '../../platform/db/index.ts';
import type { Services } from '../../platform/http/services.ts';
import { pushTargets } from '../../platform/outgoing/address.ts';
import type { Lane } from '../../platform/outgoing/lanes.ts';
import { continueTrace, inTrace } from '../../platform/trace.ts';
import type { DeliveryChannel } from '../events/index.ts';
import { freshMs, gatherPushes, type Push } from './gather.ts';
import { isPushService, type PushKeys, pushKeysOf } from './index.ts';

/** How long a push service keeps it for a phone that is off. */
const livesSeconds = 3600;
/** A browser that nothing has reached for so long is gone. */
const maxFailingDays = 7;
/** So is one whose push service refused so many in a row: what is wrong with it stays. */
const maxRefused = 10;
/** So is one that so many in a row have not reached, for whatever reason. */
const maxFailures = 100;
/** So many of a tenant may wait; what more there is stays in the database. */
const maxWaiting = 500;
/** So many to browsers of a push service that failed before may wait; what more there is will hardly arrive. */
const maxFailing = 100;

/**
 * What a push waits for: a silent push service is waited for for ten seconds, and may hold up neither all sends nor
 * those of an account whose other browser it does not serve. What failed before has lanes of its own.
 */
const lanesOf = (tenantId: string, { accountId, failingSince }: Push, host: string): readonly Lane[] =>
  failingSince === null
    ? [
        { name: `account ${accountId}`, atOnce: 2 },
        { name: `tenant ${tenantId}`, atOnce: 50 },
        { name: `host ${host}`, atOnce: 50 },
        { name: 'all', atOnce: 100 },
      ]
    : [
        { name: `failing account ${accountId}`, atOnce: 1 },
        { name: `failing tenant ${tenantId}`, atOnce: 10 },
        { name: `failing host ${host}`, atOnce: 2 },
        { name: 'failing', atOnce: 50 },
      ];

const drop = statement<object, [tenantId: string, id: string]>(
  'push.dropGone',
  'DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2',
);

const dropFailing = statement<object, [tenantId: string, id: string, goneBefore: Date, maxTries: number]>(
  'push.dropFailing',
  `DELETE FROM push_subscriptions
   WHERE tenant_id = $1 AND id = $2 AND (failing_since < $3 OR failures + 1 >= $4)`,
);

const noteFailure = statement<object, [tenantId: string, id: string, at: Date]>(
  'push.noteFailure',
  `UPDATE push_subscriptions SET failing_since = coalesce(failing_since, $3), failures = failures + 1
   WHERE tenant_id = $1 AND id = $2`,
);

const noteArrival = statement<object, [tenantId: string, id: string]>(
  'push.noteArrival',
  `UPDATE push_subscriptions SET failing_since = NULL, failures = 0
   WHERE tenant_id = $1 AND id = $2 AND failing_since IS NOT NULL`,
);

/** Whom a push service writes to when we do harm: where people reach us, which has to be HTTPS. */
function subjectOf(publicUrl: URL | undefined): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.href : 'mailto:push@svcdesk.invalid';
}

async function send(tenantId: string, push: Push, keys: PushKeys, services: Services): Promise<void> {
  const { db, figures, log, sendOnce, settings, now } = services;
  const { id, endpoint, p256dh, auth, payload } = push;
  const { default: webPush } = await import('web-push');
  let details: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: subjectOf(settings.publicUrl), ...keys },
      TTL: livesSeconds,
      urgency: 'high',
    });
  } catch {
    // Its keys are none: nothing will ever be read there.
    await drop.change(db, tenantId, id);
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const { endpoint: url, body } = details;
  // Subscribed before the setting was changed.
  if (!isPushService(new URL(url), settings)) return void (await drop.change(db, tenantId, id));
  const { error, httpStatus = 0 } = await sendOnce({ url, body: body ?? '', headers, targets: pushTargets });
  const isGone = [404, 410].includes(httpStatus);
  figures.pushes.inc({ outcome: error === undefined ? 'sent' : isGone ? 'gone' : 'given_up' });
  log.info({ tenantId, push: id, http: httpStatus, error }, 'push');
  if (error === undefined) await noteArrival.change(db, tenantId, id);
  // The browser took it back.
  else if (isGone) await drop.change(db, tenantId, id);
  else {
    const at = now();
    const goneBefore = new Date(at.getTime() - maxFailingDays * 86_400_000);
    // Apart: one statement changes a row once only.
    const maxTries = isRefusal(httpStatus) ? maxRefused : maxFailures;
    const gone = await dropFailing.change(db, tenantId, id, goneBefore, maxTries);
    if (gone === 0) await noteFailure.change(db, tenantId, id, at);
  }
}

/** Whether what was sent is refused for what it is; the rest are a service that is slow, busy or out of order. */
const isRefusal = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && ![408, 413, 425, 429].includes(httpStatus);

const tenants = statement<{ tenantId: string }>(
  'push.tenants',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM push_subscriptions',
);

/** Sends a push as soon as it may begin, unless it is too old by then. */
function sendInTurn(tenantId: string, push: Push, keys: PushKeys, services: Services): void {
  const { figures, lanes, log, now } = services;
  const host = URL.parse(push.endpoint)?.host ?? '';
  const drop = (): void => figures.pushes.inc({ outcome: 'dropped' });
  if (push.failingSince !== null && lanes.pushes.waiting(`failing host ${host}`) >= maxFailing) {
    drop();
    return;
  }
  lanes.pushes.run(lanesOf(tenantId, push, host), async () => {
    if (now().getTime() - Date.parse(push.happenedAt) >= freshMs) {
      drop();
      return;
    }
    await inTrace(continueTrace(push.traceparent), () => send(tenantId, push, keys, services)).catch(
      (error: unknown) => log.error({ err: error, tenantId }, 'pushes could not be sent'),
    );
  });
}

/** Notifies the browsers of a tenant of what has happened since. */
export const pushChannel: DeliveryChannel = {
  name: 'push sweep',
  failure: 'pushes could not be sent',
  tenants,
  lanesOf: ({ lanes }) => lanes.pushes,
  async serve(tenantId, services) {
    const { db, lanes, now } = services;
    for (;;) {
      if (lanes.pushes.waiting(`tenant ${tenantId}`) >= maxWaiting) return true;
      // Another server sends it, or this one after its next start.
      if (lanes.pushes.isClosed()) return false;
      const { pushes, more, unsettled } = await db.transaction((tx) => gatherPushes(tx, tenantId, now()));
      const keys = pushes.length > 0 ? await pushKeysOf(services) : undefined;
      if (keys) for (const push of pushes) sendInTurn(tenantId, push, keys, services);
      if (!more) return unsettled;
    }
  },
};
