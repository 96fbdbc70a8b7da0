import { reviews } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startDesk } from '../../testing/desk.ts';
import { idOf } from '../../testing/samples.ts';

it('svcdesk reviews decide approves or rejects, with what is said to the applicant', async () => {
  await using desk = await startDesk({ 'reviews.decide': () => sampleData(reviews.decide) });
  const decide = ['reviews', 'decide', idOf(1), '--approve'];
  expect((await desk.svcdesk([...decide, 'yes'])).code).toBe(0);
  expect((await desk.svcdesk([...decide, 'no', '--comment', 'Certificate is missing'])).code).toBe(0);
  expect(
    desk.server.asked.filter(({ callId }) => callId === 'reviews.decide').map(({ body }) => body),
  ).toEqual([
    { id: idOf(1), approve: true },
    { id: idOf(1), approve: false, comment: 'Certificate is missing' },
  ]);
});
