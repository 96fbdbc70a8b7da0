import { officeHours } from '@svcdesk/core/order';
import { beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../../db/schema/index.ts';
import { buildDesk, draftOf, newId, type TestDesk, testDatabase, testServer } from '../../testing/index.ts';

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

let desk: TestDesk;
let today: string;
beforeAll(async () => {
  desk = await buildDesk(db);
  today = toWednesday();
});

const saturation = async () => (await (await server.as(desk.engineer)).backlog.mineToday({})).saturation;
const at = (hours: number) => new Date(Date.parse(`${today}T00:00:00+08:00`) + hours * hourMs).toISOString();

describe('how full my day is', () => {
  it('is what is planned by what I can work, the way to a site included', async () => {
    expect(await saturation()).toBe(0);
    const engineer = await server.as(desk.engineer);
    const client = await server.as(desk.client);
    const take = async (from: number, to: number, serverCatalogId: string) => {
      const { id } = await client.orders.create(draftOf(desk, { serverCatalogId }));
      await engineer.orders.accept({ orderId: id, planStart: at(from), planEnd: at(to) });
      return id;
    };
    const remote = await take(11, 13, desk.catalogId);
    expect(await saturation()).toBe(0.25);
    await take(13, 14, desk.onSiteCatalogId);
    expect(await saturation()).toBe(0.4375);
    await take(23, 26, desk.catalogId);
    expect(await saturation()).toBe(0.5625);
    await engineer.orders.release({ orderId: remote, reasonCode: 'busy' });
    expect(await saturation()).toBe(0.3125);
  });

  it('goes by shift and leave when there are any', async () => {
    const { tenantId } = desk;
    const { accountId } = desk.engineer;
    await db.orm.insert(tables.leaves).values({
      tenantId,
      id: newId(),
      accountId,
      leaveType: 'annual',
      fromAt: at(13),
      toAt: at(24),
    });
    expect(await saturation()).toBe(0.625);
    await db.orm.insert(tables.shifts).values({ tenantId, accountId, shiftOn: today, shift: 'off' });
    expect(await saturation()).toBe(1.3125);
  });

  it('of a holiday has no capacity', async () => {
    const { tenantId } = desk;
    const { accountId } = desk.engineer2;
    const calendarId = newId();
    await db.orm.insert(tables.holidaySets).values({
      name: `set ${calendarId}`,
      year: Number(today.slice(0, 4)),
      days: { [today]: 'off' },
    });
    await db.orm.insert(tables.serviceCalendars).values({ tenantId, id: calendarId, name: 'Own' });
    await db.orm.insert(tables.serviceCalendarVersions).values({
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
    const engineer2 = await server.as(desk.engineer2);
    const { id } = await (await server.as(desk.client)).orders.create(draftOf(desk));
    await engineer2.orders.accept({ orderId: id, planStart: at(12), planEnd: at(14) });
    expect((await engineer2.backlog.mineToday({})).saturation).toBe(1.25);
  });
});

describe('the home page of a lead', () => {
  it('says how many people he leads, and shows their day only to him', async () => {
    const lead = await server.as(desk.lead);
    expect((await lead.backlog.mineToday({})).headcount).toBe(2);
    const engineer = await server.as(desk.engineer);
    expect((await engineer.backlog.mineToday({})).headcount).toBe(0);
    await expect(engineer.backlog.todayPage({ scope: 'underling' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    expect((await lead.backlog.todayPage({ scope: 'underling', size: 1 })).list).toHaveLength(1);
    const { next } = await lead.backlog.todayPage({ scope: 'underling', size: 1 });
    const second = await lead.backlog.todayPage({ scope: 'underling', size: 1, ...(next ? { next } : {}) });
    expect(second).toMatchObject({ page: 2 });
    const tomorrow = new Date(server.clock.now().getTime() + 24 * hourMs).toISOString();
    await expect(lead.backlog.todayPage({ asOf: tomorrow })).rejects.toMatchObject({ code: 'badRequest' });
  });
});
