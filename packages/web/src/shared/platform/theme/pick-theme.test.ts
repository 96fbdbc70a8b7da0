import { expect, test } from 'vitest';
import { readChoice, themeOf } from './pick-theme.ts';

test('the choice “system” follows the device, any other stands', () => {
  expect(themeOf('system', true)).toBe('dark');
  expect(themeOf('system', false)).toBe('light');
  expect(themeOf('light', true)).toBe('light');
  expect(themeOf('dark', false)).toBe('dark');
});

test('what is not a choice counts as “system”', () => {
  for (const stored of [null, '', 'blue']) expect(readChoice(stored)).toBe('system');
});
