import type { Client } from '@svcdesk/core';
import type { MessageKind } from '@svcdesk/core/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/db/index.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  newId,
  runJob,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { findNotified, idsOf } from '../../testing/query.ts';
import { deviceNotices, deviceResume } from './jobs.ts';

const db = await testDatabase();
const server = await testServer(db);

const hourMs = 3_600_000;

let tenant: TestTenant;
let checker: TestAccount;
let lead: Client;
let engineer: Client;
let engineer2: Client;
let dispatcher: Client;
let check: Client;
beforeAll(async () => {
  advanceToHour(server.clock, 9);
  tenant = await buildTenant(db);
  checker = await buildStaff(tenant, { groupIds: [tenant.otherGroupId] });
  [lead, engineer, engineer2, dispatcher, check] = await Promise.all([
    server.as(tenant.lead),
    server.as(tenant.engineer),
    server.as(tenant.engineer2),
    server.as(tenant.dispatcher),
    server.as(checker),
  ]);
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hourMs).toISOString();
const make = (over: Partial<Parameters<Client['deviceOrders']['create']>[0]> = {}) =>
  lead.deviceOrders.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Replace the core switch',
    checkerId: checker.accountId,
    ...over,
  });
const allocated = (over = {}) => make({ engineerId: tenant.engineer.accountId, ...over });

/** An order whose work is done and waits for its check. */
async function finished(over = {}): Promise<string> {
  const { id } = await allocated(over);
  await engineer.deviceOrders.handle({ id, action: 'start' });
  await engineer.deviceOrders.handle({ id, action: 'finish', result: 'Replaced' });
  return id;
}

const schedules = statement<{ accountId: string; status: string }, [tenantId: string, orderId: string]>(
  'test.deviceSchedules',
  `SELECT account_id AS "accountId", status FROM schedules
   WHERE tenant_id = $1 AND order_id = $2 AND order_kind = 'device' ORDER BY id`,
);
const notified = (id: string, kind: MessageKind) => findNotified(tenant, id, kind);

describe('a device order', () => {
  it('goes from its making to its check, with a history and messages', async () => {
    const made = await make({ dueAt: inHours(48), priority: 2 });
    expect(made).toMatchObject({ status: 1, priority: 2, checkRound: 1, managerId: tenant.lead.accountId });
    expect(made.orderNo).toMatch(/^DV\d{12}$/);
    const { id } = made;
    await lead.deviceOrders.handle({ id, action: 'allocate', engineerId: tenant.engineer.accountId });
    expect(await notified(id, 'device.assigned')).toEqual(idsOf(tenant.engineer));
    const plan = { planStart: inHours(1), planEnd: inHours(3) };
    await engineer.deviceOrders.handle({ id, action: 'schedule', ...plan });
    expect(await schedules.all(db, tenant.tenantId, id)).toEqual([
      { accountId: tenant.engineer.accountId, status: 'planned' },
    ]);
    const begun = await engineer.deviceOrders.handle({ id, action: 'start' });
    expect(begun.status).toBe(4);
    expect(begun.can).toContain('finish');
    const done = await engineer.deviceOrders.handle({ id, action: 'finish', result: 'Replaced' });
    expect(done).toMatchObject({ status: 5, result: 'Replaced' });
    expect(await notified(id, 'device.toCheck')).toEqual(idsOf(checker));
    expect((await schedules.all(db, tenant.tenantId, id)).map(({ status }) => status)).toEqual(['cancelled']);
    const closed = await check.deviceOrders.handle({ id, action: 'check', pass: true });
    expect(closed).toMatchObject({ status: 6, can: [] });
    expect(closed.records.map(({ action }) => action)).toEqual([
      'create',
      'allocate',
      'schedule',
      'start',
      'finish',
      'check',
    ]);
  });

  it('is made once by the same draft, and refused to another draft of its id', async () => {
    const { id } = await make();
    const again = await make({ id });
    expect(again.id).toBe(id);
    await expect(
      dispatcher.deviceOrders.create({
        id,
        cellId: tenant.cellIds[0] ?? '',
        groupId: tenant.groupId,
        title: 'Another',
      }),
    ).rejects.toMatchObject({ code: 'keyReused' });
  });

  it('is not made for groups that the lead does not lead, nor with the engineer as checker', async () => {
    const { groupId } = await make({ groupId: undefined });
    expect(groupId).toBe(tenant.groupId);
    const { engineer: own, outsider, client: customer } = tenant;
    for (const [over, path, code] of [
      [{ groupId: tenant.otherGroupId }, 'groupId', 'notLed'],
      [{ engineerId: own.accountId, checkerId: own.accountId }, 'checkerId', 'selfCheck'],
      [{ engineerId: outsider.accountId }, 'engineerId', 'notMember'],
      [{ managerId: customer.accountId }, 'managerId', 'notActive'],
      [{ assetIds: [newId()] }, 'assetIds', 'unknown'],
    ] satisfies [object, string, string][]) {
      await expect(make(over)).rejects.toMatchObject({ issues: [{ path, code }] });
    }
    const nowhere = { cellId: tenant.cellIds[0] ?? '', groupId: newId(), title: 'x' };
    await expect(dispatcher.deviceOrders.create(nowhere)).rejects.toMatchObject({
      issues: [{ path: 'groupId', code: 'unknown' }],
    });
  });

  it('is never checked by its engineer, whoever names them', async () => {
    const { id } = await allocated();
    const byEngineer = { accountId: tenant.engineer.accountId };
    await expect(lead.deviceOrders.handle({ id, action: 'setChecker', ...byEngineer })).rejects.toMatchObject(
      { code: 'notAllowed', reason: 'selfCheck' },
    );
    await lead.deviceOrders.handle({ id, action: 'setChecker', accountId: tenant.engineer2.accountId });
    await expect(
      lead.deviceOrders.handle({ id, action: 'setEngineer', accountId: tenant.engineer2.accountId }),
    ).rejects.toMatchObject({ reason: 'selfCheck' });
    await expect(
      engineer.deviceOrders.handle({
        id,
        action: 'passOn',
        engineerId: tenant.engineer2.accountId,
        remark: 'Ill',
      }),
    ).rejects.toMatchObject({ reason: 'selfCheck' });
  });

  it('comes back when it does not pass, and from the third round on its manager may check', async () => {
    const id = await finished();
    const fail = { id, action: 'check', pass: false, remark: 'Not labelled' } as const;
    await expect(check.deviceOrders.handle({ ...fail, remark: undefined })).rejects.toMatchObject({
      reason: 'reasonMissing',
    });
    await expect(check.deviceOrders.handle({ id, action: 'check' })).rejects.toMatchObject({
      code: 'badRequest',
    });
    for (const round of [2, 3]) {
      await expect(lead.deviceOrders.handle({ id, action: 'check', pass: true })).rejects.toMatchObject({
        reason: 'notHandler',
      });
      const failed = await check.deviceOrders.handle(fail);
      expect(failed).toMatchObject({ status: 4, checkRound: round });
      await engineer.deviceOrders.handle({ id, action: 'finish', result: 'Labelled' });
    }
    expect(await notified(id, 'device.checkFailed')).toEqual(idsOf(tenant.lead, tenant.engineer));
    const closed = await lead.deviceOrders.handle({ id, action: 'check', pass: true });
    expect(closed.status).toBe(6);
  });

  it('is checked by its manager when the checker is disabled', async () => {
    const gone = await buildStaff(tenant, { groupIds: [tenant.otherGroupId] });
    const id = await finished({ checkerId: gone.accountId });
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, gone.accountId],
    });
    expect((await lead.deviceOrders.detail({ id })).can).toContain('check');
    expect((await lead.deviceOrders.handle({ id, action: 'check', pass: true })).status).toBe(6);
  });

  it('goes on after a hold, and back when its engineer rejects it', async () => {
    const { id } = await allocated();
    await engineer.deviceOrders.handle({ id, action: 'start' });
    await expect(
      engineer.deviceOrders.handle({ id, action: 'hangUp', reasonCode: 'waitParts', resumeAt: inHours(-1) }),
    ).rejects.toMatchObject({ reason: 'resumeInvalid' });
    await expect(
      engineer.deviceOrders.handle({ id, action: 'hangUp', reasonCode: 'other' }),
    ).rejects.toMatchObject({ reason: 'reasonMissing' });
    const held = await engineer.deviceOrders.handle({ id, action: 'hangUp', reasonCode: 'waitParts' });
    expect(held).toMatchObject({ status: 8, hangUpReason: 'waitParts' });
    const on = await lead.deviceOrders.handle({ id, action: 'activate' });
    expect(on.status).toBe(2);
    expect(on.hangUpReason).toBeUndefined();
    const back = await engineer.deviceOrders.handle({ id, action: 'reject', reasonCode: 'tools' });
    expect(back).toMatchObject({ status: 1 });
    expect(back.engineerId).toBeUndefined();
    expect(await notified(id, 'device.rejected')).toEqual(idsOf(tenant.lead));
    expect((await lead.deviceOrders.handle({ id, action: 'void', remark: 'Not needed' })).status).toBe(7);
  });

  it('takes its plan along to another engineer, and loses it when it is passed on', async () => {
    const { id } = await allocated();
    const plan = { planStart: inHours(5), planEnd: inHours(6) };
    await engineer.deviceOrders.handle({ id, action: 'schedule', ...plan });
    const moved = await lead.deviceOrders.handle({
      id,
      action: 'setEngineer',
      accountId: tenant.engineer2.accountId,
    });
    expect(moved).toMatchObject({ status: 3, ...plan, engineerId: tenant.engineer2.accountId });
    expect(await schedules.all(db, tenant.tenantId, id)).toEqual([
      { accountId: tenant.engineer.accountId, status: 'cancelled' },
      { accountId: tenant.engineer2.accountId, status: 'planned' },
    ]);
    const passed = await engineer2.deviceOrders.handle({
      id,
      action: 'passOn',
      engineerId: tenant.engineer.accountId,
      remark: 'Ill',
    });
    expect(passed.status).toBe(2);
    expect(passed.planStart).toBeUndefined();
  });

  it('can be passed to a group out of one\u2019s sight', async () => {
    const { id } = await allocated();
    const input = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId, remark: 'Nearer' };
    const passed = await engineer.deviceOrders.handle({ id, action: 'passOn', ...input });
    expect(passed).toMatchObject({ groupId: tenant.otherGroupId, can: [] });
    await expect(engineer.deviceOrders.detail({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is closed without a check by a lead only, with a word on why', async () => {
    const { id } = await allocated();
    await expect(engineer.deviceOrders.handle({ id, action: 'close', remark: 'x' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    await expect(lead.deviceOrders.handle({ id, action: 'close' })).rejects.toMatchObject({
      reason: 'reasonMissing',
    });
    const closed = await lead.deviceOrders.handle({ id, action: 'close', remark: 'Site is given up' });
    expect(closed).toMatchObject({ status: 6, unchecked: true });
  });

  it('changes only for who saw it as it is', async () => {
    const { id, version } = await allocated();
    const begin = { id, action: 'start', version } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => engineer.deviceOrders.handle(begin)),
    );
    const refused = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'orderChanged'));
    const { records, version: now } = await engineer.deviceOrders.detail({ id });
    expect([records.map(({ action }) => action), now]).toEqual([
      ['create', 'allocate', 'start'],
      version + 1,
    ]);
  });
});

describe('a device order that is on hold until a time', () => {
  it('goes on by itself as of then, once and however late, and not before', async () => {
    const { id } = await allocated();
    await engineer.deviceOrders.handle({ id, action: 'start' });
    const resumeAt = inHours(2);
    await engineer.deviceOrders.handle({ id, action: 'hangUp', reasonCode: 'waitParts', resumeAt });
    await runJob(server, deviceResume);
    expect((await lead.deviceOrders.detail({ id })).status).toBe(8);
    server.clock.advance(3 * hourMs);
    await Promise.all([runJob(server, deviceResume), runJob(server, deviceResume)]);
    const { status, records, ...order } = await lead.deviceOrders.detail({ id });
    expect(status).toBe(2);
    expect(order.resumeAt).toBeUndefined();
    expect(records.slice(-2).map(({ action }) => action)).toEqual(['hangUp', 'activate']);
    expect(records.at(-1)).toMatchObject({ at: resumeAt });
    expect(records.at(-1)?.byId).toBeUndefined();
  });
});

describe('the notices of device orders', () => {
  it('tell the engineer on the day and the lead after it, each once', async () => {
    const { id } = await allocated({ dueAt: inHours(24) });
    server.clock.advance(24 * hourMs);
    await runJob(server, deviceNotices);
    await runJob(server, deviceNotices);
    expect(await notified(id, 'device.due')).toEqual(idsOf(tenant.engineer));
    expect(await notified(id, 'device.overdue')).toEqual([]);
    server.clock.advance(24 * hourMs);
    await runJob(server, deviceNotices);
    server.clock.advance(24 * hourMs);
    await runJob(server, deviceNotices);
    expect(await notified(id, 'device.overdue')).toEqual(idsOf(tenant.lead));
  });
});
