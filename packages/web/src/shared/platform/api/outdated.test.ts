import { expect, test } from 'vitest';
import { isOutdated } from './outdated.ts';

const accepted = { kind: 'order', data: { id: 'o1', action: 'accept' } } as const;

test('an event about an order makes its detail old and every list and count, not the details of others', () => {
  expect(isOutdated(['orders.detail', { orderId: 'o1' }, 'en'], accepted)).toBe(true);
  expect(isOutdated(['orders.detail', { orderId: 'o2' }, 'en'], accepted)).toBe(false);
  expect(isOutdated(['orders.page', { scope: 'mine' }, 'en', 'pages', null], accepted)).toBe(true);
  expect(isOutdated(['backlog.mineToday', {}, 'en'], accepted)).toBe(true);
  expect(isOutdated(['dictionary.tree', { code: 'region' }, 'en'], accepted)).toBe(false);
});

test('after a reset everything is old', () => {
  const reset = { kind: 'reset', data: {} } as const;
  expect(isOutdated(['dictionary.tree', { code: 'region' }, 'en'], reset)).toBe(true);
  expect(isOutdated(['orders.detail', { orderId: 'o2' }, 'en'], reset)).toBe(true);
});
