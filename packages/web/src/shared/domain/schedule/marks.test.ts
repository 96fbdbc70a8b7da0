import { expect, test } from 'vitest';
import { fullest, marksOf, sharedLoad } from './marks.ts';

const day = (date: string, saturation: number, more: object = {}) => ({
  accountId: 'a',
  date,
  saturation,
  plannedMinutes: saturation * 480,
  capacityMinutes: 480,
  ...more,
});
const leave = { mark: '假', words: (code: string) => `休假：${code}` };

test('a day of leave says so, and shows its figure when something is planned all the same', () => {
  const marks = marksOf(
    [day('2026-11-20', 0, { leave: 'sick' }), day('2026-11-21', 1.2, { leave: 'sick' })],
    leave,
  );
  expect(marks.get('2026-11-20')).toEqual({ saturation: 0, rest: true, words: '假', spoken: '休假：sick' });
  expect(marks.get('2026-11-21')).toEqual({ saturation: 1.2, rest: true });
});

test('several days are as full as their sums, not as their mean', () => {
  expect(sharedLoad([day('2026-11-20', 1), day('2026-11-21', 0, { capacityMinutes: 0 })])).toBe(1);
  expect(sharedLoad([])).toBe(0);
  expect(fullest([day('2026-11-20', 0.2), day('2026-11-21', 0.9)])?.date).toBe('2026-11-21');
  expect(fullest([day('2026-11-20', 0)])).toBeUndefined();
});
