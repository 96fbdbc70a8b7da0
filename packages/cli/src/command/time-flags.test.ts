import { describe, expect, it } from 'vitest';
import { en } from '../phrases/en/index.ts';
import { dayFlag, instantFlag } from './time-flags.ts';

// Half past four in the afternoon, wherever the test runs.
const now = new Date(2026, 10, 20, 16, 30);
const context = { name: '--from', phrases: en, now };

describe('a day', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['today', '2026-11-20'],
    ['Yesterday', '2026-11-19'],
    ['tomorrow', '2026-11-21'],
    ['-7d', '2026-11-13'],
    ['+11d', '2026-12-01'],
    ['-0d', '2026-11-20'],
  ])('reads %s as %s', (typed, expected) => {
    expect(dayFlag.read([typed], context)).toBe(expected);
  });

  it.each(['2026-02-30', '2026-13-01', '20.11.2026', '7d', '-7', 'week', '-99999d'])(
    'refuses %s',
    (typed) => {
      expect(() => dayFlag.read([typed], context)).toThrow(`--from needs a day such as 2026-11-20`);
    },
  );
});

describe('an instant', () => {
  it.each([
    ['2026-11-20T14:30Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:05+08:00', '2026-11-20T06:30:05.000Z'],
  ])('reads %s as %s', (typed, expected) => {
    expect(instantFlag.read([typed], context)).toBe(expected);
  });

  it.each(['2026-11-20T14:30', '2026-11-20 14:30'])('takes %s for the local time', (typed) => {
    expect(instantFlag.read([typed], context)).toBe(new Date(2026, 10, 20, 14, 30).toISOString());
  });

  it.each(['2026-11-20', '14:30', 'soon', '2026-11-20T25:00'])('refuses %s', (typed) => {
    expect(() => instantFlag.read([typed], context)).toThrow('--from needs a time');
  });
});
