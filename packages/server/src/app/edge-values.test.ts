import { type Client, createClient, timeOrderedId } from '@svcdesk/core';
import { type Call, type CallId, domains, isCall } from '@svcdesk/core/contract';
import { staffRoles } from '@svcdesk/core/roles';
import { sampleRequest } from '@svcdesk/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccessThings } from '../testing/access.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  type RawAnswer,
  send,
  speaksForBoth,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../testing/index.ts';
import { accessRows } from './access.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);

/** Uploads have no fields, and a stream that began never ends. */
const calls = Object.values(domains)
  .flatMap((domain) => Object.values(domain).filter(isCall))
  .filter(({ body, reply }) => body !== 'multipart' && reply !== 'stream');

let tenant: TestTenant;
let everything: TestAccount;
beforeAll(async () => {
  tenant = await buildTenant(db);
  const groups = { groupIds: [tenant.groupId], ledGroupIds: [tenant.rootId] };
  everything = await buildStaff(tenant, { roles: staffRoles, ...groups });
});

const days = [
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '1970-01-01',
  '2099-12-31',
  '2100-01-01',
  '9999-12-31',
];
const texts = ['\ud800', 'a\0b', 'a\u202eb\nc', '9'.repeat(400)];
const numbers = [-1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324];

/** No id, whatever it is an id of. */
const noIds = [
  ...texts,
  '',
  'x',
  '7',
  't1',
  '%00',
  '00000000-0000-0000-0000-00000000000G',
  '{id}',
  -1,
  2 ** 53,
];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const otherTypes = [null, true, [], {}, ['x'], { id: 'x' }];

/** What takes the place of a field's value: years and numbers where one was, broken text everywhere. */
function edgesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...numbers, ...otherTypes, '', 'x'];
  if (typeof value !== 'string') return [];
  // Ids of the form that there are, of something else or of nothing.
  if (uuid.test(value)) return [...noIds, ...otherTypes, ...otherIds()];
  if (/^\d{4}-\d\d$/.test(value)) return [...days.map((day) => day.slice(0, 7)), ...texts];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [...days, ...texts];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) {
    const zones = ['T00:00:00Z', 'T00:00:00+14:00', 'T23:59:59.999-12:00'];
    return [...zones.flatMap((zone) => days.map((day) => day + zone)), ...texts];
  }
  return /^\d+$/.test(value) ? [...texts, ...numbers.map(String)] : texts;
}

const otherIds = () => [everything.accountId, tenant.cellIds[0], tenant.groupId, timeOrderedId(0)];

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(holder: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = typeof key === 'number' ? [...((holder ?? []) as unknown[])] : { ...(holder as object) };
  const fields = copy as Record<string | number, unknown>;
  fields[key] = withValue(fields[key], rest, value);
  return copy;
}

const long = process.env.SVCDESK_LONG === '1';
/** So many edges a field meets in a usual run. */
const edgesAField = 4;
let fieldsMet = 0;

/** A few edges of all sorts, other ones at each field, so that over all calls every edge is met; all in a long run. */
function someOf(edges: readonly unknown[]): readonly unknown[] {
  if (long || edges.length <= edgesAField) return edges;
  const first = fieldsMet++;
  const step = edges.length / edgesAField;
  return Array.from(
    { length: edgesAField },
    (_, index) => edges[(first + Math.floor(index * step)) % edges.length],
  );
}

/** Every field of a valid request and of a full one, each with edges of its kind. */
function mutationsOf(valid: object, full: object): { path: Path; edge: unknown }[] {
  const known = new Map([...leavesOf(full), ...leavesOf(valid)].map((leaf) => [leaf.path.join('.'), leaf]));
  return [...known.values()].flatMap(({ path, value }) =>
    someOf(edgesOf(value)).map((edge) => ({ path, edge })),
  );
}

async function things(): Promise<AccessThings> {
  // Each time anew: a session ends with the sixth sign-in after it.
  const clients = new Map<TestAccount, Promise<Client>>();
  const as = (account: TestAccount) => {
    const known = clients.get(account) ?? server.as(account);
    clients.set(account, known);
    return known;
  };
  const cellId = tenant.cellIds[0] as string;
  const { id: orderId, version } = await (await as(tenant.client)).orders.create(draftOf(tenant));
  const { id: reporterId } = await (await as(tenant.client)).reporters.add({
    cellId,
    name: 'Mr Sun',
    phone: '13900000001',
  });
  return { tenant, orderId, cellId, reporterId, version, as };
}

type OrderStep = (on: Client, orderId: string) => Promise<unknown>;
const accepted: OrderStep = (on, orderId) => on.orders.accept({ orderId });

/** What has to have happened to an order before a call is allowed on it. */
const stepsBefore: Readonly<Partial<Record<CallId, readonly OrderStep[]>>> = {
  'orders.hangUp': [accepted],
  'orders.resolve': [accepted],
  'orders.clockIn': [accepted],
  'orders.release': [accepted],
  'schedules.change': [accepted],
  'orders.activate': [accepted, (on, orderId) => on.orders.hangUp({ orderId, reasonCode: 'waitParts' })],
  'orders.evaluate': [accepted, (on, orderId) => on.orders.resolve({ orderId, solution: 'x' })],
  'orders.decline': [
    (on, orderId) =>
      on.orders.transfer({ orderId, groupId: tenant.groupId, engineerId: everything.accountId, remark: 'x' }),
  ],
};

/** A full request without what the server takes in other company only, such as the cursor of a page before. */
async function takenRequest(call: Call, account: TestAccount): Promise<object> {
  const token = await server.tokenOf(account);
  let request = sampleRequest(call) as object;
  for (;;) {
    const { envelope } = await sendRequest(call, token, request);
    const refused: { path: string }[] = envelope.status === 10001 ? envelope.data.issues : [];
    const names = refused.map(({ path }) => path.split('.')[0]);
    const rest = Object.entries(request).filter(([name]) => !names.includes(name));
    if (rest.length === Object.keys(request).length) return request;
    request = Object.fromEntries(rest);
  }
}

/** A request that the server would take now, from what the module says its call is asked for; it is not sent. */
async function validRequest(call: Call, account: TestAccount): Promise<object> {
  const row = accessRows[call.id];
  if (!row || row === 'no thing') return takenRequest(call, account);
  const steps = stepsBefore[call.id as CallId] ?? [];
  let caught: object | undefined;
  const catching: typeof fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(String(url));
    if (pathname !== call.path) return fetch(url, init);
    caught ??= init?.body ? (JSON.parse(String(init.body)) as object) : Object.fromEntries(searchParams);
    throw new TypeError('It is sent changed, not as it is');
  };
  const on = createClient({ baseUrl: server.url, retries: 0, fetch: catching });
  const token = await server.tokenOf(account);
  on.session.adopt({
    token,
    id: account.accountId,
    type: 1,
    admin: 0,
    menuList: [],
    expiresAt: '2099-01-01',
  });
  const made = await things();
  if (steps.length > 0) {
    const doing = await made.as(everything);
    for (const step of steps) await step(doing, made.orderId);
  }
  await row.ask(on, made).catch((error: unknown) => {
    if (!caught) throw error;
  });
  if (!caught) throw new Error(`${call.id} was not asked for`);
  return caught;
}

function sendRequest(call: Call, token: string, request: object): Promise<RawAnswer> {
  if (call.method === 'POST') {
    const headers = { token, 'content-type': 'application/json' };
    return send(server.url + call.path, { method: 'POST', headers, body: JSON.stringify(request) });
  }
  const { id, secret, ...rest } = request as { id?: unknown; secret?: unknown };
  const inPath = encodeURIComponent(String(id ?? secret ?? 'x').toWellFormed());
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  if (id !== undefined && !call.path.includes(':id')) query.set('id', String(id));
  return send(`${server.url}${call.path.replace(/:(id|secret)/, inPath)}?${query}`, { headers: { token } });
}

/** Open to both sides, but more comes of them here. */
const byClients = ['orders.evaluate', 'requirements.create'];
const signedOut = [10006, 4011, 4012, 4014];

describe.runIf(speaksForBoth)('a valid request with one field at the edge of its kind', () => {
  it.each(calls.map((call) => [call.id, call] as const))('is answered by %s', async (_id, call) => {
    const account = byClients.includes(call.id) || call.side === 'client' ? tenant.client : everything;
    const full = sampleRequest(call) as object;
    let valid = await validRequest(call, account);
    let token = await server.tokenOf(account);
    const broken: unknown[] = [];
    for (const { path, edge } of mutationsOf(valid, full)) {
      const request = withValue(valid, path, edge) as object;
      const ask = () => sendRequest(call, token, request).catch(cutOff);
      let answer = await ask();
      if (signedOut.includes(answer.envelope.status ?? 0)) {
        token = await server.tokenOf(account);
        answer = await ask();
      }
      if (answer.http >= 500 || tooLenient(answer, valid, path, edge)) {
        broken.push([path.join('.'), edge, answer.http, answer.text]);
      }
      // What was changed is no longer there to be changed.
      if (answer.envelope.status === 10000 && call.writes) valid = await validRequest(call, account);
    }
    expect(broken).toEqual([]);
  });
});

describe('an address with something else in the place of its id or secret', () => {
  const addressed = calls.filter(({ path }) => path.includes(':'));
  const odd = ['%', '%FF', '%00', '%0d%0a', '%2e%2e', 'x%2Fy', '7', 't1.x', 'X'.repeat(9000), '\u516c'];

  it.each(addressed.map((call) => [call.id, call] as const))('is refused by %s', async (_id, call) => {
    const token = await server.tokenOf(everything);
    for (const text of odd) {
      const url = server.url + call.path.replace(/:(id|secret)/, text);
      const { http, envelope } = await send(url, { headers: { token } });
      expect([text, http < 500]).toEqual([text, true]);
      expect([10001, 10404]).toContain(envelope.status);
    }
  });
});

/** Whether something that is no id was taken for one, or refused without a word of which field it was. */
function tooLenient(
  { envelope }: Pick<RawAnswer, 'envelope'>,
  valid: object,
  path: Path,
  edge: unknown,
): boolean {
  const before = path.reduce<unknown>(
    (holder, key) => (holder as Record<string, unknown> | undefined)?.[key],
    valid,
  );
  if (typeof before !== 'string' || !uuid.test(before) || !noIds.includes(edge as string)) return false;
  // The reply does not say what is wrong with a slider pass.
  if (envelope.status === 10404 || path[0] === 'challengeId') return false;
  const paths: string[] = envelope.data?.issues?.map((issue: { path: string }) => issue.path) ?? [];
  return envelope.status !== 10001 || !paths.includes(path.join('.'));
}

/** A reply that broke off is as bad as one that says so. */
function cutOff(error: unknown) {
  return { http: 599, envelope: { status: 0 }, text: String(error) };
}
