// Written by `pnpm gen` from the contract and its docs.
import type * as webhooks from '../webhooks.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Nothing, Webhook } from './shapes.ts';

type DeleteWebhookInferred = InferredRequestOf<typeof webhooks.delete>;

/** What `webhooks.delete` takes. Remove a webhook. */
export type DeleteWebhook = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DeleteWebhookInferred['id'];
};

type WebhookDeliveriesQueryInferred = InferredRequestOf<typeof webhooks.deliveries>;

/** What `webhooks.deliveries` takes. What was sent to a webhook and how it went. */
export type WebhookDeliveriesQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: WebhookDeliveriesQueryInferred['id'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: WebhookDeliveriesQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: WebhookDeliveriesQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: WebhookDeliveriesQueryInferred['next'];
};

type WebhookDeliveriesInferred = InferredDataOf<typeof webhooks.deliveries>;

/** What `webhooks.deliveries` answers. What was sent to a webhook and how it went. */
export type WebhookDeliveries = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: WebhookDeliveriesInferred['list'][number]['id'];
    /** What happened, in a word. */
    event: WebhookDeliveriesInferred['list'][number]['event'];
    /** Whether it waits for a try, has arrived, or is given up. */
    state: WebhookDeliveriesInferred['list'][number]['state'];
    /** What was sent, as JSON text. */
    body: WebhookDeliveriesInferred['list'][number]['body'];
    /** How often it was tried. */
    attempts: WebhookDeliveriesInferred['list'][number]['attempts'];
    /** What the receiver answered to the last try. */
    httpStatus?: WebhookDeliveriesInferred['list'][number]['httpStatus'];
    /** Why the last try failed, in a word; absent after one that succeeded. */
    error?: WebhookDeliveriesInferred['list'][number]['error'];
    /** How long it took, in milliseconds. */
    durationMs?: WebhookDeliveriesInferred['list'][number]['durationMs'];
    /** When it was made; an ISO 8601 instant in UTC. */
    createdAt: WebhookDeliveriesInferred['list'][number]['createdAt'];
    /** When the receiver took it; an ISO 8601 instant in UTC. */
    deliveredAt?: WebhookDeliveriesInferred['list'][number]['deliveredAt'];
    /** When it is tried again; an ISO 8601 instant in UTC. */
    nextTryAt?: WebhookDeliveriesInferred['list'][number]['nextTryAt'];
  })[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: WebhookDeliveriesInferred['page'];
  /** How many items a page holds at most. */
  size: WebhookDeliveriesInferred['size'];
  /** How many items there are on all pages together. */
  total: WebhookDeliveriesInferred['total'];
  /** How many pages there are at this size. */
  totalPage: WebhookDeliveriesInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: WebhookDeliveriesInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: WebhookDeliveriesInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: WebhookDeliveriesInferred['next'];
};

/** What `webhooks.list` takes. Webhooks of the organisation. */
export interface WebhookListQuery extends InferredRequestOf<typeof webhooks.list> {}

type SaveWebhookInferred = InferredRequestOf<typeof webhooks.save>;

/** What `webhooks.save` takes. Make or change a webhook. */
export type SaveWebhook = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: SaveWebhookInferred['id'];
  /** Where events are sent. */
  url: SaveWebhookInferred['url'];
  /** What is sent there. */
  events: SaveWebhookInferred['events'];
  /** Whether it is switched on. */
  enabled?: SaveWebhookInferred['enabled'];
  /** True gives another secret; the old one is of no use from then on. */
  renewSecret?: SaveWebhookInferred['renewSecret'];
};

/** What the calls of `webhooks` take and answer. */
export interface WebhooksCalls {
  'webhooks.delete': { request: DeleteWebhook; data: Nothing };
  'webhooks.deliveries': { request: WebhookDeliveriesQuery; data: WebhookDeliveries };
  'webhooks.list': { request: WebhookListQuery; data: Webhook[] };
  'webhooks.save': { request: SaveWebhook; data: Webhook };
}
