import { SvcdeskError } from '@svcdesk/core';
import type { webhooks } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { deliveryList } from './deliveries.ts';
import { hookById, hooksOf, presentHook } from './rows.ts';
import { auditedHook, saveHook } from './save.ts';

const dropDeliveries = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.dropDeliveries',
  'DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND webhook_id = $2',
);

const drop = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.drop',
  'DELETE FROM webhooks WHERE tenant_id = $1 AND id = $2',
);

const lock = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.lock',
  'SELECT FROM webhooks WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

export const webhooksHandlers: DomainHandlers<typeof webhooks> = {
  list: async (_input, { db, tenantId }) => (await hooksOf.all(db, tenantId)).map((row) => presentHook(row)),

  async save(wanted, context) {
    const { id, secret } = await saveHook(wanted, context);
    const row = await hookById.first(context.tx, context.tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    return presentHook(row, secret);
  },

  async delete({ id }, { tx, tenantId, actor, now, requestId, address, device }) {
    // Held first: whoever makes deliveries of it waits, and finds it gone.
    await lock.all(tx, tenantId, id);
    const row = await hookById.first(tx, tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    await dropDeliveries.change(tx, tenantId, id);
    await drop.change(tx, tenantId, id);
    const object = { kind: 'webhook', id };
    const changes = { from: auditedHook(row) };
    const event = { tenantId, accountId: actor.accountId, kind: 'webhook.change', at: now() } as const;
    await recordEvent(tx, { ...event, object, changes, requestId, address, device });
    return {};
  },

  async deliveries(input, { db, tenantId }) {
    if (!(await hookById.first(db, tenantId, input.id))) throw new SvcdeskError('notFound');
    return deliveryList.page(db, { tenantId }, input);
  },
};
