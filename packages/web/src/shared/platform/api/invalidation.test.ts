import { expect, test } from 'vitest';
import { isInvalidated, readsInvalidatedBy } from './invalidation.ts';

test('a write makes its own domain old, and what its things show in besides', () => {
  const touched = readsInvalidatedBy('orders.accept');
  for (const read of ['orders.detail', 'orders.page', 'backlog.mineToday', 'pool.page', 'schedules.week']) {
    expect([read, isInvalidated(read, touched)]).toEqual([read, true]);
  }
  for (const read of ['dictionary.tree', 'account.personal', 'templates.find', 'orderTypes.tree']) {
    expect([read, isInvalidated(read, touched)]).toEqual([read, false]);
  }
});

test('who departs, arrives or plans changes what is reached late, and a plan changes its orders', () => {
  for (const write of ['orders.depart', 'orders.clockIn', 'schedules.change', 'dispatch.commit'])
    expect([write, isInvalidated('dispatch.delays', readsInvalidatedBy(write))]).toEqual([write, true]);
  for (const read of ['orders.detail', 'pool.queue', 'schedules.stops'])
    expect([read, isInvalidated(read, readsInvalidatedBy('dispatch.commit'))]).toEqual([read, true]);
});

test('an order that was copied is of another version, in its list too', () => {
  expect(isInvalidated('orders.page', readsInvalidatedBy('backlog.ccMark'))).toBe(true);
});

test('a domain without a line touches itself', () => {
  expect(readsInvalidatedBy('files.upload')).toEqual(['files']);
});

test('a name that begins like another is not taken for it', () => {
  expect(isInvalidated('orderTypes.tree', readsInvalidatedBy('orders.accept'))).toBe(false);
});
