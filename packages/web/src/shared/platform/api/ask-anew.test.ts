import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAnew } from './ask-anew.ts';

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
  askAnew(client, () => true);
  askAnew(client, ({ queryKey }) => queryKey[0] === 'orders.history');
  expect(asked).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  asked[0]?.resolve('old');
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  for (const each of asked) each.resolve('newer');
  await second.promise;
  expect(seen).toEqual(['old', 'newer']);
  stop();
});
