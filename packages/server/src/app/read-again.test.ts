import { createClient, SvcdeskError } from '@svcdesk/core';
import { type Call, domains, isCall, orders, type RequestOf, type Schema } from '@svcdesk/core/contract';
import { checksOf, definitionOf } from '@svcdesk/core/contract/schema-definition';
import { createOutbox, memoryOutboxStorage, sendingBy } from '@svcdesk/core/outbox';
import { describe, expect, it } from 'vitest';
import { buildAsset } from '../testing/assets.ts';
import {
  buildTenant,
  draftOf,
  emptyDatabase,
  newId,
  type TestAccount,
  testServer,
} from '../testing/index.ts';
import { query } from '../testing/query.ts';
import { purgeExpired } from './jobs.ts';
import { leftAfterADay } from './read-again.ts';

const db = await emptyDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const dayMs = 86_400_000;

/** How large the kept answers of the tenant are, in bytes. */
const keptBytes = async (): Promise<number> => {
  const [row] = await query(db)<{ bytes: number }>`
    SELECT sum(pg_column_size(answer))::int AS bytes FROM idempotency_keys WHERE tenant_id = ${tenant.tenantId}`;
  return row?.bytes ?? 0;
};

async function passDay(): Promise<void> {
  server.clock.advance(dayMs + 60_000);
  await purgeExpired(db, server.clock.now());
}

/** Which fields are left of the answers that are kept under such keys. */
async function keptOf(like: string): Promise<unknown[]> {
  const rows = await query(db)<{ fields: string[] }>`
    SELECT ARRAY(SELECT jsonb_object_keys(answer)) AS fields FROM idempotency_keys WHERE key LIKE ${like}`;
  return rows.map(({ fields }) => fields);
}

/** An hour that begins then. */
const timesIn = (beginMs: number) => ({
  planStart: new Date(beginMs).toISOString(),
  planEnd: new Date(beginMs + 3_600_000).toISOString(),
});

/** A phone with an outbox that holds one write, whose answer does not reach it at first. */
async function phoneOf<C extends Call>(account: TestAccount, call: C, request: RequestOf<C>) {
  let reaches = false;
  const client = createClient({
    baseUrl: server.url,
    retries: 0,
    clock: () => server.clock.now().getTime(),
    fetch: async (input, init) => {
      const reply = await fetch(input, init);
      if (!reaches) throw new SvcdeskError('network');
      return reply;
    },
  });
  const signIn = async () => {
    const session = (await server.as(account)).session.current();
    if (session) client.session.adopt(session);
  };
  const storage = memoryOutboxStorage();
  const outbox = createOutbox({ storage, sending: sendingBy(client, { storage }) });
  await signIn();
  return {
    send: () => outbox.submit(call, request),
    /** Signs in and sends what waits; gives the answer. */
    async comeBack(): Promise<unknown> {
      reaches = true;
      await signIn();
      const answered = new Promise<unknown>((resolve, reject) => {
        outbox.onOutcome((_item, outcome) =>
          outcome.state === 'done' ? resolve(outcome.data) : reject(new Error(JSON.stringify(outcome))),
        );
      });
      await outbox.wake();
      outbox.rest();
      expect(outbox.state().items).toEqual([]);
      return answered;
    },
  };
}

describe('a write that comes again after six days', () => {
  it('is not done twice, and is answered as what it made stands now', async () => {
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    // As the outbox of a phone sends it: the order has its id from the phone.
    const draft = { ...draftOf(tenant, { title: 'Sent from a cellar' }), id: newId() };
    const creating = { idempotencyKey: newId() };
    const accepting = { idempotencyKey: newId() };
    const made = await client.orders.create(draft, creating);
    const accepted = await engineer.orders.accept({ orderId: made.id }, accepting);
    const asked = { cellId: tenant.cellIds[0] ?? '', title: 'A second printer' };
    const asking = { idempotencyKey: newId() };
    const requirement = await client.requirements.create(asked, asking);
    const whole = await keptBytes();

    await purgeExpired(db, new Date(server.clock.now().getTime() + dayMs - 60_000));
    expect(await keptBytes()).toBe(whole);
    expect(await client.orders.create(draft, creating)).toEqual(made);

    await engineer.orders.resolve({ orderId: made.id, solution: 'Plugged in again' });
    server.clock.advance(6 * dayMs);
    await purgeExpired(db, server.clock.now());
    expect(await keptBytes()).toBeLessThan(whole / 5);

    const [later, stays, still] = [
      await (await server.as(tenant.client)).orders.create(draft, creating),
      await (await server.as(tenant.engineer)).orders.accept({ orderId: made.id }, accepting),
      await (await server.as(tenant.client)).requirements.create(asked, asking),
    ];
    expect(later).toMatchObject({ id: made.id, orderNo: made.orderNo, title: made.title });
    expect(later.status).not.toBe(made.status);
    expect([stays.id, stays.status]).toEqual([accepted.id, later.status]);
    expect(still).toMatchObject({ id: requirement.id, requirementNo: requirement.requirementNo });
    const again = await server.as(tenant.client);
    const { list } = await again.orders.cellPage({ size: 100 });
    expect(list.filter(({ title }) => title === draft.title)).toHaveLength(1);
    await expect(again.orders.create({ ...draft, title: 'Another one' }, creating)).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('is not done twice when an outbox sends it whose answer was lost, whatever it did', async () => {
    const onSite = { title: 'Written in a tunnel', serverCatalogId: tenant.onSiteCatalogId };
    const order = { ...draftOf(tenant, onSite), id: newId() };
    const about = { orderId: order.id };
    const content = 'Long words. '.repeat(300);
    const phones = [
      await phoneOf(tenant.client, orders.create, order),
      await phoneOf(tenant.engineer, orders.accept, about),
      await phoneOf(tenant.engineer, orders.depart, about),
      await phoneOf(tenant.engineer, orders.clockIn, about),
      await phoneOf(tenant.engineer, orders.progress, { ...about, content }),
      await phoneOf(tenant.client, orders.supplement, { ...about, content }),
    ];
    for (const { send } of phones) expect(await send()).toMatchObject({ state: 'later' });
    const dispatcher = await server.as(tenant.dispatcher);
    const history = await dispatcher.orders.history({ orderId: order.id });
    expect(history.map(({ action }) => action)).toEqual([
      ...['create', 'accept', 'depart', 'clockIn', 'progress', 'supplement'],
    ]);

    const whole = await keptBytes();
    // A phone asks its person about what is older than six days.
    server.clock.advance(6 * dayMs - 60_000);
    await purgeExpired(db, server.clock.now());
    expect(await keptBytes()).toBeLessThan(whole / 5);
    const answers = [];
    for (const { comeBack } of phones) answers.push(await comeBack());
    expect(answers.map((data) => Object(data).id)).toEqual([
      ...[order.id, order.id],
      ...history.slice(2).map(({ id }) => id),
    ]);
    expect(answers.slice(4).map((data) => Object(data).remark)).toEqual([content.trim(), content.trim()]);
    const again = await server.as(tenant.dispatcher);
    expect(await again.orders.history({ orderId: order.id })).toEqual(history);
  });

  it('is answered as that stands now of other things than orders too', async () => {
    const [lead, dispatcher, client] = [tenant.lead, tenant.dispatcher, tenant.client];
    const key = (name: string) => ({ idempotencyKey: `other-things-${name}` });
    const { id: orderId } = await (await server.as(client)).orders.create(draftOf(tenant));
    await (await server.as(tenant.engineer)).orders.accept({ orderId });
    const { ciId } = await buildAsset(tenant);
    const writes: (() => Promise<unknown>)[] = [
      async () => (await server.as(lead)).account.update({ locale: 'en' }, key('profile')),
      async () => (await server.as(lead)).assets.update({ ciId, name: 'Till by the door' }, key('asset')),
      async () =>
        (await server.as(dispatcher)).schedules.change(
          { orderId, engineerId: tenant.engineer.accountId, ...later },
          key('plan'),
        ),
    ];
    const later = timesIn(server.clock.now().getTime() + 3 * dayMs);
    const first = [];
    for (const write of writes) first.push(await write());
    await passDay();
    expect(await keptOf('other-things-%')).toEqual(first.map(() => ['id']));
    for (const [index, write] of writes.entries()) expect(await write()).toEqual(first[index]);
  });

  it('keeps of a plan what changed meanwhile, and not how it was', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const { id: orderId, version } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    const stop = { orderId, version, engineerId: tenant.engineer.accountId };
    const [planning, late] = [{ idempotencyKey: newId() }, { idempotencyKey: newId() }];
    const done = await dispatcher.dispatch.commit({ stops: [stop] }, planning);
    expect(done.undo).toHaveLength(1);
    const refused = await dispatcher.dispatch.commit({ stops: [stop] }, late);
    expect(refused.changed).toHaveLength(1);
    await passDay();
    const again = await server.as(tenant.dispatcher);
    expect(await again.dispatch.commit({ stops: [stop] }, planning)).toEqual({ changed: [], undo: [] });
    expect(await again.dispatch.commit({ stops: [stop] }, late)).toEqual({ ...refused, undo: [] });
  });
});

describe('what is kept of a write for a week', () => {
  const writes = Object.values(domains)
    .flatMap((domain) => Object.values(domain as Record<string, unknown>))
    .filter(isCall)
    .filter((call) => call.writes === true);

  /** Every schema within one, each once: a tree holds itself. */
  function within(schema: Schema, seen = new Set<Schema>()): Schema[] {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const { shape = {}, options = [], items = [], innerType, element, valueType } = definitionOf(schema);
    const inner = [...Object.values(shape), ...options, ...items, innerType, element, valueType];
    return [schema, ...inner.flatMap((each) => (each ? within(each, seen) : []))];
  }

  const fieldsIn = (schema: Schema) =>
    within(schema).flatMap((each) => Object.entries(definitionOf(each).shape ?? {}));

  /** Names of fields that may be long in some request, and so in answers. */
  const long = new Set([
    // All of an asset as JSON.
    'cmdbAsset',
    ...writes
      .flatMap((call) => fieldsIn(call.request()))
      .filter(([, field]) =>
        within(field)
          .flatMap(checksOf)
          .some(({ check, maximum = 0 }) => check === 'max_length' && maximum > 500),
      )
      .map(([name]) => name),
  ]);

  /** Answers that are short all the same. */
  const short: Readonly<Record<string, string>> = {
    'account.saveFilter': 'what its sender wrote, and one keeps fifty of a list at most',
    'duty.set': 'the few people who are on duty on a day',
    'files.upload': 'a name of 150 characters and an address of ours',
    'invites.accept': 'the sites of an invitation',
    'joins.ask': 'by which names a site knows a phone',
    'joins.decide': 'by which names a site knows a phone',
    'leave.save': 'a remark of 500 characters',
    'schedules.feed': 'an address of ours',
    'webhooks.save': 'sealed; names of events, of which there are two dozen',
  };

  const isSmall = (schema: Schema) =>
    within(schema).every((each) => !['array', 'record'].includes(definitionOf(each).type)) &&
    fieldsIn(schema).every(([name]) => !long.has(name));

  it('is an id, or is small: no list and no long text', () => {
    expect([...long]).toEqual(expect.arrayContaining(['content', 'remark']));
    const { ids, parts } = leftAfterADay;
    const named = [ids, parts, short].flatMap(Object.keys);
    const whole = writes.filter(({ id, data }) => !named.includes(id) && !isSmall(data()));
    expect(whole.map(({ id }) => id)).toEqual([]);
    // What is named needs it.
    const names = writes.filter(({ data }) => !isSmall(data())).map(({ id }) => id);
    expect(named.filter((id) => !names.includes(id))).toEqual([]);
  });

  it('is named as its answer names it', () => {
    for (const [id, name] of Object.entries(leftAfterADay.ids)) {
      const call = writes.find((each) => each.id === id);
      expect([id, call && fieldsIn(call.data()).some(([field]) => field === name)]).toEqual([id, true]);
    }
  });
});
