import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { webhookFaults } from './closed-replies.ts';

interface Arrived {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly event: { id: string; type: string; tenantId: string; data: Record<string, unknown> };
}

/** A receiver of webhooks, until the test is over. */
export async function webhookReceiver(status: () => number = () => 204) {
  const arrived: Arrived[] = [];
  const faults: string[] = [];
  const http = createServer(async (request, response) => {
    const body = await text(request);
    const event = JSON.parse(body) as Arrived['event'];
    arrived.push({ headers: request.headers, body, event });
    faults.push(...webhookFaults(event.type, event));
    response.writeHead(status(), { location: 'http://127.0.0.1:1/elsewhere' });
    response.end();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.close();
    expect(faults).toEqual([]);
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`;
  return { url, arrived, types: () => arrived.map(({ event }) => event.type) };
}

/** That a delivery carries the signature that its secret makes. */
export function expectSigned(arrived: Arrived | undefined, secret: string): void {
  const {
    'webhook-id': sentId,
    'webhook-timestamp': at,
    'webhook-signature': signature,
  } = arrived?.headers ?? {};
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = createHmac('sha256', key).update(`${sentId}.${at}.${arrived?.body}`).digest('base64');
  expect(signature).toBe(`v1,${signed}`);
  expect(arrived?.event.id).toBe(sentId);
}
