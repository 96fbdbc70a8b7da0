import { SvcdeskError } from '@svcdesk/core';
import { commit } from '@svcdesk/core/contract/dispatch';
import { transfer } from '@svcdesk/core/contract/orders';
import { change } from '@svcdesk/core/contract/schedules';
import { sampleData } from '@svcdesk/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleOrder } from '../../shared/domain/assign/assign.fixture.ts';
import { changeOf } from '../../shared/domain/assign/use-assign.ts';
import { TellHost, tellCustomers } from '../../shared/domain/dispatch/tell-customers.tsx';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { forgetPerson } from '../../shared/platform/storage/personal-data.ts';
import {
  type KeptUndo,
  offerUndo,
  undoMs,
  undoSeveralMs,
  useUndo,
} from '../../shared/platform/undo-store.ts';
import { press, serve, show, signIn } from '../../testing/show.fixture.tsx';
import { undoOf } from '../live/undo-ways.ts';
import { KeptUndoBar } from './kept-undo-bar.tsx';

const stop = { orderId: 'lift', version: 5, engineerId: 'li' };
const kept: KeptUndo = { way: 'stops', needs: { stops: [stop], key: 'attempt-1' } };
const several = { words: '2 orders changed', label: 'Undo', count: 2 };

const stored = (what: 'undo' | 'telling' = 'undo') =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(`svcdesk.${what}`));

/** Loads the page anew: what was in memory is gone, and so many milliseconds have passed. */
function reload(afterMs = 0): void {
  for (const key of stored()) {
    const offer = JSON.parse(sessionStorage.getItem(key) ?? '');
    const untilMs = offer.untilMs - afterMs;
    sessionStorage.setItem(key, JSON.stringify({ ...offer, untilMs }));
  }
  useUndo.setState({ offer: undefined });
  show(<KeptUndoBar />);
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});
afterEach(() => forgetPerson(() => undefined));

it('offers after a reload what could be undone still, and does it as the same attempt', async () => {
  const requests = serve({ 'dispatch.commit': { data: { changed: [], undo: [] } } });
  offerUndo({ ...several, onUndo: () => undefined, kept });
  reload(undoSeveralMs - 1000);
  await screen.findByText('2 orders changed');
  await press('Undo');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toContain(commit.path);
  expect(requests[0]?.headers?.['Idempotency-Key']).toBe('attempt-1');
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ stops: [stop] });
  expect(useUndo.getState().offer).toBeUndefined();
  expect(stored()).toEqual([]);
});

const agreedStart = '2099-12-03T02:00:00.000Z';
const message = { key: 'a', sendKey: 'a', orderId: 'lift', label: 'Lift', words: 'Hello', agreedStart };

it('keeps words to customers over a reload as they were typed, with the way back of their change', async () => {
  const requests = serve({ 'dispatch.commit': { data: { changed: [], undo: [] } } });
  const host = show(<TellHost undoOf={undoOf} />);
  const undo = { ...several, onUndo: async () => 'again' as const, kept };
  void tellCustomers({ messages: [message], undo });
  fireEvent.change(await screen.findByLabelText('Lift'), { target: { value: 'The lift comes at ten' } });
  const before = JSON.stringify({ ...sessionStorage });
  host.unmount();
  await forgetPerson(() => undefined);
  expect(stored('telling')).toEqual([]);
  Object.entries<string>(JSON.parse(before)).forEach(([key, value]) => {
    sessionStorage.setItem(key, value);
  });
  show(<TellHost undoOf={undoOf} />);
  expect(await screen.findByLabelText('Lift')).toHaveProperty('value', 'The lift comes at ten');
  await press('Undo');
  await waitFor(() => expect(requests[0]?.url).toContain(commit.path));
  expect(requests[0]?.headers?.['Idempotency-Key']).toBe('attempt-1');
  await waitFor(() => expect(stored('telling')).toEqual([]));
});

it('offers no way back after a reload once a customer may have been told', async () => {
  serve({ 'orders.progress': new SvcdeskError('network') });
  show(<TellHost undoOf={undoOf} />);
  const undo = { ...several, onUndo: async () => 'again' as const, kept };
  void tellCustomers({ messages: [message], undo });
  await screen.findByLabelText('Lift');
  await press(/^Send/);
  await screen.findByText(/no answer/i, undefined, { timeout: 8000 });
  const [key = ''] = stored('telling');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual([
    { messages: [expect.objectContaining({ words: 'Hello', tried: true })] },
  ]);
});

it('offers nothing once its time is over, nor what was undone or has no way that outlives the page', () => {
  offerUndo({ ...several, count: 1, onUndo: () => undefined, kept });
  reload(undoMs + 1);
  expect(useUndo.getState().offer).toBeUndefined();
  expect(stored()).toEqual([]);
  offerUndo({ ...several, onUndo: () => undefined, kept });
  offerUndo({ ...several, onUndo: () => undefined });
  reload();
  expect(useUndo.getState().offer).toBeUndefined();
});

it('keeps nothing of who has signed out, and offers it to nobody else', async () => {
  offerUndo({ ...several, onUndo: () => undefined, kept });
  expect(stored()).toHaveLength(1);
  const signedIn = useSession.getState().signedIn;
  useSession.setState({ signedIn: signedIn && { ...signedIn, id: 'somebody-else' } });
  reload();
  expect(useUndo.getState().offer).toBeUndefined();
  await forgetPerson(() => 'somebody-else');
  expect(stored()).toEqual([]);
});

it('takes an assigned order back to how it stood, with nothing kept of it but that', async () => {
  keepAuthButtons(['order.plan']);
  const order = {
    ...sampleOrder('lift'),
    ...{ status: 3 as const, handlerId: 'cat', handlerName: 'Cat', handlerGroupId: 'group' },
    ...{ reporterPhone: '13800000000', schedules: [] },
  };
  const after = { ...order, version: 7, assigneeName: 'Ann', handlerId: undefined };
  const requests = serve({ 'dispatch.commit': { data: { changed: [], undo: [] } } });
  const { undo } = changeOf(order, after);
  if (!undo) throw new Error('It cannot be taken back');
  offerUndo(undo);
  expect(sessionStorage.getItem(stored()[0] ?? '')).not.toContain('13800000000');
  reload();
  await press('Undo');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({
    stops: [{ orderId: 'lift', version: 7, engineerId: 'cat', takesBack: true }],
  });
});

it('takes several orders back, and puts an entry back to its time', async () => {
  keepAuthButtons([]);
  const requests = serve({
    'orders.transfer': { data: { ...sampleOrder('lift'), version: 8 } },
    'schedules.change': { data: sampleData(change) },
  });
  const way = { title: 'Lift', version: 7, toGroupId: 'g', groupId: 'g', accepted: false, times: [] };
  const needs = ['lift', 'till'].map((orderId) => ({ ...way, orderId, key: `back-${orderId}` }));
  offerUndo({ ...several, onUndo: () => undefined, kept: { way: 'orders', needs } });
  reload();
  await press('Undo');
  await waitFor(() => expect(requests.map(({ url }) => url.endsWith(transfer.path))).toEqual([true, true]));
  expect(requests.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(['back-lift', 'back-till']);
  document.body.replaceChildren();
  const back = {
    orderId: 'lift',
    planStart: '2099-11-27T04:00:00.000Z',
    planEnd: '2099-11-27T05:00:00.000Z',
  };
  offerUndo({ ...several, onUndo: () => undefined, kept: { way: 'entry', needs: { back, key: 'move' } } });
  reload();
  await press('Undo');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.headers?.['Idempotency-Key']).toBe('move');
  expect(JSON.parse(String(requests[2]?.body))).toMatchObject({ ...back, force: true });
});
