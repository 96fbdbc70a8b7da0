import { expect, test } from 'vitest';
import { chasedLately } from './chased.ts';

const at = '2026-11-20T10:00:00.000Z';
const minute = 60_000;
const records = [
  { action: 'create', at, recordedAt: at },
  { action: 'remind', at: '2026-11-20T10:30:00.000Z', recordedAt: '2026-11-20T10:31:00.000Z' },
  { action: 'progress', at, recordedAt: at },
];
const nowMs = Date.parse('2026-11-20T10:45:00.000Z');

test('the cool-down of a reminder counts from when the server learnt of it', () => {
  expect(chasedLately(records, 30 * minute, nowMs)).toEqual({
    at: '2026-11-20T10:30:00.000Z',
    againAt: '2026-11-20T11:01:00.000Z',
  });
});

test('a reminder that is over, or none, holds nobody up', () => {
  expect(chasedLately(records, 30 * minute, nowMs + 30 * minute)).toBeUndefined();
  expect(chasedLately([], 30 * minute, nowMs)).toBeUndefined();
});
