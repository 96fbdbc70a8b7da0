import { expect, test } from 'vitest';
import { heroOrder } from './hero-order.ts';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const order = (id: string, status: number, more = {}) => ({ id, status, createdAt: at(0), ...more });

test('whoever is on the way goes before everything else', () => {
  const orders = [
    order('planned', 3, { planStart: at(5) }),
    order('departed', 3, { departedAt: at(1), planStart: at(50) }),
    order('new', 1, { nextDueAt: at(2) }),
  ];
  expect(heroOrder(orders)?.id).toBe('departed');
});

test('then the visit that comes first, then what is worked on, looked for, and last what waits', () => {
  const later = order('later', 3, { planStart: at(40) });
  const sooner = order('sooner', 3, { planStart: at(20) });
  const working = order('working', 3);
  const pending = order('pending', 1, { nextDueAt: at(3) });
  const paused = order('paused', 4);
  expect(heroOrder([paused, pending, working, later, sooner])?.id).toBe('sooner');
  expect(heroOrder([paused, pending, working])?.id).toBe('working');
  expect(heroOrder([paused, pending])?.id).toBe('pending');
  expect(heroOrder([])).toBeUndefined();
});
