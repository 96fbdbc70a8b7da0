import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import { expect, test } from 'vitest';
import { describeFailure } from './failures.ts';

const words = { network: 'network!', noPermission: 'no permission!', unknown: 'unknown!' };
const of = (code: ErrorCode, message = 'the server’s words') =>
  describeFailure(new SvcdeskError(code, { message, requestId: 'r1' }), words);

test('the line failing says so, whatever the transport called it', () => {
  for (const code of ['network', 'timeout'] as const)
    expect(of(code)).toMatchObject({ quiet: false, words: 'network!' });
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

test('the refusal of an admin account is said', () => {
  expect(of('adminRefused')).toMatchObject({ quiet: false });
});

test('error 4013 has its own words, every other refusal speaks in the server’s', () => {
  expect(of('noPermission').words).toBe('no permission!');
  expect(of('wrongCredentials').words).toBe('the server’s words');
  expect(of('orderChanged').words).toBe('the server’s words');
  expect(of('wrongCredentials', '').words).toBe('unknown!');
});

test('what only a programmer understands is not shown, but its number is', () => {
  for (const code of ['badReply', 'contractBroken'] as const) {
    expect(of(code, 'Unexpected token <')).toMatchObject({ words: 'unknown!', requestId: 'r1' });
  }
  expect(describeFailure(new TypeError('x is not a function'), words).words).toBe('unknown!');
});

test('refused fields are given by their path', () => {
  const issues = [{ path: 'title', code: 'required', text: 'must not be empty' }];
  const failure = describeFailure(new SvcdeskError('badRequest', { issues }), words);
  expect(failure.fields).toEqual({ title: 'must not be empty' });
});
