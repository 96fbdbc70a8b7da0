import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('sends single statements at once while nobody holds the connection', () => {
  const turns = createTurns();
  const sent: number[] = [];
  for (const number of [1, 2, 3]) void turns.single(async () => sent.push(number));
  expect(sent).toEqual([1, 2, 3]);
});

it('serves statements and transactions in the order in which they came', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const first = await turns.hold();
  const single = turns.single(async () => order.push('single'));
  const second = turns.hold();
  const late = turns.single(async () => order.push('late'));
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
  const turns = createTurns();
  const release = await turns.hold();
  const failing = turns.single(() => Promise.reject(new Error('refused')));
  const next = turns.single(async () => 'served');
  release();
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('served');
});
