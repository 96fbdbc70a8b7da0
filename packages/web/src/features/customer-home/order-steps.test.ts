import { expect, test } from 'vitest';
import { currentOrder, orderSteps } from './order-steps.ts';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const order = (id: string, status: number, more = {}) => ({ id, status, createdAt: at(0), ...more });

test('whoever is on the way goes before everything else', () => {
  const orders = [
    order('planned', 3, { planStart: at(5) }),
    order('departed', 3, { departedAt: at(1), planStart: at(50) }),
    order('new', 1, { nextDueAt: at(2) }),
  ];
  expect(currentOrder(orders)?.id).toBe('departed');
});

test('then the visit that comes first, then what is worked on, looked for, and last what waits', () => {
  const later = order('later', 3, { planStart: at(40) });
  const sooner = order('sooner', 3, { planStart: at(20) });
  const working = order('working', 3);
  const pending = order('pending', 1, { nextDueAt: at(3) });
  const paused = order('paused', 4);
  expect(currentOrder([paused, pending, working, later, sooner])?.id).toBe('sooner');
  expect(currentOrder([paused, pending, working])?.id).toBe('working');
  expect(currentOrder([paused, pending])?.id).toBe('pending');
  expect(currentOrder([])).toBeUndefined();
});

const now = (order: Parameters<typeof orderSteps>[0], arrived = false) => {
  const { steps, now: place } = orderSteps(order, arrived);
  return steps[place];
};

test('a visit goes from hand to road to repair', () => {
  const visit = { serviceMode: 'onSite' } as const;
  expect(now({ ...visit, status: 1 })).toBe('received');
  expect(now({ ...visit, status: 3 })).toBe('assigned');
  expect(now({ ...visit, status: 3, departedAt: 'x' })).toBe('onTheWay');
  expect(now({ ...visit, status: 3, departedAt: 'x' }, true)).toBe('repair');
  expect(now({ ...visit, status: 4 })).toBe('repair');
});

test('what is done from afar has nobody on the road', () => {
  const { steps } = orderSteps({ status: 3, serviceMode: 'remote' }, false);
  expect(steps).not.toContain('onTheWay');
  expect(now({ status: 3, serviceMode: 'remote' })).toBe('repair');
});
