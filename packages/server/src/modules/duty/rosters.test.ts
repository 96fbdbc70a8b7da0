import { officeHours } from '@svcdesk/core/sla';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { runJob } from '../../testing/test-server.ts';
import { holidaysMissing, recomputeForCalendars } from '../calendars/jobs.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;
const minuteMs = 60_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

/** 2031-03-03 is a Monday. */
const monday = '2031-03-03';
const tuesday = '2031-03-04';
const at = (date: string, time: string) => new Date(`${date}T${time}:00+08:00`).toISOString();

describe('duty', () => {
  it('is set by who leads the group, seen by all, and is the working time of those who have it', async () => {
    const lead = await server.as(tenant.lead);
    const { groupId } = tenant;
    const accountIds = [tenant.engineer.accountId];
    const night = await lead.duty.set({ groupId, date: monday, accountIds, shift: 'night' });
    expect(night).toMatchObject({
      date: monday,
      groupId,
      groupName: 'First',
      workday: true,
      people: [{ accountId: tenant.engineer.accountId, shift: 'night', shiftName: '夜班' }],
      version: 1,
      can: ['set'],
    });
    const outsider = await server.as(tenant.outsider);
    const month = await outsider.duty.calendar({ month: '2031-03', groupId });
    expect(month).toHaveLength(31);
    expect(month[2]).toEqual({ ...night, can: [] });
    expect(month[0]).toMatchObject({ date: '2031-03-01', workday: false, people: [], version: 0 });
    const ofDays = async () =>
      (await lead.plans.dailySaturation({ accountIds, days: [monday, tuesday] })).map(
        ({ capacityMinutes }) => capacityMinutes,
      );
    expect(await ofDays()).toEqual([120, 360]);
    const dispatcher = await server.as(tenant.dispatcher);
    await dispatcher.duty.set({ groupId, date: tuesday, accountIds, shift: 'off' });
    expect(await ofDays()).toEqual([120, 360]);
    await lead.duty.set({ groupId, date: monday, accountIds: [], shift: 'night' });
    expect(await ofDays()).toEqual([480, 0]);
    await lead.duty.set({ groupId, date: tuesday, accountIds: [], shift: 'off' });
    expect(await ofDays()).toEqual([480, 480]);
  });

  it('moves a person from one shift of a day to another, and leaves the others', async () => {
    const lead = await server.as(tenant.lead);
    const { groupId } = tenant;
    const [one, two] = [tenant.engineer.accountId, tenant.engineer2.accountId];
    const date = '2031-04-01';
    await lead.duty.set({ groupId, date, accountIds: [one, two], shift: 'day' });
    const moved = await lead.duty.set({ groupId, date, accountIds: [two], shift: 'night' });
    expect(moved.people.map(({ accountId, shift }) => [accountId, shift])).toEqual([
      [one, 'day'],
      [two, 'night'],
    ]);
    expect((await lead.duty.calendar({ month: '2031-04' })).filter((day) => day.date === date)).toHaveLength(
      2,
    );
  });

  it('is refused for another group, for strangers, for shifts that are none, and when it has changed', async () => {
    const lead = await server.as(tenant.lead);
    const set = {
      groupId: tenant.groupId,
      date: '2031-05-05',
      accountIds: [tenant.engineer.accountId],
      shift: 'day',
    };
    await expect(lead.duty.set({ ...set, groupId: tenant.otherGroupId })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(lead.duty.set({ ...set, accountIds: [tenant.outsider.accountId] })).rejects.toMatchObject({
      issues: [{ path: 'accountIds.0', code: 'notMember' }],
    });
    await expect(lead.duty.set({ ...set, shift: 'siesta' })).rejects.toMatchObject({
      issues: [{ path: 'shift', code: 'unknown' }],
    });
    const both = await Promise.allSettled([
      lead.duty.set({ ...set, version: 0 }),
      lead.duty.set({ ...set, shift: 'night', version: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const day = (await lead.duty.calendar({ month: '2031-05', groupId: tenant.groupId }))[4];
    expect(day?.version).toBe(1);
    await expect(lead.duty.calendar({ month: '2031-05', groupId: newId() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('leave', () => {
  const leave = (from: string, to: string) => ({
    accountId: tenant.engineer.accountId,
    leaveType: 'annual',
    from: at(from, '00:00'),
    to: at(to, '00:00'),
  });

  it('is entered, changed and taken back by who leads, and seen by whom it concerns', async () => {
    const lead = await server.as(tenant.lead);
    const engineer = await server.as(tenant.engineer);
    const entered = await lead.leave.save({ ...leave('2031-06-02', '2031-06-04'), remark: 'Home' });
    expect(entered).toMatchObject({ leaveType: 'annual', remark: 'Home', version: 1 });
    expect(await engineer.leave.list({ from: '2031-06-03', to: '2031-06-03' })).toEqual([entered]);
    expect(await engineer.leave.list({ from: '2031-06-04', to: '2031-06-30' })).toEqual([]);
    const [row] = await engineer.plans.calendarSaturation({ from: '2031-06-02', days: 1 });
    expect(row).toMatchObject({ capacityMinutes: 0, leave: 'annual' });
    const changed = await lead.leave.save({
      ...leave('2031-06-03', '2031-06-04'),
      id: entered.id,
      version: 1,
    });
    expect(changed).toMatchObject({ id: entered.id, version: 2 });
    await expect(
      lead.leave.save({ ...leave('2031-06-03', '2031-06-05'), id: entered.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'orderChanged' });
    await lead.leave.save({ id: entered.id, delete: true });
    expect(await engineer.leave.list({ from: '2031-06-01', to: '2031-06-30' })).toEqual([]);
    await expect(lead.leave.save({ id: entered.id, delete: true })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('is not entered twice for the same time, for others’ people, nor of a type that is none', async () => {
    const lead = await server.as(tenant.lead);
    const twice = await Promise.allSettled([
      lead.leave.save(leave('2031-07-01', '2031-07-03')),
      lead.leave.save(leave('2031-07-02', '2031-07-04')),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = { ...leave('2031-08-01', '2031-08-02'), accountId: tenant.outsider.accountId };
    await expect(lead.leave.save(other)).rejects.toMatchObject({ code: 'notFound' });
    await (await server.as(tenant.dispatcher)).leave.save(other);
    const sabbatical = { ...leave('2031-09-01', '2031-09-02'), leaveType: 'sabbatical' };
    for (const [given, path, code] of [
      [sabbatical, 'leaveType', 'unknown'],
      [leave('2031-09-02', '2031-09-01'), 'to', 'notAfterStart'],
      [leave('2031-09-02', '2032-10-01'), 'to', 'tooLongSpan'],
    ] as const) {
      await expect(lead.leave.save(given)).rejects.toMatchObject({ issues: [{ path, code }] });
    }
  });

  it('that overlaps other leave is refused with the times of that, in the reader’s language', async () => {
    await (await server.as(tenant.lead)).leave.save(leave('2031-10-01', '2031-10-08'));
    const texts = { 'zh-CN': '与已登记的 2031-10-01 00:00 至 2031-10-08 00:00 重叠' } as const;
    const english = 'overlaps 2031-10-01 00:00 to 2031-10-08 00:00, which is entered already';
    for (const [locale, text] of Object.entries({ ...texts, en: english })) {
      const lead = await server.as(tenant.lead, { locale: locale as 'zh-CN' | 'en' });
      await expect(lead.leave.save(leave('2031-10-07', '2031-10-09'))).rejects.toMatchObject({
        issues: [{ path: 'from', code: 'overlaps', text }],
      });
    }
  });
});

describe('service calendars', () => {
  const office = officeHours.map((hours) => hours.map(([from, to]) => [from, to] as [string, string]));
  const zone = { timeZone: 'Asia/Shanghai', weekly: office };

  it('are kept in versions, one of them the default', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const [first, ...rest] = await dispatcher.calendars.list({});
    expect(first).toMatchObject({ isDefault: true, version: 1, holidayYears: [] });
    expect(rest.every(({ isDefault }) => !isDefault)).toBe(true);
    const made = await dispatcher.calendars.save({ name: 'Shop', ...zone, exceptions: { '2031-12-24': [] } });
    expect(made).toMatchObject({
      name: 'Shop',
      isDefault: false,
      version: 1,
      exceptions: { '2031-12-24': [] },
    });
    const next = await dispatcher.calendars.save({
      ...zone,
      id: made.id,
      name: 'Shop',
      isDefault: true,
      version: 1,
    });
    expect(next).toMatchObject({ version: 2, isDefault: true });
    expect((await dispatcher.calendars.list({})).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await expect(
      dispatcher.calendars.save({ ...zone, id: made.id, name: 'Shop', version: 1 }),
    ).rejects.toMatchObject({ code: 'orderChanged' });
    await dispatcher.calendars.save({ ...zone, id: first?.id ?? '', name: 'Office', isDefault: true });
  });

  it('are refused when they could not be reckoned by', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const closed = zone.weekly.map(() => []);
    const standard = (await dispatcher.calendars.list({})).find(({ isDefault }) => isDefault);
    for (const [wrong, path, code] of [
      [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'unknown'],
      [{ weekly: closed }, 'weekly', 'required'],
      [{ weekly: [[['09:00', '09:00'] as [string, string]], ...closed.slice(1)] }, 'weekly.0', 'emptyHours'],
      [{ holidaySet: 'nowhere' }, 'holidaySet', 'unknown'],
      [{ id: standard?.id ?? '', isDefault: false }, 'isDefault', 'lastDefault'],
    ] satisfies [object, string, string][]) {
      await expect(dispatcher.calendars.save({ name: 'X', ...zone, ...wrong })).rejects.toMatchObject({
        issues: [{ path, code }],
      });
    }
    await expect(dispatcher.calendars.save({ name: 'X', ...zone, id: newId() })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(
      (await server.as(tenant.engineer)).calendars.save({ name: 'X', ...zone }),
    ).rejects.toMatchObject({
      code: 'noPermission',
    });
  });

  it('bring the clocks of open orders with them, and leave those of finished ones', async () => {
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const create = () => client.orders.create(draftOf(tenant));
    const [open, resolved] = [await create(), await create()];
    await engineer.orders.accept({ orderId: resolved.id });
    await engineer.orders.resolve({ orderId: resolved.id, solution: 'Done' });
    const finished = await engineer.orders.detail({ orderId: resolved.id });
    const dispatcher = await server.as(tenant.dispatcher);
    const always = (await dispatcher.calendars.list({})).find(({ weekly }) => weekly[6]?.length === 1);
    const hour = (minutes: number) => {
      const local = new Date(server.clock.now().getTime() + 8 * hourMs + minutes * minuteMs);
      return local.toISOString().slice(11, 16);
    };
    // From three hours on a service that never stopped opens for an hour a day.
    const weekly = Array.from({ length: 7 }, () => [[hour(180), hour(240)] as [string, string]]);
    await dispatcher.calendars.save({
      id: always?.id ?? '',
      name: 'Late',
      timeZone: 'Asia/Shanghai',
      weekly,
    });
    await runJob(server, recomputeForCalendars);
    const after = await engineer.orders.detail({ orderId: open.id });
    expect(Date.parse(after.responseDueAt ?? '')).toBeGreaterThan(
      Date.parse(open.responseDueAt ?? '') + 2 * hourMs,
    );
    expect(after.version).toBe(open.version);
    const same = await engineer.orders.detail({ orderId: resolved.id });
    expect([same.responseDueAt, same.resolveDueAt]).toEqual([finished.responseDueAt, finished.resolveDueAt]);
    server.clock.advance(2 * minuteMs);
    await runJob(server, recomputeForCalendars);
    const { rows } = await db.connection.run({
      text: 'SELECT count(*) FROM service_calendars WHERE tenant_id = $1 AND applied_version < version',
      values: [tenant.tenantId],
    });
    expect(rows[0]?.[0]).toBe(0);
  });

  it('tell leads every morning from December on that next year’s holidays are missing', async () => {
    const name = `set ${newId()}`;
    await insertRows(db, tables.holidaySets, [
      { name, year: 2040, days: { '2040-01-01': 'off' } },
      { name, year: 2041, days: {} },
    ]);
    const dispatcher = await server.as(tenant.dispatcher);
    const saved = await dispatcher.calendars.save({ name: 'Holidays', ...zone, holidaySet: name });
    expect(saved.holidayYears).toEqual([2040, 2041]);
    const notices = async (date: string, time: string) => {
      server.clock.advance(Date.parse(at(date, time)) - server.clock.now().getTime());
      await runJob(server, holidaysMissing);
      await runJob(server, holidaysMissing);
      const { list } = await (await server.as(tenant.lead)).messages.mine({ sysMsgFlag: 1, size: 100 });
      return list.filter(({ kind }) => kind === 'system.holidayMissing').map(({ content }) => content);
    };
    expect(await notices('2041-11-30', '09:00')).toHaveLength(0);
    expect(await notices('2041-12-01', '07:59')).toHaveLength(0);
    const first = await notices('2041-12-01', '08:01');
    expect(first).toHaveLength(1);
    expect(first[0]).toContain('2042');
    expect(await notices('2041-12-02', '08:01')).toHaveLength(2);
    await insertRows(db, tables.holidaySets, { name, year: 2042, days: {} });
    expect(await notices('2041-12-03', '08:01')).toHaveLength(2);
  });
});
