import { sideOf } from '@svcdesk/core/roles';
import { expect, test } from 'vitest';
import { framedRoutes } from './framed-routes.ts';
import { judge, judgeScreen, startOf } from './guard.ts';
import { publicRoutes } from './routes.ts';

const staff = { type: 1, admin: 0 };
const client = { type: 2, admin: 0 };

test('public screens pass for everybody', () => {
  for (const account of [undefined, staff, client]) expect(judge('public', account)).toEqual({ pass: true });
});

test('without a session every other screen leads to the sign-in and says so', () => {
  for (const audience of ['client', 'staff'] as const) {
    expect(judge(audience, undefined)).toEqual({
      pass: false,
      to: '/login',
      say: 'signInAgain',
      comesBack: true,
    });
  }
});

test('a public screen that is about whoever is signed in asks for the sign-in first, says so and comes back', () => {
  const own = { audience: 'public', own: true, path: '/centerPage' } as const;
  expect(judgeScreen(own, undefined)).toEqual(judge('staff', undefined));
  for (const account of [staff, client]) expect(judgeScreen(own, account)).toEqual({ pass: true });
  const due = { pass: false, to: '/login/updatePassword', comesBack: true };
  expect(judgeScreen(own, { ...client, mustChangePassword: true })).toEqual(due);
  const update = { ...own, path: '/login/updatePassword' };
  expect(judgeScreen(update, { ...client, mustChangePassword: true })).toEqual({ pass: true });
  expect(judgeScreen({ audience: 'public', path: '/login' }, undefined)).toEqual({ pass: true });
});

test('seven public screens are about whoever is signed in', () => {
  const own = [...publicRoutes, ...framedRoutes].filter((route) => route.own).map(({ path }) => path);
  expect(own.toSorted()).toEqual([
    '/addServiceArea',
    '/addSkills',
    '/centerPage',
    '/firstSkill',
    '/login/updatePassword',
    '/personalInformation',
    '/secondSkill',
  ]);
});

test('each side sees its own screens and is led home from the other side without a word', () => {
  expect(judge('staff', staff)).toEqual({ pass: true });
  expect(judge('client', client)).toEqual({ pass: true });
  expect(judge('client', staff)).toEqual({ pass: false, to: '/userSide/homePage' });
  expect(judge('staff', client)).toEqual({ pass: false, to: '/clientSide/mainPage' });
});

test('somebody with a first password is led to change it, from wherever they wanted to go', () => {
  const due = { pass: false, to: '/login/updatePassword', comesBack: true };
  expect(judge('staff', { ...staff, mustChangePassword: true })).toEqual(due);
  expect(judge('client', { ...client, mustChangePassword: true })).toEqual(due);
  expect(judge('public', { ...staff, mustChangePassword: true })).toEqual({ pass: true });
});

test('a staff account with the admin flag that was adopted from elsewhere is signed out', () => {
  expect(judge('staff', { type: 1, admin: 1 })).toEqual({ pass: false, to: '/exit' });
  expect(judge('client', { type: 2, admin: 1 })).toEqual({ pass: true });
});

test('the start is the sign-in, or the home of one’s side', () => {
  expect(startOf(undefined)).toBe('/login');
  expect(startOf(staff)).toBe('/userSide/homePage');
  expect(startOf(client)).toBe('/clientSide/mainPage');
  expect(sideOf({ type: 7 })).toBe('client');
});
