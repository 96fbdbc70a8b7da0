import { expect, it } from 'vitest';
import { createKeyedQueue, networksOf } from './throttle.ts';

it('lets as many wait of an address as it says, four times as many of a /56 and sixteen times of a /48', async () => {
  const queue = createKeyedQueue(2);
  const gate = Promise.withResolvers<void>();
  const taken = (subnet: number) =>
    queue.run(networksOf(`2001:db8:1:${subnet.toString(16)}::1`), () => gate.promise) !== undefined;
  expect([0, 0, 0].map(taken)).toEqual([true, true, false]);
  expect([1, 1, 2, 2, 3, 3, 4].map(taken)).toEqual([...Array(6).fill(true), false]);
  const elsewhere = Array.from({ length: 25 }, (_, index) => taken((index + 1) << 8));
  expect(elsewhere).toEqual([...Array(24).fill(true), false]);
  gate.resolve();
  await gate.promise;
  await expect.poll(() => taken(0)).toBe(true);
});

it('lets work of one address happen one after the other, and that of others beside it', async () => {
  const queue = createKeyedQueue(10);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = queue.run(networksOf('192.0.2.1'), () => gate.promise.then(() => void done.push('first')));
  const second = queue.run(networksOf('192.0.2.1'), async () => void done.push('second'));
  await queue.run(networksOf('192.0.2.2'), async () => void done.push('other'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});
