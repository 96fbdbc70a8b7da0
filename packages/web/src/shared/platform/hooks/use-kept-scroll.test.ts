import { expect, test } from 'vitest';
import { entryKeyOf } from './use-kept-scroll.ts';

const keyOf = (key: string, pathname: string, search = '') => entryKeyOf({ key, pathname, search });

test('an entry that the app made is known by its own key, whatever its address', () => {
  expect(keyOf('a1', '/orders')).toBe(keyOf('a1', '/orders', '?status=2'));
  expect(keyOf('a1', '/orders')).not.toBe(keyOf('b2', '/orders'));
});

test('entries that were typed, which share a key, are known by their addresses', () => {
  expect(keyOf('default', '/workbench')).not.toBe(keyOf('default', '/home'));
  expect(keyOf('default', '/orders', '?id=1')).not.toBe(keyOf('default', '/orders', '?id=2'));
  expect(keyOf('default', '/home')).toBe(keyOf('default', '/home'));
});
