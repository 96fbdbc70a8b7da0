import { expect, test } from 'vitest';
import { explain, saturationWithout } from './explain.ts';

const load = {
  accountId: 'a',
  date: '2026-11-20',
  saturation: 1.2,
  plannedMinutes: 576,
  capacityMinutes: 480,
  parts: [
    { kind: 'order', minutes: 240, orderId: 'o1', conflict: true },
    { kind: 'travel', minutes: 30 },
    { kind: 'order', minutes: 306, orderId: 'o2' },
  ],
};

test('a day is explained by what is planned, what can be, and the ways', () => {
  expect(explain(load)).toEqual({ planned: 576, capacity: 480, travel: 30, overlaps: true });
  expect(explain({ accountId: 'a', date: '2026-11-20', saturation: 1.2 })).toBeUndefined();
});

test('what a day would be without an order is reckoned by its parts, its way included', () => {
  expect(saturationWithout(load, 'o1')).toBe(0.7);
  expect(saturationWithout(load, 'o2')).toBe(0.5);
});
