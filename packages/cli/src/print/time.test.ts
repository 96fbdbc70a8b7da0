import { durationEn, durationZhCN } from '@svcdesk/core/phrases';
import { describe, expect, it } from 'vitest';
import { localTime, untilDue } from './time.ts';

const now = new Date('2026-11-20T06:00:00Z');

describe('a deadline', () => {
  it.each([
    ['2026-11-20T06:00:00Z', '<1m left', '剩余<1分'],
    ['2026-11-20T06:12:59Z', '12m left', '剩余12分'],
    ['2026-11-20T09:00:00Z', '3h left', '剩余3小时'],
    ['2026-11-20T08:30:00Z', '2h 30m left', '剩余2小时30分'],
    ['2026-11-21T18:00:00Z', '36h left', '剩余36小时'],
    ['2026-11-24T06:00:00Z', '4 days left', '剩余4天'],
    ['2026-11-20T05:30:00Z', '30m over', '超时30分'],
    ['2026-11-17T06:00:00Z', '3 days over', '超时3天'],
  ])('%s reads "%s" and "%s"', (at, english, chinese) => {
    expect(untilDue(at, now, durationEn)).toBe(english);
    expect(untilDue(at, now, durationZhCN)).toBe(chinese);
  });
});

it('shows an instant in the zone of the terminal and leaves what is none as it is', () => {
  expect(localTime(new Date(2026, 10, 20, 8, 5).toISOString())).toBe('2026-11-20 08:05:00');
  expect(localTime('later')).toBe('later');
});
