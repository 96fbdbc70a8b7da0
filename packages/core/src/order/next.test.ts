import { describe, expect, it } from 'vitest';
import type { OrderStatusName } from '../lifecycle/order-status.ts';
import type { OrderCommand } from './command.ts';
import { nextOrder } from './next.ts';
import { anOrder, client, job, member, minute, now } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

const handler = member('a');
const plan = { planStart: now + minute, planEnd: now + 2 * minute };
const noPlan = { planStart: undefined, planEnd: undefined };

/** What differs after an action, beside version and the time of the last record. */
function changed(
  before: Partial<OrderState>,
  command: object,
  to: OrderStatusName,
  actor: Parameters<typeof nextOrder>[1] = handler,
): Record<string, unknown> {
  const order = anOrder(before);
  const next = nextOrder(order, actor, command as OrderCommand, to, now);
  expect(next.version).toBe(order.version + 1);
  expect(next.lastRecordAt).toBe(now);
  const { version: _version, lastRecordAt: _last, ...rest } = next;
  return Object.fromEntries(
    Object.entries(rest).filter(([field, value]) => order[field as keyof OrderState] !== value),
  );
}

const handled = { status: 3, handlerId: 'a', clockedIn: true, ...plan } as const;
const asleep = { ...handled, status: 4, hangUpReason: 'waitParts', resumeAt: now + 5 * minute } as const;
const resolved = { ...handled, ...noPlan, status: 5, resolvedAt: now - minute } as const;

describe('an order after an action', () => {
  it.each<[string, Partial<OrderState>, object, OrderStatusName, object]>([
    ['is accepted', {}, { action: 'accept' }, 'processing', { status: 3, handlerId: 'a', ownerId: 'a' }],
    [
      'is accepted with a plan by another than was named',
      { status: 2, assigneeId: 'b', handlerActive: false, clockedIn: true },
      { action: 'accept', ...plan },
      'processing',
      {
        status: 3,
        handlerId: 'a',
        ownerId: 'a',
        assigneeId: undefined,
        handlerActive: undefined,
        clockedIn: false,
        ...plan,
      },
    ],
    [
      'is accepted with half a plan',
      {},
      { action: 'accept', planStart: now },
      'processing',
      { status: 3, handlerId: 'a', ownerId: 'a' },
    ],
    [
      'is taken back to whom had put it on hold',
      { status: 2, assigneeId: 'b', ownerId: 'b', ...plan },
      {
        ...{ action: 'transfer', groupId: 'g', engineerId: 'a' },
        former: { status: 'suspended', hangUpReason: 'waitParts', resumeAt: now + minute },
      },
      'suspended',
      {
        ...{ status: 4, groupId: 'g', handlerId: 'a', ownerId: 'a', assigneeId: undefined, ...noPlan },
        ...{ hangUpReason: 'waitParts', resumeAt: now + minute },
      },
    ],
    [
      'is handed to an engineer',
      asleep,
      { action: 'transfer', groupId: 'group-2', engineerId: 'b' },
      'assigned',
      {
        status: 2,
        groupId: 'group-2',
        handlerId: undefined,
        assigneeId: 'b',
        ownerId: 'b',
        clockedIn: false,
        hangUpReason: undefined,
        resumeAt: undefined,
        ...noPlan,
      },
    ],
    [
      'is handed to a group',
      handled,
      { action: 'transfer', groupId: 'group-2', engineerId: '' },
      'assigned',
      {
        status: 2,
        groupId: 'group-2',
        handlerId: undefined,
        ownerId: undefined,
        clockedIn: false,
        ...noPlan,
      },
    ],
    [
      'is hung up, and its plan goes',
      handled,
      { action: 'hangUp', reasonCode: 'waitParts' },
      'suspended',
      { status: 4, hangUpReason: 'waitParts', ...noPlan },
    ],
    [
      'is hung up until its plan',
      handled,
      { action: 'hangUp', reasonCode: 'other', resumeAt: plan.planStart },
      'suspended',
      { status: 4, hangUpReason: 'other', resumeAt: plan.planStart },
    ],
    [
      'is hung up until after its plan',
      handled,
      { action: 'hangUp', reasonCode: 'other', resumeAt: plan.planStart + 1 },
      'suspended',
      { status: 4, hangUpReason: 'other', resumeAt: plan.planStart + 1, ...noPlan },
    ],
    [
      'wakes',
      asleep,
      { action: 'activate' },
      'processing',
      { status: 3, hangUpReason: undefined, resumeAt: undefined },
    ],
    [
      'wakes without a handler who can go on',
      asleep,
      { action: 'activate' },
      'assigned',
      {
        status: 2,
        hangUpReason: undefined,
        resumeAt: undefined,
        handlerId: undefined,
        ownerId: undefined,
        clockedIn: false,
        ...noPlan,
      },
    ],
    [
      'is opened again',
      resolved,
      { action: 'activate' },
      'processing',
      { status: 3, round: 2, resolvedAt: undefined, clockedIn: false },
    ],
    [
      'is resolved',
      handled,
      { action: 'resolve', solution: 'x' },
      'resolved',
      { status: 5, resolvedAt: now, ...noPlan },
    ],
    [
      'is cancelled',
      { ...asleep, assigneeId: 'b' },
      { action: 'cancel', reasonCode: 'duplicate', duplicateOfId: 'order-2' },
      'cancelled',
      {
        status: 7,
        assigneeId: undefined,
        hangUpReason: undefined,
        resumeAt: undefined,
        closedAt: now,
        cancelReason: 'duplicate',
        duplicateOfId: 'order-2',
        ...noPlan,
      },
    ],
    [
      'is clocked in at',
      { ...handled, clockedIn: false },
      { action: 'clockIn' },
      'processing',
      { clockedIn: true },
    ],
    [
      'is evaluated',
      resolved,
      { action: 'evaluate', lowestStar: 5 },
      'closed',
      { status: 6, evaluation: 'given', closedAt: now },
    ],
    [
      'is evaluated over the automatic one and keeps when it closed',
      { ...resolved, status: 6, evaluation: 'automatic', closedAt: now - minute },
      { action: 'evaluate', lowestStar: 5 },
      'closed',
      { evaluation: 'given' },
    ],
    [
      'is reminded of',
      { remindCount: 2 },
      { action: 'remind' },
      'pending',
      { remindedAt: now, remindCount: 3 },
    ],
    [
      'is declined',
      { status: 2, assigneeId: 'a' },
      { action: 'decline', reasonCode: 'busy' },
      'pending',
      { status: 1, assigneeId: undefined, ownerId: undefined },
    ],
    [
      'is released',
      asleep,
      { action: 'release', reasonCode: 'busy' },
      'pending',
      {
        status: 1,
        handlerId: undefined,
        ownerId: undefined,
        clockedIn: false,
        hangUpReason: undefined,
        resumeAt: undefined,
        ...noPlan,
      },
    ],
    [
      'is edited, what is not said staying as it is',
      { typeId: 'type-1' },
      { action: 'edit', changes: { title: 'Scanner', typeId: undefined } },
      'pending',
      { title: 'Scanner' },
    ],
    ['is planned for its owner', { ...handled, ...noPlan }, { action: 'plan', ...plan }, 'processing', plan],
    [
      'is planned for its owner by name',
      { ...handled, ...noPlan },
      { action: 'plan', accountId: 'a', ...plan },
      'processing',
      plan,
    ],
    [
      'is planned for another',
      { ...handled, ...noPlan },
      { action: 'plan', accountId: 'b', ...plan },
      'processing',
      {},
    ],
    ['is written about', handled, { action: 'progress', content: 'x' }, 'processing', {}],
    ['is copied', handled, { action: 'cc', userIds: ['b'], groupIds: [] }, 'processing', {}],
    ['is supplemented', handled, { action: 'supplement', content: 'x' }, 'processing', {}],
  ])('%s', (_what, before, command, to, differs) => {
    expect(changed(before, command, to)).toEqual(differs);
  });

  it('is evaluated by the job as automatic, and has no accepting person when a job closes it', () => {
    expect(changed(resolved, { action: 'evaluate', lowestStar: 5 }, 'closed', job)).toMatchObject({
      evaluation: 'automatic',
    });
    expect(changed({}, { action: 'accept' }, 'processing', job)).toEqual({ status: 3 });
    expect(changed({}, { action: 'accept' }, 'processing', client('c'))).toMatchObject({ handlerId: 'c' });
  });

  it('never counts from before its last record', () => {
    const order = anOrder({ lastRecordAt: now + minute });
    const next = nextOrder(order, handler, { action: 'remind' }, 'pending', now);
    expect(next.lastRecordAt).toBe(now + minute);
  });
});
