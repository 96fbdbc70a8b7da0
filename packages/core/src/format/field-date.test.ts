import { describe, expect, it } from 'vitest';
import { displayField } from './custom-field.ts';
import { isLocalTime } from './field-date.ts';

const shown = (
  fieldTypeName: string,
  fieldValue: unknown,
  timeZone = 'Asia/Shanghai',
  tenantTimeZone?: string,
) => displayField({ fieldTypeName, fieldValue }, { timeZone, tenantTimeZone });
const at = Date.parse('2026-11-20T20:00:00Z');

describe('dates that other servers stored', () => {
  it('are read from milliseconds, as text or as a number', () => {
    for (const value of [at, String(at), `"${at}"`]) {
      expect(shown('datetime', value)).toBe('2026-11-21 04:00:00');
      expect(shown('date', value)).toBe('2026-11-21');
      expect(shown('日期时间', value, 'America/New_York')).toBe('2026-11-20 15:00:00');
      expect(shown('date', value, 'America/New_York', 'Asia/Shanghai')).toBe('2026-11-21');
    }
    expect(shown('dateRange', [at, at + 86_400_000])).toBe('2026-11-21 ~ 2026-11-22');
  });

  it('are of the tenant’s zone when they name none', () => {
    for (const value of ['2026-11-20 09:30:00', '2026-11-20T09:30:00', '2026-11-20 09:30']) {
      expect(shown('datetime', value)).toBe('2026-11-20 09:30:00');
      expect(shown('datetime', value, 'UTC', 'Asia/Shanghai')).toBe('2026-11-20 01:30:00');
      expect(shown('date', value, 'UTC', 'Asia/Shanghai')).toBe('2026-11-20');
      expect(isLocalTime(value)).toBe(true);
    }
    expect(shown('date', '2026-11-20 23:30:00', 'America/New_York', 'Asia/Shanghai')).toBe('2026-11-20');
  });

  it('are left as they are when they are none', () => {
    for (const value of ['2026-02-30 09:30:00', 'someday']) {
      expect(shown('date', value)).toBe(value);
    }
    expect(isLocalTime('2026-11-20T09:30:00Z')).toBe(false);
    for (const value of ['2026-02-30 09:30:00', 'someday']) expect(shown('datetime', value)).toBe(value);
  });
});
