import { domains, isCall } from '@svcdesk/core/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isInvalidated } from '../../shared/platform/api/invalidation.ts';
import { eventReads, isOutdated, refetchOutdated } from './outdated.ts';

const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));

test('an event makes old what counts, and not what only begins like it', () => {
  expect(isInvalidated('messages.unreadAll', eventReads('counts'))).toBe(true);
  expect(isInvalidated('messages.mine', eventReads('counts'))).toBe(false);
});

test('after a reset everything is old', () => {
  for (const { id } of calls) expect(isInvalidated(id, eventReads('reset'))).toBe(true);
});

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

test('what changes while a first answer is on its way is asked for once more when that has arrived', async () => {
  const client = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['orders.history'],
    queryFn({ signal }) {
      signals.push(signal);
      asked.push(Promise.withResolvers<string>());
      return (asked.at(-1) as PromiseWithResolvers<string>).promise;
    },
  });
  const seen: unknown[] = [];
  const second = Promise.withResolvers<void>();
  const stop = observer.subscribe(({ data, status }) => {
    if (status === 'success' && seen.at(-1) !== data) seen.push(data);
    if (data === 'newer') second.resolve();
  });
  refetchOutdated(client, () => true);
  refetchOutdated(client, ({ queryKey }) => queryKey[0] === 'orders.history');
  expect(asked).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  asked[0]?.resolve('old');
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  for (const each of asked) each.resolve('newer');
  await second.promise;
  expect(seen).toEqual(['old', 'newer']);
  stop();
});
