import type { Client } from '@svcdesk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { triesAtLength } from '../../testing/index.ts';
import { dispatchDesk, hourMs, iso } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, created, nowMs } = desk;

const times = (hour: number) => ({
  planStart: iso(nowMs() + hour * hourMs),
  planEnd: iso(nowMs() + (hour + 1) * hourMs),
});

/** How an order stands: everything that is told of it, but how often it was written and what grows as time passes. */
async function standing(on: Client, orderId: string) {
  const { version: _, slaShare, schedules = [], ...order } = await on.orders.detail({ orderId });
  return {
    ...order,
    slaShare: order.slaState === 'paused' ? slaShare : undefined,
    schedules: schedules
      .filter(({ status }) => status !== 'cancelled')
      // What is given back is written anew, so that conflicts have other ids.
      .map(({ id: __, version: ___, conflicts = [], ...entry }) => ({
        ...entry,
        conflictCount: conflicts.length,
      })),
  };
}

/** Where an order stands before, and where a plan puts it. */
const situation = fc.record({
  before: fc.constantFrom('pending', 'group', 'assigned', 'accepted', 'arrived', 'held', 'heldUntil'),
  planned: fc.constantFrom('no', 'ahead', 'begun', 'over'),
  allDay: fc.boolean(),
  along: fc.boolean(),
  to: fc.constantFrom('engineer', 'engineer2', 'nobody'),
  timed: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

async function stand(at: number, { before, planned, allDay, along }: Situation): Promise<string> {
  const { engineer, engineer2, groupId } = desk.tenant;
  const lead = await as(desk.tenant.lead);
  const isOpen = ['pending', 'group', 'assigned'].includes(before);
  const orderId = isOpen ? await created() : await accepted(engineer);
  const on = await as(engineer);
  if (before === 'group' || before === 'assigned')
    await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId });
  if (before === 'group') await lead.orders.transfer({ orderId, groupId });
  if (before === 'arrived') await on.orders.clockIn({ orderId });
  if (before === 'held') await on.orders.hangUp({ orderId, reasonCode: 'waitCustomer' });
  if (before === 'heldUntil')
    await on.orders.hangUp({ orderId, reasonCode: 'waitParts', resumeAt: iso(nowMs() + 20 * hourMs) });
  if (before === 'pending' || before === 'group') return orderId;
  // Each order has a day of its own, so that only a time of its own may stand there.
  const day = 24 * (at + 2);
  const from = { ahead: day, begun: -0.5, over: -day };
  const begins = planned === 'no' ? undefined : from[planned];
  const force = planned === 'begun' || planned === 'over';
  if (begins !== undefined) await lead.schedules.change({ orderId, ...times(begins), allDay, force });
  if (along) {
    const theirs = { orderId, ...times((begins ?? day) + 3), engineerId: engineer2.accountId };
    await lead.schedules.change({ ...theirs, force });
  }
  return orderId;
}

describe('taking a plan back', () => {
  it('leaves every order as it was, whatever it was and wherever the plan put it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(situation, { minLength: 1, maxLength: 5 }), async (situations) => {
        await desk.anew();
        const orderIds: string[] = [];
        for (const [at, each] of situations.entries()) orderIds.push(await stand(at, each));
        const dispatcher = await as(desk.tenant.dispatcher);
        const stood = () => Promise.all(orderIds.map((orderId) => standing(dispatcher, orderId)));
        const before = await stood();
        const lead = await as(desk.tenant.lead);
        const planned = () =>
          Promise.all(
            situations.map(async ({ to, timed }, at) => {
              const orderId = orderIds[at] ?? '';
              const { version } = await lead.orders.detail({ orderId });
              if (to === 'nobody') return { orderId, version };
              const engineerId = desk.tenant[to].accountId;
              return { orderId, version, engineerId, ...(timed && times(24 * (at + 2) + 6)) };
            }),
          );
        // Who hesitates takes it back more than once.
        for (const remark of ['A plan', 'The same plan']) {
          const stops = await planned();
          desk.server.clock.advance(60_000);
          const { undo } = await dispatcher.dispatch.commit({ stops, remark });
          desk.server.clock.advance(60_000);
          const { changed } = await dispatcher.dispatch.commit({ stops: undo });
          expect(changed).toEqual([]);
          expect(await stood()).toEqual(before);
        }
      }),
      { numRuns: triesAtLength ? 100 : 8, endOnFailure: !triesAtLength },
    );
  });
});

describe('taking a plan back a second time', () => {
  it('gives the engineer what they had before both: there, or on hold until then', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const on = await as(engineer);
    const dispatcher = await as(desk.tenant.dispatcher);
    const [there, held] = [await accepted(engineer), await accepted(engineer)];
    for (const orderId of [there, held]) await on.orders.clockIn({ orderId });
    const until = { reasonCode: 'waitParts', resumeAt: iso(nowMs() + 20 * hourMs) };
    await on.orders.hangUp({ orderId: held, ...until });
    for (const orderId of [there, held]) {
      const before = await standing(dispatcher, orderId);
      for (const remark of ['Nearer', 'Nearer all the same', 'Really']) {
        const { version } = await dispatcher.orders.detail({ orderId });
        const stops = [{ orderId, version, engineerId: engineer2.accountId }];
        const { undo } = await dispatcher.dispatch.commit({ stops, remark });
        await dispatcher.dispatch.commit({ stops: undo });
        expect(await standing(dispatcher, orderId)).toEqual(before);
      }
    }
    await on.orders.resolve({ orderId: there, solution: 'A new cable' });
  });
});

describe('taking back what others have filled since', () => {
  it('is refused with what stands there, and done all the same when that is meant', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const orderId = await accepted(engineer);
    const then = times(24);
    const lead = await as(desk.tenant.lead);
    await lead.schedules.change({ orderId, ...then });
    const { version } = await lead.orders.detail({ orderId });
    const away = { orderId, version, engineerId: engineer2.accountId, ...then };
    const { undo } = await lead.dispatch.commit({ stops: [away], remark: 'Nearer' });
    const other = await accepted(engineer);
    await lead.schedules.change({ orderId: other, ...then });
    const refused = lead.dispatch.commit({ stops: undo });
    await expect(refused).rejects.toMatchObject({
      issues: [{ path: 'stops.0.planStart', code: 'overlaps' }],
    });
    expect((await lead.orders.detail({ orderId })).assigneeId).toBe(engineer2.accountId);
    await lead.dispatch.commit({ stops: undo.map((stop) => ({ ...stop, force: true })) });
    expect(await lead.orders.detail({ orderId })).toMatchObject({
      handlerId: engineer.accountId,
      ...then,
    });
  });

  it('asks nothing where it stood over the same before, or the time has begun', async () => {
    const [one, other] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const lead = await as(desk.tenant.lead);
    const [soon, now] = [times(1), times(0.5)];
    await lead.schedules.change({ orderId: other, ...soon });
    await lead.schedules.change({ orderId: one, ...soon, force: true });
    const stopOf = async (orderId: string, hour: number) => ({
      ...{ orderId, version: (await lead.orders.detail({ orderId })).version },
      ...{ engineerId: desk.tenant.engineer.accountId, ...times(hour) },
    });
    const { undo } = await lead.dispatch.commit({ stops: [await stopOf(one, 5)] });
    const later = await accepted(desk.tenant.engineer2);
    await lead.schedules.change({ orderId: later, ...now });
    const stop = { ...(await stopOf(later, 7)), engineerId: desk.tenant.engineer2.accountId };
    const moved = await lead.dispatch.commit({ stops: [stop] });
    desk.server.clock.advance(hourMs);
    await lead.dispatch.commit({ stops: [...undo, ...moved.undo] });
    expect((await lead.orders.detail({ orderId: one })).planStart).toBe(soon.planStart);
    expect((await lead.orders.detail({ orderId: later })).planStart).toBe(now.planStart);
  });

  it('is refused to who has not handed the order on', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const [lead, dispatcher] = [await as(desk.tenant.lead), await as(desk.tenant.dispatcher)];
    const [never, theirs] = [await created(), await accepted(engineer)];
    const stopOf = async (orderId: string, engineerId: string) => ({
      ...{ orderId, engineerId, version: (await lead.orders.detail({ orderId })).version },
    });
    const claimed = { ...(await stopOf(never, engineer.accountId)), takesBack: true };
    const { undo } = await dispatcher.dispatch.commit({
      stops: [await stopOf(theirs, engineer2.accountId)],
      remark: 'Nearer',
    });
    for (const stops of [[claimed], undo])
      await expect(lead.dispatch.commit({ stops })).rejects.toMatchObject({
        ...{ code: 'notAllowed', reason: 'notReassigned' },
        issues: [{ path: 'stops.0', code: 'refused', text: expect.stringMatching(/WO\d+.*改派这张工单/) }],
      });
    expect(await lead.orders.detail({ orderId: theirs })).toMatchObject({ assigneeId: engineer2.accountId });
    await dispatcher.dispatch.commit({ stops: undo });
    expect(await lead.orders.detail({ orderId: theirs })).toMatchObject({ handlerId: engineer.accountId });
  });

  it('is done though people wrote about the order since, and not if it went on', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const dispatcher = await as(desk.tenant.dispatcher);
    const [orderId, other] = [await accepted(engineer), await accepted(engineer)];
    const stopOf = async (id: string, hour: number) => ({
      ...{ orderId: id, version: (await dispatcher.orders.detail({ orderId: id })).version },
      ...{ engineerId: engineer2.accountId, ...times(hour) },
    });
    const stops = [await stopOf(orderId, 24), await stopOf(other, 27)];
    const before = [await standing(dispatcher, orderId), await standing(dispatcher, other)];
    const { undo } = await dispatcher.dispatch.commit({ stops, remark: 'Nearer' });
    await dispatcher.orders.progress({ orderId, content: 'The key is at the desk' });
    await (await as(desk.tenant.client)).orders.supplement({ orderId, content: 'Ring twice' });
    const { changed } = await dispatcher.dispatch.commit({ stops: undo });
    expect(changed).toEqual([]);
    const after = [await standing(dispatcher, orderId), await standing(dispatcher, other)];
    const owned = ({ status, handlerId, schedules }: (typeof before)[number]) => ({
      ...{ status, handlerId, schedules },
    });
    expect(after.map(owned)).toEqual(before.map(owned));

    // Another time since, by the same person and with a note after it, is a change.
    const again = await dispatcher.dispatch.commit({ stops: [await stopOf(orderId, 24)], remark: 'Nearer' });
    const later = times(30);
    await dispatcher.schedules.change({ orderId, ...later });
    await dispatcher.orders.progress({ orderId, content: 'Later' });
    const kept = await dispatcher.dispatch.commit({ stops: again.undo });
    expect(kept.changed.map((each) => each.orderId)).toEqual([orderId]);
    expect(await dispatcher.orders.detail({ orderId })).toMatchObject(later);
  });
});

describe('a refusal of one of many stops', () => {
  it('says which it is, and of which order', async () => {
    const lead = await as(desk.tenant.lead);
    const orders = await Promise.all([created(), created(), created()]);
    const details = await Promise.all(orders.map((orderId) => lead.orders.detail({ orderId })));
    const stops = details.map(({ id: orderId, version }) => ({
      ...{ orderId, version, engineerId: desk.tenant.engineer.accountId },
    }));
    const put = (at: number, change: object) =>
      lead.dispatch.commit({
        stops: stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop)),
      });
    const issue = (path: string, code: string, text: unknown = expect.any(String)) => ({
      issues: [{ path, code, text }],
    });
    const number = expect.stringContaining(details[1]?.orderNo ?? '?');
    await expect(put(1, { engineerId: desk.tenant.outsider.accountId })).rejects.toMatchObject({
      ...{ code: 'notAllowed', reason: 'targetInvalid' },
      ...issue('stops.1.engineerId', 'notMember', number),
    });
    await expect(put(2, { orderId: desk.tenant.groupId })).rejects.toMatchObject({
      code: 'notFound',
      ...issue('stops.2.orderId', 'unknown'),
    });
    await expect(put(2, { orderId: orders[0] })).rejects.toMatchObject(issue('stops.2.orderId', 'repeated'));
    await expect(put(1, { engineerId: undefined, ...times(1) })).rejects.toMatchObject(
      issue('stops.1.engineerId', 'required'),
    );
    await expect(put(1, times(-3))).rejects.toMatchObject(issue('stops.1.planEnd', 'past', number));
    const taken = await accepted(desk.tenant.engineer);
    await lead.schedules.change({ orderId: taken, ...times(1) });
    await expect(put(1, times(1))).rejects.toMatchObject(issue('stops.1.planStart', 'overlaps', number));
    const mine = await accepted(desk.tenant.engineer);
    const { version, orderNo } = await lead.orders.detail({ orderId: mine });
    const unsaid = { orderId: mine, version, engineerId: desk.tenant.engineer2.accountId };
    await expect(put(0, unsaid)).rejects.toMatchObject({
      ...{ code: 'notAllowed', reason: 'reasonMissing' },
      ...issue('stops.0', 'refused', expect.stringContaining(orderNo)),
    });
  });
});

describe('taking back a job that took longer', () => {
  it('lets what was moved for it stand where it stood, whatever of the job is over by now', async () => {
    const { engineer } = desk.tenant;
    const on = await as(engineer);
    const lead = await as(desk.tenant.lead);
    const [running, next] = [await accepted(engineer), await accepted(engineer)];
    const at = nowMs();
    const minutes = (from: number, to: number) => ({
      planStart: iso(at + from * 60_000),
      planEnd: iso(at + to * 60_000),
    });
    await on.schedules.change({ orderId: running, ...minutes(-90, -30), force: true });
    await on.schedules.change({ orderId: next, ...minutes(-10, 20), force: true });
    await on.orders.clockIn({ orderId: running });
    const versionOf = async (orderId: string) => (await lead.orders.detail({ orderId })).version;
    const { accountId: engineerId } = engineer;
    const { undo } = await lead.dispatch.commit({
      stops: [
        { orderId: running, version: await versionOf(running), engineerId, ...minutes(-90, 60), force: true },
        { orderId: next, version: await versionOf(next), engineerId, ...minutes(90, 120) },
      ],
    });
    await lead.dispatch.commit({ stops: undo });
    expect(await lead.orders.detail({ orderId: next })).toMatchObject(minutes(-10, 20));
    expect(await lead.orders.detail({ orderId: running })).toMatchObject(minutes(-90, -30));
  });
});
