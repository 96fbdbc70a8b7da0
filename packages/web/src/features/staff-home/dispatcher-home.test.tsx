import { SvcdeskError } from '@svcdesk/core';
import { mineToday } from '@svcdesk/core/contract/backlog';
import { queue } from '@svcdesk/core/contract/pool';
import { stops } from '@svcdesk/core/contract/schedules';
import { type MockAnswers, sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sampleOrder, samplePlanner, sampleSuggestion } from '../../shared/domain/assign/assign.fixture.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { setBuiltScreens } from '../../shared/platform/screens.ts';
import { storageKeys, writeStored } from '../../shared/platform/storage/web-storage.ts';
import { press, serve, show, signIn, watchesSizes } from '../../testing/show.fixture.tsx';
import { DispatcherHome } from './dispatcher-home.tsx';
import { useCounts } from './use-todos.ts';

function Home() {
  return <DispatcherHome counts={useCounts()} />;
}

const waiting = { ...sampleData(queue), waitingCount: 25, lateCount: 24, soonCount: 0, returnedCount: 0 };

const groupId = '0190a6b8-0000-7000-8000-000000000001';

beforeEach(() => {
  watchesSizes();
  setBuiltScreens([
    { path: '/pool', menu: 'm.pool' },
    { path: '/days', menu: 'm.schedule.mine' },
  ]);
});

it('leads from what it does not show whole to that part of the pool, of the group that is chosen', async () => {
  writeStored(`${storageKeys.queue}.${signIn()}`, JSON.stringify({ groupId }));
  serve({ 'pool.queue': { data: waiting } });
  show(<Home />);
  await screen.findByText('See all 25 in the pool');
  await press('See all 25 in the pool');
  expect(location.hash).toBe(`#/pool?of=${groupId}`);
  await userEvent.click(screen.getByRole('tab', { name: /^Overdue/ }));
  await screen.findByText('See all 24 in the pool');
  await press('See all 24 in the pool');
  expect(location.hash).toBe(`#/pool?of=${groupId}&part=late`);
});

it('counts as planned what stands in the schedule, not what has no time yet', async () => {
  signIn();
  const [stop] = sampleData(stops).list;
  const list = [
    { ...stop, id: 'a', status: 'planned' },
    { ...stop, id: 'b', status: 'unplanned' },
  ];
  serve({
    'pool.queue': { data: { ...waiting, list: [] } },
    'schedules.stops': { data: { ...sampleData(stops), list } },
    'backlog.mineToday': { data: { ...sampleData(mineToday), saturation: 0 } },
  });
  show(<Home />);
  expect(await screen.findByRole('link', { name: /^1 ?Planned$/ })).toBeTruthy();
});

it('keeps the sheet that plans a group when nothing waits there any more, and offers it then, too', async () => {
  writeStored(`${storageKeys.queue}.${signIn()}`, JSON.stringify({ groupId }));
  serve({ 'pool.queue': { data: waiting }, ...samplePlanner('dispatcher') });
  show(<Home />);
  await userEvent.click(await screen.findByRole('button', { name: 'Plan this group’s day' }));
  await screen.findByRole('dialog', { name: 'Plan this group’s work' }, { timeout: 8000 });
  serve({
    'pool.queue': { data: { ...waiting, list: [], waitingCount: 0 } },
    ...samplePlanner('dispatcher'),
  });
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Everything is assigned')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Plan this group’s work' })).toBeTruthy();
  expect(screen.getByText('Plan this group’s day')).toBeTruthy();
});

it('offers no plan of a group to who leads none', async () => {
  writeStored(`${storageKeys.queue}.${signIn()}`, JSON.stringify({ groupId }));
  serve({ 'pool.queue': { data: waiting }, ...samplePlanner('pm') });
  show(<Home />);
  await screen.findByText('See all 25 in the pool');
  expect(screen.queryByRole('button', { name: 'Plan this group’s day' })).toBeNull();
});

it('reads an old queue anew once the network is back, and says once how old it is', async () => {
  signIn();
  serve({ 'pool.queue': { data: waiting } });
  show(<Home />);
  await screen.findByText('See all 25 in the pool');
  const lost = new SvcdeskError('network');
  serve({ 'pool.queue': lost, 'workbench.counts': lost, 'backlog.mineToday': lost } as MockAnswers);
  await queryClient.invalidateQueries();
  await screen.findByText(/^As of/);
  await new Promise((done) => setTimeout(done, 500));
  expect(screen.getAllByText(/^As of/)).toHaveLength(1);
  serve({ 'pool.queue': { data: { ...waiting, waitingCount: 26 } } });
  dispatchEvent(new Event('online'));
  await screen.findByText('See all 26 in the pool');
  expect(screen.queryByText(/^As of/)).toBeNull();
});

it('says on the card that nobody knows whether an order was assigned, until it is looked at again', async () => {
  signIn();
  const order = { ...waiting.list[0], id: 'lift', title: 'Lift', suggestion: sampleSuggestion('Ann') };
  const one = { 'pool.queue': { data: { ...waiting, list: [order] } } } as MockAnswers;
  serve(one);
  show(<Home />);
  const give = await screen.findByRole('button', { name: /Ann.*Lift/ });
  const lost = new SvcdeskError('network');
  serve({ ...one, 'orders.transfer': lost, 'orders.detail': lost });
  await userEvent.click(give);
  expect(await screen.findByText(/not known whether it was assigned/)).toBeTruthy();
  serve({ ...one, 'orders.detail': { data: sampleOrder('lift') } });
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Not assigned yet: try again')).toBeTruthy();
});

it('asks for jobs over their time of the group that is chosen alone', async () => {
  writeStored(`${storageKeys.queue}.${signIn()}`, JSON.stringify({ groupId }));
  const requests = serve({ 'pool.queue': { data: waiting }, ...samplePlanner('dispatcher') });
  show(<Home />);
  await screen.findByText('See all 25 in the pool');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('dispatch/delays'))).toBe(true));
  const asked = requests.filter(({ url }) => url.includes('dispatch/delays'));
  expect(asked.map(({ body }) => JSON.parse(String(body)))).toEqual([{ groupId }]);
});
