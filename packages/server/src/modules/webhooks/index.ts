import { SvcdeskError } from '@svcdesk/core';
import type { webhooks } from '@svcdesk/core/contract';
import { given } from '../../engine/given.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { deliveryList } from './deliveries.ts';
import { auditedHook, hooksOf, lockHook, saveHook } from './save.ts';

const dropDeliveries = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.dropDeliveries',
  'DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND webhook_id = $2',
);

const drop = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.drop',
  'DELETE FROM webhooks WHERE tenant_id = $1 AND id = $2',
);

export const webhooksHandlers: DomainHandlers<typeof webhooks> = {
  list: async (_input, { db, tenantId }) => (await hooksOf.all(db, tenantId)).map((row) => given(row)),

  save: saveHook,

  async delete({ id }, context) {
    const { tx, tenantId } = context;
    // Held first: whoever makes deliveries of it waits, and finds it gone.
    const row = await lockHook.first(tx, tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    await dropDeliveries.change(tx, tenantId, id);
    await drop.change(tx, tenantId, id);
    const changes = { from: auditedHook(row) };
    await recordAct(tx, context, { kind: 'webhook.change', object: { kind: 'webhook', id }, changes });
    return {};
  },

  async deliveries(input, { db, tenantId }) {
    const hooks = await hooksOf.all(db, tenantId);
    if (!hooks.some(({ id }) => id === input.id)) throw new SvcdeskError('notFound');
    return deliveryList.page(db, { tenantId }, input);
  },
};
