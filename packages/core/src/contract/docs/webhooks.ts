import * as z from 'zod/mini';
import { openWord } from '../atoms/basic.ts';
import { webhookMessage, webhookThings } from '../webhook-data.ts';
import { webhookEvents, type webhookNames } from '../webhooks.ts';
import { exampleOf } from './examples.ts';
import type { jsonSchemas } from './json-schema.ts';

type Json = Record<string, unknown>;
type Schemas = ReturnType<typeof jsonSchemas>;
type Kind = keyof typeof webhookNames;

/** What each thing is, in both languages, and the shape whose words it shares. */
const things: Readonly<Record<Kind, { zh: string; says: string; like: string }>> = {
  order: { zh: '工单', says: 'An operations, monitoring or SE order', like: 'OrderSummary' },
  project: { zh: '项目工单', says: 'A project order', like: 'ProjectOrderSummary' },
  pm: { zh: '巡检工单', says: 'An order of preventive maintenance', like: 'PmOrderSummary' },
  device: { zh: '设备工单', says: 'A device order', like: 'DeviceOrderSummary' },
  entrusted: {
    zh: '委托工单',
    says: 'An order that was entrusted to a partner, by the half of the organisation that is told',
    like: 'EntrustOrder',
  },
  requirement: { zh: '需求', says: 'A requirement of a customer', like: 'Requirement' },
};

const happened = (kind: Kind) =>
  z.object({ action: openWord<string>(), internal: z.boolean(), [kind]: webhookThings[kind]() });

/** Of one event: what its `data` is and is called, whose words it shares, and what is said of it. */
function payloadOf(event: string) {
  const [kind = '', happening = ''] = event.split('.');
  const name = `Webhook${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  if (kind === 'message')
    return {
      data: webhookMessage(),
      name,
      like: 'Message',
      says: 'A message to people.',
      said: saidOfMessage,
    };
  const { zh, says, like } = things[kind as Kind];
  const words = happening.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const said: Readonly<Record<string, string>> = {
    [kind]: `${says} (${zh}). As it is when the event is sent.`,
  };
  return { data: happened(kind as Kind), name, like, says: `${says}: ${words}.`, said };
}

const saidOfMessage: Readonly<Record<string, string>> = {
  texts: 'Words (文字). The message in both languages: only a phone knows which one its owner reads.',
  'zh-CN': 'Chinese (中文). For who reads Chinese.',
  en: 'English (英文). For who reads English.',
};

/** A shape whose fields say what they are, where the contract has no word for them. */
function told<Value>(shape: Value, own: Readonly<Record<string, string>>): Value {
  const { properties } = shape as { properties?: Readonly<Record<string, Json>> };
  if (!properties) return shape;
  const fields = Object.entries(properties).map(([name, each]) => {
    const description = own[name] ?? each.description;
    return [name, told({ ...each, ...(description ? { description } : {}) }, own)];
  });
  return { ...shape, properties: Object.fromEntries(fields) };
}

const delivery =
  'Signed as Standard Webhooks has it, tried again over two days until it is answered with a status of 2xx. The same ' +
  'id may come twice. A newer server may send more events and more fields.';

const instant = '2026-11-20T08:30:00Z';
const id = '0193e4a0-0000-7000-8000-000000000001';

/** Headers of every delivery. */
export const webhookHeaders = {
  WebhookId: ['webhook-id', 'The same however often the event is sent.'],
  WebhookTimestamp: ['webhook-timestamp', 'When it was signed, in seconds since 1970.'],
  WebhookSignature: [
    'webhook-signature',
    'v1 and the HMAC-SHA256 of id, timestamp and body, joined by dots, in Base64.',
  ],
} as const;

/** What the server sends to the addresses of `webhooks.save`, event by event; its shapes join the components. */
export function webhookItems({ of, components }: Schemas): Record<string, Json> {
  const parameters = Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const item = (event: string): Json => {
    const { data, name, like, says, said } = payloadOf(event);
    const shape = told(of(data, 'output', ['webhook', like]), said);
    components[name] = { description: 'What happened to it, as webhooks are told.', ...shape };
    const string = (description: string, more: Json = {}) => ({ type: 'string', description, ...more });
    const properties = {
      id: string('Delivery (投递编号). The same however often it is sent.'),
      type: string('Event (事件). What happened.', { const: event }),
      timestamp: string('Time (时间). When it happened.', { format: 'date-time' }),
      tenantId: string('Organisation (服务组织). The service organisation that it happened in.'),
      data: {
        $ref: `#/components/schemas/${name}`,
        description: 'Data (内容). What it happened to, and how.',
      },
    };
    const schema = { type: 'object', properties, required: Object.keys(properties) };
    const sample = exampleOf(data, shape, components);
    const example = { id, type: event, timestamp: instant, tenantId: 'seed', data: sample };
    return {
      post: {
        operationId: `webhook.${event}`,
        tags: ['webhooks'],
        summary: says,
        description: delivery,
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: { '2XX': { description: 'Taken.' } },
      },
    };
  };
  return Object.fromEntries(webhookEvents.map((event) => [event, item(event)]));
}
