import { randomId } from '../client/random-id.ts';
import type { WebhookData } from '../contract/webhook-data.ts';
import type { WebhookEvent } from '../contract/webhooks.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';

/**
 * What a webhook receives, once its signature has been checked; `type` tells what `data` is. A newer server may send
 * events that are not here: leave what you do not know to a default.
 */
export type WebhookDelivery = { [Event in WebhookEvent]: DeliveryOf<Event> }[WebhookEvent];

/** What is received of one event. */
export interface DeliveryOf<Event extends WebhookEvent> {
  /** The same however often it is sent: what was taken once need not be taken again. */
  id: string;
  /** When it was signed. */
  at: Date;
  /** What happened. */
  type: Event;
  /** When it happened, ISO 8601. */
  timestamp: string;
  /** Of which service organisation. */
  tenantId: string;
  /** What it happened to, and how. */
  data: WebhookData<Event>;
}

/** Headers as a server has them: of the platform, or a plain object whose names may be written in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** How strict {@link verifyWebhook} is. */
export interface VerifyOptions {
  /** How far the time of signing may lie from now, in milliseconds. Default 5 minutes. */
  toleranceMs?: number | undefined;
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined;
}

const defaultToleranceMs = 5 * 60_000;
const signed = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Checks that a webhook's body was signed with its secret (Standard Webhooks), and lately, and gives what it says. Take
 * the body as it came, as text or bytes: parsed and written again it is another one. Throws `webhookInvalid` with the
 * reason in its message. Works wherever Web Crypto does: Node, workers, Deno, Bun.
 *
 * @example
 * const { id, type, data } = await verifyWebhook(await request.text(), request.headers, secret);
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceMs = defaultToleranceMs, clock = Date.now }: VerifyOptions = {},
): Promise<WebhookDelivery> {
  const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name);
    return value || refuse(`it has no ${name} header`);
  }) as [string, string, string];
  const at = Number(seconds) * 1000;
  if (!(Math.abs(clock() - at) <= toleranceMs)) refuse('it was signed too long ago, or the clocks differ');
  if (typeof body !== 'string' && !ArrayBuffer.isView(body))
    throw new TypeError('The body has to be the text or the bytes that came, before anything parsed it');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const key = await keyOf(secret, 'verify');
  const content = new TextEncoder().encode(`${id}.${seconds}.${text}`);
  // The platform compares in a time that tells nothing; while a secret changes there may be several signatures.
  const checks = signatures.split(' ').map(async (signature) => {
    const [version, value = ''] = signature.split(',');
    const bytes = version === 'v1' ? bytesOf(value) : undefined;
    return bytes !== undefined && crypto.subtle.verify(signed.name, key, bytes, content);
  });
  if (!(await Promise.all(checks)).includes(true)) refuse('its signature is not of this secret and body');
  const { type, timestamp, tenantId, data } = read(text);
  return { id, at: new Date(at), type, timestamp, tenantId, data } as WebhookDelivery;
}

function read(text: string): Omit<WebhookDelivery, 'at'> {
  try {
    return Object(JSON.parse(text)) as Omit<WebhookDelivery, 'at'>;
  } catch {
    return refuse('its body is not JSON');
  }
}

/**
 * Headers of a webhook that is signed as a svcdesk server does, for tests of what receives them. `id` is the same however
 * often it is sent.
 *
 * @example
 * const body = JSON.stringify(sampleWebhook('order.created'));
 * await receive(new Request(url, { method: 'POST', body, headers: await signWebhook(body, secret) }), secret);
 */
export async function signWebhook(
  body: string,
  secret: string,
  { id = randomId(), clock = Date.now }: { id?: string | undefined; clock?: (() => number) | undefined } = {},
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const seconds = String(Math.floor(clock() / 1000));
  const content = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signature = await crypto.subtle.sign(signed.name, await keyOf(secret, 'sign'), content);
  const value = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${value}` };
}

function refuse(why: string): never {
  throw new SvcdeskError('webhookInvalid', { message: `The webhook is not to be trusted: ${why}.` });
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return Array.isArray(value) ? value[0] : (value as string | undefined);
}

async function keyOf(secret: string, usage: 'sign' | 'verify') {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes?.length)
    throw new TypeError('The secret of a webhook begins with "whsec_", as webhooks.save gave it');
  return crypto.subtle.importKey('raw', bytes, signed, false, [usage]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
