import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-time.ts';

test('an instant goes through the input and comes back', () => {
  const instant = '2026-11-20T02:30:00.000Z';
  expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
});

test('empty and broken values are no instant', () => {
  expect(toLocalInput(undefined)).toBe('');
  expect(toLocalInput('soon')).toBe('');
  expect(fromLocalInput('')).toBeUndefined();
});
