import { limitsEn } from '@svcdesk/core/phrases';
import { expect, it } from 'vitest';
import { failureReply } from '../../platform/http/envelope.ts';
import { searchPlan } from './search.ts';
import type { SolverProblem } from './solver/index.ts';

const problem: SolverProblem = {
  people: [],
  works: [],
  places: [],
  travel: { kmPerHour: 30, unknownMinutes: 30 },
};

it('who asks for too many plans at once hears just that, and when to try again', async () => {
  const ask = () =>
    searchPlan('me', problem).then(
      () => 'made',
      (error: unknown) => error,
    );
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(outcomes.slice(0, 4)).toEqual(Array(4).fill('made'));
  expect(outcomes[4]).toMatchObject({
    code: 'tooManyRequests',
    reason: 'tooManyAtOnce',
    retryable: true,
    retryAfterMs: 2000,
  });
  const { httpStatus, body } = failureReply(outcomes[4], 'en', 'r');
  expect({ httpStatus, body: JSON.parse(body) }).toMatchObject({
    httpStatus: 429,
    body: { msg: limitsEn.tooManyAtOnce, data: { reason: 'tooManyAtOnce' } },
  });
});
