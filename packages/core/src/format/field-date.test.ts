import { describe, expect, it } from 'vitest';
import { displayField } from './custom-field.ts';
import { formValueOf } from './field-form.ts';
import { settledDate } from './settled-date.ts';

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
    }
    expect(shown('date', '2026-11-20 23:30:00', 'America/New_York', 'Asia/Shanghai')).toBe('2026-11-20');
  });

  it('are left as they are when they are none', () => {
    for (const value of ['2026-02-30 09:30:00', 'someday']) {
      expect(shown('date', value)).toBe(value);
    }
    for (const value of ['2026-02-30 09:30:00', '2026-11-20 99:30', 'someday']) {
      expect(shown('datetime', value)).toBe(value);
    }
  });
});

describe('dates that are sent', () => {
  const zones = { tenantTimeZone: 'Asia/Shanghai' };
  const settled = (fieldTypeName: string, text: string) => settledDate({ fieldTypeName }, text, zones);

  it('are stored in one form, whichever they came in', () => {
    expect(settled('datetime', String(at))).toBe('2026-11-20T20:00:00.000Z');
    expect(settled('datetime', '2026-11-21 04:00:00')).toBe('2026-11-20T20:00:00.000Z');
    expect(settled('datetime', '2026-11-20T20:00:00Z')).toBe('2026-11-20T20:00:00Z');
    expect(settled('date', String(at))).toBe('2026-11-21');
    expect(settled('date', '2026-11-21 04:00:00')).toBe('2026-11-21');
    expect(settled('dateRange', JSON.stringify([at, '2026-11-22 09:00:00']))).toBe(
      '["2026-11-21","2026-11-22"]',
    );
    const columns = [{ fieldId: 'd', name: 'D', fieldTypeName: 'datetime', required: false }];
    expect(settledDate({ fieldTypeName: 'table', columns }, `[{"d":"${at}","x":"1"}]`, zones)).toBe(
      '[{"d":"2026-11-20T20:00:00.000Z","x":"1"}]',
    );
  });

  it('stay as they are when they are none, and for other types', () => {
    for (const text of ['someday', '2026-02-30 09:30:00', '2026-11-20 99:30', '"x', '2026']) {
      for (const type of ['date', 'datetime', 'dateRange', 'text', 'table'])
        expect(settled(type, text)).toBe(text);
    }
    expect(settled('number', String(at))).toBe(String(at));
  });

  it('stand in a form as they are stored', () => {
    expect(formValueOf('datetime', at, zones)).toBe('2026-11-20T20:00:00.000Z');
    expect(formValueOf('date', String(at), zones)).toBe('2026-11-21');
    expect(formValueOf('dateRange', [at, at], zones)).toEqual(['2026-11-21', '2026-11-21']);
  });
});
