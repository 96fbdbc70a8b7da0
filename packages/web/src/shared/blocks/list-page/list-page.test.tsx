import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { goTo, listOf, press, show, signIn } from '../../../testing/show.fixture.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import type { ListFilter } from './list-filter.ts';
import { ListPage } from './list-page.tsx';
import { useListState } from './list-values.ts';

interface Order {
  id: string;
  mine: boolean;
}

const orders: readonly Order[] = [
  { id: 'Printer', mine: true },
  { id: 'Scanner', mine: false },
  { id: 'Till', mine: true },
];
const urgent: ListFilter = {
  kind: 'several',
  key: 'priority',
  label: 'Priority',
  options: [{ value: '1', label: 'Urgent' }],
};
const accept = vi.fn(async () => true);

function Orders({ list = listOf(orders) }: { list?: PagedList<Order> }) {
  return (
    <ListPage
      title="Orders"
      state={useListState()}
      filters={[urgent]}
      list={list}
      renderItem={({ id }) => <Link to={`/orders/${id}`}>{id}</Link>}
      none={<p>No orders yet</p>}
      several={{
        name: ({ id }) => id,
        actions: [
          {
            key: 'accept',
            label: 'Accept',
            of: (chosen) => chosen.filter(({ mine }) => mine),
            run: accept,
          },
        ],
      }}
    />
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');

beforeEach(() => {
  signIn();
  accept.mockClear();
});

it('says of a list without anything that it is empty, and of a narrowed one that nothing fits, with the way back', async () => {
  show(<Orders list={listOf<Order>([])} />, '/orders');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  screen.getByRole('button', { name: /^Filter/ });
  goTo('/orders?priority=1&scope=group');
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  expect(screen.queryByText('No orders yet')).toBeNull();
  await press('Clear filters');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(location.hash).toBe('#/orders?scope=group');
});

it('chooses several, and does it to those alone to which it can be, with the others named', async () => {
  show(<Orders />, '/orders');
  await press('Select several');
  expect(screen.getByText('0 selected')).toBeTruthy();
  for (const name of ['Printer', 'Scanner']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  // What a row leads to is out of the way meanwhile.
  expect(screen.getByText('Printer', { selector: 'a' }).closest('[inert]')).not.toBeNull();
  await press('Accept 1');
  expect(accept).toHaveBeenCalledExactlyOnceWith([orders[0]], [orders[1]]);
  await screen.findByRole('button', { name: 'Select several' });
});

it('chooses all that is loaded, or none of it, and offers nothing for what it cannot be done to', async () => {
  show(<Orders />, '/orders');
  await press('Select several');
  await press('Select all 3');
  expect(screen.getByRole('button', { name: 'Accept 2' })).toBeTruthy();
  await press('Select none');
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
  await press('Stop selecting');
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeTruthy();
});

it('draws rows with their place among all, and asks for more before one is at the end', async () => {
  const loadMore = vi.fn();
  show(<Orders list={listOf(orders, { total: 40, hasMore: true, loadMore })} />, '/orders');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(
    rows().map((row) => [row.ariaPosInSet ?? row.getAttribute('aria-posinset'), row.textContent]),
  ).toEqual([
    ['1', 'Printer'],
    ['2', 'Scanner'],
    ['3', 'Till'],
  ]);
  expect(loadMore).toHaveBeenCalled();
});

it('goes on showing what it has where reading it anew failed, and says how to try again', async () => {
  const refresh = vi.fn(async () => undefined);
  show(<Orders list={listOf(orders, { error: new Error('broken'), refresh })} />, '/orders');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await press('Refresh');
  expect(refresh).toHaveBeenCalledOnce();
});
