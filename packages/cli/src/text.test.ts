import { expect, it } from 'vitest';
import { printableJson, printableLine, printableText } from './text.ts';

it('takes out what would move the cursor, hide text or turn it around', () => {
  expect(printableLine('a\u001b[2Jb\u0007\u009b1mc\u202ed\u2066e\u007f')).toBe('a[2Jb1mcde');
});

it('puts text into one line', () => {
  expect(printableLine('  one\r\n two\tthree\u2028four ')).toBe('one two three four');
});

it('keeps the lines of a longer text', () => {
  expect(printableText('one\r\ntwo\rthree\u001b]0;title\u0007')).toBe('one\ntwo\nthree]0;title');
});

it('writes what a server left out as null', () => {
  expect(printableJson(undefined)).toBe('null');
});
