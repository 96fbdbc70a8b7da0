import { expect, onTestFinished, test, vi } from 'vitest';
import type { CallEvent } from '../client/callbacks.ts';
import { createClient } from '../client/client.ts';
import { accept, progress, transfer } from '../contract/orders.ts';
import { mockTransport } from '../testing/mock-transport.ts';
import { createOutbox } from './outbox.ts';
import { sendingBy } from './sending-by.ts';
import { memoryOutboxStorage, type OutboxStorage } from './storage.ts';

const orderId = '01970000-0000-7000-8000-000000000001';
const fileId = '01970000-0000-7000-8000-00000000000f';
const about = { kind: 'order', id: orderId, action: 'progress' };
const signedIn = (id: string) => ({
  ...{ id, token: `token of ${id}`, account: id, userType: 'staff' as const },
  expiresAt: '2999-01-01T00:00:00Z',
});

/** A signed-in client, against a server that says what `answers` has to each path. */
function desk(
  answers: (path: string) => unknown = () => ({}),
  storage: OutboxStorage = memoryOutboxStorage(),
) {
  const requests: { path: string; body: unknown; key: string | undefined; token: string | undefined }[] = [];
  const { transport } = mockTransport(({ url, body, headers }) => {
    const path = url.replace('http://desk', '');
    const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    requests.push({ path, body: text, key: headers['Idempotency-Key'], token: headers.token });
    const answer = answers(path);
    const isRefusal = answer instanceof Error || 'error' in (answer as object);
    return isRefusal ? (answer as Error) : { data: answer };
  });
  const client = createClient({ baseUrl: 'http://desk', transport, validate: false, retries: 0 });
  client.session.adopt(signedIn('me') as never);
  const told: (string | undefined)[] = [];
  const hooks = { error: ({ error }: CallEvent) => void told.push(error?.message) };
  const sending = sendingBy(client, { storage, hooks });
  const outbox = createOutbox({ storage, sending, hooks });
  return { client, storage, sending, outbox, requests, told };
}

const paths = (requests: readonly { path: string }[]) => requests.map(({ path }) => path.split('/').at(-1));

test('files go first, are named by the request, and are forgotten once it is done', async () => {
  const { sending, outbox, requests, storage } = desk((path) =>
    path.includes('upload') ? { id: fileId } : {},
  );
  const photo = { data: new Uint8Array([1, 2]), name: 'leak.jpg' };
  const files = await sending.keepFiles(progress, { attachments: [photo] });
  const at = '2026-11-20T01:00:00.000Z';
  await expect(
    outbox.submit(progress, { orderId, content: 'Leak' }, { key: 'k', at, about, files }),
  ).resolves.toMatchObject({ state: 'done' });
  const [upload, write] = requests;
  expect(upload?.key).toContain(files[0]?.id);
  expect(write).toMatchObject({ key: 'k', token: 'token of me', body: { orderId, content: 'Leak', at } });
  expect(JSON.stringify(write?.body)).toContain(fileId);
  expect(await storage.getFile(files[0]?.id ?? '')).toBeUndefined();
});

test('nothing is sent of a request with a field that its call does not know', async () => {
  const { sending, outbox, requests } = desk();
  const files = await sending.keepFiles(progress, { attachments: [new File(['1'], 'leak.jpg')] });
  const misspelt = { orderId, content: 'Leak', spendMinutes: 5 };
  const { state, error } = (await outbox.submit(progress, misspelt, { about, files })) as never as {
    state: string;
    error: unknown;
  };
  expect(state).toBe('refused');
  expect(error).toMatchObject({ code: 'badRequest', issues: [{ path: 'spendMinutes' }] });
  expect(requests).toEqual([]);
});

test('a file that has arrived is not sent again when the line breaks after it', async () => {
  let isThere = false;
  const { sending, outbox, requests } = desk((path) => {
    if (path.includes('upload')) return { id: fileId };
    return isThere ? {} : new Error('cut');
  });
  const files = await sending.keepFiles(progress, {
    attachments: [{ data: new Blob(['x']), name: 'a.txt' }],
  });
  await expect(
    outbox.submit(progress, { orderId, content: 'Leak' }, { about, files }),
  ).resolves.toMatchObject({ state: 'later' });
  isThere = true;
  await outbox.wake();
  const [upload] = paths(requests);
  expect(paths(requests).filter((path) => path === upload)).toHaveLength(1);
  expect(requests).toHaveLength(3);
  expect(requests[1]?.body).toEqual(requests[2]?.body);
});

test('a file that the device has lost is told, and the rest may go without it', async () => {
  const { sending, outbox, storage, requests } = desk();
  const files = await sending.keepFiles(progress, {
    attachments: [{ data: new Blob(['x']), name: 'a.txt' }],
  });
  await storage.removeFile(files[0]?.id ?? '');
  const outcome = await outbox.submit(progress, { orderId, content: 'Leak' }, { about, files });
  expect(outcome).toMatchObject({ state: 'refused', refusal: { code: 'fileGone', fileIds: [files[0]?.id] } });
  const [item] = outbox.mine();
  if (!item) throw new Error('it is lost');
  await outbox.sendAgain({ ...item, files: [] });
  expect(requests).toHaveLength(1);
  expect(outbox.mine()).toEqual([]);
});

/** Ways in which a device does not take the bytes of a file. */
const refusals: [string, OutboxStorage['putFile']][] = [
  ['rejects', () => Promise.reject(new Error('full'))],
  [
    'throws',
    () => {
      throw new Error('full');
    },
  ],
  ['says that it did not', async () => false],
  ['never answers', () => new Promise(() => undefined)],
];

/** A storage in which there is room for items, and for files as long as nothing stands in `refuses`. */
function crampedStorage() {
  const room: { refuses: OutboxStorage['putFile'] | undefined } = { refuses: undefined };
  const whole = memoryOutboxStorage();
  const putFile: OutboxStorage['putFile'] = (file) => (room.refuses ?? whole.putFile)(file);
  return { storage: { ...whole, putFile }, room };
}

/** Submits a note with a photo, and gives what became of it. */
async function noteWithPhoto({ sending, outbox }: Pick<ReturnType<typeof desk>, 'sending' | 'outbox'>) {
  const attachments = [{ data: new Blob(['x']), name: 'a.txt' }];
  const files = await sending.keepFiles(progress, { attachments });
  return await outbox.submit(progress, { orderId, content: 'Leak' }, { key: 'k', about, files });
}

test.each(refusals)(
  'files that the device does not take go from this program alone, where it %s',
  async (_how, refuses) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { storage, room } = crampedStorage();
    room.refuses = refuses;
    let isThere = false;
    const answers = (path: string) => {
      if (!isThere) return new Error('cut');
      return path.includes('upload') ? { id: fileId } : {};
    };
    const first = desk(answers, storage);
    const submitted = noteWithPhoto(first);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(submitted).resolves.toEqual({ state: 'later', isKept: false });
    expect([...first.outbox.state().unkept]).toEqual(['k']);
    expect(first.told.length).toBeGreaterThan(0);

    // Another program with a network leaves it alone, and what comes after it about the same record too.
    const second = desk(() => ({}), storage);
    await second.outbox.refresh();
    await second.outbox.submit(accept, { orderId }, { about: { ...about, action: 'accept' } });
    await second.outbox.wake();
    expect(second.requests).toEqual([]);
    // It stays so for as long as the first one is there.
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    second.outbox.rest();
    expect(second.requests).toEqual([]);
    expect((await storage.all()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);

    isThere = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(paths(first.requests.filter(({ body }) => JSON.stringify(body)?.includes(fileId)))).toHaveLength(
      1,
    );
    expect(await storage.all()).toEqual([]);
  },
);

test('files that the device has room for later are kept then, and go from any program', async () => {
  const { storage, room } = crampedStorage();
  room.refuses = () => Promise.reject(new Error('full'));
  const first = desk(() => new Error('cut'), storage);
  await expect(noteWithPhoto(first)).resolves.toEqual({ state: 'later', isKept: false });
  room.refuses = undefined;
  await first.outbox.wake();
  first.outbox.rest();
  expect(first.outbox.state().unkept.size).toBe(0);
  const second = desk((path) => (path.includes('upload') ? { id: fileId } : {}), storage);
  await second.outbox.refresh();
  await second.outbox.wake();
  expect(second.requests).toHaveLength(2);
  expect(second.outbox.state().items).toEqual([]);
});

test('files that only a program held which has ended are told as gone, after a while', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { storage, room } = crampedStorage();
  room.refuses = () => Promise.reject(new Error('full'));
  const first = desk(() => new Error('cut'), storage);
  await noteWithPhoto(first);
  first.outbox.rest();
  const second = desk(() => ({}), storage);
  onTestFinished(second.outbox.start());
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(second.outbox.mine()).toMatchObject([{ state: 'waiting' }]);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(second.outbox.mine()).toMatchObject([{ state: 'refused', refusal: { code: 'fileGone' } }]);
});

test('a device that does not answer for a file is asked again later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { storage } = crampedStorage();
  const getFile = vi.fn(storage.getFile).mockReturnValueOnce(new Promise(() => undefined));
  const { sending, outbox, told } = desk((path) => (path.includes('upload') ? { id: fileId } : {}), {
    ...storage,
    getFile,
  });
  const submitted = noteWithPhoto({ sending, outbox });
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(submitted).resolves.toEqual({ state: 'later', isKept: true });
  expect(told).toEqual([expect.stringContaining('has not answered')]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(outbox.mine()).toEqual([]);
});

test('it is sent by the account that did it, also when another one signs in meanwhile', async () => {
  let isThere = false;
  const { client, outbox, requests } = desk(() => (isThere ? {} : new Error('cut')));
  const stop = outbox.start();
  await outbox.submit(accept, { orderId }, { about: { ...about, action: 'accept' } });
  client.session.end();
  isThere = true;
  client.session.adopt(signedIn('her') as never);
  await outbox.wake();
  expect(requests).toHaveLength(1);
  client.session.adopt(signedIn('me') as never);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ token }) => token)).toEqual(['token of me', 'token of me']);
  stop();
});

test.each([
  ['goes on by the new version where it still fits', 1, ['accept', 'detail', 'accept'], 'done'],
  ['is refused where it does not', 3, ['accept', 'detail'], 'refused'],
])('what was done to a record that has changed %s', async (_how, status, asked, state) => {
  const { outbox, requests } = desk((path) => {
    if (path.includes('/detail')) return { version: 9, status, can: ['accept'] };
    return requests.length === 1 ? { error: 'orderChanged' } : {};
  });
  const seen = { ...about, action: 'accept', status: 1 };
  await expect(outbox.submit(accept, { orderId, version: 3 }, { about: seen })).resolves.toMatchObject({
    state,
  });
  expect(requests.map(({ path }) => (path.includes('/detail') ? 'detail' : 'accept'))).toEqual(asked);
  if (state === 'done') expect(requests[2]?.body).toMatchObject({ version: 9 });
  else expect(outbox.mine()).toMatchObject([{ refusal: { code: 'orderChanged' } }]);
});

test('what can never leave is refused, and holds up nothing of another record', async () => {
  const slips: unknown[] = [new TypeError('Headers.append: "键" is an invalid header value.')];
  const { outbox } = desk(() => slips.shift() ?? {});
  const next = { ...about, id: fileId, action: 'accept' };
  const first = outbox.submit(accept, { orderId }, { key: '键', about: { ...about, action: 'accept' } });
  await expect(first).resolves.toMatchObject({ state: 'refused', refusal: { code: 'callerFault' } });
  await expect(outbox.submit(accept, { orderId: fileId }, { about: next })).resolves.toMatchObject({
    state: 'done',
  });
  expect(outbox.mine()).toMatchObject([{ key: '键', state: 'refused' }]);
});

test('what may not wait is not taken', async () => {
  const { outbox, requests } = desk();
  for (const more of [[{}], []] as const)
    await expect(outbox.submit(transfer, { orderId } as never, ...more)).rejects.toThrow(
      new TypeError('orders.transfer may not wait for a network; make it by the client'),
    );
  expect([outbox.mine(), requests]).toEqual([[], []]);
});
