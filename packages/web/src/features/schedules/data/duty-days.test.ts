import { expect, test } from 'vitest';
import { chosenDays } from './duty-days.ts';

test('duty repeats on the weekdays that are named, and on every day without', () => {
  expect(chosenDays('2026-11-20', '2026-11-30', [5, 6])).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(chosenDays('2026-11-20', '2026-11-21', [])).toEqual(['2026-11-20', '2026-11-21']);
  expect(chosenDays('2026-11-21', '2026-11-20', [])).toEqual([]);
});
