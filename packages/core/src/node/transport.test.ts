import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { listenToEvents } from '../client/listen-to-events.ts';
import type { TransportRequest } from '../client/transport.ts';
import { orders } from '../contract/index.ts';
import { nodeTransport } from './transport.ts';

describe('nodeTransport', () => {
  let server: Server | undefined;
  let close: (() => Promise<void>) | undefined;

  async function serve(listener: RequestListener, connections?: number) {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const node = nodeTransport({ connections });
    close = node.close;
    const send = (parts: Partial<TransportRequest> = {}) =>
      node.transport({
        method: 'POST',
        url: `${url}/api/x?a=1`,
        headers: {},
        signal: new AbortController().signal,
        ...parts,
      });
    return { url, send, transport: node.transport };
  }

  /** What makes calls by the transport, to a server that notes what it is asked. */
  async function callerOf() {
    const paths: unknown[] = [];
    const { url, transport } = await serve((request, response) => {
      paths.push(request.url);
      response.end();
    });
    return { url, paths, caller: createCaller({ baseUrl: url, transport, random: () => 0 }) };
  }

  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
    await close?.();
  });

  it('sends method, path, headers and body, and reads status, headers and text', async () => {
    const { send } = await serve(async (request, response) => {
      const body = await text(request);
      response.writeHead(429, { 'Retry-After': '3', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end(`${request.method} ${request.url} ${request.headers.token} ${body}`);
    });
    const reply = await send({ headers: { token: 't7.a' }, body: '{"b":1}' });
    expect(reply.status).toBe(429);
    expect(reply.header('Retry-After')).toBe('3');
    expect(reply.header('set-cookie')).toBe('a=1');
    expect(reply.header('x-missing')).toBeNull();
    expect(await reply.text()).toBe('POST /api/x?a=1 t7.a {"b":1}');
  });

  it('keeps characters whole that arrive in two pieces', async () => {
    const bytes = Buffer.from('工单');
    const { send } = await serve((_request, response) => {
      response.write(bytes.subarray(0, 2), () => setImmediate(() => response.end(bytes.subarray(2))));
    });
    expect(await (await send()).text()).toBe('工单');
  });

  it('gives bytes with their type', async () => {
    const { send } = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.from([1, 0, 255]));
    });
    const blob = await (await send({ method: 'GET' })).blob();
    expect(blob).toMatchObject({ type: 'image/png', size: 3 });
  });

  it('uploads a form', async () => {
    const { send } = await serve(async (request, response) => {
      response.end(`${request.headers['content-type']} ${await text(request)}`);
    });
    const form = new FormData();
    form.append('file', new Blob(['hello']), 'a.txt');
    const seen = await (await send({ body: form })).text();
    expect(seen).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen).toContain('filename="a.txt"');
    expect(seen).toContain('hello');
  });

  it('says of an upload how far it is', async () => {
    const { send } = await serve(async (request, response) => {
      response.end(String((await text(request)).length));
    });
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(200_000)]), 'a.txt');
    const heard: number[] = [];
    const reply = await send({ body: form, onSent: (bytes) => heard.push(bytes) });
    expect(heard).toEqual([65_536, 131_072, 196_608, Number(await reply.text())]);
  });

  it('rejects at once when its signal ends a request that waits for its reply, or for a connection', async () => {
    const { send } = await serve(() => {}, 1);
    const controller = new AbortController();
    const waiting = send({ signal: controller.signal });
    const queued = send({ signal: controller.signal });
    await once(server as Server, 'request');
    controller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await expect(queued).rejects.toThrow('aborted');
  });

  it('does not put a request onto the line whose signal ended while it waited for a connection', async () => {
    const paths: unknown[] = [];
    const { url, send } = await serve((request, response) => {
      paths.push(request.url);
      response.end();
    }, 1);
    const controller = new AbortController();
    const first = send();
    const queued = send({ url: `${url}/queued`, signal: controller.signal });
    controller.abort();
    await expect(queued).rejects.toThrow('aborted');
    await first;
    await send({ url: `${url}/last` });
    expect(paths).toEqual(['/api/x?a=1', '/last']);
  });

  it.each([
    ['a key that no header can carry', { idempotencyKey: '键' }],
    ['a token of two lines', { token: 'a\nb' }],
  ])('tells a slip from a network: %s', async (_, options) => {
    const { url, caller, paths } = await callerOf();
    const made = caller.call(orders.accept, { orderId: url }, options);
    await expect(made).rejects.toMatchObject({ code: 'callerFault', retryable: false });
    expect(paths).toEqual([]);
  });

  it('is no network any more once it is closed, which nothing waits for', async () => {
    const { url, caller } = await callerOf();
    await close?.();
    const made = caller.call(orders.accept, { orderId: url });
    await expect(made).rejects.toMatchObject({ code: 'callerFault', retryable: false });
    const ended = Promise.withResolvers<unknown>();
    listenToEvents(caller, {
      onEvent: () => {},
      onState: (state, error) => state === 'ended' && ended.resolve(error?.code),
    });
    expect(await ended.promise).toBe('callerFault');
  });

  it('goes where each request says, so that the base address of a client is always the one that counts', async () => {
    const { url } = await serve((request, response) => response.end(`${request.headers.host}${request.url}`));
    const other = createServer((_request, response) => response.end('other')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { transport, close } = nodeTransport();
    const read = async (to: string) => {
      const { signal } = new AbortController();
      return (await transport({ method: 'GET', url: `${to}/a?b=1`, headers: {}, signal })).text();
    };
    expect([await read(url), await read(otherUrl)]).toEqual([`${url.slice(7)}/a?b=1`, 'other']);
    await close();
    other.close();
  });

  it('gives a stream piece by piece, beside calls, and ends it when it is closed', async () => {
    const { url, send } = await serve((request, response) => {
      if (request.url?.startsWith('/api/x')) return void response.end('call');
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('first');
      response.on('close', () => gone.resolve());
      more.promise.then(() => response.write('second'));
    }, 1);
    const gone = Promise.withResolvers<void>();
    const more = Promise.withResolvers<void>();
    const reply = await send({ method: 'GET', url: `${url}/stream`, stream: true });
    expect(reply.header('content-type')).toBe('text/event-stream');
    const pieces: string[] = [];
    const reading = (async () => {
      const reader = reply.body?.getReader();
      for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
        pieces.push(Buffer.from(piece.value).toString());
        if (pieces.length === 1) more.resolve();
        else await close?.();
      }
    })();
    expect(await (await send()).text()).toBe('call');
    await expect(reading).rejects.toThrow();
    await gone.promise;
    expect(pieces).toEqual(['first', 'second']);
  });

  it('rejects when the server cuts the reply short or is not there', async () => {
    const { send } = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(send()).rejects.toThrow();
    server?.close();
    await expect(send()).rejects.toThrow();
  });

  it.each(['foo', '', '127.0.0.1:1', 'http://', 'http://a:99999', 'http://u:p%zz@a'])(
    'says which setting is wrong of a proxy %o, and nothing of its password',
    (proxy) => {
      expect(() => nodeTransport({ proxy })).toThrow('proxy has to be an address such as');
    },
  );

  it('goes through the proxy that it is given, with the name and word of its address', async () => {
    const { url } = await serve((_, response) => response.end('through'));
    const asked: unknown[] = [];
    const proxy = createServer();
    proxy.on('connect', (request: IncomingMessage, client: Socket) => {
      asked.push([request.url, request.headers['proxy-authorization']]);
      const { hostname, port } = new URL(url);
      const onward = connect(Number(port), hostname, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.pipe(client).pipe(onward);
      });
      onward.on('error', () => client.destroy());
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const through = nodeTransport({ proxy: `http://desk:word@127.0.0.1:${port}` });
    const signal = new AbortController().signal;
    const reply = await through.transport({ method: 'GET', url: `${url}/api/x`, headers: {}, signal });
    expect(await reply.text()).toBe('through');
    await through.close();
    proxy.closeAllConnections();
    proxy.close();
    expect(asked).toEqual([
      [url.replace('http://', ''), `Basic ${Buffer.from('desk:word').toString('base64')}`],
    ]);
  });
});
