import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCommands } from './answer-commands.ts';

/** What a hub passes on: to the streams of which tokens goes what is written to an order, and as which bytes. */
export interface Passed {
  readonly orders: Readonly<Record<string, readonly string[]>>;
  /** What a stream begins with. */
  readonly greeting: string;
  /** What a stream gets of a write, with `ORDER` where the order's id stands. */
  readonly frames: string;
}

const heartbeatMs = 20_000;

/** A program by hand that only passes events on: no sign-in, no database, no rights, nothing to come back to. */
export const commands = {
  async listen({ orders, greeting, frames }: Passed): Promise<string> {
    const streams = new Map<string, Set<ServerResponse>>();

    function open(token: string, response: ServerResponse): void {
      const own = streams.get(token) ?? new Set();
      streams.set(token, own.add(response));
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(greeting);
      const timer = setInterval(() => response.write('id: 1.1.1\n\n'), heartbeatMs).unref();
      response.on('close', () => {
        clearInterval(timer);
        own.delete(response);
      });
    }

    const server = createServer(async (request, response) => {
      if (request.method === 'GET') return open(String(request.headers.token), response);
      const { orderId } = JSON.parse(await bodyOf(request));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"status":10000,"data":{},"msg":""}');
      const text = frames.replaceAll('ORDER', orderId);
      for (const token of orders[orderId] ?? []) {
        for (const stream of streams.get(token) ?? []) stream.write(text);
      }
    }).listen(0, '127.0.0.1', 1024);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

answerCommands(commands);
