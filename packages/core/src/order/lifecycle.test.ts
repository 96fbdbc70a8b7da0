import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, handleType, orderActions } from '../lifecycle/action.ts';
import {
  isFinal,
  isOpen,
  type OrderStatusName,
  orderStatus,
  orderStatusName,
  orderStatusNames,
} from '../lifecycle/order-status.ts';
import type { Actor } from '../roles/actor.ts';
import { actionsFor } from '../rules/actions-for.ts';
import { officeHours } from '../sla/calendar.ts';
import { serviceClock } from '../sla/service-clock.ts';
import { computeSla } from '../sla/sla-clocks.ts';
import { apply } from './apply.ts';
import { clientView } from './client-view.ts';
import type { OrderCommand } from './command.ts';
import { type Created, create } from './create.ts';
import { orderLifecycle } from './lifecycle.ts';
import { anOrder, client, dispatcher, job, lead, member, minute, now } from './order.fixture.ts';
import type { RecordDraft } from './record.ts';

const rules = Object.values(orderLifecycle.actions).flatMap((action) => [...action.rules]);
const moves = rules.flatMap((rule) =>
  [rule.to, rule.toWhenHandlerGone, ...(rule.toWhenTakenBack ?? [])].flatMap((to) =>
    to ? rule.from.map((from) => [from, to] as const) : [],
  ),
);

describe('the table', () => {
  it('reaches every state from the first', () => {
    const reached = new Set<OrderStatusName>([orderLifecycle.initial]);
    for (let round = 0; round < orderStatusNames.length; round += 1) {
      for (const [from, to] of moves) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...orderStatusNames].sort());
  });

  it('has a way to an end from every state that is none, and no way out of an end', () => {
    const ending = new Set<OrderStatusName>(orderLifecycle.final);
    for (let round = 0; round < orderStatusNames.length; round += 1) {
      for (const [from, to] of moves) if (ending.has(to)) ending.add(from);
    }
    expect([...ending].sort()).toEqual([...orderStatusNames].sort());
    expect(moves.filter(([from]) => orderLifecycle.final.includes(from))).toEqual([]);
  });

  it('numbers actions and states as they travel', () => {
    expect(orderActions.map((action) => handleType[action])).toEqual(
      orderActions.map((_, index) => index + 1),
    );
    expect(orderActions.map((action) => actionOf(handleType[action]))).toEqual([...orderActions]);
    expect([actionOf(0), actionOf(19), orderStatusName(0), orderStatusName(8)]).toEqual(
      Array(4).fill(undefined),
    );
    expect(orderStatusNames.map((name) => orderStatus[name])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([1, 2, 3, 4, 5, 6, 7].filter(isOpen)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4, 5, 6, 7].filter(isFinal)).toEqual([6, 7]);
  });
});

const actors: readonly Actor[] = [
  member('engineer-1', { memberGroupIds: ['group-1', 'group-2'] }),
  member('engineer-2'),
  lead,
  dispatcher,
  client('client-1'),
  job,
];
const text = fc.constantFrom('', 'text');
const reason = { reasonCode: fc.constantFrom('', 'other', 'skill', 'duplicate', 'waitCustomer', 'mistaken') };
const base = {
  remark: text,
  at: fc.option(fc.integer({ min: now - 100 * minute, max: now + 400 * minute }), { nil: undefined }),
  version: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 6 }),
};
const plan = {
  planStart: fc.option(fc.constant(now), { nil: undefined }),
  planEnd: fc.constant(now + minute),
};
const action = <A extends string>(name: A) => ({ ...base, action: fc.constant(name) });
const commands: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.record({
    ...action('transfer'),
    groupId: fc.constantFrom('group-1', 'group-2'),
    engineerId: fc.constantFrom(undefined, 'engineer-1', 'engineer-2'),
    targetValid: fc.boolean(),
  }),
  { weight: 3, arbitrary: fc.record({ ...action('accept'), ...plan }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...action('hangUp'),
      ...reason,
      resumeAt: fc.constantFrom(undefined, now, now + 500 * minute),
    }),
  },
  { weight: 2, arbitrary: fc.record(action('activate')) },
  { weight: 2, arbitrary: fc.record({ ...action('resolve'), solution: text }) },
  fc.record({
    ...action('cancel'),
    ...reason,
    duplicateOfId: fc.constantFrom(undefined, 'order-1', 'order-2'),
  }),
  {
    weight: 2,
    arbitrary: fc.record({ ...action('clockIn'), place: fc.constantFrom(undefined, { outside: true }) }),
  },
  fc.record({ ...action('depart'), etaMinutes: fc.constantFrom(undefined, 30) }),
  fc.record({ ...action('evaluate'), lowestStar: fc.integer({ min: 1, max: 5 }) }),
  fc.record(action('remind')),
  fc.record({ ...action('progress'), content: text, internal: fc.boolean() }),
  fc.record({ ...action('cc'), userIds: fc.constantFrom([], ['u']), groupIds: fc.constant([]) }),
  fc.record({ ...action('decline'), ...reason }),
  fc.record({ ...action('release'), ...reason }),
  fc.record({ ...action('supplement'), content: text }),
  fc.record({
    ...action('edit'),
    changes: fc.constantFrom({}, { priority: 1 as const }, { serviceMode: 'onSite' as const }),
    targets: fc.constantFrom(undefined, { responseMinutes: 10, resolveMinutes: 60 }),
  }),
  fc.record({ ...action('plan'), ...plan }),
);
const walks = fc.array(fc.tuple(fc.constantFrom(...actors), commands, fc.nat({ max: 90 }), fc.boolean()), {
  minLength: 5,
  maxLength: 40,
});
const clock = serviceClock({ timeZone: 'Asia/Shanghai', weekly: officeHours });

function started(): Extract<Created, { ok: true }> {
  const { version, status, round, clockedIn, remindCount, lastRecordAt, ownerId, ...draft } = anOrder();
  const created = create(
    draft,
    client('client-1'),
    undefined,
    { targets: { responseMinutes: 30, resolveMinutes: 240 } },
    now,
  );
  if (!created.ok) throw new Error('not created');
  return created;
}

describe('random walks by random actors', () => {
  it('keep the order sound, the history whole and actionsFor in agreement with apply', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        let { order } = started();
        const records: RecordDraft[] = [...started().records];
        let at = now;
        for (const [actor, command, wait, gone] of steps) {
          at += wait * minute;
          const before = { ...order, handlerActive: !gone };
          const possible = actionsFor(before, actor, at);
          const result = apply(before, actor, command, at);
          if (!result.ok) continue;
          order = result.order;
          records.push(result.record);
          expect(possible.can).toContain(command.action);
          expect(command.version ?? before.version).toBe(before.version);
          expect(result.record).toMatchObject({ from: before.status, to: order.status, recordedAt: at });
          expect(result.record.effectiveAt).toBeGreaterThanOrEqual(before.lastRecordAt);
          expect(result.record.effectiveAt).toBeLessThanOrEqual(at);
          expect(order.version).toBe(before.version + 1);
          expect(order.ownerId).toBe(order.handlerId ?? order.assigneeId);
          expect(order.groupId).not.toBe('');
          if (order.assigneeId) expect(order.status).toBe(2);
          if (order.status < 3) expect(order.handlerId).toBeUndefined();
          if (order.status >= 3 && order.status <= 6) expect(order.handlerId).toBeDefined();
          expect(order.hangUpReason !== undefined).toBe(order.status === 4);
          if (order.status !== 4) expect(order.resumeAt).toBeUndefined();
          if (order.status < 5) expect(order.resolvedAt).toBeUndefined();
          expect(order.closedAt !== undefined).toBe(isFinal(order.status));
          if (order.clockedIn)
            expect(order.handlerId).toBe(before.clockedIn ? before.handlerId : order.handlerId);
        }
        const clocks = computeSla(records, clock);
        if (clocks.phase === 'paused') expect(order.status).toBe(4);
        if (!isOpen(order.status)) expect(clocks.nextDueAt).toBeUndefined();
        expect(clocks.used?.usedMs ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });
});

describe('what clients see of the history', () => {
  const record = (name: (typeof orderActions)[number], over: Partial<RecordDraft> = {}) =>
    clientView({
      action: name,
      internal: false,
      remark: 'inner',
      reasonCode: 'waitCustomer',
      content: 'c',
      ...over,
    });

  it('leaves out what is for staff', () => {
    const hidden = orderActions.filter((name) => record(name) === undefined);
    expect(hidden).toEqual(['remind', 'cc', 'decline', 'release', 'edit', 'plan']);
    expect(record('progress', { internal: true })).toBeUndefined();
    expect(record('progress')).toMatchObject({ content: 'c' });
  });

  it('keeps of a suspension the reason only, and of a transfer only that it happened', () => {
    expect(record('hangUp')).toEqual({ action: 'hangUp', internal: false, reasonCode: 'waitCustomer' });
    expect(record('transfer', { targetId: 'engineer-2' })).toEqual({ action: 'transfer', internal: false });
  });
});
