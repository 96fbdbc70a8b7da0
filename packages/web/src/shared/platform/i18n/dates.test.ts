import { describe, expect, it } from 'vitest';
import { datesIn } from './dates.ts';

const berlin = datesIn('Europe/Berlin', 'en');
const shanghai = datesIn('Asia/Shanghai', 'zh-CN');

describe('dates by the organisation’s clocks', () => {
  it('show an instant as the wall does, wherever the device is', () => {
    expect(shanghai.at('2026-11-20T16:05:09Z').format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-21 00:05:09');
    // 02:30 does not exist on that day in Berlin: a device there must not make 03:30 of it.
    expect(shanghai.at('2026-03-28T18:30:00Z').format('HH:mm')).toBe('02:30');
    expect(shanghai.at('soon').isValid()).toBe(false);
  });

  it('lead back to the instant, also where an hour is skipped or comes twice', () => {
    const back = (text: string) => berlin.instantOf(berlin.at(text));
    expect(back('2026-03-29T00:59:00.000Z')).toBe('2026-03-29T00:59:00.000Z');
    expect(back('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(back('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    // The hour that comes twice is its first.
    expect(back('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('keep the hour when days are added over a change of clocks', () => {
    const next = berlin.at('2026-03-28T11:00:00Z').add(1, 'day');
    expect(next.format('YYYY-MM-DD HH:mm')).toBe('2026-03-29 12:00');
    expect(berlin.instantOf(next)).toBe('2026-03-29T10:00:00.000Z');
  });

  it('read what is stored and what is typed, and nothing else', () => {
    expect(shanghai.instantOf(shanghai.read('2026-11-20T08:00') ?? shanghai.at(0))).toBe(
      '2026-11-20T00:00:00.000Z',
    );
    expect(shanghai.read('20/11/2026', 'DD/MM/YYYY')?.format('YYYY-MM-DD')).toBe('2026-11-20');
    expect(shanghai.read('31/02/2026', 'DD/MM/YYYY')).toBeUndefined();
    expect(shanghai.read('2026-02-31')).toBeUndefined();
    expect(shanghai.read('soon')).toBeUndefined();
  });

  it('begin a week on Monday and speak the language', () => {
    expect(shanghai.at('2026-11-22T04:00:00Z').startOf('week').format('MM-DD dddd')).toBe('11-16 星期一');
    expect(berlin.at('2026-11-22T04:00:00Z').startOf('week').format('MM-DD dddd')).toBe('11-16 Monday');
  });

  it('say how far off something is', () => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    expect(shanghai.fromNow('2026-11-20T10:20:00Z', now)).toBe('20 分钟后');
    expect(berlin.fromNow('2026-11-20T10:20:00Z', now)).toBe('in 20 minutes');
    expect(shanghai.fromNow('2026-11-20T08:00:00Z', now)).toBe('2 小时前');
  });
});
