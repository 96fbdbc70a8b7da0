import { describe, expect, it } from 'vitest';
import { orderStatusName } from '../lifecycle/order-status.ts';
import { actionsFor } from '../rules/actions-for.ts';
import { apply, applyAction, startingOrder } from './apply.ts';
import type { ExistingAction, OrderCommand } from './command.ts';
import { create } from './create.ts';
import { anOrder, client, job, member, minute, now } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

const handler = member('a');
const handled = { status: 3, handlerId: 'a' } as const;
const plan = { planStart: now + minute, planEnd: now + 2 * minute };
const planned = {
  planStart: { from: undefined, to: '2026-11-20T02:01:00.000Z' },
  planEnd: { from: undefined, to: '2026-11-20T02:02:00.000Z' },
};
const reporters = { to: 'reporterSide' };
const lead = { to: 'lead' };
const dispatchers = { to: 'dispatchers' };
const account = (accountId: string) => ({ to: 'account', accountId });
const onDuty = { to: 'groupOnDuty', groupId: 'group-1' };
const notified = (message: string, ...recipients: object[]) => ({ kind: 'message', message, recipients });

function does(before: Partial<OrderState>, command: { action: ExistingAction } & Record<string, unknown>) {
  const order = anOrder(before);
  const to = orderStatusName(order.status) ?? 'pending';
  return applyAction(order, handler, command as OrderCommand, to, now);
}

/** What every record holds, whatever was done. */
const always = (before: Partial<OrderState>, action: string) => ({
  action,
  from: anOrder(before).status,
  to: anOrder(before).status,
  byKind: 'staff',
  byId: 'a',
  groupId: 'group-1',
  recordedAt: now,
  effectiveAt: now,
  internal: false,
});

type Row = [
  what: string,
  before: Partial<OrderState>,
  command: { action: ExistingAction } & Record<string, unknown>,
  record: object,
  effects: readonly object[],
];

describe('what an action writes and sets off', () => {
  it.each<Row>([
    [
      'accept',
      {},
      { action: 'accept', ...plan },
      {},
      [
        { kind: 'plan', accountId: 'a', ...plan },
        { kind: 'sla', change: 'respond' },
        notified('order.accepted', reporters),
      ],
    ],
    [
      'accept without a plan',
      {},
      { action: 'accept' },
      {},
      [{ kind: 'sla', change: 'respond' }, notified('order.accepted', reporters)],
    ],
    [
      'accept with half a plan',
      {},
      { action: 'accept', planEnd: now },
      {},
      [{ kind: 'sla', change: 'respond' }, notified('order.accepted', reporters)],
    ],
    [
      'hang up',
      { ...handled, entrustedOpen: true },
      {
        action: 'hangUp',
        reasonCode: 'waitCustomer',
        resumeAt: now + minute,
        remark: 'r',
        attachments: 'f1',
      },
      { reasonCode: 'waitCustomer', pausesSla: true, resumeAt: now + minute, remark: 'r', attachments: 'f1' },
      [
        { kind: 'schedules', cut: 'cutUntilResume', resumeAt: now + minute },
        { kind: 'sla', change: 'pause' },
        { kind: 'entrusted', change: 'pause' },
        notified('order.hungUp', reporters),
      ],
    ],
    [
      'hang up for a reason that does not stop the clock',
      handled,
      { action: 'hangUp', reasonCode: 'waitParts' },
      { reasonCode: 'waitParts', pausesSla: false, resumeAt: undefined },
      [
        { kind: 'schedules', cut: 'cutUntilResume' },
        { kind: 'sla', change: 'pause' },
        notified('order.hungUp', reporters),
      ],
    ],
    [
      'hang up for an unknown reason',
      handled,
      { action: 'hangUp', reasonCode: 'x' },
      { reasonCode: 'x', pausesSla: false },
      [
        { kind: 'schedules', cut: 'cutUntilResume' },
        { kind: 'sla', change: 'pause' },
        notified('order.hungUp', reporters),
      ],
    ],
    [
      'clock in',
      handled,
      { action: 'clockIn', place: { address: 'here' } },
      { place: { address: 'here' } },
      [],
    ],
    [
      'progress',
      handled,
      { action: 'progress', content: 'c', mentionIds: ['b', 'd'] },
      { content: 'c' },
      [{ kind: 'sla', change: 'respond' }, notified('order.mention', account('b'), account('d'))],
    ],
    [
      'progress among staff',
      handled,
      { action: 'progress', content: 'c', internal: true },
      { content: 'c', internal: true },
      [],
    ],
    [
      'supplement',
      {},
      { action: 'supplement', content: 'c' },
      { content: 'c' },
      [notified('order.supplement', onDuty)],
    ],
    [
      'supplement of an owned one',
      handled,
      { action: 'supplement', content: 'c' },
      { content: 'c' },
      [notified('order.supplement', account('a'))],
    ],
    [
      'copy',
      {},
      { action: 'cc', userIds: ['b'], groupIds: ['g'] },
      {},
      [{ kind: 'copy', accountIds: ['b'], groupIds: ['g'] }, notified('order.cc', { to: 'copied' })],
    ],
    ['remind', {}, { action: 'remind' }, {}, [notified('order.remind', onDuty)]],
    [
      'remind for the second time',
      { ...handled, remindCount: 1 },
      { action: 'remind' },
      {},
      [notified('order.remind', account('a'))],
    ],
    [
      'remind for the third time',
      { ...handled, remindCount: 2 },
      { action: 'remind' },
      {},
      [notified('order.remind', account('a'), lead)],
    ],
    [
      'edit of the priority',
      { ...handled, entrustedOpen: true },
      { action: 'edit', changes: { priority: 1 }, targets: { response: 1 } },
      { changes: { priority: { from: 3, to: 1 } }, targets: { response: 1 } },
      [
        { kind: 'sla', change: 'retarget' },
        { kind: 'entrusted', change: 'priority' },
      ],
    ],
    [
      'edit of the catalogue',
      handled,
      { action: 'edit', changes: { serverCatalogId: 's' } },
      { changes: { serverCatalogId: { from: undefined, to: 's' } } },
      [{ kind: 'sla', change: 'retarget' }],
    ],
    [
      'edit of the title',
      { ...handled, entrustedOpen: true },
      { action: 'edit', changes: { title: 't' } },
      { changes: { title: { from: 'Printer', to: 't' } } },
      [],
    ],
    [
      'plan',
      handled,
      { action: 'plan', allDay: true, ...plan },
      { changes: planned },
      [{ kind: 'plan', accountId: 'a', ...plan, allDay: true }, notified('schedule.changed', account('a'))],
    ],
    [
      'plan of the owner anew',
      { ...handled, ...plan },
      { action: 'plan', accountId: 'a', planStart: plan.planStart, planEnd: plan.planEnd + minute },
      { changes: { planEnd: { from: '2026-11-20T02:02:00.000Z', to: '2026-11-20T02:03:00.000Z' } } },
      [
        { kind: 'plan', accountId: 'a', planStart: plan.planStart, planEnd: plan.planEnd + minute },
        notified('schedule.changed', account('a')),
      ],
    ],
    [
      'plan of another',
      { ...handled, ...plan },
      { action: 'plan', accountId: 'b', ...plan },
      { changes: planned, targetId: 'b' },
      [{ kind: 'plan', accountId: 'b', ...plan }, notified('schedule.changed', account('b'))],
    ],
    ['plan without a person', {}, { action: 'plan', ...plan }, { changes: planned }, []],
    [
      'decline',
      { status: 2, assigneeId: 'a' },
      { action: 'decline', reasonCode: 'busy' },
      { reasonCode: 'busy' },
      [
        { kind: 'schedules', cut: 'cut' },
        { kind: 'notSuggested', accountId: 'a', round: 1 },
        notified('order.declined', lead, dispatchers),
      ],
    ],
    [
      'evaluate badly',
      { ...handled, status: 5 },
      { action: 'evaluate', lowestStar: 2 },
      {},
      [notified('order.evaluated', account('a'), lead)],
    ],
    [
      'evaluate well',
      { ...handled, status: 5 },
      { action: 'evaluate', lowestStar: 3 },
      {},
      [notified('order.evaluated', account('a'))],
    ],
    [
      'cancel',
      { ...handled, entrustedOpen: true },
      { action: 'cancel', reasonCode: 'duplicate', duplicateOfId: 'order-2' },
      { reasonCode: 'duplicate', duplicateOfId: 'order-2' },
      [
        { kind: 'schedules', cut: 'cancelAll' },
        { kind: 'sla', change: 'leaveOut' },
        { kind: 'entrusted', change: 'takeBack' },
        notified('order.cancelled', account('a'), reporters),
      ],
    ],
    [
      'activate',
      { ...handled, status: 4, entrustedOpen: true },
      { action: 'activate' },
      {},
      [
        { kind: 'sla', change: 'resume' },
        { kind: 'entrusted', change: 'resume' },
        notified('order.resumed', reporters, account('a')),
      ],
    ],
  ])('%s', (_what, before, command, record, effects) => {
    const done = does(before, command);
    const written = Object.fromEntries(
      Object.entries(done.record).filter(([, value]) => value !== undefined),
    );
    expect(written).toMatchObject({ ...always(before, command.action), ...known(record) });
    // Nothing of another action comes along.
    const own = [
      'content',
      'reasonCode',
      'pausesSla',
      'resumeAt',
      'targetGroupId',
      'targetId',
      'place',
      'duplicateOfId',
      'changes',
      'targets',
    ];
    expect(own.filter((field) => written[field] !== undefined)).toEqual(
      own.filter((field) => Object.keys(known(record)).includes(field)),
    );
    expect(done.effects).toEqual(effects);
  });

  it('by a job has no actor’s name', () => {
    const { record } = applyAction(
      anOrder({ status: 5 }),
      job,
      { action: 'evaluate', lowestStar: 5 },
      'closed',
      now,
    );
    expect(record).toMatchObject({ byKind: 'job', byId: undefined });
  });

  it('resolve and release tell who must know', () => {
    const resolved = does(handled, { action: 'resolve', solution: 's' });
    expect(resolved.record).toMatchObject({ content: 's' });
    expect(resolved.effects.at(-1)).toEqual(notified('order.resolved', reporters));
    const released = does(handled, { action: 'release', reasonCode: 'busy' });
    expect(released.effects.at(-1)).toEqual(notified('order.released', lead, dispatchers));
  });
});

/** Fields of a row that hold something. */
function known(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

describe('an order of an unknown status', () => {
  const order = anOrder({ status: 99 as 1 });

  it('can only be looked at', () => {
    expect(actionsFor(order, handler, now)).toEqual({ can: [], refused: [] });
    expect(apply(order, handler, { action: 'accept' }, now)).toEqual({
      ok: false,
      refusal: { error: 'notAllowed', reason: 'wrongState' },
    });
  });
});

describe('an order that begins', () => {
  const { version: _version, status: _status, ...rest } = anOrder({ clockedIn: true, remindCount: 4 });

  it('is pending without an owner, whatever its draft says', () => {
    expect(startingOrder({ ...rest, assigneeId: 'x', handlerId: 'x' }, now)).toMatchObject({
      status: 1,
      version: 1,
      round: 1,
      clockedIn: false,
      remindCount: 0,
      ownerId: undefined,
      assigneeId: undefined,
      handlerId: undefined,
      lastRecordAt: now,
    });
  });

  it('is created by a job without a name, and not taken in a group without members', () => {
    const made = create(rest, job, undefined, {}, now);
    expect(made).toMatchObject({
      ok: true,
      records: [{ byKind: 'job', byId: undefined, internal: false, groupId: 'group-1' }],
    });
    expect(made.ok && made.effects).toEqual([notified('order.new', onDuty)]);
    const nowhere = create(rest, member('a', { currentGroupId: undefined }), { status: 3 }, {}, now);
    expect(nowhere).toEqual({ ok: false, refusal: { error: 'notAllowed', reason: 'targetInvalid' } });
  });

  it('is made by clients for cells of theirs only, in the routed group', () => {
    const by = (over: Parameters<typeof client>[1]) => create(rest, client('c', over), undefined, {}, now);
    expect(by({})).toMatchObject({
      ok: true,
      order: { groupId: 'group-1' },
      records: [{ byId: 'c', byKind: 'client' }],
    });
    expect(by({ cellIds: [], cellScope: 'customer' }).ok).toBe(true);
    for (const over of [
      { cellIds: [] },
      { customerId: 'customer-2' },
      { customerId: 'customer-2', cellScope: 'customer' as const },
    ]) {
      expect(by(over)).toEqual({ ok: false, refusal: { error: 'noPermission' } });
    }
  });

  it('is taken in the present group of who makes it, and says so once', () => {
    const taken = create({ ...rest, groupId: 'group-9' }, handler, { status: 3 }, {}, now);
    expect(taken).toMatchObject({ ok: true, order: { groupId: 'group-1', handlerId: 'a', status: 3 } });
    expect(taken.ok && taken.effects).toEqual([
      { kind: 'sla', change: 'respond' },
      notified('order.accepted', reporters),
    ]);
    const bad = create(rest, handler, { status: 4, hangUp: { reasonCode: 'x' } }, {}, now);
    expect(bad).toEqual({ ok: false, refusal: { error: 'notAllowed', reason: 'reasonMissing' } });
  });
});
