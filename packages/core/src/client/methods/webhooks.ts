// Written by `pnpm gen` from the contract and its docs.
import type { DeleteWebhook, Nothing, SaveWebhook, Webhook, WebhookDeliveries, WebhookDeliveriesQuery, WebhookListQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

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
