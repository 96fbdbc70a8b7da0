import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../contract/orders.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxState } from './outbox-line.ts';
import type { OutboxOptions, Sending } from './outbox-options.ts';
import type { ItemStorage } from './storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device that takes what it is given while `hasRoom`; what it does not take stays with the page. */
function storageOf(device: { hasRoom: boolean; rows: Map<string, OutboxItem> }): ItemStorage {
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

function world(over: Partial<Sending> = {}, options: Partial<OutboxOptions<OutboxItem>> = {}) {
  const device = { hasRoom: true, rows: new Map<string, OutboxItem>() };
  const network = { isThere: true };
  const sent: string[] = [];
  const shown: OutboxState[] = [];
  const postMessage = vi.fn();
  const outbox = createOutbox({
    storage: storageOf(device),
    sending: {
      account: () => 'me',
      now: () => 5,
      async send({ key }) {
        if (!network.isThere) throw new SvcdeskError('network');
        sent.push(key);
        return { key };
      },
      fetchCurrent: async () => undefined,
      ...over,
    },
    channel: { postMessage, addEventListener: vi.fn(), removeEventListener: vi.fn() },
    ...options,
  });
  outbox.subscribe((state) => void shown.push(state));
  const note = (key: string) =>
    outbox.submit(
      progress,
      { orderId: 'o', version: 3, content: 'Seen' },
      { key, at: '2026-11-20T01:00:00Z', about: { kind: 'order', id: key, action: 'progress' } },
    );
  return { outbox, note, device, network, sent, shown, postMessage };
}

test('what is submitted is kept before it leaves, and gone once the server has it', async () => {
  const { outbox, note, device, sent, shown } = world();
  await expect(note('a')).resolves.toEqual({ state: 'done', data: { key: 'a' } });
  expect(shown.some(({ items, sending }) => items.length === 1 && sending === undefined)).toBe(true);
  expect(sent).toEqual(['a']);
  expect(device.rows.size).toBe(0);
  expect(outbox.state()).toMatchObject({ items: [], sending: undefined });
});

test('without a network it waits, in its order, and says that it is kept', async () => {
  const { outbox, note, network, sent } = world();
  network.isThere = false;
  await expect(note('a')).resolves.toEqual({ state: 'later', isKept: true });
  await expect(note('b')).resolves.toEqual({ state: 'later', isKept: true });
  network.isThere = true;
  await outbox.wake();
  expect(sent).toEqual(['a', 'b']);
});

test('a device that takes nothing keeps nobody from sending', async () => {
  const { note, device, sent } = world();
  device.hasRoom = false;
  await expect(note('a')).resolves.toMatchObject({ state: 'done' });
  expect(sent).toEqual(['a']);
});

test('what only the page keeps is told apart, until the device has room for it', async () => {
  const { outbox, note, device, network } = world();
  device.hasRoom = false;
  network.isThere = false;
  await expect(note('a')).resolves.toEqual({ state: 'later', isKept: false });
  expect([...outbox.state().unkept]).toEqual(['a']);
  device.hasRoom = true;
  await outbox.wake();
  expect(outbox.state().unkept.size).toBe(0);
  expect([...device.rows.keys()]).toEqual(['a']);
});

test('what was deleted under the page is kept anew from what the page knows', async () => {
  const { outbox, note, device, network, sent } = world();
  network.isThere = false;
  await note('a');
  await note('b');
  device.rows.clear();
  await outbox.keepAnew();
  expect([...device.rows.keys()]).toEqual(['a', 'b']);
  network.isThere = true;
  await outbox.wake();
  expect(sent).toEqual(['a', 'b']);
});

test('it is done although what was kept for it cannot be forgotten', async () => {
  const error = vi.fn();
  const { note } = world({ forget: () => Promise.reject(new Error('closed')) }, { hooks: { error } });
  await expect(note('a')).resolves.toMatchObject({ state: 'done' });
  expect(error).toHaveBeenCalledOnce();
});

test('it tries again by itself with growing pauses, and sends once the network is back', async () => {
  const { note, network, sent } = world();
  network.isThere = false;
  await note('a');
  await vi.advanceTimersByTimeAsync(3_000);
  network.isThere = true;
  await vi.advanceTimersByTimeAsync(5_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['a']);
});

test('a wake-up is heard, also in the moment in which the last try ends', async () => {
  for (let moment = 0; moment < 60; moment++) {
    const { outbox, note, network, sent } = world();
    network.isThere = false;
    await note('a');
    void outbox.flush();
    for (let passed = 0; passed < moment; passed++) await Promise.resolve();
    network.isThere = true;
    void outbox.wake();
    for (let passed = 0; passed < 100; passed++) await Promise.resolve();
    expect([moment, sent]).toEqual([moment, ['a']]);
  }
});

test('a form waits no longer than it has to for what is slow, which goes on', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const heard = vi.fn();
  const { outbox, note } = world({ send: () => new Promise((resolve) => (answer = resolve)) });
  outbox.onOutcome(heard);
  const submitted = note('a');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(submitted).resolves.toEqual({ state: 'later', isKept: true });
  await expect(outbox.remove({ key: 'a' })).resolves.toBe(false);
  answer({});
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.anything(), { state: 'done', data: {} }));
});

test('other pages hear of each change and read it', async () => {
  const { outbox, note, device, postMessage, network } = world();
  network.isThere = false;
  await note('a');
  expect(postMessage).toHaveBeenCalled();
  device.rows.clear();
  await outbox.refresh();
  expect(outbox.state().items).toEqual([]);
});

test('one that is sent again goes as it is given, by what is there now', async () => {
  const { outbox, sent, device } = world();
  const item: OutboxItem = {
    ...{ key: 'a', account: 'me', callId: progress.id, request: { version: 3 }, at: '2026-11-20T01:00:00Z' },
    ...{ place: 1, savedAtMs: 1, state: 'refused', failures: 0 },
  };
  device.rows.set('a', item);
  await outbox.refresh();
  await outbox.sendAgain(item);
  expect(sent).toEqual(['a']);
});

test('only the person who did it hears of it, and sees it', async () => {
  const account = vi.fn<() => string | undefined>(() => 'me');
  const { outbox, note, network, sent } = world({ account });
  network.isThere = false;
  await note('a');
  expect(outbox.mine().map(({ key }) => key)).toEqual(['a']);
  expect(outbox.waiting('order', 'a')).toHaveLength(1);
  account.mockReturnValue('her');
  network.isThere = true;
  await outbox.wake();
  expect([outbox.mine(), outbox.waiting('order', 'a'), sent]).toEqual([[], [], []]);
  account.mockReturnValue('me');
  await outbox.wake();
  expect(sent).toEqual(['a']);
});

test('what nobody did is not taken', async () => {
  const nobody = world({ account: () => undefined });
  await expect(nobody.note('a')).rejects.toMatchObject({ code: 'notSignedIn' });
});

test('a storage that fails keeps nobody from sending, loses nothing, and is told', async () => {
  const error = vi.fn();
  const fail = () => Promise.reject(new Error('the disk is full'));
  const storage: ItemStorage = { all: fail, put: fail, remove: fail };
  const { outbox, note, network, sent } = world({}, { storage, hooks: { error } });
  network.isThere = false;
  await expect(note('a')).resolves.toEqual({ state: 'later', isKept: false });
  expect([...outbox.state().unkept]).toEqual(['a']);
  network.isThere = true;
  await outbox.wake();
  expect(sent).toEqual(['a']);
  expect(outbox.state().items).toEqual([]);
  expect(error.mock.calls[0]?.[0].error).toMatchObject({ code: 'callerFault' });
});

test.each([
  ['put', ['put']],
  ['anything', ['all', 'put', 'remove']],
])('a storage that never answers to %s holds nothing up, and is told', async (_what, silent) => {
  const error = vi.fn();
  const never = () => new Promise<never>(() => undefined);
  const storage = {
    ...storageOf({ hasRoom: true, rows: new Map() }),
    ...Object.fromEntries(silent.map((operation) => [operation, never])),
  };
  const forget = never;
  const { outbox, note, network, sent } = world({ forget }, { storage, hooks: { error } });
  network.isThere = false;
  const submitted = note('a');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(submitted).resolves.toEqual({ state: 'later', isKept: false });
  expect([...outbox.state().unkept]).toEqual(['a']);
  expect(error.mock.calls[0]?.[0].error.message).toContain('the storage has not answered in 5000 ms');
  network.isThere = true;
  void outbox.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a']);
  expect(outbox.state().items).toEqual([]);
});

test('what one account did no other one takes out, gives up or sends', async () => {
  const account = vi.fn<() => string | undefined>(() => 'me');
  const { outbox, note, network, sent } = world({ account });
  network.isThere = false;
  await note('a');
  const [item] = outbox.state().items;
  if (!item) throw new Error('nothing waits');
  network.isThere = true;
  account.mockReturnValue('her');
  const hers = { ...item, account: 'her' };
  for (const given of [item, hers]) {
    await expect(outbox.remove(given)).resolves.toBe(false);
    await expect(outbox.discard(given)).resolves.toBe(false);
    await expect(outbox.sendAgain(given)).resolves.toBe(false);
  }
  expect(outbox.state().items).toEqual([item]);
  account.mockReturnValue('me');
  await expect(outbox.sendAgain(item)).resolves.toBe(true);
  expect(sent).toEqual(['a']);
});

test('a form whose session is over takes back what it submitted', async () => {
  const account = vi.fn<() => string | undefined>(() => 'me');
  const { outbox, note, network } = world({ account });
  network.isThere = false;
  await note('a');
  account.mockReturnValue(undefined);
  await expect(outbox.remove({ key: 'a' })).resolves.toBe(true);
  expect(outbox.state().items).toEqual([]);
});

test('there need be nothing to say of it beside its call and request', async () => {
  const { outbox, sent } = world();
  const request = { orderId: 'o', version: 3, content: 'Seen' };
  await expect(outbox.submit(progress, request)).resolves.toMatchObject({ state: 'done' });
  expect(sent).toHaveLength(1);
});

test('a listener that throws changes nothing', async () => {
  const error = vi.fn();
  const { outbox, note, sent } = world({}, { hooks: { error } });
  outbox.subscribe(() => {
    throw new Error('drawn wrong');
  });
  await expect(note('a')).resolves.toMatchObject({ state: 'done' });
  expect(sent).toEqual(['a']);
  expect(error).toHaveBeenCalled();
});

test('what the program gives may throw or give nothing: what waits is sent all the same', async () => {
  const error = vi.fn();
  const fail = () => {
    throw new Error('not here');
  };
  const device = { hasRoom: true, rows: new Map<string, OutboxItem>() };
  const storage = { ...storageOf(device), all: (async () => undefined) as never };
  const channel = { postMessage: fail, addEventListener: fail, removeEventListener: fail };
  const options = { storage, channel, hooks: { error } };
  const { outbox, note, sent } = world({ onSignedIn: fail }, options);
  const stop = outbox.start();
  await expect(note('a')).resolves.toMatchObject({ state: 'done' });
  stop();
  expect(sent).toEqual(['a']);
  const said = error.mock.calls.map(([event]) => event.error.message);
  for (const why of ['not here', 'all has to give a list'])
    expect(said).toContainEqual(expect.stringContaining(why));
});

test('what cannot be looked at again after a change is refused, not tried for ever', async () => {
  const changed = () => Promise.reject(new SvcdeskError('orderChanged'));
  const fail = () => {
    throw new Error('no record');
  };
  const { note } = world({ send: changed, fetchCurrent: fail });
  await expect(note('a')).resolves.toMatchObject({
    state: 'refused',
    refusal: { code: 'orderChanged' },
  });
});

test('once started it sends when a person signs in, and after its end no more by itself', async () => {
  const account = vi.fn<() => string | undefined>(() => 'me');
  let signIn: () => void = () => undefined;
  const onSignedIn = (wake: () => void) => {
    signIn = wake;
    return () => {
      signIn = () => undefined;
    };
  };
  const { outbox, note, network, sent } = world({ account, onSignedIn });
  const stop = outbox.start();
  network.isThere = false;
  await note('a');
  network.isThere = true;
  signIn();
  await vi.waitFor(() => expect(sent).toEqual(['a']));
  network.isThere = false;
  await note('b');
  stop();
  network.isThere = true;
  signIn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a']);
});

test('what is given up is forgotten and holds up nothing any more', async () => {
  const forget = vi.fn(async () => undefined);
  const { outbox, note, network } = world({ forget });
  network.isThere = false;
  await note('a');
  const [item] = outbox.mine();
  if (!item) throw new Error('nothing waits');
  await expect(outbox.discard(item)).resolves.toBe(true);
  expect(forget).toHaveBeenCalledWith(item);
  expect(outbox.mine()).toEqual([]);
});
