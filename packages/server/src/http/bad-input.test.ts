import { type Call, domains, isCall } from '@svcdesk/core/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildGroup,
  buildStaff,
  buildTenant,
  send,
  testDatabase,
  testServer,
} from '../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const group = await buildGroup(tenant, { isDefault: true });
const { customerId, cellIds } = await buildCustomer(tenant);
const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));
const bodiesACall = process.env.SVCDESK_LONG === '1' ? 200 : 20;

const staff = await server.tokenOf(
  await buildStaff(tenant, {
    roles: ['engineer', 'monitor', 'lead', 'dispatcher', 'pm'],
    groupIds: [group],
    ledGroupIds: [group],
  }),
);
const client = await server.tokenOf(await buildClient(tenant, { customerId, cellIds }));

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

interface Shape {
  _zod: { def: { shape?: Record<string, unknown>; left?: Shape; right?: Shape; options?: Shape[] } };
}

/** Names of a request's fields, whichever of its shapes they are in. */
function fieldsOf(schema: Shape): string[] {
  const { shape, left, right, options } = schema._zod.def;
  return [
    ...Object.keys(shape ?? {}),
    ...[left, right, ...(options ?? [])].flatMap((part) => (part ? fieldsOf(part) : [])),
  ];
}

function bodiesFor(call: Call): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    fieldsOf(call.request() as unknown as Shape).map((name) => [name, nasty]),
  );
  const prototype = fc.constant(
    JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}') as object,
  );
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 6 },
    { arbitrary: fc.tuple(fc.record(fields), prototype).map(([a, b]) => ({ ...b, ...a })), weight: 1 },
    { arbitrary: nasty, weight: 1 },
  );
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

describe('bodies that nobody should send', () => {
  it.each(calls.map((call) => [call.id, call] as const))('do %s no harm', async (_id, call) => {
    const token = call.side === 'client' ? client : staff;
    await fc.assert(
      fc.asyncProperty(bodiesFor(call), async (body) => {
        const { http, envelope, text } = await sendBody(call, token, body);
        expect(http).toBeLessThan(500);
        if (call.reply === undefined) expect(envelope.status).toBeTypeOf('number');
        expect(text).not.toMatch(/node_modules|SELECT |at .*\.ts:\d/);
      }),
      { numRuns: bodiesACall },
    );
  });
});
