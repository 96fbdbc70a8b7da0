import { expect, test } from 'vitest';
import { heroSteps } from './hero-steps.ts';

const now = (order: Parameters<typeof heroSteps>[0], arrived = false) => {
  const { steps, now: place } = heroSteps(order, arrived);
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
  const { steps } = heroSteps({ status: 3, serviceMode: 'remote' }, false);
  expect(steps).not.toContain('onTheWay');
  expect(now({ status: 3, serviceMode: 'remote' })).toBe('repair');
});
