import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { app, auth, backlog, defineCall, files, orders, reporters } from '../contract/index.ts';
import { isSvcdeskError, type SvcdeskError } from '../errors/index.ts';
import { errorLabel, errorsEn, errorsZhCN } from '../phrases/index.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';

const order = { orderId: '0193e4a0-0000-7000-8000-000000000001' };
const counts = {
  saasOrderCount: 1,
  monitorOrderCount: 0,
  seOrderCount: 0,
  totalCount: 1,
  pendingCount: 1,
  timeoutCount: 0,
  willTimeoutCount: 0,
  ccUserCount: 0,
  ccUserGroupCount: 0,
  saturation: 0.5,
  headcount: 0,
  asOf: '2026-11-20T00:00:00Z',
};

function caller(answers: Parameters<typeof mockTransport>[0], options: Partial<CallerOptions> = {}) {
  const fake = mockTransport(answers);
  return {
    ...fake,
    ...createCaller({ baseUrl: 'http://desk/', transport: fake.transport, random: () => 0, ...options }),
  };
}

async function errorOf(promise: Promise<unknown>): Promise<SvcdeskError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isSvcdeskError(error)) throw new Error(`expected an error of the SDK, got ${String(error)}`);
  return error;
}

it('an error that no server said has text where the program gives the words, in the language of its call', async () => {
  const answers = [new Error('cut'), new Error('cut'), { status: 10409, msg: '工单已变更' }];
  const { call } = caller(answers, { retries: 0, locale: 'zh-CN', errorText: errorLabel });
  const texts = [];
  for (const options of [{}, { locale: 'en' }, {}])
    texts.push((await errorOf(call(orders.accept, order, options))).text);
  expect(texts).toEqual([errorsZhCN.network, errorsEn.network, '工单已变更']);
  const without = caller([new Error('cut')], { retries: 0 });
  expect((await errorOf(without.call(orders.accept, order))).text).toBeUndefined();
});

it('makes a call of the program’s own as all others', async () => {
  const parking = defineCall('desk.parking', {
    method: 'POST',
    path: '/api/desk/parking',
    permission: 'signedIn',
    request: () => z.object({ cellId: z.string() }),
    data: () => z.object({ free: z.number() }),
  });
  const answers = [new Error('cut'), { data: { free: 3, shade: true } }, { data: { free: 'many' } }];
  const { call, requests } = caller(answers, { paths: { api: 'gw/desk' } });
  const { free } = await call(parking, { cellId: 'c' });
  expect(free satisfies number).toBe(3);
  expect(requests[1]?.url).toBe('http://desk/gw/desk/desk/parking');
  expect(await errorOf(call(parking, { cellId: 'c' }))).toMatchObject({
    code: 'contractBroken',
    callId: 'desk.parking',
  });
  // @ts-expect-error a parking space has a site
  expect(await errorOf(call(parking, { cell: 'c' }))).toMatchObject({ code: 'badRequest' });
});

it('refuses a call of the program’s own that would go elsewhere or is not whole', async () => {
  const parts = {
    method: 'POST',
    permission: 'signedIn',
    request: () => z.object({}),
    data: () => z.object({}),
  } as const;
  for (const path of ['.evil.example/api', 'api/x', '//evil.example'])
    expect(() => defineCall('desk.x', { ...parts, path: path as `/${string}` })).toThrow(
      'a path begins with one slash',
    );
  const noShape = { ...parts, path: '/api/x', data: z.object({}) } as never;
  expect(() => defineCall('desk.x', noShape)).toThrow('data of desk.x has to be a function');
  const { call, requests } = caller([{ data: {} }]);
  const byHand = { ...parts, id: 'desk.x', path: '.evil.example/api' } as never;
  expect(await errorOf(call(byHand, {} as never))).toMatchObject({ code: 'callerFault' });
  expect(await errorOf(call(files.get, {} as never))).toMatchObject({
    code: 'callerFault',
    message: 'The request of files.get cannot be written: id is missing.',
  });
  expect(requests).toEqual([]);
});

const throwing = (): string => {
  throw new Error('no store');
};

it.each<[string, () => unknown]>([
  ['throws', throwing],
  ['gives a promise', async () => 'en'],
  ['gives a promise that is rejected', async () => Promise.reject(new Error('no store'))],
  ['gives another language', () => 'de'],
])('is answered in the server’s own language where its function %s, which is told', async (_, locale) => {
  const told: (string | undefined)[] = [];
  const hooks: CallerOptions['hooks'] = { error: ({ error }) => told.push(error?.message) };
  const answers = [{ data: sampleData(orders.accept) }];
  const { call, requests } = caller(answers, { locale: locale as () => string, hooks });
  await call(orders.accept, order);
  expect(requests.map(({ headers }) => headers['Accept-Language'])).toEqual([undefined]);
  await expect.poll(() => told).toHaveLength(1);
});

it('refuses a call in a language that is not offered', async () => {
  const { call, requests } = caller([{ data: sampleData(orders.accept) }]);
  expect(await errorOf(call(orders.accept, order, { locale: 'de' }))).toMatchObject({
    code: 'callerFault',
    message: expect.stringContaining('locale has to be one of zh-CN, en'),
  });
  expect(requests).toEqual([]);
});

it('tells of a request that is refused before it is sent, with words where the program has them', async () => {
  const told: string[] = [];
  const { call } = caller([], {
    errorText: errorLabel,
    locale: 'en',
    hooks: { error: ({ error }) => told.push(error?.code ?? '') },
  });
  const error = await errorOf(call(orders.accept, { ...order, nope: 1 } as never));
  expect([error.code, error.text, told]).toEqual(['badRequest', errorsEn.badRequest, ['badRequest']]);
});

it('gives the address of what the server names, by the gateway', () => {
  const { addressOf } = caller([], { paths: { api: 'gw/desk' } });
  expect(addressOf('/api/file/7f?name=a.png')).toBe('http://desk/gw/desk/file/7f?name=a.png');
  expect(addressOf('https://elsewhere.example/a.png')).toBe('https://elsewhere.example/a.png');
  expect([addressOf('/api?x=1'), addressOf('/api#f'), addressOf('/constructor/x')]).toEqual([
    'http://desk/gw/desk?x=1',
    'http://desk/gw/desk#f',
    'http://desk/constructor/x',
  ]);
  const slashes = caller([], { baseUrl: 'http://desk//', paths: { api: '/gw/' } });
  expect(slashes.addressOf('/api/x')).toBe('http://desk/gw/x');
});

describe('a file', () => {
  it.each([
    [`attachment; filename="invoice.txt"`, 'invoice.txt'],
    [`inline; filename="??.txt"; filename*=UTF-8''%E5%8F%91%E7%A5%A8.txt`, '发票.txt'],
    [String.raw`attachment; filename="a \"b\".txt"`, 'a "b".txt'],
    ['attachment; filename=plain.txt', 'plain.txt'],
    [`attachment; filename="kept.txt"; filename*=UTF-8''%E5%`, 'kept.txt'],
    ['attachment', undefined],
    [null, undefined],
  ])('has the name that the server gives it: %s', async (disposition, name) => {
    const bytes = new Blob(['x'], { type: 'text/plain' });
    const { call } = createCaller({
      baseUrl: 'http://desk/',
      transport: async () => ({
        status: 200,
        header: (asked) => (asked === 'content-disposition' ? disposition : null),
        text: () => bytes.text(),
        blob: async () => bytes,
      }),
    });
    const file = await call(files.get, { id: order.orderId });
    expect([file instanceof File ? file.name : undefined, file.type]).toEqual([name, 'text/plain']);
    expect(await file.text()).toBe('x');
  });
});

describe('what goes onto the line', () => {
  it('sends the token, no-cache, the language and JSON', async () => {
    const { call, requests } = caller([{ data: { count: 3 } }, { data: [] }], {
      session: { token: () => 't7.abc', lost: () => {} },
      locale: () => 'en',
    });
    await call(orders.history, order).catch(() => {});
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://desk/api/order/order/mobile/recordHistoryList',
      body: JSON.stringify(order),
      headers: {
        token: 't7.abc',
        'Cache-Control': 'no-cache',
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
      },
    });
    expect(requests[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('puts GET data into the query and path parameters into the path', async () => {
    const { call, requests } = caller((request) =>
      request.url.includes('config')
        ? { text: '{"version":"1.0.0","demo":true,"captcha":"none","fileBytesMax":1,"filesMax":1}' }
        : { text: 'bytes' },
    );
    await call(app.config, { timestamp: '1 2' });
    await call(files.get, { id: 'a/b', preview: '1' });
    expect(requests.map((request) => request.url)).toEqual([
      'http://desk/config.json?timestamp=1%202',
      'http://desk/api/file/a%2Fb?preview=1',
    ]);
  });

  it('tells the refusal of a file from a file', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const { call } = caller([{ status: 10404, headers }]);
    await expect(call(files.get, { id: 'a' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('maps first path segments for gateways that differ', async () => {
    const { call, requests } = caller([{ data: counts }], { paths: { api: 'gw/desk' } });
    await call(backlog.mineToday, {});
    expect(requests[0]?.url).toBe('http://desk/gw/desk/order/order/mobile/mine/today/backlog');
  });

  it('gives writes a key and the device time, and keeps the key over retries', async () => {
    const { call, requests } = caller(
      [{ status: 10503, http: 503, headers: { 'retry-after': '0' } }, { data: {} }],
      { validate: false },
    );
    await call(orders.remind, order);
    const keys = requests.map((request) => request.headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(requests[0]?.headers['X-Device-Time']).toMatch(/^\d{4}-.*Z$/);
  });
});

describe('hooks', () => {
  it('are told of every try by name and time, and of nothing private', async () => {
    const log: unknown[] = [];
    const note = (name: string) => (event: object) => log.push({ hook: name, ...event });
    const hooks = {
      request: note('request'),
      reply: note('reply'),
      retry: note('retry'),
      error: note('error'),
    };
    let time = 0;
    const headers = { 'x-request-id': 'r1', 'retry-after': '0' };
    const { call } = caller(
      [
        { status: 10503, http: 503, headers },
        { status: 10002, headers },
      ],
      {
        hooks,
        clock: () => (time += 5),
        session: { token: () => 't7.secret', lost: () => {} },
      },
    );
    await call(reporters.add, {
      cellId: '0193e4a0-0000-7000-8000-000000000001',
      name: 'Ann',
      phone: '13800000000',
    }).catch(() => {});
    expect(log).toMatchObject([
      { hook: 'request', callId: 'reporters.add', attempt: 1 },
      { hook: 'reply', attempt: 1, requestId: 'r1', httpStatus: 503, durationMs: expect.any(Number) },
      { hook: 'retry', attempt: 1, waitMs: 0, error: { code: 'unavailable' } },
      { hook: 'request', attempt: 2 },
      { hook: 'reply', attempt: 2, httpStatus: 200 },
      { hook: 'error', attempt: 2, requestId: 'r1', error: { code: 'wrongCredentials' } },
    ]);
    for (const secret of ['t7.secret', '13800000000', 'Ann']) {
      expect(JSON.stringify(log)).not.toContain(secret);
    }
  });
});

describe('what comes back', () => {
  it('gives the data of a success', async () => {
    const { call } = caller([{ data: counts }]);
    expect(await call(backlog.mineToday, {})).toEqual(counts);
  });

  it('lifts issues and reason onto the error, and raw puts the message where the data would be', async () => {
    const refusal = { status: 10410, data: { reason: 'notHandler' }, msg: 'not yours' };
    const error = await errorOf(caller([refusal]).call(orders.accept, order));
    expect(error).toMatchObject({
      code: 'notAllowed',
      kind: 'rule',
      reason: 'notHandler',
      message: 'orders.accept: not yours (notAllowed; notHandler)',
      text: 'not yours',
    });
    const raw = await caller([refusal]).raw(orders.accept, order);
    expect(raw).toMatchObject({
      status: 10410,
      data: 'not yours',
      msg: 'not yours',
      details: { reason: 'notHandler' },
    });
  });

  it('takes error code 4013 for no permission whatever the status', async () => {
    const error = await errorOf(caller([{ status: 500123, errorCode: '4013' }]).call(orders.detail, order));
    expect(error.code).toBe('noPermission');
  });

  it('names a status of a newer server without breaking', async () => {
    expect((await errorOf(caller([{ status: 10999 }]).call(orders.detail, order))).code).toBe('status10999');
  });

  it('says so when a reply is no envelope, and keeps its request id', async () => {
    const error = await errorOf(
      caller([{ text: '<html>', http: 404, headers: { 'x-request-id': 'r1' } }]).call(orders.detail, order),
    );
    expect(error).toMatchObject({ code: 'badReply', kind: 'http', httpStatus: 404, requestId: 'r1' });
  });

  it('refuses data of another shape than the contract, naming the field', async () => {
    const error = await errorOf(
      caller([{ data: { ...counts, totalCount: 'many' } }]).call(backlog.mineToday, {}),
    );
    expect(error).toMatchObject({ code: 'contractBroken', kind: 'contract' });
    expect(error.issues?.[0]?.path).toBe('totalCount');
  });
});

describe('when the line fails', () => {
  const cut = new Error('connection reset');

  it('repeats a call with the token that it began with, also after another account signed in', async () => {
    const tokens = ['t7.former', 't7.next'];
    const { call, requests } = caller(
      [{ status: 10503, http: 503, headers: { 'retry-after': '0' } }, { data: [] }],
      { session: { token: () => tokens.shift(), lost: () => {} } },
    );
    await call(orders.history, order);
    expect(requests.map(({ headers }) => headers.token)).toEqual(['t7.former', 't7.former']);
  });

  it('sends reads and keyed writes again, and gives up after two retries', async () => {
    const { call, requests } = caller([cut], { hooks: {} });
    expect(await errorOf(call(orders.detail, order, { retries: 1 }))).toMatchObject({
      code: 'network',
      retryable: true,
      cause: cut,
    });
    expect(requests).toHaveLength(2);
  });

  it('never sends a password twice by itself', async () => {
    const { call, requests } = caller([cut]);
    await errorOf(call(auth.login, { account: 'a', password: 'b' }));
    expect(requests).toHaveLength(1);
  });

  it('does not repeat what the server refused', async () => {
    const { call, requests } = caller([{ status: 10410, data: { reason: 'wrongState' } }]);
    await errorOf(call(orders.accept, order));
    expect(requests).toHaveLength(1);
  });

  it('tells a time-out from a caller who gave up', async () => {
    const never = createCaller({
      baseUrl: 'http://desk',
      retries: 0,
      transport: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    });
    expect((await errorOf(never.call(orders.detail, order, { timeoutMs: 5 }))).code).toBe('timeout');
    const controller = new AbortController();
    const call = never.call(orders.detail, order, { signal: controller.signal });
    controller.abort();
    expect((await errorOf(call)).code).toBe('aborted');
  });
});
