import type { Client } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

const hourMs = 3_600_000;

let tenant: TestTenant;
let client: Client;
let engineer: Client;
let engineer2: Client;
let outsider: Client;
let lead: Client;
let dispatcher: Client;

beforeAll(async () => {
  tenant = await buildTenant(db);
  const people = [
    tenant.client,
    tenant.engineer,
    tenant.engineer2,
    tenant.outsider,
    tenant.lead,
    tenant.dispatcher,
  ];
  const clients = await Promise.all(people.map((account) => server.as(account)));
  [client, engineer, engineer2, outsider, lead, dispatcher] = clients as [
    Client,
    Client,
    Client,
    Client,
    Client,
    Client,
  ];
});

const raise = () => client.orders.create(draftOf(tenant));

async function accepted() {
  const { id } = await raise();
  return engineer.orders.accept({ orderId: id });
}

async function resolved() {
  const { id } = await accepted();
  return engineer.orders.resolve({ orderId: id, solution: 'Done' });
}

const because = (reason: string) => ({ code: 'notAllowed', reason });
const unread = async (who: Client) => (await who.messages.unread({ sysMsgFlag: 0 })).count;

async function messagesOf(accountId: string, orderId: string) {
  const { rows } = await db.connection.run({
    text: 'SELECT kind, merged_count FROM messages WHERE tenant_id = $1 AND account_id = $2 AND target_id = $3 ORDER BY id',
    values: [tenant.tenantId, accountId, orderId],
  });
  return rows.map(([kind, times]) => (times === 1 ? kind : `${kind} × ${times}`));
}

describe('accepting', () => {
  it('plans the work when a time is given, and tells the reporter', async () => {
    const { id } = await raise();
    const planStart = new Date(Date.now() + hourMs).toISOString();
    const planEnd = new Date(Date.now() + 2 * hourMs).toISOString();
    const order = await engineer.orders.accept({ orderId: id, planStart, planEnd });
    expect(order).toMatchObject({ planStart, planEnd });
    const { schedules } = await engineer.orders.detail({ orderId: id });
    expect(schedules).toEqual([
      expect.objectContaining({ accountId: tenant.engineer.accountId, planStart, planEnd, minutes: 60 }),
    ]);
    expect(await messagesOf(tenant.client.accountId, id)).toEqual(['order.accepted']);
    expect(await messagesOf(tenant.engineer.accountId, id)).toEqual(['order.new']);
  });

  it('is refused to who is not in the group, and to all when it was changed since', async () => {
    const { id, version } = await raise();
    await expect(outsider.orders.accept({ orderId: id })).rejects.toMatchObject({ code: 'notFound' });
    await expect(dispatcher.orders.accept({ orderId: id })).rejects.toMatchObject({ code: 'noPermission' });
    await engineer.orders.accept({ orderId: id, version });
    await expect(engineer2.orders.accept({ orderId: id, version })).rejects.toMatchObject({
      code: 'orderChanged',
      errorCode: '13001',
    });
    await expect(engineer2.orders.accept({ orderId: id })).rejects.toMatchObject(because('wrongState'));
  });
});

describe('transferring', () => {
  it('names another engineer, cuts the schedule and tells both', async () => {
    const { id } = await raise();
    const planStart = new Date(Date.now() + hourMs).toISOString();
    const planEnd = new Date(Date.now() + 2 * hourMs).toISOString();
    await engineer.orders.accept({ orderId: id, planStart, planEnd });
    const target = { orderId: id, groupId: tenant.groupId, engineerId: tenant.engineer2.accountId };
    await expect(engineer.orders.transfer(target)).rejects.toMatchObject(because('reasonMissing'));
    const order = await engineer.orders.transfer({ ...target, remark: 'I am away' });
    expect(order).toMatchObject({ status: 2, assigneeId: tenant.engineer2.accountId });
    expect(order).not.toHaveProperty('handlerId');
    expect(order).not.toHaveProperty('planStart');
    expect((await lead.orders.detail({ orderId: id })).schedules).toEqual([]);
    expect(await messagesOf(tenant.engineer2.accountId, id)).toContain('order.assigned');
    await expect(engineer.orders.accept({ orderId: id })).rejects.toMatchObject(because('notNamed'));
    expect(await engineer2.orders.accept({ orderId: id })).toMatchObject({ status: 3 });
  });

  it('is refused to a target that does not exist, is no member, or has it already', async () => {
    const { id } = await accepted();
    const nobody = {
      orderId: id,
      groupId: tenant.groupId,
      engineerId: tenant.outsider.accountId,
      remark: 'x',
    };
    await expect(engineer.orders.transfer(nobody)).rejects.toMatchObject(because('targetInvalid'));
    const group = { orderId: id, groupId: tenant.client.accountId, remark: 'x' };
    await expect(engineer.orders.transfer(group)).rejects.toMatchObject(because('targetInvalid'));
    const toSelf = {
      orderId: id,
      groupId: tenant.groupId,
      engineerId: tenant.engineer.accountId,
      remark: 'x',
    };
    await expect(engineer.orders.transfer(toSelf)).rejects.toMatchObject(because('sameTarget'));
  });
});

describe('hanging up', () => {
  it('stops the clock when the reason says so, and goes on from there', async () => {
    const { id } = await accepted();
    const resumeAt = new Date(server.clock.now().getTime() + 24 * hourMs).toISOString();
    const hung = await engineer.orders.hangUp({ orderId: id, reasonCode: 'waitCustomer', resumeAt });
    expect(hung).toMatchObject({ status: 4, slaState: 'paused', hangUpReason: 'waitCustomer', resumeAt });
    expect(hung).not.toHaveProperty('nextDueAt');
    const before = await engineer.orders.detail({ orderId: id });
    server.clock.advance(3 * hourMs);
    await expect(engineer.orders.activate({ remark: 'x' })).rejects.toMatchObject({
      code: 'badRequest',
      issues: [{ path: 'orderId', code: 'required' }],
    });
    const awake = await engineer.orders.activate({ orderId: id, handleType: 5 });
    expect(awake).toMatchObject({ status: 3, slaState: 'ok' });
    expect(awake).not.toHaveProperty('hangUpReason');
    const share = awake.slaShare ?? 1;
    expect(share - (before.slaShare ?? 0)).toBeLessThan(0.05);
  });

  it('lets the clock run for other reasons, and needs a remark for some', async () => {
    const { id } = await accepted();
    await expect(engineer.orders.hangUp({ orderId: id, reasonCode: 'other' })).rejects.toMatchObject(
      because('reasonMissing'),
    );
    await expect(engineer.orders.hangUp({ orderId: id, reasonCode: 'nonsense' })).rejects.toMatchObject(
      because('reasonMissing'),
    );
    const hung = await engineer.orders.hangUp({ orderId: id, reasonCode: 'waitParts' });
    expect(hung).toMatchObject({ status: 4, slaState: 'ok' });
    expect(hung.nextDueAt).toBeDefined();
  });

  it('takes no day of return that is past or too far off', async () => {
    const { id } = await accepted();
    for (const days of [-1, 31]) {
      const resumeAt = new Date(server.clock.now().getTime() + days * 24 * hourMs).toISOString();
      await expect(
        engineer.orders.hangUp({ orderId: id, reasonCode: 'waitParts', resumeAt }),
      ).rejects.toMatchObject(because('resumeInvalid'));
    }
  });
});

describe('giving an order back', () => {
  it('by declining needs a reason and leaves it in the pool', async () => {
    const { id } = await raise();
    await dispatcher.orders.transfer({
      orderId: id,
      groupId: tenant.groupId,
      engineerId: tenant.engineer.accountId,
    });
    await expect(engineer2.orders.decline({ orderId: id, reasonCode: 'busy' })).rejects.toMatchObject(
      because('notNamed'),
    );
    const order = await engineer.orders.decline({ orderId: id, reasonCode: 'busy' });
    expect(order).toMatchObject({ status: 1 });
    expect(order).not.toHaveProperty('assigneeId');
    expect(await messagesOf(tenant.lead.accountId, id)).toContain('order.declined');
  });

  it('by releasing does the same from work under way', async () => {
    const { id } = await accepted();
    const order = await engineer.orders.release({ orderId: id, reasonCode: 'tools' });
    expect(order).toMatchObject({ status: 1 });
    expect(await engineer2.orders.accept({ orderId: id })).toMatchObject({ status: 3 });
  });
});

describe('cancelling', () => {
  it('is the customer’s as long as no engineer works on it', async () => {
    const { id } = await raise();
    const order = await client.orders.cancel({ orderId: id, reason: 'mistaken' });
    expect(order).toMatchObject({ status: 7, slaState: 'none' });
    const taken = await accepted();
    await expect(client.orders.cancel({ orderId: taken.id, reason: 'mistaken' })).rejects.toMatchObject(
      because('wrongState'),
    );
    expect(await lead.orders.cancel({ orderId: taken.id, reason: 'outOfScope' })).toMatchObject({
      status: 7,
    });
  });

  it('as a duplicate names the order that it repeats', async () => {
    const first = await raise();
    const { id } = await raise();
    await expect(client.orders.cancel({ orderId: id, reason: 'duplicate' })).rejects.toMatchObject(
      because('targetInvalid'),
    );
    const unseen = await (await server.as(tenant.otherClient)).orders.create(
      draftOf(tenant, { cellId: tenant.otherCellIds[0] as string }),
    );
    await expect(
      client.orders.cancel({ orderId: id, reason: 'duplicate', duplicateOfId: unseen.id }),
    ).rejects.toMatchObject(because('targetInvalid'));
    await client.orders.cancel({ orderId: id, reason: 'duplicate', duplicateOfId: first.id });
    expect((await client.orders.detail({ orderId: id })).status).toBe(7);
  });
});

describe('resolving', () => {
  it('in the handler’s place is the lead’s, with a remark', async () => {
    const { id } = await accepted();
    await expect(engineer2.orders.resolve({ orderId: id, solution: 'x' })).rejects.toMatchObject(
      because('notHandler'),
    );
    await expect(lead.orders.resolve({ orderId: id, solution: 'x' })).rejects.toMatchObject(
      because('reasonMissing'),
    );
    await expect(
      engineer.orders.resolve({ orderId: id, solution: 'x', causeCode: 'nonsense' }),
    ).rejects.toMatchObject({ issues: [{ path: 'causeCode', code: 'unknown' }] });
    const order = await lead.orders.resolve({
      orderId: id,
      solution: 'x',
      remark: 'He is ill',
      causeCode: 'fault',
    });
    expect(order).toMatchObject({ status: 5 });
  });

  it('is undone by the customer with a remark, in a new round', async () => {
    const { id } = await resolved();
    await expect(client.orders.activate({ id })).rejects.toMatchObject(because('reasonMissing'));
    const again = await client.orders.activate({ id, remark: 'Still broken' });
    expect(again).toMatchObject({ status: 3, round: 2, handlerId: tenant.engineer.accountId });
    expect(await messagesOf(tenant.engineer.accountId, id)).toContain('order.reopened');
  });
});

describe('evaluating', () => {
  it('checks ratings and tags, asks for words on bad ones, and closes once', async () => {
    const { id } = await resolved();
    const bad = { orderId: id, label: '', stars: '5,5,5,2' };
    await expect(client.orders.evaluate(bad)).rejects.toMatchObject({
      code: 'badRequest',
      issues: [expect.objectContaining({ path: 'content' })],
    });
    await expect(client.orders.evaluate({ ...bad, stars: '5,5,5' })).rejects.toMatchObject({
      code: 'badRequest',
    });
    await client.orders.evaluate({ ...bad, content: 'He was late', label: '4' });
    expect(await messagesOf(tenant.lead.accountId, id)).toContain('order.evaluated');
    await expect(client.orders.evaluate({ ...bad, content: 'again' })).rejects.toMatchObject(
      because('alreadyEvaluated'),
    );
  });

  it('by phone is the dispatcher’s, with the number called', async () => {
    const { id } = await resolved();
    const given = { orderId: id, label: '1', stars: '5,5,5,5' };
    await expect(dispatcher.orders.evaluate(given)).rejects.toMatchObject({ code: 'badRequest' });
    await expect(engineer.orders.evaluate({ ...given, phone: '13800000000' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    await dispatcher.orders.evaluate({ ...given, phone: '13800000000', commentatorName: 'Mr Wang' });
    expect(await client.orders.evaluation({ orderId: id })).toMatchObject({
      commentatorName: 'Mr Wang',
      phone: '13800000000',
    });
  });
});

describe('the customer’s words', () => {
  it('of a reminder go to the owner, not sooner than every half hour, the third to the lead too', async () => {
    const { id } = await accepted();
    await client.orders.remind({ orderId: id });
    await expect(client.orders.remind({ orderId: id })).rejects.toMatchObject(because('reminderTooSoon'));
    for (const _ of [2, 3]) {
      server.clock.advance(0.51 * hourMs);
      await client.orders.remind({ orderId: id });
    }
    expect(
      (await messagesOf(tenant.engineer.accountId, id)).filter((kind) => kind === 'order.remind'),
    ).toHaveLength(3);
    expect(await messagesOf(tenant.lead.accountId, id)).toContain('order.remind');
  });

  it('of a supplement reach who works on it; two within ten minutes are one message', async () => {
    const { id } = await accepted();
    const before = await unread(engineer);
    const record = await client.orders.supplement({ orderId: id, content: 'It smells of smoke' });
    expect(record).toMatchObject({ action: 'supplement', remark: 'It smells of smoke' });
    await client.orders.supplement({ orderId: id, content: 'And it hums' });
    expect(await unread(engineer)).toBe(before + 1);
    expect(await messagesOf(tenant.engineer.accountId, id)).toContain('order.supplement × 2');
  });
});

describe('a device that was offline', () => {
  it('has what it did count from when it was done, if that can be', async () => {
    const { id } = await raise();
    server.clock.advance(hourMs);
    const done = new Date(server.clock.now().getTime() - 0.5 * hourMs).toISOString();
    await engineer.orders.accept({ orderId: id, at: done });
    const history = await engineer.orders.history({ orderId: id });
    expect(Math.abs(Date.parse(history.at(-1)?.at ?? '') - Date.parse(done))).toBeLessThan(1_000);
    const impossible = new Date(server.clock.now().getTime() - 5 * hourMs).toISOString();
    await engineer.orders.progress({ orderId: id, content: 'x', at: impossible });
    expect((await engineer.orders.history({ orderId: id })).at(-1)).toMatchObject({ timeAdjusted: true });
  });
});
