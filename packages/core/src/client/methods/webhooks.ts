// Written by `pnpm gen` from the contract and its docs.
import type * as webhooks from '../../contract/webhooks.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Nothing, Webhook } from './shapes.ts';

/** What `webhooks.delete` takes. Remove a webhook. */
export interface DeleteWebhook extends RequestOf<typeof webhooks.delete> {}

/** What `webhooks.deliveries` takes. What was sent to a webhook and how it went. */
export interface WebhookDeliveriesQuery extends RequestOf<typeof webhooks.deliveries> {}

/** What `webhooks.deliveries` answers. What was sent to a webhook and how it went. */
export interface WebhookDeliveries extends DataOf<typeof webhooks.deliveries> {}

/** What `webhooks.list` takes. Webhooks of the organisation. */
export interface WebhookListQuery extends RequestOf<typeof webhooks.list> {}

/** What `webhooks.save` takes. Make or change a webhook. */
export interface SaveWebhook extends RequestOf<typeof webhooks.save> {}

/** Calls of `webhooks` as methods. */
export interface WebhooksMethods {
  /** Remove a webhook. */
  delete(request: DeleteWebhook, options?: CallOptions): Promise<Nothing>;
  /** What was sent to a webhook and how it went. */
  deliveries: Paged<WebhookDeliveriesQuery, WebhookDeliveries, WebhookDeliveries['list'][number]>;
  /** Webhooks of the organisation. */
  list(request: WebhookListQuery, options?: CallOptions): Promise<Webhook[]>;
  /** Make or change a webhook. */
  save(request: SaveWebhook, options?: CallOptions): Promise<Webhook>;
}
