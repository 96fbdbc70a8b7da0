import { expect, test } from 'vitest';
import { gridStep } from './grid-keys.ts';

test('arrows move by a day and by a row, Home and End within the row', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => gridStep(key, 7))).toEqual([
    -1, 1, -7, 7,
  ]);
  expect([gridStep('Home', 7), gridStep('End', 7), gridStep('a', 7)]).toEqual(['start', 'end', undefined]);
});
