import { SvcdeskError } from '@svcdesk/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listOf, press, show, signIn } from '../../../testing/show.fixture.tsx';
import { PickerSheet, type PickerSheetProps } from './picker-sheet.tsx';
import { type Found, useTyped } from './use-found.ts';

const sites: readonly Found[] = ['Lake Street', 'Lake View', 'Harbour'].map((words) => ({
  id: words,
  words,
}));
const onChoose = vi.fn();
const onClosed = vi.fn();

/** Finds among the sites what is typed, as the server would. */
function Picker(more: Partial<PickerSheetProps<Found>>) {
  const search = useTyped();
  const list = listOf(sites.filter(({ words }) => words.toLowerCase().includes(search.words.toLowerCase())));
  return (
    <PickerSheet
      title="Site"
      searchHint="Find a site"
      search={search}
      list={list}
      chosen={[]}
      onChoose={onChoose}
      onClosed={onClosed}
      {...more}
    />
  );
}

const field = () => screen.findByRole('combobox', { name: 'Find a site' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const idsChosen = () => onChoose.mock.lastCall?.[0].map(({ id }: Found) => id);

beforeEach(() => {
  signIn();
  onChoose.mockClear();
  onClosed.mockClear();
});

it('finds by what is typed, says how many, and takes one by arrows and Enter', async () => {
  show(<Picker />);
  await userEvent.type(await field(), 'lake');
  await screen.findByText('2 results');
  expect(options()).toEqual(['Lake Street', 'Lake View']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  expect(idsChosen()).toEqual(['Lake View']);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

it('takes none by the Enter that ends what an input method was writing', async () => {
  show(<Picker />);
  await userEvent.type(await field(), '{ArrowDown}');
  (await field()).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
  );
  expect(onChoose).not.toHaveBeenCalled();
});

it('takes several by the button at the end, and lets one go again', async () => {
  show(<Picker several />);
  await field();
  for (const name of ['Lake Street', 'Harbour', 'Lake View', 'Harbour']) {
    await userEvent.click(screen.getByRole('option', { name }));
  }
  expect(onChoose).not.toHaveBeenCalled();
  await press('Done (2)');
  expect(idsChosen()).toEqual(['Lake Street', 'Lake View']);
});

it('offers what was chosen lately, before anything is typed', async () => {
  const page = show(<Picker recent="sites" />);
  await field();
  await userEvent.click(screen.getByRole('option', { name: 'Harbour' }));
  page.unmount();
  show(<Picker recent="sites" />);
  const recent = await screen.findByRole('group', { name: 'Recent' });
  await userEvent.click(recent.querySelector('button') as HTMLButtonElement);
  expect(idsChosen()).toEqual(['Harbour']);
});

it('says what was looked for where nothing fits, and why where it could not look', async () => {
  show(<Picker />);
  await userEvent.type(await field(), 'moon');
  expect(await screen.findByText('Nothing found for “moon”')).toBeTruthy();
  const refresh = vi.fn(async () => undefined);
  const error = new SvcdeskError('internal');
  show(<Picker list={listOf<Found>([], { error, refresh })} />);
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(refresh).toHaveBeenCalledOnce();
});
