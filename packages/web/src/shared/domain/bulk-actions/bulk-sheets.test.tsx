import { detail, page, suggestEngineers, transfer } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { losesNetwork, press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { hideUndo, pressUndo, useUndo } from '../../platform/undo-store.ts';
import { sampleSuggestion } from '../assign/assign.fixture.ts';
import { TellHost } from '../dispatch/tell-customers.tsx';
import type { OrderSummary } from '../order/order.ts';
import { AcceptSeveralSheet, AssignSeveralSheet } from './bulk-sheets.tsx';

const [sample] = sampleData(page).list as OrderSummary[];
const order = (id: string): OrderSummary => ({
  ...(sample as OrderSummary),
  id,
  title: id,
  handlerId: undefined,
  assigneeId: undefined,
});
const refusing = (action: 'transfer' | 'accept') => ({
  data: { ...sampleData(detail), refused: [{ action, reason: 'wrongState' }] },
});
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockClear();
});

it('says of each order that cannot be assigned why, before the others are', async () => {
  serve({ 'orders.detail': refusing('transfer'), 'orders.suggestEngineers': { data: [] } });
  show(
    <AssignSeveralSheet
      orders={[order('Printer'), order('Scanner')]}
      leftOut={[order('Till')]}
      onDone={onDone}
      onClosed={() => undefined}
    />,
  );
  expect(await screen.findByRole('dialog', { name: 'Assign 2 orders' })).toBeTruthy();
  const out = await screen.findByRole('region', { name: 'Assign is not possible for 1:' });
  await vi.waitFor(() => expect(out.textContent).toMatch(/Till · .*status/i));
});

it('says so where none can be, and offers nothing to be done', async () => {
  serve({ 'orders.detail': refusing('accept') });
  show(
    <AcceptSeveralSheet orders={[]} leftOut={[order('Safe')]} onDone={onDone} onClosed={() => undefined} />,
  );
  await screen.findByText(/Safe · /);
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  await press('Close');
  expect(onDone).not.toHaveBeenCalled();
});

it('stays open with those that got no answer and who was chosen, and takes back what was done', async () => {
  const [printer, scanner, till] = ['Printer', 'Scanner', 'Till-2'].map(order);
  const suggested = ['Ann', 'Bob'].map((name) => sampleSuggestion(name));
  const sent: string[] = [];
  const requests = serve({
    'orders.suggestEngineers': { data: suggested },
    'orders.transfer': {
      data: { ...sampleData(detail), version: 7, assigneeId: 'Bob', assigneeName: 'Bob' },
    },
  });
  const answer = fetch;
  let isLost = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { orderId, withIds = [] } = JSON.parse(String(init.body));
    // Who has it now is not offered for it.
    const isOfPrinter = orderId === 'Printer' || withIds.includes('Printer');
    const isSuggestion = url.endsWith(suggestEngineers.path);
    if (isSuggestion && isLost && sent.length > 0) throw new TypeError('no network');
    if (isSuggestion && isOfPrinter && sent.length > 0)
      return Response.json({ ...(await (await answer(url, init)).json()), data: [suggested[0]] });
    if (!url.endsWith(transfer.path)) return answer(url, init);
    sent.push(`${orderId} ${new Headers(init.headers).get('idempotency-key')}`);
    if (isLost && orderId !== 'Printer') throw new TypeError('no network');
    return answer(url, init);
  });
  const onClosed = vi.fn();
  show(
    <AssignSeveralSheet
      orders={[printer, scanner, till] as OrderSummary[]}
      leftOut={[]}
      onDone={onDone}
      onClosed={onClosed}
    />,
  );
  await userEvent.click(await screen.findByRole('option', { name: /Bob/ }));
  await press('Assign to Bob');
  const left = await screen.findByRole('region', { name: '2 not assigned yet:' }, { timeout: 20_000 });
  expect(left.textContent).toMatch(/Scanner · No answer came.*Till-2 · No answer came/);
  expect(screen.getByRole('button', { name: 'Assign to Bob' })).toBeTruthy();
  expect(onClosed).not.toHaveBeenCalled();
  // As an event of the order does it.
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('button', { name: 'Assign to Bob' })).toBeTruthy();
  isLost = false;
  await press('Assign to Bob');
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 8000 });
  expect(onDone.mock.calls).toEqual([[true]]);
  // Each of them is one attempt, however often it was sent.
  expect(new Set(sent).size).toBe(3);
  expect(useUndo.getState().offer?.words).toBe('Assigned to Bob: 3 orders');
  const count = requests.length;
  await useUndo.getState().offer?.onUndo();
  const backs = requests
    .slice(count)
    .filter(({ url }) => url.endsWith(transfer.path))
    .map(({ body }) => JSON.parse(String(body)));
  expect(backs.map(({ orderId, version }) => [orderId, version])).toEqual([
    ['Printer', 7],
    ['Scanner', 7],
    ['Till-2', 7],
  ]);
});

it('offers to take back what was given after it was closed', async () => {
  serve({
    'orders.suggestEngineers': { data: [sampleSuggestion('Bob')] },
    'orders.transfer': { data: { ...sampleData(detail), version: 7, assigneeName: 'Bob' } },
  });
  const answered = Promise.withResolvers<void>();
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith(transfer.path)) await answered.promise;
    return answer(url, init);
  });
  const onClosed = vi.fn();
  show(
    <AssignSeveralSheet
      orders={['Printer', 'Scanner'].map(order)}
      leftOut={[]}
      onDone={onDone}
      onClosed={onClosed}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Bob' }));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 8000 });
  answered.resolve();
  await vi.waitFor(() => expect(useUndo.getState().offer?.words).toBe('Assigned to Bob: 2 orders'));
  hideUndo();
}, 20_000);

it('offers again to take back those that got no answer, and them alone', async () => {
  const [printer, scanner] = ['Printer', 'Scanner'].map(order) as [OrderSummary, OrderSummary];
  const requests = serve({
    'orders.suggestEngineers': { data: [sampleSuggestion('Bob')] },
    'orders.transfer': { data: { ...sampleData(detail), version: 7, assigneeName: 'Bob' } },
  });
  show(
    <AssignSeveralSheet
      orders={[printer, scanner]}
      leftOut={[]}
      onDone={onDone}
      onClosed={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Bob' }));
  await vi.waitFor(() => expect(useUndo.getState().offer?.words).toBe('Assigned to Bob: 2 orders'));
  const count = requests.length;
  const online = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(init.body).includes('Scanner')) throw new TypeError('no network');
    return online(url, init);
  });
  await pressUndo();
  expect(useUndo.getState().offer?.words).toBe('Assigned to Bob: 2 orders');
  const network = losesNetwork();
  await pressUndo();
  vi.stubGlobal('fetch', online);
  await pressUndo();
  expect(useUndo.getState().offer).toBeUndefined();
  const backs = requests.slice(count).filter(({ url }) => url.endsWith(transfer.path));
  expect(backs.map(({ body }) => JSON.parse(String(body)).orderId)).toEqual(['Printer', 'Scanner']);
  expect([...network.keys]).toEqual([backs[1]?.headers?.['Idempotency-Key']]);
  hideUndo();
}, 20_000);

it('has the customers told whose agreed times are gone with whom had the orders', async () => {
  const times = { planStart: '2099-12-03T02:00:00.000Z', planEnd: '2099-12-03T03:00:00.000Z' };
  const agreed = { ...order('Lift'), ...times, handlerId: 'Cat', handlerName: 'Cat' };
  const plain = { ...order('Door'), planStart: undefined, planEnd: undefined };
  serve({
    'orders.suggestEngineers': { data: [sampleSuggestion('Ann')] },
    'orders.transfer': {
      data: { ...sampleData(detail), planStart: undefined, assigneeId: 'Ann', assigneeName: 'Ann' },
    },
  });
  show(
    <>
      <AssignSeveralSheet orders={[agreed, plain]} leftOut={[]} onDone={onDone} onClosed={vi.fn()} />
      <TellHost undoOf={() => async () => 'done'} />
    </>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /Remark/ }), 'Ill');
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign to Ann' }));
  await screen.findByRole('dialog', { name: 'Notify customers' });
  const boxes = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /Lift|Door/ });
  const written = boxes.map(({ value }) => value);
  expect(written).toEqual([expect.stringMatching(/“Lift” was agreed for 2099-12-03 .* Ann will do it/)]);
});
