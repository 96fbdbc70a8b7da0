import { expect, test } from 'vitest';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { isUndecided } from './outcome.ts';

test('what was sent is undecided only while no answer has come', () => {
  for (const code of ['network', 'timeout', 'unavailable', 'internal', 'badReply', 'contractBroken']) {
    expect([code, isUndecided(new SvcdeskError(code))]).toEqual([code, true]);
  }
  for (const code of ['orderChanged', 'notAllowed', 'badRequest', 'noPermission', 'keyReused']) {
    expect([code, isUndecided(new SvcdeskError(code))]).toEqual([code, false]);
  }
  expect(isUndecided(new Error('a photo could not be sent'))).toBe(false);
});
