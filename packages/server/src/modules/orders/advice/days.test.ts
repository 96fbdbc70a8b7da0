import { beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
let tenant: TestTenant;

beforeEach(async () => {
  tenant = await buildTenant(db);
});

const nowMs = () => server.clock.now().getTime();
const iso = (ms: number) => new Date(ms).toISOString();
const dateOf = (ms: number) => iso(ms + 8 * hourMs).slice(0, 10);

const moveTo = (weekday: number, hour: number) => advanceToWeekday(server.clock, weekday, hour);

const draft = () => draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
const suggested = async (input: object = {}, by: TestAccount = tenant.lead) =>
  (await server.as(by)).orders.suggestEngineers({ draft: draft(), ...input });
const of = async ({ accountId }: TestAccount, input: object = {}) => {
  const found = (await suggested(input)).find(({ engineer }) => engineer.id === accountId);
  if (!found) throw new Error('They are not among those who were found');
  return found;
};

/** Takes a person's time, for an order of theirs. */
async function occupy(account: TestAccount, fromMs: number, hours: number): Promise<void> {
  const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft());
  const times = { planStart: iso(fromMs), planEnd: iso(fromMs + hours * hourMs) };
  await (await server.as(account)).orders.accept({ orderId, ...times });
}

async function awayFor(account: TestAccount, fromMs: number, toMs: number): Promise<void> {
  const { tenantId, accountId } = account;
  const times = { fromAt: iso(fromMs), toAt: iso(toMs) };
  await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...times });
}

async function onDuty(account: TestAccount, dutyOn: string, shift: string): Promise<void> {
  const { tenantId, groupId } = tenant;
  await insertRows(db, tables.dutyDays, { tenantId, groupId, dutyOn, accountId: account.accountId, shift });
}

describe('where no day was said', () => {
  it('people are judged by the first day on which they can come', async () => {
    moveTo(5, 23);
    const monday = dateOf(nowMs() + 3 * dayMs);
    // Full on Monday from morning to night.
    await occupy(tenant.engineer, Date.parse(`${monday}T08:00:00+08:00`), 11);
    const [first, second] = await suggested();
    expect(first).toMatchObject({
      ...{ engineer: { id: tenant.engineer2.accountId }, day: monday, fits: true, load: 0 },
    });
    expect(dateOf(Date.parse(first?.arrivesAt ?? ''))).toBe(monday);
    expect(second).toMatchObject({ engineer: { id: tenant.engineer.accountId }, fits: true });
    expect(second?.day).toBe(dateOf(nowMs() + 4 * dayMs));
    expect((await of(tenant.engineer, { day: monday })).load).toBeGreaterThan(1);
  });

  it('somebody is suggested on a day on which nobody works, in the queue too', async () => {
    moveTo(6, 10);
    const { id } = await (await server.as(tenant.client)).orders.create(draft());
    const [first] = await suggested();
    expect(first).toMatchObject({ fits: true, reasons: expect.not.arrayContaining(['notWorking']) });
    const lead = await server.as(tenant.lead);
    const { list } = await lead.pool.queue({ groupId: tenant.groupId });
    expect(list.find((order) => order.id === id)?.suggestion).toMatchObject({ day: first?.day });
    expect((await lead.orders.preTrigger(draft())).engineer).toBeDefined();
    // Asked about that day, nobody is there.
    for (const { fits, reasons } of await suggested({ day: dateOf(nowMs()) })) {
      expect(fits).toBe(false);
      expect(reasons).toContain('notWorking');
    }
  });

  it('a day that has passed is none', async () => {
    moveTo(3, 10);
    expect((await suggested({ day: '2019-01-02' }))[0]).toMatchObject({ day: dateOf(nowMs()) });
  });
});

describe('outside working hours', () => {
  it('whose duty begins soon can come then, and as long as it lasts', async () => {
    moveTo(5, 23);
    const tomorrow = dateOf(nowMs() + dayMs);
    await onDuty(tenant.engineer, tomorrow, 'onCall');
    const suits = await of(tenant.engineer);
    expect(suits).toMatchObject({ fits: true, onDuty: false, day: tomorrow });
    const begins = Date.parse(`${tomorrow}T00:00:00+08:00`);
    expect(Date.parse(suits.arrivesAt ?? '')).toBe(begins + 30 * minuteMs);
  });

  it('what follows is judged by duty, too', async () => {
    moveTo(6, 10);
    await onDuty(tenant.engineer, dateOf(nowMs()), 'onCall');
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft());
    await db.connection.run({
      text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, orderId, iso(nowMs() + 3 * hourMs)],
    });
    const lead = await server.as(tenant.lead);
    const effectsFor = async ({ accountId: engineerId }: TestAccount) =>
      (await lead.dispatch.preview({ stops: [{ orderId, engineerId }] })).effects;
    expect(await effectsFor(tenant.engineer)).toEqual([]);
    expect(await effectsFor(tenant.engineer2)).toMatchObject([{ effect: 'late' }]);
  });

  it('who is on duty is as full as their duty, not as a day without hours', async () => {
    moveTo(6, 10);
    await onDuty(tenant.engineer, dateOf(nowMs()), 'onCall');
    await occupy(tenant.engineer, nowMs() + hourMs, 2);
    expect(await of(tenant.engineer)).toMatchObject({ onDuty: true, day: dateOf(nowMs()), load: 150 / 480 });
  });
});

describe('leave', () => {
  it('is named to those alone who may see the days of whoever takes it', async () => {
    moveTo(3, 10);
    await awayFor(tenant.engineer2, nowMs() - hourMs, nowMs() + 9 * hourMs);
    const reasonsFor = async (by: TestAccount) =>
      (await suggested({}, by)).find(({ engineer }) => engineer.id === tenant.engineer2.accountId)?.reasons;
    expect(await reasonsFor(tenant.lead)).toContain('onLeave');
    expect(await reasonsFor(tenant.engineer)).toContain('notWorking');
    expect(await reasonsFor(tenant.engineer)).not.toContain('onLeave');
  });
});
