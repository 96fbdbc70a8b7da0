import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { expect, it, onTestFinished } from 'vitest';
import { files, orders } from '../contract/index.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import type { CallEvent } from './callbacks.ts';
import { createCaller } from './caller.ts';
import { listenToEvents } from './listen-to-events.ts';

const order = { orderId: '0193e4a0-0000-7000-8000-000000000001' };
const accepted = { data: sampleData(orders.accept), headers: { 'x-request-id': 'req-9' } };

it('hooks tell of each call by one id, its method and the template of its path, attempt by attempt', async () => {
  const told: [string, CallEvent][] = [];
  const hooks = Object.fromEntries(
    (['request', 'reply', 'retry', 'error'] as const).map((name) => [
      name,
      (event: CallEvent) => told.push([name, event]),
    ]),
  );
  const { transport } = mockTransport([new Error('cut'), accepted, accepted]);
  const { call } = createCaller({ baseUrl: 'http://desk', transport, hooks, random: () => 0 });
  await call(orders.accept, order);
  await call(orders.accept, order);
  const ofCall = { callId: 'orders.accept', method: 'POST', route: orders.accept.path };
  const [first, second] = [told[0]?.[1].id, told.at(-1)?.[1].id];
  expect(told).toMatchObject([
    ['request', { ...ofCall, id: first, attempt: 1 }],
    ['retry', { ...ofCall, id: first, attempt: 1 }],
    ['request', { ...ofCall, id: first, attempt: 2 }],
    ['reply', { ...ofCall, id: first, attempt: 2, requestId: 'req-9' }],
    ['request', { ...ofCall, id: second, attempt: 1 }],
    ['reply', { ...ofCall, id: second, attempt: 1, requestId: 'req-9' }],
  ]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

it('headers of the program go with every request and stream, and change none of the SDK', async () => {
  const { transport, requests } = mockTransport(({ url }) =>
    url.endsWith('/api/events')
      ? { text: '', headers: { 'content-type': 'text/event-stream' }, open: true }
      : accepted,
  );
  const asked: CallEvent[] = [];
  const caller = createCaller({
    baseUrl: 'http://desk',
    transport,
    headers(event) {
      asked.push(event);
      return { traceparent: `of ${event.callId}`, 'content-TYPE': 'text/plain', TOKEN: 'other' };
    },
  });
  await caller.call(orders.accept, order, { token: 'mine' });
  const listening = listenToEvents(caller, { onEvent: () => {} });
  await expect.poll(() => requests.length).toBe(2);
  listening.stop();
  expect(requests[0]?.headers).toMatchObject({
    traceparent: 'of orders.accept',
    token: 'mine',
    'Content-Type': 'application/json',
  });
  expect(
    Object.keys(requests[0]?.headers ?? {}).filter((name) => /^(token|content-type)$/i.test(name)),
  ).toEqual(['Content-Type', 'token']);
  expect(requests[1]?.headers).toMatchObject({ traceparent: 'of events.stream' });
  expect(asked[0]).toMatchObject({ id: expect.any(String), method: 'POST', attempt: 1 });
});

it.each<[string, () => unknown, string]>([
  ['nothing', () => undefined, 'headers has to give a plain object'],
  ['null', () => null, 'headers has to give a plain object'],
  ['a list', () => [['a', 'b']], 'headers has to give a plain object'],
  ['Headers', () => new Headers({ a: 'b' }), 'headers has to give a plain object'],
  ['a promise', async () => ({ a: 'b' }), 'headers has to give a plain object'],
  ['a promise that is rejected', async () => Promise.reject(new Error('no span')), 'no span'],
  ['a value of several lines', () => ({ a: 'b\r\nc: d' }), 'the header "a" cannot be sent'],
  ['Chinese', () => ({ a: '追踪' }), 'the header "a" cannot be sent'],
  ['an object', () => ({ a: {} }), 'the header "a" cannot be sent'],
  ['an odd name', () => ({ 'a b': 'c' }), 'the header "a b" cannot be sent'],
])('headers that are %s are told, and the call is made without', async (_, given, why) => {
  const told: (string | undefined)[] = [];
  const { transport, requests } = mockTransport([accepted]);
  const { call } = createCaller({
    baseUrl: 'http://desk',
    transport,
    headers: given as () => Record<string, string>,
    hooks: { error: ({ error }) => told.push(error?.message) },
  });
  await call(orders.accept, order);
  expect(Object.keys(requests[0]?.headers ?? {})).not.toContain('a');
  await expect.poll(() => told).toEqual([expect.stringContaining(why)]);
});

it('no header of the program takes the place of what the platform writes, such as the type of an upload', async () => {
  const { transport, requests } = mockTransport([{ data: sampleData(files.upload) }]);
  const headers = { 'content-type': 'application/json', 'Content-Length': '3', token: 'other', a: 'b' };
  const { call } = createCaller({ baseUrl: 'http://desk', transport, headers });
  await call(files.upload, { file: new Blob(['x']) });
  expect(requests[0]?.headers).toMatchObject({ a: 'b' });
  expect(Object.keys(requests[0]?.headers ?? {}).join()).not.toMatch(/content-|token/i);
});

it('headers that cannot be made are told, and the call is made without', async () => {
  const told: unknown[] = [];
  const { transport, requests } = mockTransport([accepted]);
  const { call } = createCaller({
    baseUrl: 'http://desk',
    transport,
    headers() {
      throw new Error('no span');
    },
    hooks: { error: ({ error }) => told.push(error?.message) },
  });
  await call(orders.accept, order);
  expect(requests).toHaveLength(1);
  expect(told).toEqual(['A callback of the program failed: no span.']);
});

it('one call may be answered in another language than the others', async () => {
  const { transport, requests } = mockTransport(() => ({ data: sampleData(orders.page) }));
  const { call } = createCaller({ baseUrl: 'http://desk', transport, locale: 'zh-CN' });
  await call(orders.page, {}, { locale: 'en' });
  await call(orders.page, {});
  expect(requests.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'zh-CN']);
});

it('a trace of OpenTelemetry goes on in the server, in each of the calls that are made beside one another', async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  onTestFinished(() => {
    context.disable();
    propagation.disable();
  });
  const { transport, requests } = mockTransport(() => accepted);
  const { call } = createCaller({
    baseUrl: 'http://desk',
    transport,
    headers() {
      const carrier = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
  });
  const traceIds = ['a', 'b'].map((letter) => letter.repeat(32));
  await Promise.all(
    traceIds.map((traceId) => {
      const span = { traceId, spanId: 'c'.repeat(16), traceFlags: 1 };
      return context.with(trace.setSpanContext(context.active(), span), () => call(orders.accept, order));
    }),
  );
  await call(orders.accept, order);
  expect(requests.map(({ headers }) => headers.traceparent)).toEqual([
    ...traceIds.map((traceId) => `00-${traceId}-${'c'.repeat(16)}-01`),
    undefined,
  ]);
});
