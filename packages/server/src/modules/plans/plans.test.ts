import { saturationOf } from '@svcdesk/core/scheduling';
import { officeHours } from '@svcdesk/core/sla';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysFrom } from '../../engine/days.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;

/** 10:00 of the next Wednesday in Shanghai, a workday. */
function toWednesday(): string {
  const now = server.clock.now().getTime();
  const local = new Date(now + 8 * hourMs);
  const days = ((3 - local.getUTCDay() + 7) % 7) + 7;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days);
  server.clock.advance(midnight + 10 * hourMs - local.getTime());
  return new Date(midnight).toISOString().slice(0, 10);
}

let tenant: TestTenant;
let today: string;
beforeAll(async () => {
  tenant = await buildTenant(db);
  today = toWednesday();
});

const saturation = async () => (await (await server.as(tenant.engineer)).backlog.mineToday({})).saturation;
const at = (hours: number) => new Date(Date.parse(`${today}T00:00:00+08:00`) + hours * hourMs).toISOString();

describe('how full my day is', () => {
  it('is what is planned by what I can work, the way to a site included', async () => {
    expect(await saturation()).toBe(0);
    const engineer = await server.as(tenant.engineer);
    const client = await server.as(tenant.client);
    const take = async (from: number, to: number, serverCatalogId: string) => {
      const { id } = await client.orders.create(draftOf(tenant, { serverCatalogId }));
      await engineer.orders.accept({ orderId: id, planStart: at(from), planEnd: at(to) });
      return id;
    };
    const remote = await take(11, 13, tenant.catalogId);
    expect(await saturation()).toBe(0.25);
    await take(13, 14, tenant.onSiteCatalogId);
    expect(await saturation()).toBe(0.4375);
    await take(23, 26, tenant.catalogId);
    expect(await saturation()).toBe(0.5625);
    await engineer.orders.release({ orderId: remote, reasonCode: 'busy' });
    expect(await saturation()).toBe(0.3125);
  });

  it('goes by shift and leave when there are any', async () => {
    const { tenantId } = tenant;
    const { accountId } = tenant.engineer;
    await insertRows(db, tables.leaves, {
      tenantId,
      id: newId(),
      accountId,
      leaveType: 'annual',
      fromAt: at(13),
      toAt: at(24),
    });
    expect(await saturation()).toBe(0.625);
    await insertRows(db, tables.shifts, { tenantId, accountId, shiftOn: today, shift: 'off' });
    expect(await saturation()).toBe(1.3125);
  });

  it('of a holiday has no capacity', async () => {
    const { tenantId } = tenant;
    const { accountId } = tenant.engineer2;
    const calendarId = newId();
    await insertRows(db, tables.holidaySets, {
      name: `set ${calendarId}`,
      year: Number(today.slice(0, 4)),
      days: { [today]: 'off' },
    });
    await insertRows(db, tables.serviceCalendars, { tenantId, id: calendarId, name: 'Own' });
    await insertRows(db, tables.serviceCalendarVersions, {
      tenantId,
      calendarId,
      version: 1,
      timeZone: 'Asia/Shanghai',
      weekly: officeHours.map((hours) => hours.map(([from, to]) => [from, to] as [string, string])),
      holidaySet: `set ${calendarId}`,
    });
    await db.connection.run({
      text: 'UPDATE accounts SET calendar_id = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, accountId, calendarId],
    });
    const engineer2 = await server.as(tenant.engineer2);
    const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    await engineer2.orders.accept({ orderId: id, planStart: at(12), planEnd: at(14) });
    expect((await engineer2.backlog.mineToday({})).saturation).toBe(1.25);
  });
});

describe('whose days one may look into', () => {
  const days = () => [today];

  it('are their own and those whom they lead; of others they learn the number alone', async () => {
    const accountIds = [tenant.engineer.accountId, tenant.engineer2.accountId];
    const seen = async (account: TestAccount) =>
      (await (await server.as(account)).plans.dailySaturation({ accountIds, days: days() })).map(
        ({ accountId, saturation: value, parts }) => [accountId, value, parts !== undefined],
      );
    expect(await seen(tenant.engineer)).toEqual([
      [accountIds[0], 1.3125, true],
      [accountIds[1], 1.25, false],
    ]);
    for (const account of [tenant.lead, tenant.dispatcher]) {
      expect((await seen(account)).map(([, , parts]) => parts)).toEqual([true, true]);
    }
    expect((await seen(tenant.outsider)).map(([, , parts]) => parts)).toEqual([false, false]);
    const [row] = await (await server.as(tenant.outsider)).plans.dailySaturation({
      accountIds,
      days: days(),
    });
    expect(Object.keys(row ?? {}).sort()).toEqual(['accountId', 'date', 'load', 'saturation']);
    const outsider = await server.as(tenant.outsider);
    const plan = { accountIds, from: today, to: today };
    await expect(outsider.plans.list(plan)).rejects.toMatchObject({ code: 'notFound' });
    await expect(outsider.leave.list(plan)).rejects.toMatchObject({ code: 'notFound' });
    await expect(
      outsider.plans.engineerOrders({ accountId: tenant.engineer.accountId, date: today }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await expect(outsider.backlog.underlingToday({})).rejects.toMatchObject({ code: 'noPermission' });
  });

  it('show parts that add up to what is planned, ways and absence included', async () => {
    const lead = await server.as(tenant.lead);
    const [row] = await lead.backlog.groupScheduleSaturation({
      accountIds: [tenant.engineer.accountId],
      days: days(),
    });
    expect(row).toMatchObject({ capacityMinutes: 0, offDuty: true, leave: 'annual', unplannedCount: 0 });
    expect(row?.parts?.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['travel', 30],
      ['order', 60],
      ['order', 60],
    ]);
    expect(row?.plannedMinutes).toBe(150);
    expect(row?.saturation).toBe(1.3125);
  });

  it('are seven of oneself and fourteen of others, unless said', async () => {
    const lead = await server.as(tenant.lead);
    const own = await lead.plans.calendarSaturation({});
    expect(own.map(({ date }) => date)).toHaveLength(7);
    expect(own[0]?.date).toBe(today);
    const other = await lead.plans.calendarSaturation({ accountId: tenant.engineer.accountId });
    expect(other).toHaveLength(14);
    expect((await lead.plans.calendarSaturation({ from: '2026-01-01', days: 3 })).at(-1)?.date).toBe(
      '2026-01-03',
    );
    await expect(lead.plans.dailySaturation({ days: ['2026-01-01', '2027-01-01'] })).rejects.toMatchObject({
      issues: [{ path: 'days', code: 'tooLongSpan' }],
    });
    await expect(lead.plans.calendarSaturation({ accountId: newId() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('groups', () => {
  it('are as full as their people together, never as the mean of them', async () => {
    const lead = await server.as(tenant.lead);
    const tomorrow = daysFrom(today, 2)[1] ?? '';
    const rows = await lead.backlog.groupSaturation({ days: [today, tomorrow] });
    const people = await lead.backlog.groupScheduleSaturation({
      groupId: tenant.groupId,
      days: [today, tomorrow],
    });
    for (const date of [today, tomorrow]) {
      const ofDay = people.filter((row) => row.date === date);
      const sum = (pick: (row: (typeof ofDay)[number]) => number | undefined) =>
        ofDay.reduce((all, row) => all + (pick(row) ?? 0), 0);
      const [planned, capacity] = [sum((row) => row.plannedMinutes), sum((row) => row.capacityMinutes)];
      expect(rows.find((row) => row.date === date)).toMatchObject({
        groupId: tenant.groupId,
        headcount: 2,
        plannedMinutes: planned,
        capacityMinutes: capacity,
        saturation: saturationOf(planned, capacity),
      });
    }
    expect((await lead.backlog.underlingToday({})).saturation).toBe(
      rows.find((row) => row.date === today)?.saturation,
    );
    await expect(
      lead.backlog.groupSaturation({ groupId: tenant.otherGroupId, days: [today] }),
    ).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('show the schedules of their people a page at a time', async () => {
    const lead = await server.as(tenant.lead);
    const first = await lead.backlog.groupScheduleOrders({
      groupId: tenant.groupId,
      planTime: today,
      size: 2,
    });
    expect(first).toMatchObject({ total: 3, totalPage: 2, hasNext: true });
    const rest = await lead.backlog.groupScheduleOrders({
      groupId: tenant.groupId,
      planTime: today,
      size: 2,
      next: first.next ?? '',
    });
    const all = [...first.list, ...rest.list];
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    expect(all.map(({ planStart }) => planStart)).toEqual(all.map(({ planStart }) => planStart).sort());
    const planned = await lead.plans.list({ groupId: tenant.groupId, from: today, to: today });
    expect(planned).toEqual(all);
    const accountId = tenant.engineer2.accountId;
    expect(await lead.plans.engineerOrders({ accountId, date: today })).toEqual(
      all.filter((entry) => entry.accountId === accountId),
    );
  });

  it('name their statistics by person', async () => {
    const lead = await server.as(tenant.lead);
    const found = await lead.plans.statistics({ groupId: tenant.groupId, from: today, to: today });
    const one = found.find(({ accountId }) => accountId === tenant.engineer2.accountId);
    expect(one).toMatchObject({
      scheduledCount: 1,
      openCount: 1,
      resolvedCount: 0,
      plannedMinutes: 120,
      saturation: 1.25,
    });
  });

  it('are listed with the way to them and one\u2019s seats, and as a tree', async () => {
    const lead = await server.as(tenant.lead);
    const found = await lead.groups.list({ keyword: ' ＦＩＲ\u200b' });
    expect(found).toEqual([
      {
        id: tenant.groupId,
        name: 'First',
        parentId: tenant.rootId,
        path: 'Root / First',
        lead: true,
        member: false,
        sources: [0],
      },
    ]);
    expect((await lead.groups.engineerGroups({})).map(({ name }) => name)).toEqual(['Root', 'First']);
    const others = await lead.groups.engineerGroups({ engineerId: tenant.outsider.accountId });
    expect(others.map(({ name }) => name)).toEqual(['Second']);
    const [root] = await lead.groups.tree({});
    expect(root?.data).toEqual({ id: tenant.rootId, groupName: 'Root', name: 'Root' });
    expect(root?.snodes.map(({ data }) => data.name)).toEqual(['First', 'Second']);
  });
});

describe('the people led', () => {
  it('have counts that add up to the whole and equal their lists', async () => {
    const lead = await server.as(tenant.lead);
    for (const day of [true, false]) {
      const counts = day ? await lead.backlog.underlingToday({}) : await lead.backlog.underlingAll({});
      expect(counts).toMatchObject({ headcount: 2, ccUserCount: 0, ccUserGroupCount: 0 });
      const { asOf } = counts;
      const staff = await lead.backlog.underlingStaff({ today: day, asOf });
      expect(staff.total).toBe(2);
      const sum = (pick: (row: (typeof staff.list)[number]) => number) =>
        staff.list.reduce((all, row) => all + pick(row), 0);
      expect(sum((row) => row.totalCount)).toBe(counts.totalCount);
      expect(sum((row) => row.pendingCount)).toBe(counts.pendingCount);
      expect(sum((row) => row.timeoutCount)).toBe(counts.timeoutCount);
      expect(sum((row) => row.willTimeoutCount)).toBe(counts.willTimeoutCount);
      const which = { scope: 'underling', groupId: tenant.groupId, today: day, asOf } as const;
      expect((await lead.backlog.timeout(which)).total).toBe(counts.timeoutCount);
      expect(
        (await lead.backlog.pendingItsm(which)).total + (await lead.backlog.pendingSe(which)).total,
      ).toBe(counts.pendingCount);
      expect(staff.list[0]).toMatchObject({ groupId: tenant.groupId, groupName: 'First' });
    }
    const one = await lead.backlog.underlingStaff({ keyword: 'nobody of that name' });
    expect(one).toMatchObject({ list: [], total: 0, hasNext: false });
    await expect(lead.backlog.underlingAll({ groupId: tenant.rootId })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('keep a schedule here unless that is turned off', async () => {
    const lead = await server.as(tenant.lead);
    expect(await lead.plans.isOpenSchedule({})).toEqual({ open: true });
    await db.connection.run({
      text: 'UPDATE accounts SET scheduling_enabled = false WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, tenant.engineer2.accountId],
    });
    expect(await lead.plans.isOpenSchedule({ accountId: tenant.engineer2.accountId })).toEqual({
      open: false,
    });
    await expect(lead.plans.isOpenSchedule({ accountId: tenant.client.accountId })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the home page of a lead', () => {
  it('says how many people they lead, and shows their day only to them', async () => {
    const lead = await server.as(tenant.lead);
    expect((await lead.backlog.mineToday({})).headcount).toBe(2);
    const engineer = await server.as(tenant.engineer);
    expect((await engineer.backlog.mineToday({})).headcount).toBe(0);
    await expect(engineer.backlog.todayPage({ scope: 'underling' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    expect((await lead.backlog.todayPage({ scope: 'underling', size: 1 })).list).toHaveLength(1);
    const { next } = await lead.backlog.todayPage({ scope: 'underling', size: 1 });
    const second = await lead.backlog.todayPage({ scope: 'underling', size: 1, ...(next && { next }) });
    expect(second).toMatchObject({ page: 2 });
    const tomorrow = new Date(server.clock.now().getTime() + 24 * hourMs).toISOString();
    const dayBeforeYesterday = new Date(server.clock.now().getTime() - 48 * hourMs).toISOString();
    await expect(lead.backlog.todayPage({ asOf: tomorrow })).rejects.toMatchObject({
      issues: [{ path: 'asOf', code: 'future' }],
    });
    await expect(lead.backlog.todayPage({ asOf: dayBeforeYesterday })).rejects.toMatchObject({
      issues: [{ path: 'asOf', code: 'tooEarly' }],
    });
  });
});
