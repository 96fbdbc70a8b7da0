import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts texts without halving a character', () => {
  expect(cutText('abc', 2)).toBe('ab');
  expect(cutText('a😀', 2)).toBe('a');
  expect(cutText('a😀', 3)).toBe('a😀');
  expect(cutText('\ud83d'.repeat(3), 2).isWellFormed()).toBe(true);
});
