import { statement } from '../../platform/db/index.ts';
import type { Outlet } from '../events/index.ts';
import type { FactsOfKinds } from './contents.ts';
import { deliverDue } from './deliver.ts';
import { fillOutbox } from './fill-outbox.ts';

const tenants = statement<{ tenantId: string }>(
  'webhooks.tenants',
  'SELECT DISTINCT tenant_id AS "tenantId" FROM webhooks WHERE enabled',
);

/** Makes the deliveries of a tenant and sends those whose time has come. */
export const webhookOutlet = (facts: FactsOfKinds): Outlet => ({
  name: 'webhook retries',
  failure: 'webhooks could not be served',
  tenants,
  async serve(tenantId, services) {
    const { hooks, unsettled } = await fillOutbox(services.db, tenantId, { facts, now: services.now });
    if (hooks > 0) await deliverDue(tenantId, services);
    return unsettled;
  },
});
