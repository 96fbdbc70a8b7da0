import { type Client, createClient, memoryStorage } from '@svcdesk/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './platform/db/index.ts';
import {
  buildTenant,
  draftOf,
  linkPartner,
  spareDatabase,
  type TestAccount,
  type TestPartner,
  type TestTenant,
  testPassword,
} from './testing/index.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

/** Two processes that share nothing but a PostgreSQL, as behind a balancer. */
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('two servers on one PostgreSQL', () => {
  let servers: readonly [ServerProcess, ServerProcess];
  let tenant: TestTenant;
  let partner: TestPartner;
  const cleanups: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const spare = await spareDatabase();
    cleanups.push(spare.drop);
    if (spare.options.kind !== 'postgres') throw new Error('PostgreSQL only');
    const db = await openDatabase(spare.options);
    tenant = await buildTenant(db);
    partner = await linkPartner(tenant);
    await db.close();
    const settings = { DATABASE_URL: spare.options.url, SVCDESK_RATE_LIMITS: 'off' };
    servers = await Promise.all([startProcess(settings), startProcess(settings)]);
    cleanups.push(() => Promise.all(servers.map((server) => server.kill())));
  });
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  /** The clients of one session on both servers. */
  async function onBoth({ account }: TestAccount): Promise<readonly [Client, Client]> {
    const storage = memoryStorage();
    const [first, second] = servers.map(({ url }) => createClient({ baseUrl: url, storage })) as [
      Client,
      Client,
    ];
    await first.signIn({ account, password: testPassword });
    second.session.refresh();
    return [first, second];
  }

  const codesOf = (works: readonly Promise<unknown>[]): Promise<string[]> =>
    Promise.all(
      works.map((work) =>
        work.then(
          () => 'done',
          ({ code }: { code?: string }) => code ?? 'no code',
        ),
      ),
    );

  it('know each other’s sessions, and their end at once', async () => {
    const [first, second] = await onBoth(tenant.engineer2);
    expect((await second.account.personal({})).id).toBe(tenant.engineer2.accountId);
    expect((await first.account.personal({})).id).toBe(tenant.engineer2.accountId);
    await first.auth.logout({});
    await expect
      .poll(() => second.account.personal({}).then(String, (error: { code: string }) => error.code), {
        timeout: 900,
        interval: 20,
      })
      .toBe('sessionEnded');
  });

  it('tell their readers what happened on the other', async () => {
    const [client] = await onBoth(tenant.client);
    const [, engineer] = await onBoth(tenant.engineer);
    const heard: string[] = [];
    const listening = engineer.events.listen({
      onEvent: ({ kind, data }) => heard.push(kind === 'order' ? data.id : kind),
    });
    onTestFinished(() => listening.stop());
    await expect.poll(() => listening.position(), { timeout: 10_000 }).toBeDefined();
    const { id } = await client.orders.create(draftOf(tenant));
    await expect
      .poll(() => heard, { timeout: 10_000 })
      .toEqual(expect.arrayContaining([id, 'pool', 'message']));
  });

  it('let one of a hundred accept an order, and tell ninety-nine that it has changed', async () => {
    const [client] = await onBoth(tenant.client);
    const engineers = [...(await onBoth(tenant.engineer)), ...(await onBoth(tenant.engineer2))];
    const { id: orderId, version } = await client.orders.create(draftOf(tenant));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => engineers[index % 4]?.orders.accept({ orderId, version })),
    );
    const refusals = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { errorCode?: string }).errorCode] : [],
    );
    expect(refusals).toEqual(Array.from({ length: 99 }, () => '13001'));
    const history = await client.orders.history({ orderId });
    expect(history.map(({ action }) => action)).toEqual(['create', 'accept']);
  });

  it('answer a key that comes fifty times at once fifty times the same, having done it once', async () => {
    const [client] = await onBoth(tenant.client);
    const both = [client, (await onBoth(tenant.client))[1]] as const;
    const draft = draftOf(tenant, { title: 'Sent fifty times' });
    const idempotencyKey = 'the-same';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        both[index % 2 ? 1 : 0].orders.create(draft, { idempotencyKey }),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { list } = await client.orders.cellPage({ size: 100 });
    expect(list.filter(({ title }) => title === 'Sent fifty times')).toHaveLength(1);
    await expect(both[1].orders.create(draftOf(tenant), { idempotencyKey })).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('let one of many distribute or retake what was entrusted', async () => {
    const [client] = await onBoth(tenant.client);
    const [engineer] = await onBoth(tenant.engineer);
    const [owner] = await onBoth(tenant.lead);
    const both = await onBoth(partner.lead);
    const [one, two] = [partner.engineer.accountId, partner.engineer2.accountId];
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId });
    const { id } = await owner.entrust.create({ orderId, partnerTenantId: partner.tenantId });
    const given = await codesOf(
      Array.from({ length: 20 }, (_, index) =>
        both[index % 2 ? 1 : 0].entrust.distribute({ id, status: 1, engineerId: index % 3 ? one : two }),
      ),
    );
    expect(given.toSorted()).toEqual([...Array<string>(19).fill('distributeChanged'), 'done']);
    const { version } = await both[0].entrust.detail({ id });
    const moved = await codesOf(
      Array.from({ length: 20 }, (_, index) =>
        both[index % 2 ? 1 : 0].entrust.retake({ id, status: 2, version }),
      ),
    );
    expect(moved.toSorted()).toEqual(['done', ...Array<string>(19).fill('retakeChanged')]);
    expect(await both[1].entrust.records({ id })).toHaveLength(3);
  });

  it('let one of many lock a requirement, and the next once it is unlocked', async () => {
    const [client] = await onBoth(tenant.client);
    const people = [await onBoth(tenant.lead), await onBoth(tenant.dispatcher)] as const;
    const { id } = await client.requirements.create({
      cellId: tenant.cellIds[0] ?? '',
      title: 'A second printer',
    });
    const owners = async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const who = index % 2 ? 1 : 0;
          const { mine } = await people[who][index % 4 < 2 ? 0 : 1].requirements.checkLock({ id });
          return { who, mine };
        }),
      );
      return new Set(answers.filter(({ mine }) => mine).map(({ who }) => who));
    };
    const [first, ...others] = await owners();
    expect(others).toEqual([]);
    const [mine, theirs] = first === 0 ? people : [people[1], people[0]];
    const outcomes = await codesOf([
      ...Array.from({ length: 10 }, (_, index) => mine[index % 2 ? 1 : 0].requirements.unlock({ id })),
      ...Array.from({ length: 10 }, (_, index) => theirs[index % 2 ? 1 : 0].requirements.checkLock({ id })),
    ]);
    expect(outcomes).toContain('done');
    expect((await theirs[0].requirements.checkLock({ id })).mine).toBe(true);
    expect((await mine[1].requirements.checkLock({ id })).mine).toBe(false);
  });

  it('take one evaluation of many', async () => {
    const both = await onBoth(tenant.client);
    const [, engineer] = await onBoth(tenant.engineer);
    const { id: orderId } = await both[0].orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId });
    await engineer.orders.resolve({ orderId, solution: 'Done' });
    const outcomes = await codesOf(
      Array.from({ length: 20 }, (_, index) =>
        both[index % 2 ? 1 : 0].orders.evaluate({ orderId, label: '', stars: '5,5,5,5' }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(19).fill('notAllowed')]);
    const history = await both[1].orders.history({ orderId });
    expect(history.map(({ action }) => action)).toEqual(['create', 'accept', 'resolve', 'evaluate']);
  });

  it('hand their readers over when one of them is told to stop', async () => {
    const [client] = await onBoth(tenant.client);
    const [, engineer] = await onBoth(tenant.engineer);
    const [staying, leaving] = servers;
    let url = leaving.url;
    const heard: string[] = [];
    const moving = createClient({
      baseUrl: 'http://desk',
      fetch: ((path: string, init: RequestInit) => fetch(path.replace('http://desk', url), init)) as never,
      session: engineer.session,
    });
    const listening = moving.events.listen({
      onEvent: ({ kind, data }) => heard.push(kind === 'order' ? data.id : kind),
      random: () => 0,
    });
    onTestFinished(() => listening.stop());
    await expect.poll(() => listening.position(), { timeout: 10_000 }).toBeDefined();
    url = staying.url;
    const stopped = leaving.stop();
    const { id } = await client.orders.create(draftOf(tenant));
    expect(await stopped).toBe(0);
    await expect.poll(() => heard, { timeout: 15_000 }).toContain(id);
  });
});
