import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatusNames } from '../lifecycle/order-status.ts';
import type { Actor } from '../roles/actor.ts';
import { actionsFor } from '../rules/actions-for.ts';
import { apply } from './apply.ts';
import type { ExistingAction, OrderCommand } from './command.ts';
import { anOrder, client, dispatcher, job, lead, member, now, staff } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

/** An order of a client in each status: engineer-1 is named in 2 and handles it from 3 on. */
function inStatus(status: number, over: Partial<OrderState> = {}): OrderState {
  return anOrder({
    status: status as OrderStatus,
    ...(status === 2 && { assigneeId: 'engineer-1' }),
    ...(status > 2 && { handlerId: 'engineer-1' }),
    ...(status >= 5 && { resolvedAt: now - 1000 }),
    ...(status === 6 && { evaluation: 'given', closedAt: now - 500 }),
    ...over,
  });
}

const always = 'progress cc';
const atTheEnd = ['cc', 'cc'];
const nothing = ['', '', '', '', '', '', ''];

/** For each person what they can do in statuses 1 to 7. */
const expected: [who: string, actor: Actor, source: 0 | 1, can: string[]][] = [
  [
    'the owner',
    member('engineer-1'),
    0,
    [
      `transfer accept ${always}`,
      `accept ${always} decline plan`,
      `transfer hangUp resolve clockIn ${always} release edit plan`,
      `transfer activate ${always} edit plan`,
      always,
      ...atTheEnd,
    ],
  ],
  [
    'another member of the group',
    member('engineer-2'),
    0,
    [`transfer accept ${always}`, always, always, always, always, ...atTheEnd],
  ],
  ['an engineer of another group', staff('x', 'engineer', { memberGroupIds: ['group-2'] }), 0, nothing],
  [
    'the lead',
    lead,
    0,
    [
      `transfer accept cancel ${always} edit`,
      `transfer accept cancel ${always} edit plan`,
      `transfer hangUp resolve cancel ${always} release edit plan`,
      `transfer activate cancel ${always} edit plan`,
      `evaluate ${always}`,
      ...atTheEnd,
    ],
  ],
  ['the lead of another group', staff('x', 'lead', { ledGroupIds: ['group-9'] }), 0, nothing],
  [
    'a dispatcher',
    dispatcher,
    0,
    [
      `transfer cancel ${always} edit`,
      `transfer cancel ${always} edit plan`,
      `transfer ${always} edit plan`,
      `transfer ${always} edit plan`,
      `evaluate ${always}`,
      ...atTheEnd,
    ],
  ],
  ['a monitor, of an operations order', staff('x', 'monitor'), 0, nothing],
  [
    'a monitor, of a monitoring order',
    staff('x', 'monitor'),
    1,
    [
      `transfer cancel ${always}`,
      `transfer cancel ${always}`,
      `transfer ${always}`,
      `transfer ${always}`,
      always,
      ...atTheEnd,
    ],
  ],
  ['a project manager', staff('x', 'pm'), 0, nothing],
  [
    'the reporter',
    client('client-1', { cellScope: 'own' }),
    0,
    [
      'cancel remind supplement',
      'cancel remind supplement',
      'remind supplement',
      'remind supplement',
      'activate evaluate supplement',
      '',
      '',
    ],
  ],
  [
    'a client of the same cell',
    client('client-2'),
    0,
    [
      'cancel remind supplement',
      'cancel remind supplement',
      'remind supplement',
      'remind supplement',
      'activate evaluate supplement',
      '',
      '',
    ],
  ],
  ['a client who sees only their own', client('client-2', { cellScope: 'own' }), 0, nothing],
  ['a client of another cell', client('client-2', { cellIds: ['cell-2'] }), 0, nothing],
  ['another customer', client('client-1', { customerId: 'customer-2', cellScope: 'customer' }), 0, nothing],
  ['a job', job, 0, ['', 'release', 'release', 'release', '', '', '']],
];

describe.each(expected)('%s', (_who, actor, source, can) => {
  it.each(orderStatusNames.map((name, index) => [name, index + 1] as const))(
    'in status %s',
    (_name, status) => {
      expect(actionsFor(inStatus(status, { source }), actor, now).can.join(' ')).toBe(can[status - 1]);
    },
  );
});

describe('being copied', () => {
  it('lets an engineer of another group see the order and write progress', () => {
    const stranger = staff('x', 'engineer');
    expect(actionsFor(inStatus(3, { copied: true }), stranger, now).can).toEqual(['progress', 'cc']);
  });
});

describe('the creator', () => {
  it('of staff may cancel until a colleague handles it, and after that only while they handle it themselves', () => {
    const own = { createdById: 'engineer-1', createdByKind: 'staff' } as const;
    const can = (status: number, over: Partial<OrderState> = {}) =>
      actionsFor(inStatus(status, { ...own, ...over }), member('engineer-1'), now).can.includes('cancel');
    expect([can(1), can(2), can(3), can(4), can(5)]).toEqual([true, true, true, true, false]);
    expect(can(3, { handlerId: 'engineer-2' })).toBe(false);
    expect(actionsFor(inStatus(1, own), client('client-1'), now).can).not.toContain('cancel');
  });
});

describe('reasons for what cannot be done', () => {
  const reason = (order: OrderState, actor: Actor, action: ExistingAction) =>
    actionsFor(order, actor, now).refused.find((each) => each.action === action)?.reason;
  const engineer = member('engineer-1');

  it('say what stands in the way, state before person before condition', () => {
    expect(reason(inStatus(1), engineer, 'resolve')).toBe('wrongState');
    expect(reason(inStatus(3), member('engineer-2'), 'resolve')).toBe('notHandler');
    expect(reason(inStatus(2), member('engineer-2'), 'accept')).toBe('notNamed');
    expect(reason(inStatus(2), member('engineer-2'), 'decline')).toBe('notNamed');
    expect(reason(inStatus(3, { serviceMode: 'onSite' }), engineer, 'resolve')).toBe('clockInMissing');
    expect(reason(inStatus(3, { entrustedOpen: true }), engineer, 'transfer')).toBe('entrustedOpen');
    expect(reason(inStatus(3, { entrustedOpen: true }), engineer, 'release')).toBe('entrustedOpen');
    expect(reason(inStatus(6), client('client-1'), 'evaluate')).toBe('alreadyEvaluated');
    expect(reason(inStatus(1, { remindedAt: now }), client('client-1'), 'remind')).toBe('reminderTooSoon');
  });

  it('are not given for what a role never does', () => {
    expect(reason(inStatus(1), client('client-1'), 'accept')).toBeUndefined();
    expect(reason(inStatus(1), client('client-1'), 'progress')).toBeUndefined();
    expect(reason(inStatus(1), engineer, 'remind')).toBeUndefined();
    expect(reason(inStatus(3), dispatcher, 'resolve')).toBeUndefined();
    const refusal = apply(inStatus(3), dispatcher, { action: 'hangUp', reasonCode: 'other' }, now);
    expect(refusal).toEqual({ ok: false, refusal: { error: 'noPermission' } });
  });
});

/** A command of each action that lacks nothing. */
const complete: { [A in ExistingAction]: Extract<OrderCommand, { action: A }> } = {
  transfer: { action: 'transfer', groupId: 'group-2', targetValid: true, remark: 'r' },
  accept: { action: 'accept' },
  hangUp: { action: 'hangUp', reasonCode: 'waitParts' },
  activate: { action: 'activate', remark: 'r' },
  resolve: { action: 'resolve', solution: 's', remark: 'r' },
  cancel: { action: 'cancel', reasonCode: 'mistaken' },
  depart: { action: 'depart' },
  clockIn: { action: 'clockIn' },
  evaluate: { action: 'evaluate', lowestStar: 5 },
  remind: { action: 'remind' },
  progress: { action: 'progress', content: 'c' },
  cc: { action: 'cc', userIds: ['u'], groupIds: [] },
  decline: { action: 'decline', reasonCode: 'busy' },
  release: { action: 'release', reasonCode: 'busy' },
  supplement: { action: 'supplement', content: 'c' },
  edit: { action: 'edit', changes: { priority: 1 } },
  plan: { action: 'plan', planStart: now, planEnd: now + 1 },
};

describe('what actionsFor promises', () => {
  it.each(expected)('holds when %s does it, and nothing else goes through', (_who, actor, source) => {
    for (let status = 1; status <= 7; status += 1) {
      const order = inStatus(status, { source });
      const possible = actionsFor(order, actor, now);
      for (const command of Object.values(complete)) {
        const result = apply(order, actor, command, now);
        expect(result.ok).toBe(possible.can.includes(command.action));
        const refused = possible.refused.find((each) => each.action === command.action);
        if (!result.ok && refused) {
          expect(result.refusal).toEqual({ error: 'notAllowed', reason: refused.reason });
        }
      }
    }
  });
});
