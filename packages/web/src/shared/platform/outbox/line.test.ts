import { SvcdeskError } from '@svcdesk/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, type LineHost, type LineState, type LineStore, type Submitted } from './line.ts';
import type { OutboxItem } from './outbox-item.ts';
import { sendAll } from './sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const note = (key: string): Submitted => ({
  key,
  account: 'me',
  callId: 'orders.progress',
  request: { orderId: 'o', version: 3 },
  at: '2026-11-20T01:00:00Z',
  about: { kind: 'order', id: key, action: 'progress' },
  photoIds: [],
});

/** A device that takes what it is given while `hasRoom`; what it does not take stays with the page. */
function storeOf(device: { hasRoom: boolean; rows: Map<string, OutboxItem> }): LineStore {
  const ofPage = new Map<string, OutboxItem>();
  return {
    all: async () => [...device.rows.values(), ...ofPage.values()],
    async put(item) {
      (device.hasRoom ? device.rows : ofPage).set(item.key, item);
      if (device.hasRoom) ofPage.delete(item.key);
      return device.hasRoom;
    },
    async remove(key) {
      device.rows.delete(key);
      ofPage.delete(key);
    },
  };
}

function world(over: Partial<LineHost> = {}) {
  const device = { hasRoom: true, rows: new Map<string, OutboxItem>() };
  const network = { isThere: true };
  const sent: string[] = [];
  const shown: LineState[] = [];
  const tell = vi.fn();
  const line = createLine({
    store: storeOf(device),
    sendAll,
    alone: (work) => work(),
    account: () => 'me',
    async send({ key }) {
      if (!network.isThere) throw new SvcdeskError('network');
      sent.push(key);
      return { key };
    },
    fetchCurrent: async () => undefined,
    show: (state) => void shown.push(state),
    tell,
    tidy: async () => undefined,
    nowMs: () => 5,
    ...over,
  });
  return { line, device, network, sent, shown, tell };
}

test('what is submitted is kept before it leaves, and gone once the server has it', async () => {
  const { line, device, sent, shown } = world();
  await expect(line.submit(note('a'))).resolves.toEqual({ state: 'done', data: { key: 'a' } });
  expect(shown.some(({ items, sending }) => items.length === 1 && sending === undefined)).toBe(true);
  expect(sent).toEqual(['a']);
  expect(device.rows.size).toBe(0);
  expect(line.state()).toMatchObject({ items: [], sending: undefined });
});

test('without a network it waits, in its order, and says that it is kept', async () => {
  const { line, network, sent } = world();
  network.isThere = false;
  await expect(line.submit(note('a'))).resolves.toEqual({ state: 'later', isKept: true });
  await expect(line.submit(note('b'))).resolves.toEqual({ state: 'later', isKept: true });
  network.isThere = true;
  await line.wake();
  expect(sent).toEqual(['a', 'b']);
});

test('a device that takes nothing keeps nobody from sending', async () => {
  const { line, device, sent } = world();
  device.hasRoom = false;
  await expect(line.submit(note('a'))).resolves.toMatchObject({ state: 'done' });
  expect(sent).toEqual(['a']);
});

test('what only the page keeps is told apart, until the device has room for it', async () => {
  const { line, device, network } = world();
  device.hasRoom = false;
  network.isThere = false;
  await expect(line.submit(note('a'))).resolves.toEqual({ state: 'later', isKept: false });
  expect([...line.state().unkept]).toEqual(['a']);
  device.hasRoom = true;
  await line.wake();
  expect(line.state().unkept.size).toBe(0);
  expect([...device.rows.keys()]).toEqual(['a']);
});

test('what was deleted under the page is kept anew from what the page knows', async () => {
  const { line, device, network, sent } = world();
  network.isThere = false;
  await line.submit(note('a'));
  await line.submit(note('b'));
  device.rows.clear();
  await line.keepAnew();
  expect([...device.rows.keys()]).toEqual(['a', 'b']);
  network.isThere = true;
  await line.wake();
  expect(sent).toEqual(['a', 'b']);
});

test('it is done although what was kept for it cannot be forgotten', async () => {
  const { line } = world({ tidy: () => Promise.reject(new Error('closed')) });
  await expect(line.submit(note('a'))).resolves.toMatchObject({ state: 'done' });
});

test('it tries again by itself with growing pauses, and sends once the network is back', async () => {
  const { line, network, sent } = world();
  network.isThere = false;
  await line.submit(note('a'));
  await vi.advanceTimersByTimeAsync(3_000);
  network.isThere = true;
  await vi.advanceTimersByTimeAsync(5_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['a']);
});

test('a form waits no longer than it has to for what is slow, which goes on', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const heard = vi.fn();
  const { line } = world({ send: () => new Promise((resolve) => (answer = resolve)) });
  line.onOutcome(heard);
  const submitted = line.submit(note('a'));
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(submitted).resolves.toEqual({ state: 'later', isKept: true });
  await expect(line.remove({ key: 'a' })).resolves.toBe(false);
  answer({});
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.anything(), { state: 'done', data: {} }));
});

test('other pages hear of each change and read it', async () => {
  const { line, device, tell, network } = world();
  network.isThere = false;
  await line.submit(note('a'));
  expect(tell).toHaveBeenCalled();
  device.rows.clear();
  await line.refresh();
  expect(line.state().items).toEqual([]);
});

test('one that is sent without its lost photos goes with a request of the present', async () => {
  const { line, sent, device } = world();
  const item: OutboxItem = { ...note('a'), place: 1, savedAtMs: 1, state: 'refused', failures: 0 };
  device.rows.set('a', item);
  await line.refresh();
  await line.sendAgain(item);
  expect(sent).toEqual(['a']);
});
