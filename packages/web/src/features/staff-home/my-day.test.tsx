import { SvcdeskError } from '@svcdesk/core';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../testing/show.fixture.tsx';
import { DayOfMine } from './my-day.tsx';
import type { DayQuery } from './use-day.ts';
import type { CountsQuery } from './use-todos.ts';

it('says once that nothing of a day came, and reads all of it again', async () => {
  signIn();
  serve();
  const failed = { isPending: false, isError: true, data: undefined, error: new SvcdeskError('network') };
  const again = vi.fn(async () => undefined);
  show(
    <DayOfMine counts={failed as unknown as CountsQuery} day={failed as unknown as DayQuery} again={again} />,
  );
  expect(screen.getAllByText('Network error')).toHaveLength(1);
  await press('Try again');
  expect(again).toHaveBeenCalledOnce();
});
