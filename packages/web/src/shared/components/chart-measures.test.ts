import { expect, test } from 'vitest';
import { axisTop, placeLabels, shares, textWidth, wholePercents } from './chart-measures.ts';

test('thirty labels are thinned until none touches the next, and none leaves the chart', () => {
  const labels = Array.from({ length: 30 }, (_, day) => `11-${day + 1}`);
  const placed = placeLabels(labels, (index) => (index + 0.5) * (326 / 30), 326);
  const edges = placed.map(({ label, x }) => [x - textWidth(label) / 2, x + textWidth(label) / 2] as const);
  expect(edges[0]?.[0]).toBeGreaterThanOrEqual(0);
  expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(326);
  for (const [index, [left]] of edges.slice(1).entries())
    expect(left).toBeGreaterThan(edges[index]?.[1] ?? 0);
  expect(placeLabels(['一', '二', '三'], (index) => 50 + index * 100, 326)).toHaveLength(3);
});

test('an axis ends with a round number', () => {
  expect([0, 1, 3, 7, 12, 41, 60, 100, 101].map(axisTop)).toEqual([1, 1, 4, 10, 20, 50, 100, 100, 200]);
});

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

test('whole percents of one whole come to a hundred', () => {
  expect(wholePercents([5, 1, 2])).toEqual([63, 12, 25]);
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([7, 0])).toEqual([100, 0]);
});
