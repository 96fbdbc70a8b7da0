import { expect, test } from 'vitest';
import { lengthText } from './lengths.ts';

test('a length is said in hours and minutes, without what is zero', () => {
  expect([0, 45, 60, 90, 576].map((minutes) => lengthText(minutes, 'zh-CN'))).toEqual([
    '0 分',
    '45 分',
    '1 小时',
    '1 小时 30 分',
    '9 小时 36 分',
  ]);
  expect(lengthText(90, 'en')).toBe('1 h 30 min');
});
