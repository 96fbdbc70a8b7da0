import { SvcdeskError } from '@svcdesk/core';
import { commit } from '@svcdesk/core/contract/dispatch';
import { suggestEngineers, transfer } from '@svcdesk/core/contract/orders';
import { change } from '@svcdesk/core/contract/schedules';
import { type MockAnswers, sampleData } from '@svcdesk/core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { losesNetwork, press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { QuestionHost } from '../../components/question.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { useToasts } from '../../platform/toast-store.ts';
import { hideUndo, pressUndo, useUndo } from '../../platform/undo-store.ts';
import { TellHost } from '../dispatch/tell-customers.tsx';
import { sampleOrder, samplePlanner, sampleSuggestion } from './assign.fixture.ts';
import { AssignOrderSheet } from './assign-order-sheet.tsx';

const onClosed = vi.fn();
const ann = sampleSuggestion('Ann');
const bob = sampleSuggestion('Bob');

let count = 0;
/** Opens the sheet of an order that nobody has; `meanwhile` is how it stands on the server. */
function open(proposedId?: string, answers: MockAnswers = {}) {
  const order = sampleOrder(`assigned-${count++}`);
  const server = { order };
  const requests = serve({
    'orders.detail': {
      get data() {
        return server.order;
      },
    },
    'orders.suggestEngineers': { data: [ann, bob] },
    ...answers,
  });
  show(<AssignOrderSheet order={order} proposedId={proposedId} onClosed={onClosed} />);
  return { server, requests };
}

beforeEach(() => {
  signIn();
  onClosed.mockClear();
  hideUndo();
});

it('proposes whom the card proposed, the others as the server ranks them', async () => {
  open('Bob');
  expect(await screen.findByRole('button', { name: 'Assign to Bob' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('option');
  expect(first?.textContent).toMatch(/^B?Bob.*Best fit/);
  expect(second?.textContent).not.toContain('Best fit');
  // Who stands first by himself has more to do once the queue above is sent.
  expect(first?.textContent).toContain('those above it in the queue count as sent');
});

it('says nothing of the queue where the card proposed whom the server ranks first', async () => {
  open('Ann');
  await screen.findByRole('button', { name: 'Assign to Ann' });
  expect(screen.queryByText(/in the queue/)).toBeNull();
});

it.each([
  ['2020-01-06', undefined],
  ['2099-12-03', '2099-12-03'],
])('judges people by the day %s unless it is over', async (day, asked) => {
  const order = sampleOrder(`assigned-${count++}`);
  const requests = serve({
    'orders.detail': { data: order },
    'orders.suggestEngineers': { data: [ann] },
  });
  show(<AssignOrderSheet order={order} day={day} onClosed={onClosed} />);
  await screen.findByRole('button', { name: 'Assign to Ann' });
  const sent = requests.filter(({ url }) => url.endsWith(suggestEngineers.path));
  expect(sent.map(({ body }) => JSON.parse(String(body)).day)).toEqual([asked]);
});

it('says that somebody has it meanwhile, keeps the remark and sends to nobody unasked', async () => {
  const { server, requests } = open('Bob');
  await screen.findByRole('button', { name: 'Assign to Bob' });
  await userEvent.type(screen.getByRole('textbox', { name: /Remark/ }), 'Ring twice');
  server.order = { ...server.order, version: 9, assigneeId: 'Cat', assigneeName: 'Cat' };
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/has assigned it to Cat meanwhile/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Remark/ })).toHaveProperty('value', 'Ring twice');
  expect(screen.queryByRole('button', { name: /ssign to/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Ann/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Reassign to Ann' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  const sent = requests.find(({ url }) => url.endsWith(transfer.path));
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    version: 9,
    engineerId: 'Ann',
    suggestedId: 'Bob',
    remark: 'Ring twice',
  });
});

it('says without a network that it is not assigned yet, and sends what is chosen then', async () => {
  const lost = new SvcdeskError('network');
  const { requests } = open(undefined, { 'orders.transfer': lost });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Ann' }));
  await screen.findByText(/Not assigned yet/);
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: /Bob/ }));
  expect(screen.queryByText(/Not assigned yet/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Bob' }));
  await screen.findByText(/Not assigned yet/);
  // Each attempt is tried several times under one key: another engineer is another attempt.
  const attempts = requests
    .filter(({ url }) => url.endsWith(transfer.path))
    .map(({ body, headers }) => `${JSON.parse(String(body)).engineerId} ${headers?.['Idempotency-Key']}`);
  expect([...new Set(attempts)]).toEqual([
    expect.stringMatching(/^Ann \S{8}/),
    expect.stringMatching(/^Bob \S{8}/),
  ]);
});

const times = { planStart: '2099-12-03T02:00:00.000Z', planEnd: '2099-12-03T03:00:00.000Z' };

/** Opens the sheet of an order that Cat is at, at a time that a colleague comes along to, and hands it to Ann. */
async function handOn({ keeps }: { keeps: boolean }) {
  const entry = (accountId: string) => ({ ...sampleData(change), ...times, accountId, status: 'planned' });
  const order = {
    ...sampleOrder(`planned-${count++}`),
    ...{ status: 3 as const, handlerId: 'Cat', handlerName: 'Cat', handlerGroupId: 'group', ...times },
    schedules: [entry('Cat'), entry('Dan')],
  };
  const requests = serve({
    ...samplePlanner('dispatcher'),
    'orders.detail': { data: order },
    'orders.suggestEngineers': { data: [ann] },
    // Handing it on takes its time away.
    'orders.transfer': {
      data: {
        ...{ ...order, version: 5, assigneeName: 'Ann' },
        ...{ handlerId: undefined, planStart: undefined, planEnd: undefined },
      },
    },
    'dispatch.commit': { data: { changed: [], undo: [{ orderId: order.id, version: 5 }] } },
  });
  show(
    <>
      <AssignOrderSheet order={order} onClosed={onClosed} />
      <TellHost undoOf={() => async () => 'done'} />
      <QuestionHost />
    </>,
  );
  const keep = await screen.findByRole('checkbox', { name: /Keep the agreed time/ });
  if (!keeps) await userEvent.click(keep);
  await userEvent.type(await screen.findByRole('textbox', { name: /Remark/ }), 'Nearer');
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign to Ann' }));
  const sentTo = ({ path }: { path: string }) =>
    requests.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(String(body)));
  await screen.findByRole('dialog', { name: 'Notify customers' });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(order.id) });
  const message = box.value;
  return { order, sentTo, message };
}

/** Tells nobody. */
async function leaveUnsent() {
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
}

it('keeps the agreed time with whoever takes over, in one write, and has the customer told who comes', async () => {
  const { sentTo, message } = await handOn({ keeps: true });
  expect(message).toMatch(/stays at 2099-12-03 \d\d:00; Ann will do it/);
  await leaveUnsent();
  expect(sentTo(transfer)).toEqual([]);
  expect(sentTo(commit)).toMatchObject([{ remark: 'Nearer', stops: [{ engineerId: 'Ann', ...times }] }]);
});

it('has the customer told whose agreed time is gone; untold it takes all back, accepted as it was', async () => {
  const { order, sentTo, message } = await handOn({ keeps: false });
  expect(message).toMatch(/was agreed for 2099-12-03 \d\d:00, which has to change\. Ann will do it/);
  await leaveUnsent();
  expect(sentTo(transfer)).toMatchObject([{ engineerId: 'Ann' }]);
  await useUndo.getState().offer?.onUndo();
  const before = { orderId: order.id, version: 5, engineerId: 'Cat', ...times, takesBack: true };
  expect(sentTo(commit)).toMatchObject([{ stops: [{ ...before, beside: [{ engineerId: 'Dan' }] }] }]);
  expect(useToasts.getState().toast?.words).toBe(`Taken back, Cat has it again: ${order.id}`);
});

it('says that it is done where no answer came but the order stands with the one who was chosen', async () => {
  const order = sampleOrder('cut-off');
  const theirs = { ...order, version: 2, assigneeId: 'Ann', assigneeName: 'Ann' };
  let isSent = false;
  serve({
    'orders.detail': {
      get data() {
        return isSent ? theirs : order;
      },
    },
    'orders.suggestEngineers': { data: [ann, bob] },
    get 'orders.transfer'() {
      isSent = true;
      return new SvcdeskError('network');
    },
  });
  show(<AssignOrderSheet order={order} onClosed={onClosed} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Ann' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(useUndo.getState().offer?.words).toBe('Assigned to Ann: cut-off');
});

it('says that nobody knows while the order cannot be looked at, and looks again once the network is back', async () => {
  const order = sampleOrder('unseen');
  const theirs = { ...order, version: 2, assigneeId: 'Ann', assigneeName: 'Ann' };
  const lost = new SvcdeskError('network');
  const others = { 'orders.suggestEngineers': { data: [ann, bob] } };
  serve({ ...others, 'orders.detail': { data: order }, 'orders.transfer': lost });
  show(<AssignOrderSheet order={order} onClosed={onClosed} />);
  const give = await screen.findByRole('button', { name: 'Assign to Ann' });
  serve({ ...others, 'orders.detail': lost, 'orders.transfer': lost });
  await userEvent.click(give);
  await screen.findByText(/No answer came/);
  expect(screen.queryByText(/Not assigned yet/)).toBeNull();
  // What others read of it meanwhile is this sheet's own doing.
  serve({ ...others, 'orders.detail': { data: theirs } });
  await act(() => queryClient.invalidateQueries());
  expect(screen.queryByText(/has assigned it to Ann meanwhile/)).toBeNull();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(useUndo.getState().offer?.words).toBe('Assigned to Ann: unseen');
});

it('offers again to take it back where no answer came, which is the same attempt once the network is back', async () => {
  const { order } = open(undefined, {
    'orders.transfer': { data: { ...sampleOrder('given'), version: 2, assigneeName: 'Ann' } },
    'dispatch.commit': { data: { changed: [], undo: [] } },
  }).server;
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Ann' }));
  await waitFor(() => expect(useUndo.getState().offer).toBeDefined());
  const network = losesNetwork();
  await pressUndo();
  expect(useUndo.getState().offer?.words).toBe(`Assigned to Ann: ${order.id}`);
  network.isBack();
  await pressUndo();
  expect(useUndo.getState().offer).toBeUndefined();
  expect(useToasts.getState().toast?.words).toMatch(/^Taken back/);
  expect([...network.keys]).toEqual([expect.any(String)]);
});
