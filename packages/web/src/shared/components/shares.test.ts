import { expect, test } from 'vitest';
import { shares } from './shares.ts';

const parts = [1, 5, 0, 2, 2].map((value, index) => ({ label: `p${index}`, value }));

test('parts are drawn by size, and what cannot be told apart is one part', () => {
  const { sum, drawn } = shares(parts, 3, 'others');
  expect(sum).toBe(10);
  expect(drawn.map(({ label, value }) => [label, value])).toEqual([
    ['p1', 5],
    ['p3', 2],
    ['others', 3],
  ]);
  expect(drawn.at(-1)?.before).toBeCloseTo(0.7);
});

test('nothing is no part', () => {
  expect(shares([], 3, 'others')).toEqual({ sum: 0, drawn: [] });
});
