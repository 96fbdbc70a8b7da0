import { describe, expect, it } from 'vitest';
import { en } from '../phrases/en.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { readDay, readInstant } from './when.ts';

// Half past four in the afternoon of a Friday, wherever the test runs.
const now = new Date(2026, 10, 20, 16, 30);
const context = { name: '--from', phrases: en, now };
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('a day', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026/2/8', '2026-02-08'],
    ['12-01', '2026-12-01'],
    ['２０２６－０２－２８', '2026-02-28'],
    ['\u202a2026\u201102\u201128\u202c', '2026-02-28'],
    ['2026.2.8', '2026-02-08'],
    ['－7d', '2026-11-13'],
    ['today', '2026-11-20'],
    ['Yesterday', '2026-11-19'],
    ['tomorrow', '2026-11-21'],
    ['friday', '2026-11-20'],
    ['mon', '2026-11-23'],
    ['-7d', '2026-11-13'],
    ['+11d', '2026-12-01'],
    ['+2w', '2026-12-04'],
    ['-1mo', '2026-10-20'],
    ['-0d', '2026-11-20'],
  ])('reads %s as %s', (typed, expected) => {
    expect(readDay(typed, context)).toBe(expected);
  });

  it('may be named in Chinese', () => {
    const chinese = { ...context, phrases: zhCN };
    expect(['今天', '明天', '周一'].map((word) => readDay(word, chinese))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
    ]);
    expect(() => readDay('某天', chinese)).toThrow('--from 需要日期');
  });

  it.each(['2026-02-30', '2026-13-01', '20.11.2026', '7d', '-7', 'week', '-99999d', '+2h'])(
    'refuses %s',
    (typed) => {
      expect(() => readDay(typed, context)).toThrow('--from needs a day such as 2026-11-20');
    },
  );
});

describe('an instant', () => {
  it.each([
    ['2026-11-20T14:30Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:05+08:00', '2026-11-20T06:30:05.000Z'],
    ['2026-11-20T14:30', local(2026, 10, 20, 14, 30)],
    ['2026-11-20 14:30', local(2026, 10, 20, 14, 30)],
    ['17:00', local(2026, 10, 20, 17, 0)],
    ['9:05', local(2026, 10, 20, 9, 5)],
    ['tomorrow 9:00', local(2026, 10, 21, 9, 0)],
    ['monday 08:30', local(2026, 10, 23, 8, 30)],
    ['now', local(2026, 10, 20, 16, 30)],
    ['+2h', local(2026, 10, 20, 18, 30)],
    ['-90m', local(2026, 10, 20, 15, 0)],
    ['+1d', local(2026, 10, 21, 16, 30)],
  ])('reads %s as %s', (typed, expected) => {
    expect(readInstant(typed, context)).toBe(expected);
  });

  it('may be named in Chinese', () => {
    expect(readInstant('明天 9:00', { ...context, phrases: zhCN })).toBe(local(2026, 10, 21, 9, 0));
  });

  it.each(['2026-11-20', 'soon', 'tomorrow', '2026-11-20T25:00', '2026-02-30T10:00Z', '25:00'])(
    'refuses %s',
    (typed) => {
      expect(() => readInstant(typed, context)).toThrow('--from needs a time');
    },
  );
});
