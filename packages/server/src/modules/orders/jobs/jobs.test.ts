import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../../engine/messages.ts';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import type { Job, JobContext } from '../../../platform/jobs/job.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { fileJobs } from '../../files/index.ts';
import { messageJobs } from '../../messages/jobs.ts';
import { foldCounts } from '../counts/kept-counts.ts';
import { autoEvaluate, resume } from './index.ts';
import { newHolidays } from './new-holidays.ts';
import { hungUpLong, markNotified, slaNotices, unaccepted } from './notices.ts';
import { recount } from './recount.ts';

const db = await testDatabase();
const server = await testServer(db);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const context: JobContext = { services: server.services, db, log, now: server.clock.now };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let tenant: TestTenant;
let rootLead: TestAccount;
beforeAll(async () => {
  tenant = await buildTenant(db);
  rootLead = await buildStaff(tenant, { roles: ['lead'], ledGroupIds: [tenant.rootId] });
});
beforeEach(() => vi.clearAllMocks());

/** As two servers would, at the same moment, and then once more. */
async function run(...jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await Promise.all([job.run(context), job.run(context)]);
    await job.run(context);
  }
  expect(log.error).not.toHaveBeenCalled();
}

async function rowsOf(text: string, ...values: unknown[]) {
  return (await db.connection.run({ text, values: values as string[] })).rows;
}

/** Who was notified of an order by a kind of message, and how often in all. */
async function notified(orderId: string, kind: string): Promise<string[]> {
  const rows = await rowsOf(
    `SELECT account_id, sum(merged_count) FROM messages WHERE tenant_id = $1 AND target_id = $2 AND kind = $3
     GROUP BY 1 ORDER BY 1`,
    tenant.tenantId,
    orderId,
    kind,
  );
  expect(rows.every(([, count]) => Number(count) === 1)).toBe(true);
  return rows.map(([account]) => String(account));
}

const sorted = (...accounts: readonly TestAccount[]) => accounts.map(({ accountId }) => accountId).sort();

async function raised(): Promise<string> {
  return (await (await server.as(tenant.client)).orders.create(draftOf(tenant))).id;
}

async function accepted(): Promise<string> {
  const orderId = await raised();
  await (await server.as(tenant.engineer)).orders.accept({ orderId });
  return orderId;
}

describe('an order hung up until a time', () => {
  it('goes on by itself then, once, and tells its handler and reporter', async () => {
    const orderId = await accepted();
    const engineer = await server.as(tenant.engineer);
    const resumeAt = new Date(server.clock.now().getTime() + hourMs).toISOString();
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt });
    await run(resume);
    expect((await engineer.orders.detail({ orderId })).status).toBe(4);
    server.clock.advance(61 * minuteMs);
    await run(resume);
    const after = await engineer.orders.detail({ orderId });
    expect(after).toMatchObject({ status: 3, handlerId: tenant.engineer.accountId });
    const records = await engineer.orders.history({ orderId });
    expect(records.filter(({ action }) => action === 'activate')).toHaveLength(1);
    expect(records.at(-1)).not.toHaveProperty('byId');
    expect(await notified(orderId, 'order.resumed')).toEqual(sorted(tenant.engineer, tenant.client));
  });

  it('goes on as of then, however late the job runs', async () => {
    const orderId = await accepted();
    const engineer = await server.as(tenant.engineer);
    const { resolveDueAt: dueBefore } = await engineer.orders.detail({ orderId });
    const resumeAt = new Date(server.clock.now().getTime() + hourMs).toISOString();
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt });
    server.clock.advance(26 * hourMs);
    await run(resume);
    const later = await server.as(tenant.engineer);
    const records = await later.orders.history({ orderId });
    expect(records.at(-1)).toMatchObject({ action: 'activate', at: resumeAt });
    const heldMs = Date.parse(resumeAt) - Date.parse(records.at(-2)?.at ?? '');
    const { resolveDueAt } = await later.orders.detail({ orderId });
    expect(Date.parse(resolveDueAt ?? '') - Date.parse(dueBefore ?? '')).toBe(heldMs);
  });

  it('waits unnamed for the group when its handler is gone', async () => {
    const leaver = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const orderId = await raised();
    const on = await server.as(leaver);
    await on.orders.accept({ orderId });
    const resumeAt = new Date(server.clock.now().getTime() + hourMs).toISOString();
    await on.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt });
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, leaver.accountId],
    });
    server.clock.advance(2 * hourMs);
    await run(resume);
    const after = await (await server.as(tenant.lead)).orders.detail({ orderId });
    expect(after.status).toBe(2);
    expect(after).not.toHaveProperty('assigneeId');
  });

  it('is brought to the notice of the lead when it has been hung up for a week without one', async () => {
    const orderId = await accepted();
    await (await server.as(tenant.engineer)).orders.hangUp({ orderId, reasonCode: 'waitParts' });
    server.clock.advance(7 * dayMs - minuteMs);
    await run(hungUpLong);
    expect(await notified(orderId, 'order.hungLong')).toEqual([]);
    server.clock.advance(2 * minuteMs);
    await run(hungUpLong);
    expect(await notified(orderId, 'order.hungLong')).toEqual(sorted(tenant.lead));
  });
});

describe('deadlines', () => {
  it('notify who has the order when near, the lead too when missed, and an hour on to the lead above', async () => {
    const orderId = await accepted();
    // Resolution in 240 minutes, near in the last 48.
    server.clock.advance(190 * minuteMs);
    await run(...slaNotices);
    expect(await notified(orderId, 'sla.warn')).toEqual([]);
    server.clock.advance(3 * minuteMs);
    await run(...slaNotices);
    expect(await notified(orderId, 'sla.warn')).toEqual(sorted(tenant.engineer));
    expect(await notified(orderId, 'sla.missed')).toEqual([]);
    server.clock.advance(48 * minuteMs);
    await run(...slaNotices);
    expect(await notified(orderId, 'sla.missed')).toEqual(sorted(tenant.engineer, tenant.lead));
    server.clock.advance(hourMs);
    await run(...slaNotices);
    expect(await notified(orderId, 'sla.missed')).toEqual(sorted(tenant.engineer, tenant.lead, rootLead));
    const { list } = await (await server.as(tenant.engineer, { locale: 'en' })).messages.mine({
      sysMsgFlag: 0,
    });
    const missed = list.find(({ kind, target }) => kind === 'sla.missed' && target?.id === orderId);
    expect(missed?.content).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  });

  it('notify anew when a change moves them, however far back', async () => {
    const orderId = await accepted();
    const engineer = await server.as(tenant.engineer);
    server.clock.advance(230 * minuteMs);
    const { version } = await engineer.orders.detail({ orderId });
    await engineer.orders.edit({ orderId, version, priority: 1 });
    await run(...slaNotices);
    expect(await notified(orderId, 'sla.missed')).toContain(tenant.engineer.accountId);
    const rows = await rowsOf(
      `SELECT count(*) FROM job_notices WHERE tenant_id = $1 AND object_id = $2 AND kind = 'sla.missed'`,
      tenant.tenantId,
      orderId,
    );
    expect(rows).toEqual([[1]]);
  });

  it('that stand still or were missed before orders came here send no notice', async () => {
    const paused = await accepted();
    await (await server.as(tenant.engineer)).orders.hangUp({ orderId: paused, reasonCode: 'waitCustomer' });
    const old = await accepted();
    server.clock.advance(400 * minuteMs);
    await markNotified(db, tenant.tenantId, server.clock.now());
    await run(...slaNotices, unaccepted);
    expect([await notified(paused, 'sla.missed'), await notified(old, 'sla.missed')]).toEqual([[], []]);
  });

  it('of the response remind who may accept at half, and tell the lead when none did', async () => {
    const [mine, taken] = [await raised(), await raised()];
    const lead = await server.as(tenant.lead);
    const named = await raised();
    await lead.orders.transfer({
      orderId: named,
      groupId: tenant.groupId,
      engineerId: tenant.engineer2.accountId,
    });
    server.clock.advance(14 * minuteMs);
    await run(unaccepted);
    expect(await notified(mine, 'order.unaccepted')).toEqual([]);
    server.clock.advance(2 * minuteMs);
    await (await server.as(tenant.engineer)).orders.accept({ orderId: taken });
    await run(unaccepted);
    expect(await notified(mine, 'order.unaccepted')).toEqual(sorted(tenant.engineer, tenant.engineer2));
    expect(await notified(named, 'order.unaccepted')).toEqual(sorted(tenant.engineer2));
    expect(await notified(taken, 'order.unaccepted')).toEqual([]);
    server.clock.advance(15 * minuteMs);
    await run(unaccepted);
    expect(await notified(mine, 'order.unaccepted')).toEqual(
      sorted(tenant.engineer, tenant.engineer2, tenant.lead),
    );
  });
});

describe('an order that is not evaluated', () => {
  it('is evaluated by the system after a week, unless it was reopened, and may still be evaluated', async () => {
    const [first, reopened] = [await accepted(), await accepted()];
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    for (const orderId of [first, reopened]) await engineer.orders.resolve({ orderId, solution: 'x' });
    await client.orders.activate({ id: reopened, remark: 'x' });
    server.clock.advance(7 * dayMs - minuteMs);
    await run(autoEvaluate);
    const again = await server.as(tenant.client);
    expect((await again.orders.detail({ orderId: first })).status).toBe(5);
    server.clock.advance(2 * minuteMs);
    await run(autoEvaluate);
    const closed = await again.orders.detail({ orderId: first });
    expect(closed.status).toBe(6);
    // It is too late to reopen it, and the detail says so before the customer tries.
    expect(closed.can).not.toContain('activate');
    expect(closed.refused).toContainEqual({ action: 'activate', reason: 'wrongState' });
    await expect(again.orders.activate({ id: first, remark: 'x' })).rejects.toMatchObject({
      code: 'notAllowed',
      reason: 'wrongState',
    });
    expect((await again.orders.detail({ orderId: reopened })).status).toBe(3);
    expect(await again.orders.evaluation({ orderId: first })).toMatchObject({
      label: '',
      stars: '5,5,5,5',
      autoEvaluate: true,
      handlerGroupName: 'First',
    });
    const records = await again.orders.history({ orderId: first });
    expect(records.filter(({ action }) => action === 'evaluate')).toHaveLength(1);
    const at = (done: string) => Date.parse(records.find(({ action }) => action === done)?.at ?? '');
    expect(at('evaluate') - at('resolve')).toBe(7 * dayMs);
    await again.orders.evaluate({ orderId: first, label: '1', stars: '5,4,5,5' });
    expect(await again.orders.evaluation({ orderId: first })).toMatchObject({ autoEvaluate: false });
  });
});

describe('the recount at night', () => {
  it('finds nothing wrong after all that, and repairs and logs what is made wrong', async () => {
    // Noon in Shanghai, whenever this runs: a day has its turn from half past midnight on.
    server.clock.advance(dayMs - ((server.clock.now().getTime() + 20 * 60 * minuteMs) % dayMs));
    await recount.run(context);
    server.clock.advance(dayMs);
    await recount.run(context);
    expect(log.error).not.toHaveBeenCalled();
    await foldCounts(db);
    await db.connection.run({
      text: `UPDATE kept_counts SET value = value + 3 WHERE tenant_id = $1 AND counter LIKE 'group % 6'`,
      values: [tenant.tenantId],
    });
    server.clock.advance(dayMs);
    await Promise.all([recount.run(context), recount.run(context)]);
    expect(log.error).toHaveBeenCalledTimes(1);
    const dispatcher = await server.as(tenant.dispatcher);
    const closed = (await dispatcher.orders.countStatus({})).find(({ status }) => status === 6);
    expect(closed?.count).toBe((await dispatcher.orders.page({ scope: 'tenant', status: [6] })).total);
    server.clock.advance(dayMs);
    await recount.run(context);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

describe('holidays that are imported', () => {
  it('move the deadlines of open orders, once, and leave finished ones', async () => {
    const name = newId();
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const draft = draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
    const { id: orderId } = await client.orders.create(draft);
    const { id: gone } = await client.orders.create(draft);
    await client.orders.cancel({ orderId: gone, reason: 'mistaken' });
    await db.connection.run({
      text: 'UPDATE service_calendar_versions SET holiday_set = $2 WHERE tenant_id = $1',
      values: [tenant.tenantId, name],
    });
    await run(newHolidays);
    const before = await engineer.orders.detail({ orderId });
    const due = new Date(Date.parse(before.resolveDueAt ?? '') + 8 * hourMs).toISOString();
    const days = { [due.slice(0, 10)]: 'off' as const };
    await insertRows(db, tables.holidaySets, { name, year: Number(due.slice(0, 4)), days });
    const versions = () =>
      rowsOf('SELECT id, version FROM orders WHERE tenant_id = $1 ORDER BY id', tenant.tenantId);
    const known = await versions();
    await run(newHolidays);
    const after = await engineer.orders.detail({ orderId });
    expect(after.resolveDueAt?.slice(0, 10)).not.toBe(before.resolveDueAt?.slice(0, 10));
    expect(Date.parse(after.resolveDueAt ?? '')).toBeGreaterThan(Date.parse(before.resolveDueAt ?? ''));
    expect(await versions()).toEqual(known);
    expect((await engineer.orders.detail({ orderId: gone })).slaState).toBe('none');
  });
});

describe('what is kept for a while', () => {
  it('goes: messages after half a year, uploads that belong to nothing after a week', async () => {
    const { tenantId } = tenant;
    const { accountId } = tenant.engineer;
    const toNight = () => {
      const local = server.clock.now().getTime() + 8 * hourMs;
      server.clock.advance(dayMs - (local % dayMs) + 4 * hourMs);
    };
    const messages = async () =>
      (
        await rowsOf(
          'SELECT count(*) FROM messages WHERE tenant_id = $1 AND account_id = $2',
          tenantId,
          accountId,
        )
      )[0]?.[0];
    expect(await messages()).not.toBe(0);
    const client = await server.as(tenant.client);
    const file = new File(['Unbound'], 'a.txt', { type: 'text/plain' });
    const bound = await client.files.upload({ file: new File(['Bound'], 'b.txt', { type: 'text/plain' }) });
    const unbound = await client.files.upload({ file });
    await client.orders.create({ ...draftOf(tenant), attachment: bound.url });
    const stored = async () =>
      (await rowsOf('SELECT id, store_key FROM files WHERE tenant_id = $1 ORDER BY id', tenantId)) as [
        string,
        string,
      ][];
    const before = await stored();
    server.clock.advance(6 * dayMs);
    toNight();
    await run(...fileJobs);
    server.clock.advance(2 * dayMs);
    await run(...fileJobs);
    expect((await stored()).map(([id]) => id)).toEqual([bound.id]);
    const key = before.find(([id]) => id === unbound.id)?.[1] ?? '';
    expect(await server.services.files.read(key)).toBeUndefined();
    server.clock.advance(181 * dayMs);
    toNight();
    await run(...messageJobs);
    expect(await messages()).toBe(0);
  });

  it('and very many are notified by a job, to each once', async () => {
    const { tenantId } = tenant;
    const people = Array.from({ length: 450 }, () => newId());
    await insertRows(
      db,
      tables.accounts,
      people.map((id, index) => ({
        tenantId,
        id,
        type: 1,
        accountName: `many-${index}`,
        name: `Many ${index}`,
        passwordHash: 'x',
      })),
    );
    const at = server.clock.now().getTime();
    const news = { tenantId, kind: 'system.notice' as const, params: { title: 'Hello' }, at, system: true };
    await db.transaction((tx) => notify(tx, { ...news, accountIds: [...people, ...people] }));
    const count = async () =>
      (
        await rowsOf(
          `SELECT count(*), count(DISTINCT account_id) FROM messages WHERE tenant_id = $1 AND created_at = $2`,
          tenantId,
          new Date(at).toISOString(),
        )
      )[0];
    expect(await count()).toEqual([0, 0]);
    await run(...messageJobs);
    expect(await count()).toEqual([450, 450]);
    expect(await rowsOf('SELECT count(*) FROM message_batches WHERE tenant_id = $1', tenantId)).toEqual([
      [0],
    ]);
  });
});
