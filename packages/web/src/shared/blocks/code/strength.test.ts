import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test('a long password of many characters is strong, and repeating one does not make it so', () => {
  expect(strengthOf('Desk-2026')).toBe('weak');
  expect(strengthOf('four words')).toBe('fair');
  expect(strengthOf('correct horse battery')).toBe('good');
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaaaa')).toBe('weak');
});
