import { describe, expect, it, test } from 'vitest';
import { errorCodes, SvcdeskError } from '../errors/index.ts';
import { isUndecided, outcomeOf } from './outcome.ts';

test('what was sent is undecided only while no answer has come', () => {
  const undecided = [
    ...['network', 'timeout', 'unavailable', 'internal', 'badReply', 'contractBroken'],
    // A slip may show only once it was sent, such as in what reads the reply.
    'callerFault',
  ];
  for (const code of undecided) {
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

describe('an attempt', () => {
  /** What of all that can happen does not refuse what was sent. */
  const others: Record<string, string> = {
    network: 'later',
    timeout: 'later',
    aborted: 'later',
    tooManyRequests: 'later',
    unavailable: 'later',
    badReply: 'later',
    internal: 'broken',
    contractBroken: 'done',
    webhookInvalid: 'done',
  };

  it.each(Object.keys(errorCodes))('that ends by %s waits only where that may pass', (code) => {
    const error = new SvcdeskError(code);
    const { state } = outcomeOf(error);
    expect(state).toBe(error.kind === 'session' ? 'signedOut' : (others[code] ?? 'refused'));
  });
});
