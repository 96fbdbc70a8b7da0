import { describe, expect, it } from 'vitest';
import { finalStatuses, isFinal, isOpen, openStatuses, orderStatusName } from '../lifecycle/order-status.ts';
import { changesOf, planChanges } from './changes.ts';
import { anOrder, now } from './order.fixture.ts';
import { numberPrefix, prefixOfSource } from './source.ts';

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('a status', () => {
  it('is open from 1 to 4, final at 6 and 7, and has a name from 1 to 7', () => {
    expect(numbers.filter(isOpen)).toEqual([1, 2, 3, 4]);
    expect(numbers.filter(isFinal)).toEqual([6, 7]);
    expect([openStatuses, finalStatuses]).toEqual([
      [1, 2, 3, 4],
      [6, 7],
    ]);
    expect(numbers.map(orderStatusName)).toEqual([
      undefined,
      'pending',
      'assigned',
      'processing',
      'suspended',
      'resolved',
      'closed',
      'cancelled',
      undefined,
    ]);
  });
});

describe('a number', () => {
  it('begins by the kind of thing it names', () => {
    expect(([0, 1, 2] as const).map(prefixOfSource)).toEqual(['WO', 'MO', 'SO']);
    expect(prefixOfSource(9 as 0)).toBe('WO');
    const prefixes = Object.values(numberPrefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

describe('changes', () => {
  it('are told of what really changed, before and after', () => {
    const order = anOrder({ title: 'Printer', priority: 3 });
    expect(changesOf(order, { title: 'Scanner', priority: 3, typeId: 't', reportId: undefined })).toEqual({
      title: { from: 'Printer', to: 'Scanner' },
      typeId: { from: undefined, to: 't' },
    });
  });

  it('of a plan are told in ISO 8601, each end by itself', () => {
    const before = { planStart: now, planEnd: now + 1000 };
    expect(planChanges(before, { planStart: now, planEnd: now + 2000 })).toEqual({
      planEnd: { from: '2026-11-20T02:00:01.000Z', to: '2026-11-20T02:00:02.000Z' },
    });
    expect(planChanges({}, { planStart: now })).toEqual({
      planStart: { from: undefined, to: '2026-11-20T02:00:00.000Z' },
    });
    expect(planChanges(before, {})).toEqual({});
  });
});
