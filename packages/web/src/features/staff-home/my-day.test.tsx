import { SvcdeskError } from '@svcdesk/core';
import { mineToday } from '@svcdesk/core/contract/backlog';
import { stops } from '@svcdesk/core/contract/schedules';
import { sampleData } from '@svcdesk/core/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePlanner } from '../../shared/domain/assign/assign.fixture.ts';
import { press, serve, show, signIn } from '../../testing/show.fixture.tsx';
import { DayOfMine } from './my-day.tsx';
import type { DayQuery } from './use-day.ts';
import type { CountsQuery } from './use-todos.ts';

/** Shows a day with these stops. */
function showDay(list: readonly object[]): void {
  const query = { isPending: false, isError: false, error: null };
  show(
    <DayOfMine
      counts={{ ...query, data: sampleData(mineToday) } as unknown as CountsQuery}
      day={{ ...query, data: { list, asOf: '' } } as unknown as DayQuery}
      again={async () => undefined}
    />,
  );
}

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

it('ticks nothing that is not done, and sets the date of another day above its time', async () => {
  signIn();
  serve();
  const visit = (title: string, more: object) => ({
    ...{ id: title, orderId: title, title, orderKind: 'order', cellName: 'Tower', status: 'ended' },
    ...{ planStart: new Date().toISOString(), ...more },
  });
  const later = { planStart: '2099-11-30T03:00:00.000Z', done: true };
  const list = [
    visit('Done', { done: true }),
    visit('Moved', { done: false }),
    visit('Upkeep', { orderKind: 'pm' }),
    visit('Later', later),
  ];
  showDay(list);
  const rowOf = (title: string) =>
    screen.getAllByRole('listitem').find((row) => within(row).queryByText(title)) as HTMLElement;
  const ticks = ['Done', 'Moved', 'Upkeep'].map((title) => rowOf(title).querySelector('svg') !== null);
  expect(ticks).toEqual([true, false, false]);
  expect(within(rowOf('Done')).getByText('Tower · done')).toBeTruthy();
  expect(within(rowOf('Moved')).getByText('Tower · not done')).toBeTruthy();
  expect(within(rowOf('Upkeep')).getByText('Tower · time is over')).toBeTruthy();
  expect(within(rowOf('Later')).getByText('11-30').nextSibling?.textContent).toMatch(/^\d\d:\d\d$/);
});

it('says at a stop when it will be reached because of what one is on the way to, and offers to put that right', async () => {
  signIn();
  const at = (hour: number) => new Date(new Date().setHours(hour, 0, 0, 0)).toISOString();
  const [sample] = sampleData(stops).list;
  const visit = (title: string, more: object) => ({
    ...{
      ...sample,
      id: title,
      orderId: title,
      title,
      orderKind: 'order',
      status: 'planned',
      order: undefined,
    },
    ...more,
  });
  const list = [
    visit('Urgent', { planStart: undefined, status: 'unplanned' }),
    visit('Lift', { planStart: at(10) }),
    visit('Door', { planStart: at(15) }),
  ];
  const lift = { orderId: 'Lift', orderNo: 'WO-2', title: 'Lift', cellName: 'Tower', planStart: at(10) };
  const job = {
    ...{ orderId: 'Urgent', version: 1, orderNo: 'WO-1', title: 'Urgent', cellName: 'Mill', onTheWay: true },
    ...{ engineerId: 'li', engineerName: 'Li', planStart: at(9), planEnd: at(10) },
    delayed: [{ ...lift, expectedStart: at(11), minutes: 60 }],
  };
  serve({
    ...samplePlanner('engineer'),
    'dispatch.delays': { data: { list: [job], asOf: at(9) } },
  });
  showDay(list);
  await screen.findByText('Li is on the way to “Urgent”');
  expect(screen.getByRole('button', { name: 'Adjust what comes after “Urgent”' })).toBeTruthy();
  const rowOf = (title: string) =>
    screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name: title }));
  expect(rowOf('Lift')?.textContent).toMatch(/Expected there 11:00, 1h late/);
  expect(rowOf('Door')?.textContent).not.toContain('late');
});
