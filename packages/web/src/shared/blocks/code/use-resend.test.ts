import { expect, test } from 'vitest';
import { secondsLeft } from './use-resend.ts';

test('the wait counts down in whole seconds and ends at nought', () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_100)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(60_000, 90_000)).toBe(0);
});

test('a clock that was set back makes nobody wait for days', () => {
  expect(secondsLeft(86_400_000, 0)).toBe(3600);
});
