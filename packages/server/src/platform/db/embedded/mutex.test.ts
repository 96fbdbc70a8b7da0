import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

it('sends single statements at once while no transaction holds the connection', () => {
  const mutex = createMutex(10_000);
  const sent: number[] = [];
  for (const number of [1, 2, 3]) void mutex.single(async () => sent.push(number));
  expect(sent).toEqual([1, 2, 3]);
});

it('serves statements and transactions in the order in which they came', async () => {
  const mutex = createMutex(10_000);
  const order: string[] = [];
  const first = await mutex.hold();
  const single = mutex.single(async () => order.push('single'));
  const second = mutex.hold();
  const late = mutex.single(async () => order.push('late'));
  expect(order).toEqual([]);
  first();
  await single;
  const release = await second;
  expect(order).toEqual(['single']);
  release();
  await late;
  expect(order).toEqual(['single', 'late']);
});

it('passes on what a statement throws and goes on', async () => {
  const mutex = createMutex(10_000);
  const release = await mutex.hold();
  const failing = mutex.single(() => Promise.reject(new Error('refused')));
  const next = mutex.single(async () => 'served');
  release();
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('served');
});

it('refuses who waits too long, and keeps the order of those after', async () => {
  const mutex = createMutex(20);
  const release = await mutex.hold();
  await expect(mutex.single(async () => 'served')).rejects.toMatchObject({ code: '55P03' });
  await expect(mutex.hold()).rejects.toMatchObject({ code: '55P03' });
  const patient = mutex.hold(Number.POSITIVE_INFINITY);
  release();
  (await patient)();
  expect(await mutex.single(async () => 'served')).toBe('served');
});
