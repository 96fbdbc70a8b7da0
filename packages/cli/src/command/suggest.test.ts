import { expect, it } from 'vitest';
import { nearest } from './suggest.ts';

it.each([
  ['orders lst', 'orders list'],
  ['order list', 'orders list'],
  ['ordres list', 'orders list'],
  ['ORDERS LIST', 'orders list'],
  ['logn', 'login'],
  ['logi', 'login'],
  ['deploy', undefined],
  ['', undefined],
])('for "%s" suggests %s', (typed, expected) => {
  expect(nearest(typed, ['login', 'logout', 'orders list', 'orders view'])).toBe(expected);
});
