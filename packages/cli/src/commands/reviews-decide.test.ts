import { reviews } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

it('svcdesk reviews decide approves or rejects, with what is said to the applicant', async () => {
  await using mock = await startMock({ 'reviews.decide': () => sampleData(reviews.decide) });
  const decide = ['reviews', 'decide', idOf(1), '--approve'];
  expect((await mock.svcdesk([...decide, 'yes'])).code).toBe(0);
  expect((await mock.svcdesk([...decide, 'no', '--comment', 'Certificate is missing'])).code).toBe(0);
  expect(
    mock.server.asked.filter(({ callId }) => callId === 'reviews.decide').map(({ body }) => body),
  ).toEqual([
    { id: idOf(1), approve: true },
    { id: idOf(1), approve: false, comment: 'Certificate is missing' },
  ]);
});
