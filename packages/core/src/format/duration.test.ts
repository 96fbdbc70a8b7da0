import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, normalizeMinutes, parseDuration } from './duration.ts';

describe('durations', () => {
  it.each([
    [0, '0秒'],
    [59, '59秒'],
    [60, '1分'],
    [3661, '1小时1分1秒'],
    [3600, '1小时'],
    [90061, '25小时1分1秒'],
    [-61, '-1分1秒'],
    [61.9, '1分1秒'],
    [-61.9, '-1分1秒'],
    [-0.5, '0秒'],
    [3605, '1小时5秒'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    ['12' as unknown as number, ''],
  ])('show %s seconds as "%s"', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it('have English units', () => {
    expect(formatDuration(3661, 'en')).toBe('1h 1m 1s');
    expect(formatDuration(-60, 'en')).toBe('-1m');
    expect(formatDuration(0, 'en')).toBe('0s');
  });

  it('are read back as they were written, in both languages', () => {
    const seconds = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(seconds, fc.constantFrom('zh-CN' as const, 'en' as const), (value, locale) => {
        expect(parseDuration(formatDuration(value, locale))).toBe(value);
      }),
    );
  });

  it('are read with space around them, and without a sign where they are nothing', () => {
    expect(parseDuration(' 1h 1s ')).toBe(3601);
    expect(Object.is(parseDuration('-0秒'), 0)).toBe(true);
    expect(Object.is(parseDuration('0s'), 0)).toBe(true);
  });

  it('are not read out of other text', () => {
    for (const text of ['', '-', 'x', '1', '1小时x', '1m 1h', '1天'])
      expect(parseDuration(text)).toBeUndefined();
  });
});

describe('minutes as they are typed', () => {
  it.each([
    ['90', '90'],
    [' ９０ ', '90'],
    ['1,200', '1200'],
    ['90分钟', '90'],
    ['90 min', '90'],
    ['１小时３０分', '90'],
    ['1.5小时', '90'],
    ['1h30', '90'],
    ['2 hours 5 minutes', '125'],
    ['1:30', '90'],
    ['０：４５', '45'],
    ['1:75', '1:75'],
    ['-5', '-5'],
    ['soon', 'soon'],
    ['', ''],
  ])('%j are %s', (typed, minutes) => {
    expect(normalizeMinutes(typed)).toBe(minutes);
  });
});
