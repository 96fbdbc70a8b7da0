import { SvcdeskError } from '@svcdesk/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { QuestionHost } from '../../components/question.tsx';
import { sendBack } from './send-back.ts';

const stops = [{ orderId: 'one', version: 2, engineerId: 'ann', takesBack: true }];
const text = 'order WO-1: overlaps 09:30 to 10:30, which is entered already';
const taken = new SvcdeskError('badRequest', {
  issues: [{ path: 'stops.0.planStart', code: 'overlaps', text }],
});

it('tells what has taken the time meanwhile, and goes back over it only if that is meant', async () => {
  signIn();
  show(<QuestionHost />);
  const requests = serve({ 'dispatch.commit': taken });
  const left = sendBack(stops);
  await screen.findByText(`${text}. Undo all the same?`);
  await press('Leave it');
  expect(await left).toBeUndefined();
  expect(requests).toHaveLength(1);
  const meant = sendBack(stops);
  await screen.findByText(`${text}. Undo all the same?`);
  const again = serve({ 'dispatch.commit': { data: { changed: [], undo: [] } } });
  await press('Undo anyway');
  expect(await meant).toMatchObject({ changed: [] });
  expect(again.map(({ body }) => JSON.parse(String(body)).stops)).toEqual([[{ ...stops[0], force: true }]]);
});

it('asks nothing of what is refused otherwise', async () => {
  signIn();
  serve({ 'dispatch.commit': new SvcdeskError('orderChanged') });
  await expect(sendBack(stops)).rejects.toMatchObject({ code: 'orderChanged' });
});
