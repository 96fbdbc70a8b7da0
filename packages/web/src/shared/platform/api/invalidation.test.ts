import { expect, test } from 'vitest';
import { isTouched, touchedByCall } from './invalidation.ts';

test('a write makes its own domain old, and what its things show in besides', () => {
  const touched = touchedByCall('orders.accept');
  for (const read of ['orders.detail', 'orders.page', 'backlog.mineToday', 'pool.page', 'schedules.week']) {
    expect([read, isTouched(read, touched)]).toEqual([read, true]);
  }
  for (const read of ['dictionary.tree', 'account.personal', 'templates.find', 'orderTypes.tree']) {
    expect([read, isTouched(read, touched)]).toEqual([read, false]);
  }
});

test('an order that was copied is of another version, in its list too', () => {
  expect(isTouched('orders.page', touchedByCall('backlog.ccMark'))).toBe(true);
});

test('a domain without a line touches itself', () => {
  expect(touchedByCall('files.upload')).toEqual(['files']);
});

test('a name that begins like another is not taken for it', () => {
  expect(isTouched('orderTypes.tree', touchedByCall('orders.accept'))).toBe(false);
});
