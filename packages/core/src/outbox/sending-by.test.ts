import { expect, test, vi } from 'vitest';
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
  const sending = sendingBy(client, { storage });
  const outbox = createOutbox({ storage, sending });
  return { client, storage, sending, outbox, requests };
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

test('files that no storage takes go all the same', async () => {
  const full: OutboxStorage = { ...memoryOutboxStorage(), putFile: () => Promise.reject(new Error('full')) };
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sending, outbox } = desk((path) => (path.includes('upload') ? { id: fileId } : {}), full);
  const files = await sending.keepFiles(progress, {
    attachments: [{ data: new Blob(['x']), name: 'a.txt' }],
  });
  await expect(
    outbox.submit(progress, { orderId, content: 'Leak' }, { about, files }),
  ).resolves.toMatchObject({ state: 'done' });
  expect(told).toHaveBeenCalled();
  told.mockRestore();
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

test('what may not wait is not taken', async () => {
  const { outbox, requests } = desk();
  await expect(outbox.submit(transfer, { orderId } as never, {})).rejects.toThrow(
    'orders.transfer may not wait',
  );
  expect([outbox.mine(), requests]).toEqual([[], []]);
});
