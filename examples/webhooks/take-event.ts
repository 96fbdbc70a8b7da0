import type { WebhookDelivery } from '@svcdesk/core/webhooks';

const taken = new Set<string>();

/** What becomes of an event. The same may come twice: a reply that is lost is no reply. */
export function takeEvent({ id, type, data }: WebhookDelivery): void {
  if (taken.has(id)) return;
  taken.add(id);
  if (type === 'order.created') console.log(`${type} ${data.order.orderNo} ${data.order.title}`);
  else console.log(type);
}
