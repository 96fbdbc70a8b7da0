import { beforeEach, describe, expect, it } from 'vitest';
import * as tables from '../../platform/db/schema/index.ts';
import {
  buildGroup,
  buildStaff,
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { rowsOf } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
const minuteMs = 60_000;
let tenant: TestTenant;
/** The third who takes orders in the group: outcomes are told of three people or more. */
let engineer3: TestAccount;

beforeEach(async () => {
  tenant = await buildTenant(db);
  engineer3 = await buildStaff(tenant, { groupIds: [tenant.groupId] });
});

const raise = async () => (await (await server.as(tenant.client)).orders.create(draftOf(tenant))).id;

/** A dispatcher gives an order to one of the group, with somebody suggested first; more than a slip later all goes on. */
async function choose(chosen: TestAccount, suggested: TestAccount, orderId?: string): Promise<string> {
  const id = orderId ?? (await raise());
  await (await server.as(tenant.dispatcher)).orders.transfer({
    orderId: id,
    groupId: tenant.groupId,
    engineerId: chosen.accountId,
    suggestedId: suggested.accountId,
    remark: 'Please',
  });
  server.clock.advance(6 * minuteMs);
  return id;
}

async function finish(orderId: string, by: TestAccount): Promise<void> {
  const on = await server.as(by);
  await on.orders.accept({ orderId });
  await on.orders.resolve({ orderId, solution: 'Done' });
}

const report = async (by: TestAccount = tenant.dispatcher, input: object = {}) =>
  (await server.as(by)).reports.suggestions(input);

const kept = (orderId: string) => rowsOf(db, tables.suggestionChoices, { orderId }, 'seq');

describe('the report of suggestions', () => {
  it('tells how often the first was taken and what became of those and of the others, by group and by day', async () => {
    const { engineer, engineer2 } = tenant;
    const people = [engineer, engineer2, engineer3];
    // Taken: three in time, one late, one declined, one reopened.
    for (const person of people) await finish(await choose(person, person), person);
    const late = await choose(engineer, engineer);
    await choose(engineer2, engineer2).then(async (orderId) =>
      (await server.as(engineer2)).orders.decline({ orderId, reasonCode: 'busy' }),
    );
    const again = await choose(engineer3, engineer3);
    await finish(again, engineer3);
    await (await server.as(tenant.client)).orders.activate({ orderId: again, remark: 'It is back' });
    // Otherwise: one open, one put back, one handed on, one cancelled, one in time.
    await choose(engineer, engineer2);
    const back = await choose(engineer2, engineer);
    await (await server.as(engineer2)).orders.accept({ orderId: back });
    await (await server.as(engineer2)).orders.release({ orderId: back, reasonCode: 'busy' });
    const handed = await choose(engineer3, engineer);
    await (await server.as(engineer3)).orders.accept({ orderId: handed });
    await (await server.as(engineer3)).orders.transfer({
      orderId: handed,
      groupId: tenant.groupId,
      engineerId: engineer.accountId,
      remark: 'I am away',
    });
    const given = await choose(engineer, engineer2);
    await (await server.as(tenant.dispatcher)).orders.cancel({ orderId: given, reason: 'mistaken' });
    await finish(await choose(engineer2, engineer), engineer2);
    server.clock.advance(5 * 60 * minuteMs);
    await finish(late, engineer);

    const all = await report();
    const taken = {
      ...{ count: 6, inTimeCount: 3, lateCount: 1, openCount: 0, cameBackCount: 2, cancelledCount: 0 },
    };
    const otherwise = {
      ...{ count: 5, inTimeCount: 1, lateCount: 0, openCount: 1, cameBackCount: 2, cancelledCount: 1 },
    };
    expect(all).toMatchObject({ choiceCount: 11, takenCount: 6, taken, otherwise });
    expect(all.byGroup).toEqual([
      { groupId: tenant.groupId, groupName: expect.any(String), choiceCount: 11, takenCount: 6 },
    ]);
    expect(all.byDay).toHaveLength(30);
    expect(all.byDay.reduce((sum, { choiceCount }) => sum + choiceCount, 0)).toBe(11);
    expect(all.byDay.reduce((sum, { takenCount }) => sum + takenCount, 0)).toBe(6);
    // Nobody is named in it, nor can be told by an id.
    const text = JSON.stringify(all);
    for (const { accountId, account } of people) {
      expect(text).not.toContain(accountId);
      expect(text).not.toContain(account);
    }
  });

  it('is of the groups that a lead leads, and of another group for nobody but those who look after all', async () => {
    const { engineer, otherGroupId } = tenant;
    await choose(engineer, engineer);
    const otherLead = await buildStaff(tenant, {
      roles: ['lead'],
      groupIds: [otherGroupId],
      ledGroupIds: [otherGroupId],
    });
    expect(await report(tenant.lead)).toMatchObject({ choiceCount: 1 });
    expect(await report(otherLead)).toMatchObject({ choiceCount: 0, byGroup: [] });
    await expect(report(otherLead, { groupId: tenant.groupId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(report(engineer)).rejects.toMatchObject({ code: 'noPermission' });
    expect(await report(tenant.monitor, { groupId: otherGroupId })).toMatchObject({ choiceCount: 0 });
    expect(await report(tenant.monitor, { groupId: tenant.rootId })).toMatchObject({ choiceCount: 1 });
    await expect(report(tenant.monitor, { groupId: engineer.accountId })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await report(tenant.lead, { from: '2020-01-01', to: '2020-01-31' })).toMatchObject({
      choiceCount: 0,
      takenCount: 0,
    });
  });

  it('tells what became of choices neither of a few nor of fewer than three people', async () => {
    const { engineer, engineer2 } = tenant;
    for (let count = 0; count < 3; count++) {
      await choose(engineer, engineer);
      await choose(engineer2, engineer2);
    }
    await choose(engineer3, engineer);
    const few = await report();
    expect(few).toMatchObject({ choiceCount: 7, takenCount: 6 });
    expect(few).not.toHaveProperty('taken');
    expect(few).not.toHaveProperty('otherwise');
    await choose(engineer3, engineer3);
    expect(await report()).toMatchObject({ taken: { count: 7, openCount: 7 } });
  });

  it('does not count what the same person gave to somebody else at once: a slip is no choice', async () => {
    const { engineer, engineer2 } = tenant;
    const orderId = await raise();
    const on = await server.as(tenant.dispatcher);
    const to = { orderId, groupId: tenant.groupId, suggestedId: engineer.accountId };
    await on.orders.transfer({ ...to, engineerId: engineer2.accountId });
    server.clock.advance(minuteMs);
    await on.orders.transfer({ ...to, engineerId: engineer.accountId });
    expect(await report()).toMatchObject({ choiceCount: 1, takenCount: 1 });
    expect(await kept(orderId)).toHaveLength(2);
  });
});

describe('a choice', () => {
  it('is kept beside its record, by a plan and at the making of an order too', async () => {
    const { engineer, engineer2, groupId } = tenant;
    const dispatcher = await server.as(tenant.dispatcher);
    const choice = { groupId, suggestedId: engineer.accountId, chosenId: engineer2.accountId, round: 1 };
    const given = await choose(engineer2, engineer);
    expect(await kept(given)).toMatchObject([{ ...choice, seq: 2 }]);
    const { history } = dispatcher.orders;
    expect(JSON.stringify(await history({ orderId: given }))).not.toContain(engineer.accountId);

    const planned = await raise();
    const { version } = await dispatcher.orders.detail({ orderId: planned });
    const names = { engineerId: engineer2.accountId, suggestedId: engineer.accountId };
    await dispatcher.dispatch.commit({ stops: [{ orderId: planned, version, ...names }] });
    expect(await kept(planned)).toMatchObject([choice]);

    const asked = { status: 2 as const, groupId, ...names, reportName: 'Li', reportPhone: '13800001111' };
    const made = await dispatcher.orders.create({ ...draftOf(tenant), ...asked });
    expect(await kept(made.id)).toMatchObject([{ ...choice, seq: 2 }]);
  });

  it('is not kept of one who cannot be suggested there, and the order is given all the same', async () => {
    const { engineer, outsider, lead, groupId } = tenant;
    const idle = await buildStaff(tenant, { roles: ['dispatcher'], groupIds: [groupId] });
    const foreign = await buildStaff(await buildTenant(db));
    for (const suggested of [outsider, idle, foreign]) {
      const orderId = await choose(engineer, suggested);
      expect(await kept(orderId)).toEqual([]);
      expect(await (await server.as(lead)).orders.detail({ orderId })).toMatchObject({ status: 2 });
    }
    const toGroup = await raise();
    await (await server.as(lead)).orders.transfer({
      orderId: toGroup,
      groupId: await buildGroup(tenant, { parentId: tenant.groupId, name: 'Below' }),
      suggestedId: engineer.accountId,
    });
    expect(await kept(toGroup)).toEqual([]);
  });
});
