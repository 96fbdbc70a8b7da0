import { expect, test } from 'vitest';
import { axisTop, labelEvery, textWidth } from './chart-measures.ts';

test('thirty labels are thinned until none touches the next', () => {
  const labels = Array.from({ length: 30 }, (_, day) => `11-${day + 1}`);
  const step = 326 / 30;
  const every = labelEvery(labels, step);
  expect(every * step).toBeGreaterThan(Math.max(...labels.map(textWidth)));
  expect(labelEvery(['一', '二', '三'], 100)).toBe(1);
});

test('an axis ends with a round number', () => {
  expect([0, 1, 3, 7, 12, 41, 60, 100, 101].map(axisTop)).toEqual([1, 1, 4, 10, 20, 50, 100, 100, 200]);
});
