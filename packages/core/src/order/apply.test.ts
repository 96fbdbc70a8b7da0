import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles/actor.ts';
import { apply } from './apply.ts';
import type { OrderCommand } from './command.ts';
import { anOrder, client, day, dispatcher, job, lead, member, minute, now } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

const engineer = member('engineer-1');
const other = member('engineer-2');
const reporter = client('client-1');

function done(order: OrderState, actor: Actor, command: OrderCommand, at = now) {
  const result = apply(order, actor, command, at);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

function refused(order: OrderState, actor: Actor, command: OrderCommand, at = now) {
  const result = apply(order, actor, command, at);
  if (result.ok) throw new Error('was not refused');
  return 'reason' in result.refusal ? result.refusal.reason : result.refusal.error;
}

describe('an order from accept to evaluation', () => {
  it('passes through every state, with a record and a version for each step', () => {
    const accepted = done(anOrder(), engineer, { action: 'accept', version: 7 });
    expect(accepted.order).toMatchObject({
      status: 3,
      handlerId: 'engineer-1',
      ownerId: 'engineer-1',
      version: 8,
    });
    expect(accepted.record).toMatchObject({ handleType: 3, from: 1, to: 3, byId: 'engineer-1' });
    expect(accepted.effects).toContainEqual({ kind: 'sla', change: 'respond' });

    const hungUp = done(accepted.order, engineer, {
      action: 'hangUp',
      reasonCode: 'waitCustomer',
      resumeAt: now + day,
    });
    expect(hungUp.order).toMatchObject({ status: 4, hangUpReason: 'waitCustomer', resumeAt: now + day });
    expect(hungUp.record.pausesSla).toBe(true);

    const active = done(hungUp.order, job, { action: 'activate' }, now + day);
    expect(active.order).toMatchObject({ status: 3, handlerId: 'engineer-1' });
    expect(active.order.resumeAt).toBeUndefined();

    const resolved = done(active.order, engineer, { action: 'resolve', solution: 'Toner' }, now + day);
    expect(resolved.order).toMatchObject({ status: 5, resolvedAt: now + day, handlerId: 'engineer-1' });

    const reopened = done(resolved.order, reporter, { action: 'activate', remark: 'Again' }, now + day);
    expect(reopened.order).toMatchObject({ status: 3, round: 2, clockedIn: false });
    expect(reopened.order.resolvedAt).toBeUndefined();

    const evaluated = done(resolved.order, reporter, { action: 'evaluate', lowestStar: 2 }, now + 2 * day);
    expect(evaluated.order).toMatchObject({
      status: 6,
      evaluation: 'given',
      closedAt: now + 2 * day,
      version: 12,
    });
    expect(evaluated.effects).toEqual([
      {
        kind: 'message',
        message: 'order.evaluated',
        recipients: [{ to: 'account', accountId: 'engineer-1' }, { to: 'lead' }],
      },
    ]);
  });
});

describe('refusals', () => {
  it('come in the order permission, version or status, state, person, condition', () => {
    const onSite = anOrder({ status: 3, handlerId: 'engineer-1', serviceMode: 'onSite' });
    const resolve: OrderCommand = { action: 'resolve', solution: '' };
    expect(refused(onSite, dispatcher, { ...resolve, version: 1 })).toBe('noPermission');
    expect(refused(anOrder(), other, { ...resolve, version: 1 })).toBe('orderChanged');
    expect(refused(anOrder(), other, { ...resolve, status: 3 })).toBe('orderChanged');
    expect(refused(anOrder(), other, resolve)).toBe('wrongState');
    expect(refused(onSite, other, resolve)).toBe('notHandler');
    expect(refused(onSite, engineer, resolve)).toBe('clockInMissing');
    expect(refused({ ...onSite, clockedIn: true, entrustedOpen: true }, engineer, resolve)).toBe(
      'entrustedOpen',
    );
    expect(refused({ ...onSite, clockedIn: true }, lead, resolve)).toBe('reasonMissing');
    expect(refused({ ...onSite, clockedIn: true }, engineer, resolve)).toBe('itemsMissing');
  });

  it('let only the named engineer or a lead accept an order that names one', () => {
    const named = anOrder({ status: 2, assigneeId: 'engineer-1' });
    expect(refused(named, other, { action: 'accept' })).toBe('notNamed');
    expect(done(named, engineer, { action: 'accept' }).order.assigneeId).toBeUndefined();
    expect(done(named, lead, { action: 'accept' }).order.handlerId).toBe('lead');
    expect(done(anOrder({ status: 2 }), other, { action: 'accept' }).order.handlerId).toBe('engineer-2');
    expect(refused(anOrder(), member('x', { memberGroupIds: [] }), { action: 'accept' })).toBe('notMember');
  });

  it('keep reminders thirty minutes apart and tell the lead from the third', () => {
    const order = anOrder({ remindedAt: now - 29 * minute, remindCount: 2 });
    expect(refused(order, reporter, { action: 'remind' })).toBe('reminderTooSoon');
    const third = done(order, reporter, { action: 'remind' }, now + minute);
    expect(third.effects).toEqual([
      {
        kind: 'message',
        message: 'order.remind',
        recipients: [{ to: 'groupOnDuty', groupId: 'group-1' }, { to: 'lead' }],
      },
    ]);
  });
});
