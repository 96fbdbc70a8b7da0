import { accountTree } from '@svcdesk/core/contract/groups';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { dayOf, daysFrom, shortDay } from '../../blocks/calendar/days.ts';
import { serverNow } from '../../platform/clock.ts';
import { sampleSuggestion } from './assign.fixture.ts';
import { AssignSheet, type AssignSheetProps } from './assign-sheet.tsx';

const onAssign = vi.fn<AssignSheetProps['onAssign']>();
const onClosed = vi.fn();

let count = 0;
const sheet = (more: Partial<AssignSheetProps> = {}) =>
  show(
    <AssignSheet
      reassigns={false}
      // An answer is kept for a while: each test asks for another order.
      work={{ orderIds: [`order-${count++}`] }}
      groupId="group"
      without={[]}
      onAssign={onAssign}
      onClosed={onClosed}
      {...more}
    />,
  );

const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

beforeEach(() => {
  signIn();
  onAssign.mockReset();
  onAssign.mockResolvedValue(true);
  onClosed.mockClear();
});

it('has the best chosen already, whose name the button says, and closes once the work is theirs', async () => {
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann'), sampleSuggestion('Bob')] } });
  sheet();
  expect(await screen.findByRole('dialog', { name: 'Assign' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Ann' }));
  expect(onAssign.mock.lastCall?.[0]).toMatchObject({
    ...{ groupId: 'group', engineer: { id: 'Ann' }, suggestedId: 'Ann' },
  });
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

it('tells who stood first also where somebody else is chosen, and a search hides the first', async () => {
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann'), sampleSuggestion('Bob')] } });
  sheet();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name' }), 'Bob');
  await waitFor(async () => expect(await names()).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: /Bob/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign to Bob' }));
  expect(onAssign.mock.lastCall?.[0]).toMatchObject({ engineer: { id: 'Bob' }, suggestedId: 'Ann' });
});

it('tells of nobody who stood first where nobody fits', async () => {
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann', { fits: false })] } });
  sheet();
  await userEvent.click(await screen.findByRole('option', { name: /Ann/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign to Ann anyway' }));
  expect(onAssign.mock.lastCall?.[0]).toMatchObject({ engineer: { id: 'Ann' }, suggestedId: undefined });
});

it('judges by the day of the work, and leaves out who has it', async () => {
  const requests = serve({
    'orders.suggestEngineers': { data: [sampleSuggestion('Ann'), sampleSuggestion('Bob')] },
  });
  sheet({ reassigns: true, without: ['Ann'], day: '2026-11-30' });
  expect(await screen.findByRole('button', { name: 'Reassign to Bob' })).toBeTruthy();
  expect(await names()).toHaveLength(1);
  const asked = requests.find(({ url }) => url.endsWith('suggest_engineers'));
  expect(JSON.parse(String(asked?.body))).toMatchObject({ day: '2026-11-30' });
});

it('has nobody on a filled button where nobody fits, and says what is missing', async () => {
  serve({
    'orders.suggestEngineers': {
      data: [
        sampleSuggestion('Ann', { fits: false, reasons: ['skillMissing', 'free'] }),
        sampleSuggestion('Bob', { fits: false, reasons: ['onLeave'] }),
      ],
    },
  });
  sheet();
  expect(await screen.findByText('Nobody fits fully, choose')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Assign to/ })).toBeNull();
  expect(await names()).toEqual([
    expect.stringContaining('Lacks the skill asked for'),
    expect.stringContaining('On leave that day'),
  ]);
  await userEvent.click(screen.getByRole('option', { name: /Ann/ }));
  const anyway = screen.getByRole('button', { name: 'Assign to Ann anyway' });
  expect(anyway.className).not.toContain('sd-button-main');
});

describe('where nobody who fits does all that is chosen in time', () => {
  const late = (name: string) =>
    sampleSuggestion(name, { lateMinutes: 2040, lateCount: 1, reasons: ['late'] });
  const words = 'Nobody does all of these in time: choose fewer, or assign them one by one';
  const several = () => ({ orderIds: [`order-${count++}`, `order-${count++}`] });

  it('says so, also while a search hides whoever fits', async () => {
    const unfit = sampleSuggestion('Bob', { fits: false, reasons: ['skillMissing'] });
    serve({ 'orders.suggestEngineers': { data: [late('Ann'), unfit] } });
    sheet({ work: several() });
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    await userEvent.type(screen.getByRole('combobox', { name: 'Name' }), 'Bob');
    await waitFor(async () => expect(await names()).toHaveLength(1));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['one order alone', [late('Ann')], 1],
    ['where somebody is in time', [late('Ann'), sampleSuggestion('Bob')], 2],
    ['where nobody fits', [{ ...late('Ann'), fits: false }], 2],
  ])('does not say so of %s', async (_, data, orders) => {
    serve({ 'orders.suggestEngineers': { data } });
    const { orderIds } = several();
    sheet({ work: { orderIds: orderIds.slice(0, orders) } });
    await waitFor(async () => expect(await names()).toHaveLength(data.length));
    expect(screen.queryByText(words)).toBeNull();
  });
});

it('says a skill once, and colours only what speaks against somebody', async () => {
  serve({
    'orders.suggestEngineers': {
      data: [
        sampleSuggestion('Ann', {
          skill: { name: 'Tills', level: 3 },
          reasons: ['skillExpert', 'areaServed'],
        }),
        sampleSuggestion('Bob', { fits: false, reasons: ['skillMissing', 'areaServed'] }),
      ],
    },
  });
  sheet();
  expect((await names())[0]).toMatch(/Tills, Expert.*Serves this area/);
  expect((await names())[0]).not.toContain('Expert in the skill asked for');
  expect(screen.getByText('Lacks the skill asked for').className).toBe('sd-candidate-miss');
  for (const served of screen.getAllByText('Serves this area')) expect(served.className).toBe('');
});

it('says by how much somebody comes too late', async () => {
  serve({
    'orders.suggestEngineers': {
      data: [
        sampleSuggestion('Ann', {
          arrivesAt: '2026-11-27T01:00:00.000Z',
          lateMinutes: 720,
          reasons: ['late'],
        }),
      ],
    },
  });
  sheet();
  expect((await names())[0]).toMatch(/12 ?h.* late/);
});

it('gives nothing on without the word that whoever takes over has to have', async () => {
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann')] } });
  const onChange = vi.fn();
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  sheet({ note: { value: ' ', onChange, required: true, maxLength: 100 } });
  scrolled.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Ann' }));
  expect(onAssign).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  // With the words below it, which the focus alone leaves out of sight.
  const [field] = scrolled.mock.contexts as Element[];
  expect(field?.textContent).toContain('Remark');
  expect(field?.querySelector('.sd-field-error')).toBeTruthy();
});

it('stays open while the work is not theirs', async () => {
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann')] } });
  onAssign.mockResolvedValue(false);
  sheet({ groupAlone: () => true });
  await press('To the group only').catch(() => undefined);
  await waitFor(() => expect(onAssign).toHaveBeenCalled());
  expect(onAssign.mock.lastCall?.[0].engineer).toBeUndefined();
  expect(onClosed).not.toHaveBeenCalled();
});

it('says how full a day is and would be with all that is chosen, and not with what keeps its time', async () => {
  const estimate = { minutes: 120, by: 'own' } as const;
  serve({ 'orders.suggestEngineers': { data: [sampleSuggestion('Ann', { load: 0.5, estimate })] } });
  const { unmount } = sheet({ work: { orderIds: [`order-${count++}`, `order-${count++}`] } });
  await waitFor(async () => expect((await names())[0]).toContain('50% → 75% load'));
  unmount();
  const time = { planStart: '2099-12-03T02:00:00.000Z', planEnd: '2099-12-03T03:00:00.000Z' };
  sheet({ work: { orderIds: [`order-${count++}`], time } });
  await waitFor(async () => expect((await names())[0]).toMatch(/(?<!→ )50% load/));
});

describe('for other work than orders, of a group whose people are all off today', () => {
  const [today = '', tomorrow = '', ...later] = daysFrom(dayOf(serverNow()), 7);
  const serveDays = () => {
    const [node] = sampleData(accountTree);
    const people = ['Ann', 'Bob'].map((id) => ({ id, name: id }));
    const data = { ...node?.data, id: 'group', tenantAccountInfoVos: people };
    const row = (accountId: string, date: string, load: number) => ({
      ...{ accountId, date, load, saturation: load, offDuty: date === today || undefined },
    });
    return serve({
      'groups.accountTree': { data: [{ ...node, data, snodes: [] }] },
      'plans.dailySaturation': {
        data: [
          ...[row('Ann', tomorrow, 0.8), row('Ann', today, 1.12)],
          ...[row('Bob', tomorrow, 0.31), row('Bob', today, 3.03)],
        ],
      },
    } as never);
  };

  it('says how full their next day is, the freest first, where no day is chosen', async () => {
    const requests = serveDays();
    sheet({ work: {} });
    await waitFor(async () => expect(await names()).toHaveLength(2));
    const on = shortDay(tomorrow);
    expect(await names()).toEqual([
      expect.stringMatching(`Bob.*31% load on ${on}`),
      expect.stringMatching(`Ann.*80% load on ${on}`),
    ]);
    expect(screen.queryByText('Not at work that day')).toBeNull();
    expect(screen.queryByText('Nobody fits fully, choose')).toBeNull();
    const asked = requests.find(({ url }) => url.endsWith('query_daily_saturation'));
    expect(JSON.parse(String(asked?.body)).days).toEqual([today, tomorrow, ...later]);
    await userEvent.click(screen.getByRole('option', { name: /Bob/ }));
    expect(screen.getByRole('button', { name: 'Assign to Bob' }).className).toContain('sd-button-main');
  });

  it('asks for no other day than the one that is chosen', async () => {
    const requests = serveDays();
    sheet({ work: {}, day: today });
    await waitFor(async () => expect(await names()).toHaveLength(2));
    const asked = requests.find(({ url }) => url.endsWith('query_daily_saturation'));
    expect(JSON.parse(String(asked?.body)).days).toEqual([today]);
    expect(await names()).toEqual([
      expect.stringMatching(/Ann.*Not at work that day.*112% load$/),
      expect.stringMatching(/Bob.*Not at work that day.*303% load$/),
    ]);
  });
});
