import { describe, expect, it } from 'vitest';
import { formatDate, formatTimestamp, isDay } from './timestamp.ts';

describe('timestamps', () => {
  it('show an instant in a zone, whatever form it arrives in', () => {
    const text = '2026-11-20T16:05:09Z';
    for (const value of [text, Date.parse(text), new Date(text)]) {
      expect(formatTimestamp(value, 'Asia/Shanghai')).toBe('2026-11-21 00:05:09');
    }
    expect(formatTimestamp(text, 'America/New_York')).toBe('2026-11-20 11:05:09');
    expect(formatDate(text, 'Asia/Shanghai')).toBe('2026-11-21');
  });

  it('show the viewer’s own zone when none is given', () => {
    expect(formatTimestamp(new Date(2026, 6, 1, 9, 8, 7))).toBe('2026-07-01 09:08:07');
    expect(formatDate(new Date(2026, 6, 1, 23))).toBe('2026-07-01');
  });

  it('are blank for what is no instant', () => {
    for (const value of ['', 'soon', Number.NaN, null, undefined, new Date('x'), 1e300, 8.64e15, -8.64e15]) {
      expect(formatTimestamp(value)).toBe('');
      expect(formatDate(value)).toBe('');
    }
  });

  it('reach as far as a zone can be asked', () => {
    const last = 8.64e15 - 1.728e8;
    expect(formatTimestamp(last, 'UTC')).not.toBe('');
    expect(formatTimestamp(-last, 'UTC')).not.toBe('');
    expect(formatTimestamp(last + 1, 'UTC')).toBe('');
    expect(formatTimestamp(0, 'UTC')).toBe('1970-01-01 00:00:00');
  });

  it('leave a plain day as it is, in every zone', () => {
    expect(formatDate('2026-11-20', 'America/New_York')).toBe('2026-11-20');
  });
});

describe('days', () => {
  it('are days of the calendar', () => {
    expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
    expect(
      [
        '2026-02-29',
        '2026-2-1',
        '2026-13-01',
        'x',
        '',
        '2026-11-20T',
        '2026-11-2',
        '+002026-11-20',
        '12026-11-20',
      ].some(isDay),
    ).toBe(false);
  });
});
