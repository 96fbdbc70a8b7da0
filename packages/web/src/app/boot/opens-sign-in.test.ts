import { expect, test } from 'vitest';
import { opensSignIn } from './opens-sign-in.ts';

test('the sign-in is drawn before the scripts for its own address, and for the start without a session', () => {
  expect(opensSignIn('/login', false)).toBe(true);
  expect(opensSignIn('/login', true)).toBe(true);
  for (const path of ['', '/', '/redirect']) expect(opensSignIn(path, false)).toBe(true);
});

test('it never flashes by for a live session or a deep link', () => {
  for (const path of ['', '/', '/redirect']) expect(opensSignIn(path, true)).toBe(false);
  expect(opensSignIn('/userSide/orderCenter/orders', false)).toBe(false);
  expect(opensSignIn('/loginCode', false)).toBe(false);
});
