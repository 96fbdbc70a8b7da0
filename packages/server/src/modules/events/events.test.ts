import { createClient, type StreamEvent } from '@svcdesk/core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import type { Services } from '../../platform/http/services.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  draftOf,
  post,
  send,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { listen, openStream } from './sse-client.fixture.ts';

const db = await testDatabase();
const times = { heartbeatMs: 60, lookMs: 100 };
const server = await testServer(db, { eventTimes: times });
/** A second server on the same database, as behind a balancer. */
const second = await testServer(db, { eventTimes: times });
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const streamOf = async (account: TestAccount, on = server, headers: Record<string, string> = {}) =>
  openStream(db, on, account, { token: await on.tokenOf(account), ...headers });

const orderOf = async (by = tenant.client) => (await server.as(by)).orders.create(draftOf(tenant));

describe('a stream', () => {
  it('tells of an order to those who see it, on every server, and to no other account', async () => {
    const foreign = await buildTenant(db);
    const [member, lead, client, elsewhere] = await Promise.all([
      streamOf(tenant.engineer),
      streamOf(tenant.lead, second),
      streamOf(tenant.client, second),
      streamOf(tenant.dispatcher, second),
    ]);
    const strangers = await Promise.all(
      [tenant.outsider, tenant.monitor, tenant.otherClient, tenant.ownClient, foreign.dispatcher].map(
        (account) => streamOf(account, second),
      ),
    );
    const { id } = await orderOf();
    for (const stream of [member, lead, client, elsewhere]) {
      await expect.poll(() => stream.of('order')).toContain(id);
      expect(stream.heard.find(({ event }) => event === 'order')?.data).toEqual({ id, action: 'create' });
      expect(stream.of('counts').length).toBeGreaterThan(0);
    }
    expect(member.of('pool')).toEqual([id]);
    expect(client.of('pool')).toEqual([]);
    await expect.poll(() => member.of('message')).toContain('order.new');
    expect(client.of('message')).toEqual([]);
    for (const stream of strangers) expect(stream.heard).toEqual([]);
  });

  it('tells a group that an order went out of its sight, and the other that it came', async () => {
    const { id } = await orderOf();
    const [before, after] = [await streamOf(tenant.engineer2), await streamOf(tenant.outsider)];
    const lead = await server.as(tenant.lead);
    await lead.orders.transfer({ orderId: id, groupId: tenant.otherGroupId, remark: 'Yours' });
    await expect.poll(() => before.of('order')).toEqual([id]);
    expect(before.heard[0]?.data).toEqual({ id, action: 'transfer', gone: true });
    await expect.poll(() => after.of('order')).toEqual([id]);
    expect(after.heard[0]?.data).toEqual({ id, action: 'transfer' });
    expect(before.of('pool')).toEqual([id]);
    expect(after.of('pool')).toEqual([id]);
  });

  it('keeps from clients what they are not shown, and tells those who were given a copy', async () => {
    const { id } = await orderOf();
    const [client, copied] = [await streamOf(tenant.client), await streamOf(tenant.outsider)];
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId: id });
    await engineer.orders.progress({ orderId: id, content: 'Among us', internal: true });
    await insertRows(db, tables.orderCc, {
      tenantId: tenant.tenantId,
      id: crypto.randomUUID(),
      orderId: id,
      accountId: tenant.outsider.accountId,
      byId: tenant.lead.accountId,
    });
    await engineer.orders.progress({ orderId: id, content: 'For all', internal: false });
    await expect.poll(() => client.of('order').length).toBe(2);
    expect(client.heard.filter(({ event }) => event === 'order').map(({ data }) => data.action)).toEqual([
      'accept',
      'progress',
    ]);
    await expect.poll(() => copied.of('order')).toContain(id);
  });

  it('tells other windows of the reader that messages were read', async () => {
    await orderOf();
    const stream = await streamOf(tenant.engineer);
    const client = await server.as(tenant.engineer);
    await client.messages.markAllRead({ sysMsgFlag: 0 });
    await expect.poll(() => stream.heard.map(({ data }) => data)).toEqual([{ read: true }, {}]);
    await client.messages.markAllRead({ sysMsgFlag: 0 });
    const { id } = await orderOf();
    await expect.poll(() => stream.of('order')).toEqual([id]);
    expect(stream.heard.filter(({ data }) => data.read === true)).toHaveLength(1);
  });
});

describe('who comes back', () => {
  it('is sent what they missed, on another server too, and nothing twice', async () => {
    const first = await streamOf(tenant.engineer);
    const heard = await orderOf();
    await expect.poll(() => first.of('order')).toEqual([heard.id]);
    const bookmark = first.ids.at(-1) ?? '';
    first.close();
    const missed = [await orderOf(), await orderOf()].map(({ id }) => id);
    const again = await streamOf(tenant.engineer, second, { 'last-event-id': bookmark });
    await expect.poll(() => again.of('order')).toEqual(missed);
    const { id } = await orderOf();
    await expect.poll(() => again.of('order')).toEqual([...missed, id]);
  });

  it('is sent it from the first sign of life on, though they had heard nothing yet', async () => {
    const first = await streamOf(tenant.engineer);
    const [bookmark = ''] = first.ids;
    first.close();
    const { id } = await orderOf();
    const again = await streamOf(tenant.engineer, second, { 'last-event-id': bookmark });
    await expect.poll(() => again.of('order')).toEqual([id]);
    expect(again.of('reset')).toEqual([]);
  });

  it('is sent it after an hour too, as it was, without looking at everything anew', async () => {
    const first = await streamOf(tenant.engineer);
    const bookmark = first.ids.at(-1) ?? '';
    first.close();
    const missed = [await orderOf(), await orderOf()].map(({ id }) => id);
    for (const { clock } of [server, second]) clock.advance(3_600_000);
    const again = await streamOf(tenant.engineer, second, { 'last-event-id': bookmark });
    await expect.poll(() => again.of('order')).toEqual(missed);
    expect(again.of('reset')).toEqual([]);
    for (const { clock } of [server, second]) clock.advance(-3_600_000);
  });

  it('looks at everything anew when their bookmark is old, unreadable, or of another database', async () => {
    const late = `1.1.${server.clock.now().getTime() - 3 * 86_400_000}`;
    const foreign = `999999999.1.${server.clock.now().getTime()}`;
    for (const bookmark of [late, foreign, 'yesterday']) {
      const stream = await streamOf(tenant.engineer, server, { 'last-event-id': bookmark });
      await expect.poll(() => stream.heard.map(({ event }) => event)).toContain('reset');
      expect(stream.of('order')).toEqual([]);
    }
  });

  it('looks at everything anew when they missed more than is worth telling', async () => {
    const stream = await streamOf(tenant.engineer2);
    const bookmark = stream.ids.at(-1) ?? '';
    stream.close();
    await db.connection.run({
      text: `INSERT INTO events (tenant_id, kind, account_ids)
        SELECT $1, 'read', ARRAY[$2::uuid] FROM generate_series(1, 1200)`,
      values: [tenant.tenantId, tenant.engineer2.accountId],
    });
    const again = await streamOf(tenant.engineer2, second, { 'last-event-id': bookmark });
    await expect.poll(() => again.heard.map(({ event }) => event)).toContain('reset');
    expect(again.heard.length).toBeLessThan(1100);
  });
});

describe('what a transaction wrote', () => {
  it.runIf(process.env.SVCDESK_TEST_DB === 'postgres')(
    'is emitted only when none that began before it is under way, in the order in which it is read again',
    async () => {
      const stream = await streamOf(tenant.engineer);
      const goOn = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const older = db.transaction(async (tx) => {
        await tx.connection.run({
          text: `INSERT INTO events (tenant_id, kind, account_ids) VALUES ($1, 'message', ARRAY[$2::uuid])`,
          values: [tenant.tenantId, tenant.engineer.accountId],
        });
        begun.resolve();
        await goOn.promise;
      });
      await begun.promise;
      const { id } = await orderOf();
      const beats = stream.ids.length;
      await expect.poll(() => stream.ids.length).toBeGreaterThan(beats + 3);
      expect(stream.heard).toEqual([]);
      goOn.resolve();
      await older;
      await expect.poll(() => stream.of('order')).toEqual([id]);
      expect(stream.heard[0]).toMatchObject({ event: 'message' });
    },
  );
});

describe('the reader of a stream', () => {
  it('is asked who they are, and may show a ticket once within a minute instead', async () => {
    const refusal = async (url: string) => {
      const { http, envelope } = await send(url);
      return [http, envelope.status];
    };
    expect(await refusal(`${server.url}/api/events`)).toEqual([401, 10004]);
    const client = await server.as(tenant.engineer);
    const { ticket } = await client.events.ticket({});
    const stream = await listen(second, {}, `?ticket=${ticket}`);
    expect(stream.status).toBe(200);
    const { id } = await orderOf();
    await expect.poll(() => stream.of('order')).toContain(id);
    expect(await refusal(`${second.url}/api/events?ticket=${ticket}`)).toEqual([401, 10006]);
    const { ticket: late } = await client.events.ticket({});
    server.clock.advance(61_000);
    expect(await refusal(`${server.url}/api/events?ticket=${late}`)).toEqual([401, 10008]);
    server.clock.advance(-61_000);
    const { ticket: elsewhere } = await client.events.ticket({});
    const misused = await post(`${server.url}/api/msg/msg/not_read_num?ticket=${elsewhere}`, {});
    expect(misused.envelope.status).toBe(10004);
  });

  it('loses it with their session, and sees at once what their groups are by then', async () => {
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const stream = await streamOf(person);
    await db.connection.run({
      text: 'DELETE FROM group_members WHERE account_id = $1',
      values: [person.accountId],
    });
    await db.transaction((tx) => server.services.access.forget(tx, person.tenantId, person.accountId));
    const watcher = await streamOf(tenant.engineer);
    const beats = stream.ids.length;
    await expect.poll(() => stream.ids.length).toBeGreaterThan(beats + 1);
    const { id } = await orderOf();
    await expect.poll(() => watcher.of('order')).toContain(id);
    expect(stream.of('order')).toEqual([]);

    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE id = $1',
      values: [person.accountId],
    });
    await stream.over;
  });

  describe('whose rights have changed', () => {
    /** Has a person leave the group, and an order come there right after. */
    async function loseAccess({ tenantId, accountId }: TestAccount, notified: boolean): Promise<string> {
      await db.transaction(async (tx) => {
        await tx.connection.run({
          text: 'DELETE FROM group_members WHERE account_id = $1',
          values: [accountId],
        });
        const silent: typeof tx = Object.create(tx, { notify: { value: () => {} } });
        await server.services.access.forget(notified ? tx : silent, tenantId, accountId);
      });
      return (await orderOf()).id;
    }

    it('hears nothing more by those of before, though no notification of that arrives', async () => {
      const patient = await testServer(db, { eventTimes: { heartbeatMs: 3_600_000, lookMs: 100 } });
      const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
      const [stream, colleague] = [await streamOf(person, patient), await streamOf(tenant.engineer, patient)];
      const { id: before } = await orderOf();
      await expect.poll(() => stream.of('order')).toEqual([before]);
      const after = await loseAccess(person, false);
      await expect.poll(() => colleague.of('order')).toEqual([before, after]);
      expect(stream.of('order')).toEqual([before]);
      expect(stream.of('pool')).toEqual([before]);
    });

    it('hears nothing more of a group when they are taken off its duty', async () => {
      const patient = await testServer(db, { eventTimes: { heartbeatMs: 3_600_000, lookMs: 100 } });
      for (const { clock } of [server, patient]) {
        const before = clock.now().getTime();
        advanceToHour(clock, 10);
        const forwardMs = clock.now().getTime() - before;
        onTestFinished(() => clock.advance(-forwardMs));
      }
      const { rootId, outsider } = tenant;
      const dispatcher = await patient.as(tenant.dispatcher);
      const date = patient.clock.now().toISOString().slice(0, 10);
      const setDuty = (accountIds: string[]) =>
        dispatcher.duty.set({ groupId: rootId, date, accountIds, shift: 'day' });
      const orderOfRoot = async () => {
        const { id } = await orderOf();
        await dispatcher.orders.transfer({ orderId: id, groupId: rootId, remark: 'Ours' });
        return id;
      };
      await setDuty([outsider.accountId]);
      const [stream, watcher] = [
        await streamOf(outsider, patient),
        await streamOf(tenant.dispatcher, patient),
      ];
      // Its creation and its transfer: who looks late sees where it stands by then.
      const orders = () => [...new Set(stream.of('order'))];
      const before = await orderOfRoot();
      await expect.poll(orders).toEqual([before]);
      await setDuty([]);
      const after = await orderOfRoot();
      await expect.poll(() => watcher.of('order')).toContain(after);
      await expect.poll(() => watcher.of('pool').at(-1)).toBe(after);
      expect(orders()).toEqual([before]);
    });

    it('hears nothing as long as the new ones cannot be looked up', async () => {
      const lost = new Set<string>();
      const access: Services['access'] = Object.create(server.services.access, {
        identifySession: {
          value: async (tenantId: string, sessionId: string) => {
            const answer = await server.services.access.identifySession(tenantId, sessionId);
            if ('signedIn' in answer && lost.has(answer.signedIn.actor.accountId)) throw new Error('away');
            return answer;
          },
        },
        close: { value: async () => {} },
      });
      const third = await testServer(db, { eventTimes: times, replace: { access } });
      const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
      const stream = await streamOf(person, third);
      lost.add(person.accountId);
      const id = await loseAccess(person, true);
      const beats = stream.ids.length;
      await expect.poll(() => stream.ids.length).toBeGreaterThan(beats + 5);
      expect(stream.heard).toEqual([]);
      lost.clear();
      const watcher = await streamOf(tenant.engineer, third);
      const { id: next } = await orderOf();
      await expect.poll(() => watcher.of('order')).toContain(next);
      expect(JSON.stringify(stream.heard)).not.toContain(id);
      expect(JSON.stringify(stream.heard)).not.toContain(next);
    });
  });
});

describe('the client', () => {
  it('listens on, over a break and a server that stopped, until its session ends', async () => {
    const session = (await server.as(tenant.engineer)).session;
    const events: StreamEvent[] = [];
    const states: string[] = [];
    const notified = () => events.flatMap(({ kind, data }) => (kind === 'order' ? [data.id] : []));
    const stopping = await testServer(db, { eventTimes: times });
    let url = stopping.url;
    const moving = createClient({
      baseUrl: 'http://desk',
      fetch: ((path: string, init: RequestInit) => fetch(path.replace('http://desk', url), init)) as never,
      session,
    });
    const listening = moving.events.listen({
      onEvent: (event) => events.push(event),
      onState: (state) => states.push(state),
      random: () => 0,
    });
    onTestFinished(() => listening.stop());
    await expect.poll(() => listening.position()).toBeDefined();
    const first = await orderOf();
    await expect.poll(notified).toEqual([first.id]);
    url = second.url;
    await stopping.close();
    const missed = await orderOf();
    await expect.poll(notified, { timeout: 20_000 }).toEqual([first.id, missed.id]);
    expect(states).toEqual(['open', 'waiting', 'open']);
    const client = await server.as(tenant.engineer);
    client.session.adopt({ ...(session.current() as NonNullable<ReturnType<typeof session.current>>) });
    await client.auth.logout({});
    await expect.poll(() => session.current(), { timeout: 20_000 }).toBeUndefined();
    expect(states.at(-1)).toBe('ended');
  });
});

describe('a server that stops', () => {
  it('ends its streams and does not wait for their readers', async () => {
    const stopping = await testServer(db, { eventTimes: times });
    const token = await stopping.tokenOf(tenant.engineer);
    const stream = await listen(stopping, { token }, '', false);
    await stopping.close();
    await stream.over;
    expect(stream.status).toBe(200);
  });
});
