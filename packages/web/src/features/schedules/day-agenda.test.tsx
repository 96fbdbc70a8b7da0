import { schedules } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QuestionHost } from '../../shared/components/question.tsx';
import { UndoBar } from '../../shared/components/undo-bar.tsx';
import { TellHost } from '../../shared/domain/dispatch/tell-customers.tsx';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { useToasts } from '../../shared/platform/toast-store.ts';
import { pressUndo, useUndo } from '../../shared/platform/undo-store.ts';
import { losesNetwork, press, serve, show, signIn } from '../../testing/show.fixture.tsx';
import { DayAgenda } from './day-agenda.tsx';

const entry = {
  ...sampleData(schedules.change),
  ...{ id: 'e1', orderId: 'lift', orderKind: 'order', title: 'Lift', status: 'planned', conflicts: [] },
  ...{ allDay: undefined },
  ...{ accountId: 'me', planStart: '2099-11-27T04:00:00.000Z', planEnd: '2099-11-27T05:00:00.000Z' },
};
const moved = { ...entry, planStart: '2099-11-27T04:15:00.000Z', planEnd: '2099-11-27T05:15:00.000Z' };
const effect = (orderId: string, effect: string) => ({
  ...{ orderId, orderNo: orderId, title: orderId, cellName: 'Tower', engineerId: 'me', engineerName: 'Ann' },
  ...{ effect, planStart: entry.planStart, expectedStart: entry.planEnd },
});
const preview = (effects: object[], brokenCount: number, warnings: object[]) => ({
  data: {
    ...{ effects, warnings, brokenCount, asOf: entry.planStart },
    ...{ present: { lateCount: 0, travelMinutes: 0 }, proposed: { lateCount: 0, travelMinutes: 0 } },
  },
});

/** The entry is moved by a quarter of an hour later, by keys. */
async function moveIt(): Promise<void> {
  (await screen.findByRole('button', { name: 'Reschedule: Lift' })).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

function open(effects: object[], brokenCount: number, warnings: object[] = []) {
  signIn();
  keepAuthButtons(['schedule.edit']);
  const requests = serve({
    'dispatch.preview': preview(effects, brokenCount, warnings) as never,
    'plans.isOpenSchedule': { data: { open: true } } as never,
    'schedules.change': { data: moved } as never,
  });
  show(
    <>
      <DayAgenda title="Today" entries={[entry]} />
      <TellHost undoOf={() => async () => 'done'} />
      <UndoBar />
      <QuestionHost />
    </>,
  );
  return () =>
    requests
      .filter(({ url }) => url.includes('change/schedules'))
      .map(({ body }) => JSON.parse(String(body)));
}

it('moves at once where nothing goes wrong by it, and back', async () => {
  const sent = open([effect('lift', 'moved')], 1);
  await moveIt();
  await waitFor(() => expect(sent()).toMatchObject([{ planStart: '2099-11-27T04:15:00.000Z' }]));
  await waitFor(() => expect(useUndo.getState().offer).toBeDefined());
  await useUndo.getState().offer?.onUndo();
  expect(sent()[1]).toMatchObject({ planStart: '2099-11-27T04:00:00.000Z', force: true });
});

it('offers again to take it back where no answer came, which is the same attempt once the network is back', async () => {
  const sent = open([], 0);
  await moveIt();
  await waitFor(() => expect(useUndo.getState().offer).toBeDefined());
  const network = losesNetwork();
  await pressUndo();
  expect(useUndo.getState().offer).toBeDefined();
  network.isBack();
  await pressUndo();
  expect(useUndo.getState().offer).toBeUndefined();
  expect(sent()[1]).toMatchObject({ planStart: entry.planStart, force: true });
  expect(network.keys.size).toBe(1);
});

it('offers beside the way back to tell the customer whose agreed time was moved', async () => {
  open([], 0);
  await moveIt();
  await userEvent.click(await screen.findByRole('button', { name: 'Notify customers' }));
  const sheet = await screen.findByRole('dialog', { name: 'Notify customers' });
  const { value } = await within(sheet).findByRole<HTMLTextAreaElement>('textbox');
  expect(value).toMatch(/“Lift” was agreed for 2099-11-27 .*:00\. It is now 2099-11-27 .*:15\./);
  // What tells of the move takes it back, too, once there is a network.
  const network = losesNetwork();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(useToasts.getState().toast?.words).toBe('Network error'), { timeout: 8000 });
  network.isBack();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useUndo.getState().offer).toBeUndefined();
});

it('tells what comes late by it before it moves', async () => {
  const sent = open([effect('lift', 'moved'), effect('till', 'delayed')], 2);
  await moveIt();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('1 agreed time is affected');
  await press('Leave it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await moveIt();
  await screen.findByRole('alertdialog');
  await press('Move it anyway');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('force');
});

it('names all in one question: leave, hours, what stands there already and what comes late', async () => {
  const span = { from: entry.planStart, to: entry.planEnd };
  const warnings = [
    { orderId: 'lift', warning: 'onLeave', ...span },
    { orderId: 'lift', warning: 'offHours' },
    { orderId: 'lift', warning: 'overlaps', ...span, title: 'Till' },
  ];
  const sent = open([effect('till', 'late')], 1, warnings);
  await moveIt();
  const question = await screen.findByRole('alertdialog', { name: /^Move it to/ });
  for (const words of [
    'On leave (',
    'Outside of working hours',
    'Overlaps “Till” (',
    '1 agreed time is affected',
  ])
    expect(question.textContent).toContain(words);
  await press('Move it anyway');
  await waitFor(() => expect(sent()).toMatchObject([{ force: true }]));
});

it('says of what only overlaps not that nothing is affected', async () => {
  open([], 0, [
    { orderId: 'lift', warning: 'overlaps', from: entry.planStart, to: entry.planEnd, title: 'Till' },
  ]);
  await moveIt();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Overlaps “Till”');
  expect(question.textContent).not.toContain('Nothing else is affected');
});

it('goes back by keys no further than to now', async () => {
  const start = Date.now() + 40 * 60_000;
  const soon = {
    ...entry,
    planStart: new Date(start).toISOString(),
    planEnd: new Date(start + 3_600_000).toISOString(),
  };
  const sent = open([], 0);
  cleanup();
  show(<DayAgenda title="Today" entries={[soon]} />);
  (await screen.findByRole('button', { name: 'Reschedule: Lift' })).focus();
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Date.parse(sent()[0].planStart)).toBe(start - 30 * 60_000);
});

it('keeps the focus on what keys have moved, which is another entry from then on, at another place', async () => {
  const till = {
    ...entry,
    id: 'e2',
    orderId: 'till',
    title: 'Till',
    planStart: moved.planStart,
    planEnd: moved.planEnd,
  };
  open([], 0);
  cleanup();
  const shown = show(<DayAgenda title="Today" entries={[entry, till]} />);
  await moveIt();
  shown.rerender(<DayAgenda title="Today" entries={[till, { ...moved, id: 'e9' }]} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reschedule: Lift' }));
});
