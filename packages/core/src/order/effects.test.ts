import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles/actor.ts';
import { apply } from './apply.ts';
import type { OrderCommand } from './command.ts';
import { anOrder, client, day, dispatcher, job, lead, member, minute, now } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

const engineer = member('engineer-1');
const reporter = client('client-1');

function done(over: Partial<OrderState>, actor: Actor, command: OrderCommand, at = now) {
  const result = apply(anOrder(over), actor, command, at);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

function refused(over: Partial<OrderState>, actor: Actor, command: OrderCommand, at = now) {
  const result = apply(anOrder(over), actor, command, at);
  return result.ok || !('reason' in result.refusal) ? undefined : result.refusal.reason;
}

const handled = { status: 3, handlerId: 'engineer-1' } as const;
const toSecond = { action: 'transfer', groupId: 'group-2', targetValid: true, remark: 'r' } as const;
const message = (kind: string, ...recipients: object[]) => ({ kind: 'message', message: kind, recipients });
const account = (accountId: string) => ({ to: 'account', accountId });

describe('transfer', () => {
  it('ends the work of the one before, tells them and the next owner, and lets the clocks run on', () => {
    const { order, effects, record } = done(
      { ...handled, clockedIn: true, planStart: now, planEnd: now + 1 },
      engineer,
      {
        ...toSecond,
        engineerId: 'engineer-3',
      },
    );
    expect(order).toMatchObject({
      status: 2,
      groupId: 'group-2',
      assigneeId: 'engineer-3',
      ownerId: 'engineer-3',
    });
    expect([order.handlerId, order.clockedIn, order.planStart]).toEqual([undefined, false, undefined]);
    expect(record).toMatchObject({ targetGroupId: 'group-2', targetId: 'engineer-3', groupId: 'group-1' });
    expect(effects).toEqual([
      { kind: 'schedules', cut: 'cut' },
      message('order.assigned', account('engineer-3')),
      message('order.transferred', account('engineer-1')),
    ]);
  });

  it('wakes a suspended order and tells a group without a named engineer as of a new order', () => {
    const { order, effects } = done(
      { status: 4, handlerId: 'engineer-1', hangUpReason: 'waitParts', resumeAt: now + day },
      lead,
      toSecond,
    );
    expect([order.hangUpReason, order.resumeAt, order.ownerId]).toEqual([undefined, undefined, undefined]);
    expect(effects).toContainEqual(message('order.new', { to: 'groupOnDuty', groupId: 'group-2' }));
  });

  it('is refused to the same place, to an unfit target and without a remark', () => {
    expect(refused({}, dispatcher, { ...toSecond, groupId: 'group-1' })).toBe('sameTarget');
    const same = { ...toSecond, groupId: 'group-1', engineerId: 'engineer-1' };
    expect(refused(handled, engineer, same)).toBe('sameTarget');
    expect(refused(handled, engineer, { ...toSecond, targetValid: false })).toBe('targetInvalid');
    expect(refused(handled, engineer, { ...toSecond, remark: ' ' })).toBe('reasonMissing');
    expect(refused({}, engineer, { ...toSecond, remark: '' })).toBeUndefined();
    expect(done(handled, engineer, { ...toSecond, groupId: 'group-1' }).order.status).toBe(2);
  });
});

describe('hanging up', () => {
  const hangUp = { action: 'hangUp', reasonCode: 'waitParts' } as const;

  it('keeps only plans at or after the time to resume', () => {
    const late = done({ ...handled, planStart: now + 2 * day, planEnd: now + 3 * day }, engineer, {
      ...hangUp,
      resumeAt: now + 2 * day,
    });
    expect(late.order.planStart).toBe(now + 2 * day);
    expect(late.effects).toContainEqual({
      kind: 'schedules',
      cut: 'cutUntilResume',
      resumeAt: now + 2 * day,
    });
    const early = done({ ...handled, planStart: now + day, planEnd: now + 3 * day }, engineer, {
      ...hangUp,
      resumeAt: now + day + 1,
    });
    expect(early.order.planStart).toBeUndefined();
    expect(done({ ...handled, planStart: now + day }, engineer, hangUp).order.planStart).toBeUndefined();
  });

  it('takes a reason that exists, with a remark where it says too little', () => {
    expect(refused(handled, engineer, { ...hangUp, reasonCode: 'nonsense' })).toBe('reasonMissing');
    expect(refused(handled, engineer, { ...hangUp, reasonCode: '' })).toBe('reasonMissing');
    expect(refused(handled, engineer, { ...hangUp, reasonCode: 'other' })).toBe('reasonMissing');
    expect(refused(handled, engineer, { ...hangUp, reasonCode: 'other', remark: 'x' })).toBeUndefined();
    expect(done(handled, engineer, hangUp).record.pausesSla).toBe(false);
    const own = done(handled, engineer, { ...hangUp, reasonCode: 'ours', reasonFlags: { pausesSla: true } });
    expect(own.record.pausesSla).toBe(true);
  });

  it('resumes within thirty days, in the future', () => {
    for (const resumeAt of [now, now - 1, now + 30 * day + 1, Number.NaN]) {
      expect(refused(handled, engineer, { ...hangUp, resumeAt })).toBe('resumeInvalid');
    }
    expect(refused(handled, engineer, { ...hangUp, resumeAt: now + 30 * day })).toBeUndefined();
  });
});

describe('activation', () => {
  const asleep = { status: 4, handlerId: 'engineer-1', hangUpReason: 'waitParts', resumeAt: now } as const;

  it('by a job waits until it is time', () => {
    expect(refused(asleep, job, { action: 'activate' }, now - 1)).toBe('resumeInvalid');
    expect(refused({ ...asleep, resumeAt: undefined }, job, { action: 'activate' })).toBe('resumeInvalid');
    const { order, record, effects } = done(asleep, job, { action: 'activate' });
    expect(order.status).toBe(3);
    expect(record).toMatchObject({ byKind: 'job', byId: undefined });
    expect(effects).toEqual([
      { kind: 'sla', change: 'resume' },
      message('order.resumed', { to: 'reporterSide' }, account('engineer-1')),
    ]);
  });

  it('leaves the order unnamed when the handler can no longer take it', () => {
    const { order } = done({ ...asleep, handlerActive: false }, job, { action: 'activate' });
    expect(order).toMatchObject({ status: 2, ownerId: undefined, groupId: 'group-1' });
  });

  it('of a resolved order begins a new round, with a remark, and tells handler and lead', () => {
    const resolved = { ...handled, status: 5, resolvedAt: now - 1, clockedIn: true } as const;
    expect(refused(resolved, reporter, { action: 'activate' })).toBe('reasonMissing');
    const { order, effects } = done(resolved, reporter, { action: 'activate', remark: 'again' });
    expect(order).toMatchObject({ status: 3, round: 2, clockedIn: false, handlerId: 'engineer-1' });
    expect(effects).toContainEqual(message('order.reopened', account('engineer-1'), { to: 'lead' }));
  });
});

describe('work at the site', () => {
  const onSite = { ...handled, serviceMode: 'onSite' } as const;

  it('can be resolved only after a clock-in by the present handler in this round', () => {
    const clockIn = done(onSite, engineer, { action: 'clockIn', place: { outside: false } });
    expect(clockIn.order).toMatchObject({ status: 3, clockedIn: true });
    expect(
      refused({ ...onSite, clockedIn: true }, engineer, { action: 'resolve', solution: 's' }),
    ).toBeUndefined();
  });

  it('outside the site needs a reason, which the record keeps with the place', () => {
    const place = { latitude: 1, longitude: 2, outside: true };
    expect(refused(onSite, engineer, { action: 'clockIn', place })).toBe('reasonMissing');
    expect(done(onSite, engineer, { action: 'clockIn', place, remark: 'gate' }).record.place).toEqual(place);
  });

  it('made without network counts from when it happened', () => {
    const at = now - 30 * minute;
    const { record, order } = done(onSite, engineer, { action: 'clockIn', at, skewMs: minute });
    expect(record).toMatchObject({
      effectiveAt: at + minute,
      deviceAt: at,
      recordedAt: now,
      atRejected: false,
    });
    expect(order.lastRecordAt).toBe(at + minute);
  });
});

describe('an entrusted order that is open', () => {
  const entrusted = { ...handled, entrustedOpen: true };

  it('is paused, resumed, changed and taken back along with the order', () => {
    const change = (over: Partial<OrderState>, actor: Actor, command: OrderCommand) =>
      done(over, actor, command).effects.filter((effect) => effect.kind === 'entrusted');
    expect(change(entrusted, engineer, { action: 'hangUp', reasonCode: 'waitParts' })).toEqual([
      { kind: 'entrusted', change: 'pause' },
    ]);
    expect(change({ ...entrusted, status: 4 }, engineer, { action: 'activate' })).toEqual([
      { kind: 'entrusted', change: 'resume' },
    ]);
    expect(change(entrusted, engineer, { action: 'edit', changes: { priority: 1 } })).toEqual([
      { kind: 'entrusted', change: 'priority' },
    ]);
    expect(change(entrusted, lead, { action: 'cancel', reasonCode: 'mistaken' })).toEqual([
      { kind: 'entrusted', change: 'takeBack' },
    ]);
    expect(change(entrusted, engineer, { action: 'edit', changes: { title: 'x' } })).toEqual([]);
  });
});

describe('cancelling', () => {
  const cancel = { action: 'cancel', reasonCode: 'mistaken' } as const;

  it('cancels every schedule, leaves the clocks out and tells both sides', () => {
    const { order, effects } = done({ status: 2, assigneeId: 'engineer-1' }, reporter, cancel);
    expect(order).toMatchObject({
      status: 7,
      closedAt: now,
      cancelReason: 'mistaken',
      assigneeId: undefined,
    });
    expect(effects).toEqual([
      { kind: 'schedules', cut: 'cancelAll' },
      { kind: 'sla', change: 'leaveOut' },
      message('order.cancelled', account('engineer-1'), { to: 'reporterSide' }),
    ]);
  });

  it('as a duplicate names the other order', () => {
    const duplicate = { ...cancel, reasonCode: 'duplicate' };
    expect(refused({}, reporter, duplicate)).toBe('targetInvalid');
    expect(refused({}, reporter, { ...duplicate, duplicateOfId: 'order-1' })).toBe('targetInvalid');
    const unseen = { ...duplicate, duplicateOfId: 'order-2', duplicateValid: false };
    expect(refused({}, reporter, unseen)).toBe('targetInvalid');
    const named = done({}, reporter, { ...duplicate, duplicateOfId: 'order-2' });
    expect([named.order.duplicateOfId, named.record.duplicateOfId]).toEqual(['order-2', 'order-2']);
  });
});

describe('declining and releasing', () => {
  it('put the order back into the pool of its group; who declined is not suggested again', () => {
    const declined = done({ status: 2, assigneeId: 'engineer-1' }, engineer, {
      action: 'decline',
      reasonCode: 'busy',
    });
    expect(declined.order).toMatchObject({ status: 1, ownerId: undefined, groupId: 'group-1' });
    expect(declined.effects).toEqual([
      { kind: 'schedules', cut: 'cut' },
      { kind: 'notSuggested', accountId: 'engineer-1', round: 1 },
      message('order.declined', { to: 'lead' }, { to: 'dispatchers' }),
    ]);
    expect(done(handled, engineer, { action: 'release', reasonCode: 'busy' }).order.status).toBe(1);
    expect(refused(handled, engineer, { action: 'release', reasonCode: 'unknown' })).toBe('reasonMissing');
  });

  it('happen by the system when the owner is gone, whatever stands open', () => {
    const gone = { ...handled, status: 4, hangUpReason: 'waitParts', entrustedOpen: true } as const;
    const { order } = done(gone, job, { action: 'release', reasonCode: 'leave' });
    expect(order).toMatchObject({ status: 1, handlerId: undefined, hangUpReason: undefined });
  });
});

describe('evaluating', () => {
  const resolved = { ...handled, status: 5, resolvedAt: now } as const;

  it('happens by itself seven days after the order was resolved', () => {
    const automatic = { action: 'evaluate', lowestStar: 5 } as const;
    expect(refused(resolved, job, automatic, now + 7 * day - 1)).toBe('wrongState');
    const { order, effects } = done(resolved, job, automatic, now + 7 * day);
    expect(order).toMatchObject({ status: 6, evaluation: 'automatic', closedAt: now + 7 * day });
    expect(effects).toEqual([]);
  });

  it('may replace an automatic evaluation once, within thirty days', () => {
    const closed = { ...resolved, status: 6, evaluation: 'automatic', closedAt: now } as const;
    const evaluate = { action: 'evaluate', lowestStar: 3 } as const;
    const { order } = done(closed, reporter, evaluate, now + 30 * day);
    expect(order).toMatchObject({ status: 6, evaluation: 'given', closedAt: now });
    expect(refused(closed, reporter, evaluate, now + 30 * day + 1)).toBe('alreadyEvaluated');
    expect(refused({ ...closed, evaluation: 'given' }, reporter, evaluate)).toBe('alreadyEvaluated');
  });

  it('is not for a lead who handled the order themselves', () => {
    const own = { ...resolved, handlerId: 'lead' };
    expect(refused(own, lead, { action: 'evaluate', lowestStar: 5 })).toBe('notHandler');
  });
});

describe('editing and planning', () => {
  it('keeps before and after of what really changed', () => {
    const edit = (changes: object, more: object = {}): OrderCommand => ({ action: 'edit', changes, ...more });
    expect(refused(handled, engineer, edit({ priority: 3, title: 'Printer' }))).toBe('itemsMissing');
    const { order, record, effects } = done(handled, engineer, edit({ priority: 1, title: 'Printer' }));
    expect([order.priority, record.changes]).toEqual([1, { priority: { from: 3, to: 1 } }]);
    expect(effects).toEqual([{ kind: 'sla', change: 'retarget' }]);
    expect(done(handled, engineer, edit({ title: 'x' })).effects).toEqual([]);
    expect(refused(handled, engineer, edit({ priority: 4 }, { longerTarget: true }))).toBe('reasonMissing');
  });

  it('plans the owner’s time, or that of a named person', () => {
    const plan = { action: 'plan', planStart: now, planEnd: now + day } as const;
    const own = done(handled, dispatcher, plan);
    expect(own.order).toMatchObject({ planStart: now, planEnd: now + day });
    expect(own.effects).toEqual([
      { kind: 'plan', accountId: 'engineer-1', planStart: now, planEnd: now + day },
      message('schedule.changed', account('engineer-1')),
    ]);
    expect(done(handled, dispatcher, { ...plan, accountId: 'engineer-2' }).order.planStart).toBeUndefined();
    expect(refused({ status: 2 }, dispatcher, plan)).toBe('targetInvalid');
    expect(refused(handled, dispatcher, { action: 'plan', planStart: now })).toBe('itemsMissing');
    expect(done({}, engineer, { action: 'accept', planStart: now, planEnd: now + 1 }).effects).toContainEqual(
      {
        kind: 'plan',
        accountId: 'engineer-1',
        planStart: now,
        planEnd: now + 1,
      },
    );
  });
});

describe('what the history keeps of a plan', () => {
  const plan = { action: 'plan', planStart: now, planEnd: now + day } as const;
  const iso = (at: number) => new Date(at).toISOString();

  it('is when the order was and will be done', () => {
    const first = done(handled, dispatcher, plan);
    expect(first.record.changes).toEqual({
      planStart: { from: undefined, to: iso(now) },
      planEnd: { from: undefined, to: iso(now + day) },
    });
    const moved = done({ ...handled, planStart: now, planEnd: now + day }, dispatcher, {
      ...plan,
      planEnd: now + 1,
    });
    expect(moved.record.changes).toEqual({ planEnd: { from: iso(now + day), to: iso(now + 1) } });
    expect(moved.record.targetId).toBeUndefined();
  });

  it('names whose time was planned beside the owner, whose own plan stays', () => {
    const planned = { ...handled, planStart: now - day, planEnd: now };
    const { record, order } = done(planned, dispatcher, { ...plan, accountId: 'engineer-2' });
    expect(record).toMatchObject({
      targetId: 'engineer-2',
      changes: { planStart: { from: undefined, to: iso(now) } },
    });
    expect([order.planStart, order.planEnd]).toEqual([now - day, now]);
  });

  it('may be for whole days', () => {
    expect(done(handled, dispatcher, { ...plan, allDay: true }).effects[0]).toEqual({
      kind: 'plan',
      accountId: 'engineer-1',
      planStart: now,
      planEnd: now + day,
      allDay: true,
    });
  });
});

describe('notes', () => {
  it('need content, answer for the group only when they are public, and tell those they mention', () => {
    const note = { action: 'progress', content: 'c' } as const;
    expect(refused({}, engineer, { ...note, content: ' ' })).toBe('itemsMissing');
    expect(done({}, engineer, { ...note, internal: true }).effects).toEqual([]);
    expect(done({}, engineer, { ...note, mentionIds: ['a', 'b'] }).effects).toEqual([
      { kind: 'sla', change: 'respond' },
      message('order.mention', account('a'), account('b')),
    ]);
    expect(done({}, engineer, { ...note, notifyReporter: true }).effects).toEqual([
      { kind: 'sla', change: 'respond' },
      message('order.note', { to: 'reporterSide' }),
    ]);
    expect(done(handled, reporter, { action: 'supplement', content: 'c' }).effects).toEqual([
      message('order.supplement', account('engineer-1')),
    ]);
  });

  it('are copied to a person', () => {
    expect(refused({}, engineer, { action: 'cc', userIds: [], groupIds: [] })).toBe('itemsMissing');
    expect(done({ status: 7 }, engineer, { action: 'cc', userIds: ['a'], groupIds: ['g'] }).effects).toEqual([
      { kind: 'copy', accountIds: ['a'], groupIds: ['g'] },
      message('order.cc', { to: 'copied' }),
    ]);
  });
});
