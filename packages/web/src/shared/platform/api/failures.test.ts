import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import { expect, test } from 'vitest';
import { describeFailure } from './failures.ts';

const phrases = {
  network: 'network!',
  timeout: 'timeout!',
  noPermission: 'no permission!',
  adminRefused: 'not open!',
  badReply: 'odd!',
  contractBroken: 'old!',
};
const of = (code: ErrorCode, text: string | undefined = 'the server’s words') =>
  describeFailure(
    new SvcdeskError(code, { text, message: 'for logs', requestId: 'r1' }),
    phrases,
    'unknown!',
  );

test('the line failing says so in the app’s own words', () => {
  expect(of('network')).toMatchObject({ quiet: false, words: 'network!' });
  expect(of('timeout')).toMatchObject({ quiet: false, words: 'timeout!' });
});

test('a call that was ended by the page itself is nobody’s concern', () => {
  expect(of('aborted').quiet).toBe(true);
});

test('a lost session is quiet here, because it is said once for all calls', () => {
  for (const code of [
    'tokenExpired',
    'notSignedIn',
    'tokenUnknown',
    'sessionEnded',
    'accountDisabled',
    'passwordChanged',
  ] as const) {
    expect(of(code).quiet).toBe(true);
  }
});

test('who is refused at the door never had a session: that is said', () => {
  const refused = (callId: string) =>
    describeFailure(
      new SvcdeskError('accountDisabled', { callId }),
      { accountDisabled: 'disabled!' },
      'unknown!',
    );
  expect(refused('auth.login')).toMatchObject({ quiet: false, words: 'disabled!' });
  expect(refused('auth.setNewPassword')).toMatchObject({ quiet: false });
  expect(refused('orders.page').quiet).toBe(true);
  expect(refused('auth.logout').quiet).toBe(true);
});

test('the refusal of an admin account is said', () => {
  expect(of('adminRefused', 'adminRefused')).toMatchObject({ quiet: false, words: 'not open!' });
});

test('error 4013 has its own words, every other refusal speaks in the server’s', () => {
  expect(of('noPermission').words).toBe('no permission!');
  expect(of('wrongCredentials').words).toBe('the server’s words');
  expect(of('orderChanged').words).toBe('the server’s words');
  const silent = new SvcdeskError('wrongCredentials', { message: 'for logs' });
  expect(describeFailure(silent, phrases, 'unknown!').words).toBe('unknown!');
});

test('what only a programmer understands is not shown, but its number is', () => {
  expect(of('badReply', 'Unexpected token <')).toMatchObject({ words: 'odd!', requestId: 'r1' });
  expect(of('contractBroken', 'list.0.id')).toMatchObject({ words: 'old!', requestId: 'r1' });
  expect(describeFailure(new TypeError('x is not a function'), phrases, 'unknown!').words).toBe('unknown!');
});

test('refused fields are given by their path', () => {
  const issues = [{ path: 'title', code: 'required', text: 'must not be empty' }];
  const failure = describeFailure(new SvcdeskError('badRequest', { issues }), phrases, 'unknown!');
  expect(failure.fields).toEqual({ title: 'must not be empty' });
});
