import { type Call, domains, isCall } from '@svcdesk/core/contract';
import { requestFields } from '@svcdesk/core/contract/request-fields';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  type RawAnswer,
  send,
  testDatabase,
  testServer,
  triesAtLength,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const group = await buildGroup(tenant, { isDefault: true });
const { customerId, cellIds } = await buildCustomer(tenant);
const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));
const long = process.env.SVCDESK_LONG === '1';
const bodiesACall = triesAtLength ? 200 : 8;
// A landing must not hang on chance: new nonsense is looked for by the long run.
const chance = long ? {} : { seed: 20_261_120 };

const staff = await buildStaff(tenant, {
  roles: ['engineer', 'monitor', 'lead', 'dispatcher', 'pm'],
  groupIds: [group],
  ledGroupIds: [group],
});
const client = await buildClient(tenant, { customerId, cellIds });

/** The token of an account that may use a call, signed in anew: some calls end the session they are sent with. */
const tokenFor = (call: Pick<Call, 'side'>) => server.tokenOf(call.side === 'client' ? client : staff);

const someId = '0199ed64-e44c-72fa-a0ac-df00ee5a125d';
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    "'; DROP TABLE orders; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\0',
    '\ud800',
    '%00%ff',
    '{{7*7}}',
    '9'.repeat(400),
    'x'.repeat(6000),
    someId,
    cellIds[0],
    '2026-02-30',
    '2026-11-20T05:24:00Z',
    '+99999-01-01T00:00:00Z',
    -1,
    1e308,
    2 ** 53,
    null,
    [],
    {},
    [[[[[[]]]]]],
    { toString: 1 },
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>,
);

/** Names of a request's fields, whichever of its shapes they are in. */
const fieldsOf = (call: Call) => Object.keys(requestFields(call));

function bodiesFor(call: Call): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(fieldsOf(call).map((name) => [name, nasty]));
  const prototype = fc.constant(
    JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}') as object,
  );
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 6 },
    { arbitrary: fc.tuple(fc.record(fields), prototype).map(([a, b]) => ({ ...b, ...a })), weight: 1 },
    { arbitrary: nasty, weight: 1 },
  );
}

/** What an error of the inside would show: places in the code, statements, names of tables and constraints. */
const inside =
  /node_modules|SELECT |INSERT INTO|UPDATE [a-z_]+ SET|syntax error|violates|_fkey|_pkey|at .*\.[jt]s:\d|file:\/\/|\/packages\/|\berrno\b|ECONN|invalid input syntax/;

/** Waits for devices on the way last as long as the device takes. */
const asksDevices = (call: Call): boolean => call.id.startsWith('devices.');

/** What every reply to nonsense has to be. */
function expectHarmless(call: Call, { http, envelope, text }: RawAnswer): void {
  expect(http).toBeLessThan(500);
  if (call.reply === undefined) expect(envelope.status).toBeTypeOf('number');
  expect(text).not.toMatch(inside);
}

function sendBody(call: Call, token: string, body: unknown) {
  const headers = { token, 'content-type': 'application/json' };
  if (call.method === 'POST') {
    return send(server.url + call.path, { method: 'POST', headers, body: JSON.stringify(body) ?? '' });
  }
  const pairs = Object.entries((body ?? {}) as object).map(
    ([name, value]) => [name, String(JSON.stringify(value))] as [string, string],
  );
  const given = (body as { id?: unknown } | null)?.id ?? 'x';
  // Not by String: an object may well bring a toString that is no function.
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const id = encodeURIComponent(text.toWellFormed());
  const query = new URLSearchParams(pairs.filter(([name]) => name !== 'id'));
  return send(`${server.url}${call.path.replace(':id', id || 'x')}?${query}`, { headers: { token } });
}

describe('bodies that no client should send', () => {
  it.each(calls.map((call) => [call.id, call] as const))('do %s no harm', async (_id, call) => {
    const token = await tokenFor(call);
    await fc.assert(
      fc.asyncProperty(bodiesFor(call), async (body) => {
        const from = performance.now();
        expectHarmless(call, await sendBody(call, token, body));
        // Only where nothing else runs beside it: a test among others asserts no times.
        if (long && !asksDevices(call)) expect(performance.now() - from).toBeLessThan(1000);
      }),
      { ...chance, numRuns: bodiesACall },
    );
  });
});

it('halves no character of a name that it masks', async () => {
  const account = '\u{1f600}'.repeat(4);
  const login = calls.find(({ id }) => id === 'auth.login') as Call;
  expectHarmless(login, await sendBody(login, '', { account, password: 'x', captcha: 'n' }));
});

describe('uploads that are none', () => {
  const [upload] = calls.filter(({ body }) => body === 'multipart') as [Call];
  const part = (headers: string, content = 'x') => `--cut\r\n${headers}\r\n\r\n${content}\r\n--cut--\r\n`;
  const named = (rest: string) => `Content-Disposition: form-data; ${rest}`;
  const broken = fc.oneof(
    fc.constantFrom(
      '',
      '--cut',
      '--cut--\r\n',
      'no boundary at all',
      part(''),
      part(named('name="file"')),
      part(named('name="__proto__"; filename="a.txt"')),
      part(named(`name="file"; filename="${'a'.repeat(5000)}.txt"`)),
      part(named('name="file"; filename*=UTF-8\'\'%zz')),
      part(`${named('name="file"; filename="a.txt"')}\r\nContent-Transfer-Encoding: base64`, '####'),
      part(`${'X-Much: 1\r\n'.repeat(100)}${named('name="file"; filename="a.txt"')}`),
      `${part(named('name="a"')).slice(0, -4).repeat(30)}--\r\n`,
      part(named('name="file"; filename="a.txt"')).slice(0, -12),
    ),
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => part(named('name="file"'), text)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

  it('are bad requests or refused by their content', async () => {
    const token = await tokenFor(upload);
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const answer = await send(server.url + upload.path, {
          method: 'POST',
          headers: { token, 'content-type': 'multipart/form-data; boundary=cut' },
          body: Buffer.from(text, 'latin1'),
        });
        expectHarmless(upload, answer);
        if (answer.envelope.status !== 10000) {
          expect([10001, 10413, 10415]).toContain(answer.envelope.status);
        }
      }),
      { ...chance, numRuns: bodiesACall * 2 },
    );
  });
});

describe('an upload that is cut off', () => {
  const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
  const begun = `--cut\r\n${file}\r\n\r\nnote`;
  const field = '--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';

  it.each([
    ['in its file', begun],
    ['in a long file', begun + 'note'.repeat(100_000)],
    ['before its file has a byte', `--cut\r\n${file}\r\n\r\n`],
    ['in the line after its file', `${begun}\r\n--cu`],
    ['in a field before its file', field.slice(0, -3)],
    ['in the headers of its file', `${field}--cut\r\n${file.slice(0, -8)}`],
  ])('%s is a bad request of a broken file, and no error of the server', async (_, body) => {
    const [upload] = calls.filter(({ body }) => body === 'multipart') as [Call];
    const fails = vi.spyOn(server.services.log, 'error');
    onTestFinished(() => fails.mockRestore());
    const { http, envelope } = await send(server.url + upload.path, {
      method: 'POST',
      headers: { token: await tokenFor(upload), 'content-type': 'multipart/form-data; boundary=cut' },
      body,
    });
    expect([http, envelope]).toMatchObject([
      200,
      { status: 10001, data: { issues: [{ path: 'file', code: 'format' }] } },
    ]);
    expect(fails).not.toHaveBeenCalled();
  });
});

describe('headers that no client should send', () => {
  const odd = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'null',
      '%00',
      '../../..',
      "'; DROP TABLE sessions; --",
      'x'.repeat(4000),
      't1.',
      `${tenant.tenantId}.${'a'.repeat(43)}`,
      '-1',
      '1e999',
      '+275760-09-13T00:00:00.001Z',
      'zh-CN;q=,*;q=9,;;',
      'bytes=5-1',
    ),
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')),
  );
  const names = [
    'accept-encoding',
    'accept-language',
    'content-type',
    'if-none-match',
    'idempotency-key',
    'last-event-id',
    'range',
    'token',
    'user-agent',
    'x-device-time',
    'x-forwarded-for',
    'x-request-id',
  ];
  const some = fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });

  it('do no harm to calls that read or write, open or not', async () => {
    const tried = calls.filter(({ id }) =>
      ['messages.unread', 'orders.create', 'auth.login', 'files.get', 'app.config', 'events.stream'].includes(
        id,
      ),
    );
    expect(tried.length).toBeGreaterThan(4);
    for (const call of tried) {
      const token = await tokenFor(call);
      await fc.assert(
        fc.asyncProperty(some, async (headers) => {
          const init = { headers: { token, 'content-type': 'application/json', ...headers } };
          const path = call.path.replace(':id', someId);
          const answer = await send(
            server.url + path,
            call.method === 'GET' ? init : { method: 'POST', ...init, body: '{}' },
          );
          expectHarmless(call, answer);
        }),
        { ...chance, numRuns: bodiesACall },
      );
    }
  });
});

describe('pages of lists', () => {
  const lists = calls.filter((call) => fieldsOf(call).includes('size'));

  it.each(lists.map((call) => [call.id, call] as const))(
    'of %s hold a hundred at most',
    async (_id, call) => {
      expect(call.method).toBe('POST');
      const token = await tokenFor(call);
      const fields = fieldsOf(call);
      const wrong = [{ size: 101 }, { size: 0 }, { size: -1 }, { size: 1e9 }, { page: 0 }, { page: 1e9 }];
      for (const paging of wrong.filter((each) => Object.keys(each).every((name) => fields.includes(name)))) {
        const answer = await sendBody(call, token, paging);
        const [name = ''] = Object.keys(paging);
        const told = (answer.envelope.data as { issues?: { path: string }[] } | undefined)?.issues ?? [];
        expect([paging, answer.envelope.status, told.map(({ path }) => path)]).toEqual([
          paging,
          10001,
          expect.arrayContaining([name]),
        ]);
      }
    },
  );
});
