import { statement } from '../../platform/db/index.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { webhookTargets } from '../../platform/outgoing/address.ts';
import type { FactsOfKinds } from './contents.ts';
import { serveTenant } from './courier.ts';

const tenantsWithHooks = statement<{ tenantId: string }>(
  'webhooks.tenants',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM webhooks WHERE enabled',
);

/** Tries again what did not arrive, and sends what no notification announced. */
export const webhookRetries = (facts: FactsOfKinds): Job => ({
  name: 'webhook retries',
  everyMs: 60_000,
  async run({ db, services, log, now }) {
    const options = { targets: webhookTargets(services.settings), now, facts };
    for (const { tenantId } of await tenantsWithHooks.all(db)) {
      await serveTenant(db, tenantId, options).catch((error: unknown) =>
        log.error({ err: error, tenantId }, 'webhooks could not be served'),
      );
    }
  },
});
