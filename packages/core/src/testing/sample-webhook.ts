import type { Schema } from '../contract/define.ts';
import { type WebhookData, webhookMessage, webhookThings } from '../contract/webhook-data.ts';
import { type WebhookEvent, webhookNames } from '../contract/webhooks.ts';
import { sampleId } from './field-samples.ts';
import { sampleFromSchema } from './from-schema.ts';

/** The body of a webhook before it is written and signed. */
export interface WebhookBody<Event extends WebhookEvent> {
  id: string;
  type: Event;
  timestamp: string;
  tenantId: string;
  data: WebhookData<Event>;
}

/**
 * What a svcdesk server sends of an event, the same at every call; sign its JSON with `signWebhook` of
 * "@svcdesk/core/webhooks".
 *
 * @example
 * const event = sampleWebhook('order.accepted');
 * const body = JSON.stringify({ ...event, data: { ...event.data, internal: true } });
 */
export function sampleWebhook<Event extends WebhookEvent>(event: Event): WebhookBody<Event> {
  return {
    id: sampleId,
    type: event,
    timestamp: '2026-11-20T08:30:00.000Z',
    tenantId: 'seed',
    data: dataOf(event) as WebhookData<Event>,
  };
}

function dataOf(event: WebhookEvent): unknown {
  if (event === 'message.created') return sampleFromSchema(webhookMessage());
  const [kind, happened] = event.split('.') as [keyof typeof webhookThings, string];
  const { actions } = webhookNames[kind];
  const [action = 'supplement'] = Object.entries(actions).find(([, name]) => name === happened) ?? [];
  const shape: Schema = webhookThings[kind]();
  return { action, internal: false, [kind]: sampleFromSchema(shape) };
}
