import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  runJob,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

/** So many hours after now, to the second. */
const at = (hours: number) =>
  new Date(Math.floor(server.clock.now().getTime() / 1000) * 1000 + hours * hourMs).toISOString();

/** So many days after today's, as a date. */
const dayIn = (days: number) => at(24 * days).slice(0, 10);

/** An order that an engineer has accepted. */
async function taken(by: TestAccount = tenant.engineer): Promise<string> {
  const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  await (await server.as(by)).orders.accept({ orderId: id });
  return id;
}

describe('planning an order', () => {
  it('puts it into the schedule of its owner, into its history and onto the order', async () => {
    const engineer = await server.as(tenant.engineer);
    const orderId = await taken();
    const plan = { planStart: at(30), planEnd: at(32) };
    const entry = await engineer.schedules.change({ orderId, ...plan });
    expect(entry).toMatchObject({
      orderId,
      orderKind: 'order',
      title: 'Printer does not print',
      accountId: tenant.engineer.accountId,
      ...plan,
      minutes: 120,
      status: 'planned',
      version: 1,
      conflicts: [],
    });
    expect(entry.orderNo).toMatch(/^WO/);
    expect(await engineer.orders.detail({ orderId })).toMatchObject({
      ...plan,
      schedules: [{ id: entry.id }],
    });
    const last = (await engineer.orders.history({ orderId })).at(-1);
    expect(last).toMatchObject({ action: 'plan', handleType: 17 });
    expect(last?.changes).toEqual([
      { field: 'planStart', after: plan.planStart },
      { field: 'planEnd', after: plan.planEnd },
    ]);
    const moved = await engineer.schedules.change({ orderId, planStart: at(40), planEnd: at(41) });
    expect(moved.id).not.toBe(entry.id);
    expect((await engineer.orders.detail({ orderId })).schedules).toHaveLength(1);
  });

  it('counts time that has begun once, when it takes longer and when it went on later', async () => {
    const engineer = await server.as(tenant.engineer);
    const orderId = await taken();
    // Of one moment: the same hour named a second later would be another time.
    const nowMs = Date.parse(at(0));
    const planned = async (from: number, to: number) => {
      const hour = (hours: number) => new Date(nowMs + hours * hourMs).toISOString();
      const plan = { planStart: hour(from), planEnd: hour(to), force: true };
      const { id } = await engineer.schedules.change({ orderId, ...plan });
      const { schedules = [] } = await engineer.orders.detail({ orderId });
      expect(schedules.at(-1)).toMatchObject({ id, conflicts: [] });
      return schedules.slice(0, -1).map(({ status, minutes }) => ({ status, minutes }));
    };
    expect(await planned(-3, 1)).toEqual([]);
    expect(await planned(-3, 2)).toEqual([]);
    expect(await planned(-1, 2)).toEqual([{ status: 'ended', minutes: 120 }]);
    expect(await planned(5, 6)).toEqual([
      { status: 'ended', minutes: 120 },
      { status: 'ended', minutes: 60 },
    ]);
    // As it was taken back: what had begun of it is a part of it again.
    expect(await planned(-3, 2)).toEqual([]);
  });

  it('is only proposed where it overlaps, until it is forced', async () => {
    const engineer = await server.as(tenant.engineer);
    const [first, second] = [await taken(), await taken()];
    const plan = { planStart: at(60), planEnd: at(62) };
    const { id } = await engineer.schedules.change({ orderId: first, ...plan });
    const overlap = { orderId: second, planStart: at(61), planEnd: at(63) };
    const proposed = await engineer.schedules.change(overlap);
    expect(proposed).toMatchObject({ status: 'proposed', conflicts: [id], version: 0 });
    expect((await engineer.orders.detail({ orderId: second })).schedules).toEqual([]);
    expect((await engineer.orders.history({ orderId: second })).at(-1)?.action).toBe('accept');
    const forced = await engineer.schedules.change({ ...overlap, force: true });
    expect(forced).toMatchObject({ status: 'planned', conflicts: [id] });
    // What touches does not overlap, and an order does not stand in its own way.
    const third = await taken();
    expect(
      (await engineer.schedules.change({ orderId: third, planStart: at(63), planEnd: at(64) })).status,
    ).toBe('planned');
    const longer = await engineer.schedules.change({ orderId: third, planStart: at(63), planEnd: at(65) });
    expect(longer).toMatchObject({ status: 'planned', conflicts: [] });
  });

  it('at the same time by two gives the time to one', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => taken(tenant.engineer2)));
    const dispatcher = await server.as(tenant.dispatcher);
    const plan = { planStart: at(100), planEnd: at(101) };
    const answers = await Promise.all(
      orders.map((orderId) => dispatcher.schedules.change({ orderId, ...plan })),
    );
    expect(answers.filter(({ status }) => status === 'planned')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'proposed')).toHaveLength(3);
  });

  it('for whole days takes them from midnight to midnight', async () => {
    const engineer = await server.as(tenant.engineer);
    const orderId = await taken();
    const [before, first, last] = [dayIn(19), dayIn(20), dayIn(21)];
    const plan = { planStart: `${first}T04:00:00Z`, planEnd: `${last}T04:00:00Z` };
    expect(await engineer.schedules.change({ orderId, ...plan, allDay: true })).toMatchObject({
      allDay: true,
      planStart: `${before}T16:00:00.000Z`,
      planEnd: `${last}T16:00:00.000Z`,
      minutes: 2880,
    });
  });

  it('is refused to who may not, for whom it may not be and when it has changed', async () => {
    const orderId = await taken();
    const plan = { orderId, planStart: at(200), planEnd: at(201) };
    const as = async (account: TestAccount) => (await server.as(account)).schedules;
    const reasonOf = (reason: string) => ({ code: 'notAllowed', reason });
    await expect((await as(tenant.engineer2)).change(plan)).rejects.toMatchObject(reasonOf('notHandler'));
    await expect((await as(tenant.outsider)).change(plan)).rejects.toMatchObject({ code: 'notFound' });
    await expect(
      (await as(tenant.engineer)).change({ ...plan, engineerId: tenant.engineer2.accountId }),
    ).rejects.toMatchObject(reasonOf('notHandler'));
    await expect(
      (await as(tenant.lead)).change({ ...plan, engineerId: tenant.outsider.accountId }),
    ).rejects.toMatchObject(reasonOf('targetInvalid'));
    await expect((await as(tenant.engineer)).change({ ...plan, version: 1 })).rejects.toMatchObject({
      code: 'orderChanged',
    });
    await expect((await as(tenant.engineer)).change({ ...plan, planEnd: at(199) })).rejects.toMatchObject({
      issues: [{ path: 'planEnd', code: 'notAfterStart' }],
    });
    const months = { ...plan, planEnd: at(200 + 32 * 24) };
    await expect((await as(tenant.engineer)).change(months)).rejects.toMatchObject({
      issues: [{ path: 'planEnd', code: 'tooLongSpan' }],
    });
  });

  it('by a lead tells the engineer, and beside the owner leaves the order its plan', async () => {
    const lead = await server.as(tenant.lead);
    const orderId = await taken();
    const own = { planStart: at(300), planEnd: at(301) };
    await lead.schedules.change({ orderId, ...own });
    await lead.schedules.change({
      orderId,
      planStart: at(310),
      planEnd: at(311),
      engineerId: tenant.engineer2.accountId,
    });
    const { planStart, schedules } = await lead.orders.detail({ orderId });
    expect(planStart).toBe(own.planStart);
    expect(schedules.map(({ accountId }) => accountId)).toEqual([
      tenant.engineer.accountId,
      tenant.engineer2.accountId,
    ]);
    for (const account of [tenant.engineer, tenant.engineer2]) {
      const { list } = await (await server.as(account)).messages.mine({ sysMsgFlag: 0 });
      expect(list.some(({ kind, target }) => kind === 'schedule.changed' && target?.id === orderId)).toBe(
        true,
      );
    }
  });
});

describe('my schedule', () => {
  it('of a day and of a week holds what touches it, as it stands by the clock', async () => {
    const engineer = await server.as(tenant.engineer);
    const orderId = await taken();
    const days = [29, 30, 31, 32, 33, 34, 35].map(dayIn);
    const [before, first, , after] = days;
    const plan = { planStart: `${first}T15:00:00.000Z`, planEnd: `${first}T17:00:00.000Z` };
    await engineer.schedules.change({ orderId, ...plan });
    expect(await engineer.schedules.today({ date: first })).toMatchObject([{ orderId, ...plan }]);
    expect(await engineer.schedules.today({ date: after })).toEqual([]);
    const week = await engineer.schedules.week({ from: before });
    expect(week.map(({ date, list }) => [date, list.length])).toEqual(
      days.map((date, index) => [date, index === 1 || index === 2 ? 1 : 0]),
    );
    const soon = await taken();
    await engineer.schedules.change({ orderId: soon, planStart: at(1), planEnd: at(2), force: true });
    const statusOf = async () => {
      const { schedules } = await engineer.orders.detail({ orderId: soon });
      const days = await engineer.schedules.week({});
      const status = days.flatMap(({ list }) => list).find(({ id }) => id === schedules[0]?.id)?.status;
      expect(schedules[0]?.status).toBe(status);
      return status;
    };
    expect(await statusOf()).toBe('planned');
    server.clock.advance(1.5 * hourMs);
    expect(await statusOf()).toBe('running');
  });

  it('is notified of half an hour before, once', async () => {
    const engineer2 = await server.as(tenant.engineer2);
    const orderId = await taken(tenant.engineer2);
    await engineer2.schedules.change({ orderId, planStart: at(2), planEnd: at(3), force: true });
    const notified = async () => {
      await runJob(server, jobNamed('schedule soon'));
      await runJob(server, jobNamed('schedule soon'));
      const { list } = await engineer2.messages.mine({ sysMsgFlag: 0, size: 100 });
      return list.filter(({ kind, target }) => kind === 'schedule.soon' && target?.id === orderId).length;
    };
    expect(await notified()).toBe(0);
    server.clock.advance(1.6 * hourMs);
    expect(await notified()).toBe(1);
    server.clock.advance(0.2 * hourMs);
    expect(await notified()).toBe(1);
  });
});

describe('the calendar feed', () => {
  const textOf = (url = '') => fetch(url).then(async (reply) => ({ reply, text: await reply.text() }));

  /** Calendar programs go by the status, and show what they have until it says that there is nothing any more. */
  async function expectDead(url: string | undefined): Promise<void> {
    const { reply, text } = await textOf(url);
    expect([reply.status, text]).toEqual([404, expect.stringContaining('10404')]);
  }

  it('is a calendar that calendar programs read, without signing in', async () => {
    const engineer = await server.as(tenant.engineer2);
    const orderId = await taken(tenant.engineer2);
    const plan = { planStart: at(20), planEnd: at(22) };
    const entry = await engineer.schedules.change({ orderId, ...plan, force: true });
    const wholeDay = await taken(tenant.engineer2);
    const inTwoDays = at(48);
    await engineer.schedules.change({
      orderId: wholeDay,
      planStart: inTwoDays,
      planEnd: new Date(Date.parse(inTwoDays) + 1).toISOString(),
      allDay: true,
      force: true,
    });
    const { url } = await engineer.schedules.feed({});
    expect(url).toMatch(new RegExp(`^${server.url}/api/order/schedule/feed/${tenant.tenantId}\\.`));
    const { reply, text } = await textOf(url);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    const found = events.find(({ uid }) => uid.startsWith(entry.id));
    expect(found?.summary).toBe(`${entry.orderNo} ${entry.title}`);
    expect(found?.startDate.toJSDate().toISOString()).toBe(plan.planStart);
    expect(found?.endDate.toJSDate().toISOString()).toBe(plan.planEnd);
    expect(found?.location).toBe(entry.cellName);
    const dates = events.filter(({ startDate }) => startDate.isDate);
    expect(dates).toHaveLength(1);
    expect(dates[0]?.startDate.toString()).toBe(
      new Date(Date.parse(inTwoDays) + 8 * hourMs).toISOString().slice(0, 10),
    );
  });

  it('has a new revision of an entry at another time, and of one whose order is called otherwise or is elsewhere', async () => {
    const engineer = await server.as(tenant.engineer2);
    const orderId = await taken(tenant.engineer2);
    const plan = { planStart: at(60), planEnd: at(62) };
    const entry = await engineer.schedules.change({ orderId, ...plan, force: true });
    const { url } = await engineer.schedules.feed({ rotate: true });
    const found = async () => {
      const events = new ICAL.Component(ICAL.parse((await textOf(url)).text)).getAllSubcomponents('vevent');
      const event = events.map((each) => new ICAL.Event(each)).find(({ uid }) => uid.startsWith(entry.id));
      return {
        start: event?.startDate.toJSDate().toISOString(),
        title: event?.summary,
        place: event?.location,
        revision: event?.sequence ?? 0,
      };
    };
    const first = await found();
    const later = { planStart: at(64), planEnd: at(66) };
    await engineer.schedules.change({ orderId, ...later, force: true });
    const before = await found();
    expect(before).toMatchObject({ start: later.planStart, title: first.title });
    expect(before.revision).toBeGreaterThan(first.revision);
    const { version } = await engineer.orders.detail({ orderId });
    await engineer.orders.edit({ orderId, version, title: 'Another printer' });
    const after = await found();
    expect(after.title).toContain('Another printer');
    expect(after.revision).toBeGreaterThan(before.revision);
    // As everything that writes an order does it.
    await query(db)`UPDATE orders SET cell_name = 'Annexe', version = version + 1 WHERE id = ${orderId}`;
    const moved = await found();
    expect(moved).toMatchObject({ title: after.title, place: 'Annexe' });
    expect(moved.revision).toBeGreaterThan(after.revision);
  });

  it('has an address that is shown once and kept as a hash, also for a second arrival', async () => {
    const lead = await server.as(tenant.lead);
    const once = { idempotencyKey: 'the-feed' };
    const { url, since } = await lead.schedules.feed({}, once);
    expect(Date.parse(since ?? '')).not.toBeNaN();
    const secret = url?.split('/').at(-1) ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(await lead.schedules.feed({}, once)).toEqual({ url, since });
    expect(await lead.schedules.feed({})).toEqual({ since });
    for (const table of ['schedule_feeds', 'idempotency_keys', 'audit_events']) {
      const { rows } = await db.connection.run({
        text: `SELECT count(*)::int, count(*) FILTER (WHERE t::text LIKE '%' || $1 || '%')::int FROM ${table} t`,
        values: [secret],
      });
      expect([table, rows[0]]).toEqual([table, [expect.any(Number), 0]]);
    }
    expect((await textOf(url)).text).toContain('BEGIN:VCALENDAR');
  });

  it('can be ended by who has it, and made anew', async () => {
    const monitor = await server.as(tenant.monitor);
    const { url } = await monitor.schedules.feed({});
    expect(await monitor.schedules.feed({ revoke: true })).toEqual({});
    expect(await monitor.schedules.feed({ revoke: true })).toEqual({});
    await expectDead(url);
    const { url: next } = await monitor.schedules.feed({});
    expect((await textOf(next)).text).toContain('BEGIN:VCALENDAR');
    await expectDead(url);
    await expect(monitor.schedules.feed({ revoke: true, rotate: true })).rejects.toMatchObject({
      issues: [{ path: 'revoke', code: 'notWith' }],
    });
  });

  it('ends with the password that its address may have been looked up by', async () => {
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const on = await server.as(person);
    const { url } = await on.schedules.feed({});
    await on.account.revokeSession({ others: true });
    expect((await textOf(url)).text).toContain('BEGIN:VCALENDAR');
    await on.auth.updatePassword({ oldPassword: testPassword, newPassword: 'a quite other phrase' });
    await expectDead(url);
    expect(await on.schedules.feed({})).toHaveProperty('url');
  });

  it('ends when its owner becomes an administrator, whom nothing lets in', async () => {
    const person = await buildStaff(tenant);
    const on = await server.as(person);
    const { url = '' } = await on.schedules.feed({});
    await db.connection.run({
      text: 'UPDATE accounts SET admin = 1 WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, person.accountId],
    });
    await expectDead(url);
  });

  it('can be given a new address, and ends with the account', async () => {
    const outsider = await server.as(tenant.outsider);
    const { url } = await outsider.schedules.feed({});
    const { url: rotated } = await outsider.schedules.feed({ rotate: true });
    expect(rotated).not.toBe(url);
    await expectDead(url);
    expect((await textOf(rotated)).text).toContain('BEGIN:VCALENDAR');
    for (const secret of ['x', `${tenant.tenantId}.${'a'.repeat(43)}`, 'nobody.aaaaaaaaaaaaaaaaaaaaaaaa']) {
      await expectDead(`${server.url}/api/order/schedule/feed/${secret}`);
    }
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, tenant.outsider.accountId],
    });
    await expectDead(rotated);
  });
});
