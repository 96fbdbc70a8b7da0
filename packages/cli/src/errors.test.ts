import { errorCodes } from '@svcdesk/core';
import { expect, it } from 'vitest';
import { exitCode, exitCodeOf } from './errors.ts';
import { help } from './phrases/help-en.ts';

it.each([
  ['notFound', 3],
  ['notSignedIn', 4],
  ['tokenExpired', 4],
  ['wrongCredentials', 4],
  ['noPermission', 5],
  ['orderChanged', 6],
  ['notAllowed', 6],
  ['network', 7],
  ['timeout', 7],
  ['tooManyRequests', 8],
  ['captchaNeeded', 8],
  ['badRequest', 2],
  ['status10999', 1],
])('%s ends with %i', (code, expected) => {
  expect(exitCodeOf(code)).toBe(expected);
});

it('never calls a failure done', () => {
  for (const code of Object.keys(errorCodes)) expect(exitCodeOf(code)).not.toBe(exitCode.ok);
});

it('explains every exit code in help', () => {
  const codes = Object.values(exitCode).map(String);
  expect(Object.keys(help.exitCodes).sort()).toEqual(codes.sort());
});
