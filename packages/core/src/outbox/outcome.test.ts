import { expect, test } from 'vitest';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { isUndecided, outcomeOf } from './outcome.ts';

test('what was sent is undecided only while no answer has come', () => {
  for (const code of ['network', 'timeout', 'unavailable', 'internal', 'badReply', 'contractBroken']) {
    expect([code, isUndecided(new SvcdeskError(code))]).toEqual([code, true]);
  }
  for (const code of ['orderChanged', 'notAllowed', 'badRequest', 'noPermission', 'keyReused']) {
    expect([code, isUndecided(new SvcdeskError(code))]).toEqual([code, false]);
  }
  expect(isUndecided(new Error('a photo could not be sent'))).toBe(false);
});

test('a refusal has the words of the server, and none where only a program is told why', () => {
  const refused = new SvcdeskError('notAllowed', { text: 'not now', message: 'orders.accept: not now' });
  expect(outcomeOf(refused)).toMatchObject({ refusal: { words: 'not now' } });
  const unsent = new SvcdeskError('badRequest', { message: 'orders.accept takes no oderId' });
  expect(outcomeOf(unsent)).toMatchObject({ refusal: { words: '' } });
});
