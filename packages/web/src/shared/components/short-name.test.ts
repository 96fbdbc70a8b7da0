import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a Chinese name is known by its last character, a Latin one by its initials', () => {
  expect(shortName('李伟')).toBe('伟');
  expect(shortName('Li Wei')).toBe('LW');
  expect(shortName('émile zola')).toBe('ÉZ');
});

test('a small face has room for one letter', () => {
  expect(shortName('Li Wei', 20)).toBe('L');
  expect(shortName('欧阳 明', 20)).toBe('明');
});

test('a name may be missing', () => {
  expect(shortName(' ')).toBe('');
});
