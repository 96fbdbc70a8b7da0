import { afterEach, describe, expect, it } from 'vitest';
import { keepZone } from '../../platform/i18n/zone.ts';
import {
  clockOf,
  dayAfter,
  dayOf,
  dayWords,
  minutesAfter,
  monthAfter,
  monthWords,
  periodOf,
  weekdayWords,
  weekOf,
  weeksOf,
} from './days.ts';

afterEach(() => keepZone(undefined));

describe('days of a calendar', () => {
  it('are counted over ends of months and leap days', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(() => dayAfter('soon', 1)).toThrow('no day');
  });

  it('stand in weeks that begin on Monday, also where a month begins on Sunday', () => {
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
    const weeks = weeksOf('2026-11');
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('show as the week that one lies in, or as weeks that begin with the day asked for', () => {
    expect(periodOf('2026-11-19')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(periodOf('2026-11-19', 2)).toEqual({ first: '2026-11-19', last: '2026-12-02' });
  });

  it('are those of the organisation, wherever the phone is', () => {
    keepZone('Asia/Shanghai');
    expect(dayOf('2026-11-22T16:30:00.000Z')).toBe('2026-11-23');
    expect(clockOf('2026-11-22T16:30:00.000Z')).toBe('00:30');
    expect(minutesAfter('2026-11-22T16:30:00.000Z', -45)).toBe('2026-11-22T15:45:00.000Z');
  });

  it('are said as people say them', () => {
    expect(dayWords('2026-11-25', 'zh-CN')).toBe('11月25日 周三');
    expect(dayWords('2026-11-25', 'en')).toBe('Wed 25 Nov');
    expect(monthWords('2026-11', 'zh-CN')).toBe('2026年11月');
    expect(monthWords('2026-11', 'en')).toBe('November 2026');
    expect([weekdayWords('2026-11-25', 'zh-CN'), weekdayWords('2026-11-25', 'en')]).toEqual(['三', 'Wed']);
  });
});
