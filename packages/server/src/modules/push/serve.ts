import { type Database, statement } from '../../platform/db/index.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { webhookTargets } from '../../platform/outgoing/address.ts';
import { sendOnce } from '../../platform/outgoing/send.ts';
import { gatherPushes, type Push } from './gather.ts';
import { type PushKeys, pushKeysOf } from './keys.ts';

/** How long a push service keeps it for a phone that is off. */
const livesSeconds = 3600;
/** A browser that nothing has reached for so long is gone. */
const maxFailingDays = 7;
const atOnce = 10;

const drop = statement<object, [tenantId: string, id: string]>(
  'push.dropGone',
  'DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2',
);

const noteFailure = statement<object, [tenantId: string, id: string, at: Date, goneBefore: Date]>(
  'push.noteFailure',
  `WITH gone AS (DELETE FROM push_subscriptions WHERE tenant_id = $1 AND id = $2 AND failing_since < $4)
   UPDATE push_subscriptions SET failing_since = coalesce(failing_since, $3) WHERE tenant_id = $1 AND id = $2`,
);

const noteArrival = statement<object, [tenantId: string, id: string]>(
  'push.noteArrival',
  `UPDATE push_subscriptions SET failing_since = NULL
   WHERE tenant_id = $1 AND id = $2 AND failing_since IS NOT NULL`,
);

type Parts = Pick<Services, 'secrets' | 'settings' | 'now'> & { readonly db: Database };

/** Whom a push service writes to when we do harm: where people reach us, which has to be HTTPS. */
function subjectOf(publicUrl: URL | undefined): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.href : 'mailto:push@svcdesk.invalid';
}

async function send(tenantId: string, push: Push, keys: PushKeys, parts: Parts): Promise<void> {
  const { db, settings, now } = parts;
  const { subscriptionId: id, endpoint, p256dh, auth, payload } = push;
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
  const outcome = await sendOnce({
    url: details.endpoint,
    body: details.body ?? '',
    headers,
    targets: webhookTargets(settings),
  });
  if (outcome.error === undefined) await noteArrival.change(db, tenantId, id);
  // The browser took it back.
  else if (outcome.httpStatus === 404 || outcome.httpStatus === 410) await drop.change(db, tenantId, id);
  else {
    const at = now();
    await noteFailure.change(db, tenantId, id, at, new Date(at.getTime() - maxFailingDays * 86_400_000));
  }
}

/** Notifies the browsers of a tenant of what has happened since; whether some of it has to wait. */
export async function servePushes(tenantId: string, parts: Parts): Promise<boolean> {
  let unsettled = false;
  for (let more = true; more; ) {
    const gathered = await gatherPushes(parts.db, tenantId, parts.now);
    ({ more, unsettled } = gathered);
    if (gathered.pushes.length === 0) continue;
    const keys = await pushKeysOf(parts);
    for (let from = 0; from < gathered.pushes.length; from += atOnce) {
      const some = gathered.pushes.slice(from, from + atOnce);
      await Promise.all(some.map((push) => send(tenantId, push, keys, parts)));
    }
  }
  return unsettled;
}

const tenantsWithPushes = statement<{ tenantId: string }>(
  'push.tenants',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM push_subscriptions',
);

/** Sends what no notification of the database announced. */
export const pushSweep: Job = {
  name: 'push sweep',
  everyMs: 60_000,
  async run({ db, services, log }) {
    for (const { tenantId } of await tenantsWithPushes.all(db)) {
      await servePushes(tenantId, { ...services, db }).catch((error: unknown) =>
        log.error({ err: error, tenantId }, 'pushes could not be sent'),
      );
    }
  },
};
