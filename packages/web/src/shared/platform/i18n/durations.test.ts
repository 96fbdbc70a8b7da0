import { expect, test } from 'vitest';
import { minutesText } from './durations.ts';

test('a length is said in hours, minutes and seconds where they matter, with a minus sign', () => {
  const words = [0, 0.3, 12.5, 45, 60, 90, 90.4, 576, 1561, -5].map((minutes) =>
    minutesText(minutes, 'zh-CN'),
  );
  expect(words).toEqual([
    '0秒',
    '18秒',
    '12分30秒',
    '45分',
    '1小时',
    '1小时30分',
    '1小时30分',
    '9小时36分',
    '26小时1分',
    '-5分',
  ]);
  expect(minutesText(90, 'en')).toBe('1h 30m');
});
