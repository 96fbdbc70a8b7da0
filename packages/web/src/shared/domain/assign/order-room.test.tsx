import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { transfer } from '@svcdesk/core/contract/orders';
import { type MockAnswers, sampleData } from '@svcdesk/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { QuestionHost } from '../../components/question.tsx';
import { useToasts } from '../../platform/toast-store.ts';
import { hideUndo, useUndo } from '../../platform/undo-store.ts';
import { TellHost } from '../dispatch/tell-customers.tsx';
import { sampleOrder, samplePlanner, sampleSuggestion } from './assign.fixture.ts';
import { AssignOrderSheet } from './assign-order-sheet.tsx';

const onClosed = vi.fn();
const late = { lateMinutes: 90, reasons: ['late' as const] };

const stop = {
  ...{
    version: 1,
    priority: 1,
    cellName: 'Tower',
    engineerId: 'ann',
    engineerName: 'Ann',
    travelMinutes: 10,
  },
  ...{ planStart: '2099-12-03T02:00:00.000Z', planEnd: '2099-12-03T03:00:00.000Z', reasons: ['due'] },
};
/** The appointment that makes way. */
const moved = {
  ...{ ...stop, orderId: 'calm', orderNo: 'WO-calm', title: 'Calm', priority: 4, change: 'moved' },
  ...{ planStart: '2099-12-03T03:30:00.000Z', planEnd: '2099-12-03T04:30:00.000Z' },
  before: { engineerName: 'Ann', planStart: '2099-12-03T02:00:00.000Z' },
};
const totals = { plannedCount: 1, lateCount: 1, travelMinutes: 20 };

let count = 0;
/** Opens the sheet of an urgent order, to which these come; `planned` is what others can do about it. */
function open(
  suggested = [sampleSuggestion('Ann', late), sampleSuggestion('Bob', late)],
  planned: object = {},
  me = samplePlanner('dispatcher'),
) {
  const order = sampleOrder(`urgent-${count++}`);
  const asTarget = { ...stop, orderId: order.id, orderNo: order.id, title: order.title, change: 'new' };
  const answers: MockAnswers = {
    ...me,
    'orders.detail': { data: order },
    'orders.suggestEngineers': { data: suggested },
    'dispatch.plan': {
      data: {
        ...{ ...sampleData(plan), present: totals, proposed: { ...totals, plannedCount: 2, lateCount: 0 } },
        ...{
          list: [{ ...asTarget, dueAt: '2099-12-03T04:00:00.000Z' }, moved],
          unplaced: [],
          omittedCount: 0,
          ...planned,
        },
      },
    },
    'dispatch.commit': { data: { changed: [], undo: [{ orderId: order.id, version: 2 }] } },
  };
  const requests = serve(answers);
  show(
    <>
      <AssignOrderSheet order={order} onClosed={onClosed} />
      <TellHost undoOf={() => async () => 'done'} />
      <QuestionHost />
    </>,
  );
  const sentTo = (path: string) =>
    requests.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(String(body)));
  return { order, asTarget, sentTo };
}

beforeEach(() => {
  signIn();
  onClosed.mockClear();
  hideUndo();
});

it('has others make way where nobody is in time: seen first, done in one write, and taken back', async () => {
  const { order, sentTo } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make room' }));
  const sheet = within(await screen.findByRole('dialog', { name: `Make room for “${order.title}”` }));
  await waitFor(() =>
    expect(sheet.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Ann begins 2099-12-03 \d\d:00 · in time · 1 agreed time moves$/),
    ),
  );
  expect(await sheet.findByText('Planned 1 → 2 · late 1 → 0 · on the road 20m → 20m')).toBeTruthy();
  expect(sheet.getByRole('checkbox', { name: /Calm/ })).toBeTruthy();
  expect(sheet.queryByRole('checkbox', { name: /agreed times may move/ })).toBeNull();
  expect(sentTo(plan.path)).toMatchObject([{ orderIds: [order.id], moves: true, days: 7 }]);
  await press('Make 2 changes');
  const messages = await screen.findByRole('dialog', { name: 'Notify customers' }, { timeout: 8000 });
  expect(sentTo(commit.path)).toMatchObject([
    {
      stops: [
        { orderId: order.id, engineerId: 'ann', planStart: stop.planStart },
        { orderId: 'calm', planStart: moved.planStart },
      ],
      remark: 'To make room for a more urgent order',
    },
  ]);
  expect(sentTo(transfer.path)).toEqual([]);
  // Only the customer is told whose time moves; the sheet of candidates has gone, too.
  expect(await within(messages).findAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Assign' })).toBeNull();
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(useUndo.getState().offer?.words).toBe('2 orders changed');
  await useUndo.getState().offer?.onUndo();
  expect(sentTo(commit.path)[1]).toMatchObject({ stops: [{ orderId: order.id, version: 2 }] });
  expect(useToasts.getState().toast?.words).toBe('Taken back: all is as it was');
});

it('leads back to the candidates where no room is made, and says why there is none', async () => {
  const { order } = open(undefined, {
    list: [],
    unplaced: [{ ...moved, orderId: 'none', orderNo: 'WO-none', title: 'None', reason: 'noSkill' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make room' }));
  const sheet = within(await screen.findByRole('dialog', { name: `Make room for “${order.title}”` }));
  expect(await sheet.findByText(/Nobody has the skill asked for/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^Make/ })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Make room/ })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Assign' })).toBeTruthy();
  expect(onClosed).not.toHaveBeenCalled();
});

it('is offered only where nobody who fits is in time, to those who plan', async () => {
  open([sampleSuggestion('Ann', late), sampleSuggestion('Bob')]);
  await screen.findByRole('button', { name: /^Assign to/ });
  expect(screen.queryByRole('button', { name: 'Make room' })).toBeNull();
});

it.each(['pm', 'engineer'])(
  'is not offered to a %s, for whom nobody of that group makes way',
  async (role) => {
    open(undefined, {}, samplePlanner(role));
    await screen.findByRole('button', { name: /^Assign to/ });
    expect(screen.queryByRole('button', { name: 'Make room' })).toBeNull();
  },
);

it('is offered to the lead of its group', async () => {
  const { handlerGroupId } = sampleOrder('any');
  open(undefined, {}, samplePlanner('lead', [handlerGroupId]));
  expect(await screen.findByRole('button', { name: 'Make room' })).toBeTruthy();
});

it('is offered too where the only one in time lacks the skill', async () => {
  open([sampleSuggestion('Ann', late), sampleSuggestion('Bob', { fits: false, reasons: ['skillMissing'] })]);
  expect(await screen.findByRole('button', { name: 'Make room' })).toBeTruthy();
});
