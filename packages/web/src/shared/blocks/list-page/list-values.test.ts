import { expect, it } from 'vitest';
import { changed, daysOf, knownOf, valueOfDays, wordsOf } from './list-values.ts';

it('reads several words, and leaves out what it does not know', () => {
  expect(wordsOf('a,b,')).toEqual(['a', 'b']);
  expect(wordsOf(undefined)).toEqual([]);
  expect(knownOf('3,9,1', [1, 2, 3])).toEqual([1, 3]);
});

it('keeps a span of days in one word, either end of which may be missing', () => {
  expect(daysOf('2026-11-01..')).toEqual({ from: '2026-11-01', to: undefined });
  expect(daysOf(undefined)).toEqual({ from: undefined, to: undefined });
  expect(valueOfDays({ to: '2026-11-20' })).toBe('..2026-11-20');
  expect(valueOfDays({})).toBe('');
});

it('takes an empty value out of the address', () => {
  expect(changed({ status: '1', q: 'x' }, { status: '', sla: 'late', site: undefined })).toEqual({
    q: 'x',
    sla: 'late',
  });
});
