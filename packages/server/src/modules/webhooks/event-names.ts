import type { WebhookEvent } from '@svcdesk/core/contract';
import type { EventRow } from '../events/event-rows.ts';

const ofAction: Readonly<Record<string, WebhookEvent>> = {
  create: 'order.created',
  accept: 'order.accepted',
  transfer: 'order.transferred',
  hangUp: 'order.hungUp',
  activate: 'order.activated',
  resolve: 'order.resolved',
  cancel: 'order.cancelled',
};

const resolved = 5;
const closed = 6;

/** What webhooks call something that happened; undefined for what they are not told of. */
export function eventNameOf({ kind, action, fromStatus, toStatus }: EventRow): WebhookEvent | undefined {
  if (kind === 'message') return 'message.created';
  if (kind !== 'record') return undefined;
  if (fromStatus === resolved && toStatus === closed) return 'order.closed';
  return ofAction[action ?? ''] ?? 'order.updated';
}
