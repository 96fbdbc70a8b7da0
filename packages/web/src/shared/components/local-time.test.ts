import { afterEach, expect, test } from 'vitest';
import { keepZone } from '../platform/i18n/zone.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';

afterEach(() => keepZone(undefined));

test('an instant goes through the input and comes back, by the organisation’s clocks', () => {
  const instant = '2026-11-20T02:30:00.000Z';
  keepZone('America/New_York');
  expect(toLocalInput(instant)).toBe('2026-11-19T21:30');
  expect(fromLocalInput('2026-11-19T21:30')).toBe(instant);
  keepZone('Asia/Shanghai');
  expect(fromLocalInput('2026-11-20T10:30')).toBe(instant);
});

test('a zone that this device does not know is no reason to fail', () => {
  keepZone('Mars/Olympus_Mons');
  expect(fromLocalInput(toLocalInput('2026-11-20T02:30:00.000Z'))).toBe('2026-11-20T02:30:00.000Z');
});

test('empty and broken values are no instant', () => {
  expect(toLocalInput(undefined)).toBe('');
  expect(toLocalInput('soon')).toBe('');
  expect(fromLocalInput('')).toBeUndefined();
});
