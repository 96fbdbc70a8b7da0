import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { allCalls } from '../contract/docs/index.ts';
import { files, orders } from '../contract/index.ts';
import { requestFields } from '../contract/request-fields.ts';
import { fileAt } from '../node/index.ts';
import { type MockAnswer, mockTransport, sampleData } from '../testing/index.ts';
import { callWithFiles, type FileToSend, filesIn } from './call-with-files.ts';
import { createCaller } from './caller.ts';
import type { TransportRequest } from './transport.ts';

const id = '0193e4a0-0000-7000-8000-000000000001';
const draft = { cellId: id, typeId: id, serverCatalogId: id, title: 'Leak' };

/** A desk that keeps what is uploaded, and answers every create; `answer` may refuse first. */
function desk(
  answer: (request: TransportRequest, count: number) => MockAnswer | undefined = () => undefined,
) {
  const { transport, requests } = mockTransport((request, count) => {
    const refused = answer(request, count);
    if (refused) return refused;
    if (!(request.body instanceof FormData)) return { data: sampleData(orders.create) };
    const { name, size, type } = request.body.get('file') as File;
    return { data: { ...sampleData(files.upload), id: `f${count}`, name, size, type, url: '' } };
  });
  const caller = createCaller({ baseUrl: 'http://desk', transport, retries: 0 });
  const keys = () => requests.map(({ headers }) => headers['Idempotency-Key']);
  const textOf = async ({ body }: TransportRequest) => {
    const file = (body as unknown as FormData).get('file') as File;
    return `${file.name}: ${await file.text()}`;
  };
  return { caller, transport, requests, keys, textOf };
}

describe('the fields that files are sent for', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('of %s are those that name files', (_, call) => {
    for (const [field, { kind }] of Object.entries(requestFields(call))) {
      const find = () => filesIn(call, { [field]: [] });
      if (kind === 'files') expect(find()).toEqual([]);
      else expect(find).toThrow(`${field} of ${call.id} takes no files`);
    }
  });
});

describe('a call with files', () => {
  const bytes = new TextEncoder().encode('wet');
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'leak.txt'), 'wet');

  it.each<[string, () => File | FileToSend | Promise<FileToSend>]>([
    ['a File', () => new File(['wet'], 'leak.txt')],
    ['a Blob', () => ({ data: new Blob(['wet']), name: 'leak.txt' })],
    ['a Buffer', () => ({ data: Buffer.from('a wet one').subarray(2, 5), name: 'leak.txt' })],
    ['an ArrayBuffer', () => ({ data: bytes.buffer, name: 'leak.txt' })],
    ['a web stream', () => ({ data: new Blob(['wet']).stream(), name: 'leak.txt' })],
    [
      'a stream of Node',
      () => ({ data: Readable.from([Buffer.from('w'), Buffer.from('et')]), name: 'leak.txt' }),
    ],
    ['a path', () => fileAt(join(folder, 'leak.txt'))],
  ])('takes %s', async (_, source) => {
    const { caller, requests, textOf } = desk();
    await callWithFiles(caller, orders.create, draft, { attachment: [await source()] });
    expect(await textOf(requests[0] as TransportRequest)).toBe('leak.txt: wet');
    expect(JSON.parse(String(requests[1]?.body))).toMatchObject({
      title: 'Leak',
      attachment: '/api/file/f1?name=leak.txt',
    });
  });

  it('puts each file where its field is, after what that names already, and says how far it is', async () => {
    const { caller, requests } = desk();
    const told: unknown[] = [];
    const named = (name: string) => ({ data: Buffer.from('12345'), name });
    await callWithFiles(
      caller,
      orders.resolve,
      { orderId: id, solution: 'Dried', attachments: '/api/file/old' },
      { attachments: [named('a.txt')], afterPhotos: [named('b.txt')] },
      { onProgress: (progress) => told.push(progress) },
    );
    expect(JSON.parse(String(requests.at(-1)?.body))).toMatchObject({
      attachments: '/api/file/old,/api/file/f1?name=a.txt',
      afterPhotos: '/api/file/f2?name=b.txt',
    });
    expect(told).toEqual([
      { name: 'a.txt', sent: 5, total: 10 },
      { name: 'b.txt', sent: 10, total: 10 },
    ]);
  });

  it('says how far it is within a file where the transport can tell', async () => {
    const told: unknown[] = [];
    const { caller } = desk(({ onSent }) => {
      // A body is more than its file.
      for (const bytes of [2, 7]) onSent?.(bytes);
      return undefined;
    });
    const [a, b] = [new File(['12345'], 'a.txt'), new File(['12345'], 'b.txt')];
    const onProgress = ({ sent }: { sent: number }) => told.push(sent);
    await callWithFiles(caller, orders.create, draft, { attachment: [a, b] }, { onProgress });
    expect(told).toEqual([2, 5, 5, 7, 10, 10]);
  });

  it('sends the same again under the same keys, each of its own', async () => {
    let isDown = true;
    const { caller, keys } = desk(({ body }) =>
      isDown && typeof body === 'string' ? new Error('cut') : undefined,
    );
    const send = () =>
      callWithFiles(
        caller,
        orders.create,
        draft,
        { attachment: [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')] },
        { idempotencyKey: 'of-the-form' },
      );
    await expect(send()).rejects.toMatchObject({ code: 'network' });
    isDown = false;
    await send();
    const once = ['of-the-form-1', 'of-the-form-2', 'of-the-form'];
    expect(keys()).toEqual([...once, ...once]);
  });

  it('makes no order when one of its files is refused, and asks for a name', async () => {
    const { caller, requests } = desk((_, count) => (count === 2 ? { error: 'tooLarge' } : undefined));
    const two = [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')];
    await expect(callWithFiles(caller, orders.create, draft, { attachment: two })).rejects.toMatchObject({
      code: 'tooLarge',
    });
    expect(requests).toHaveLength(2);
    const nameless = { data: new Blob(['1']), name: '' };
    await expect(callWithFiles(caller, orders.create, draft, { attachment: [nameless] })).rejects.toThrow(
      'A file of attachment needs a name',
    );
  });

  it('names the format that a field should have', async () => {
    const { caller, requests } = desk();
    const files = { attachments: [new File(['1'], 'a.txt')] };
    const sent = callWithFiles(caller, orders.progress, { orderId: id, content: 'Wet', at: '20.11.' }, files);
    await expect(sent).rejects.toThrow(
      'orders.progress cannot be sent: at (formatLike YYYY-MM-DDThh:mm:ssZ).',
    );
    expect(requests).toEqual([]);
  });

  it('sends no file of a call whose request has a field that it does not know, unless it may', async () => {
    const { caller, requests } = desk();
    const misspelt = { ...draft, titel: 'Leak' };
    const files = { attachment: [new File(['1'], 'a.txt')] };
    await expect(callWithFiles(caller, orders.create, misspelt, files)).rejects.toMatchObject({
      code: 'badRequest',
      issues: [{ path: 'titel', code: 'unknownKey' }],
    });
    expect(requests).toEqual([]);
    const lenient = desk();
    const own = createCaller({ baseUrl: 'http://desk', transport: lenient.transport, strict: false });
    await callWithFiles(own, orders.create, misspelt, files);
    expect(lenient.requests).toHaveLength(2);
  });

  it.each<[string, object, string | { code: string }]>([
    [
      'a field that takes none',
      { title: [new File(['1'], 'a')] },
      'title of orders.create takes no files; attachment does',
    ],
    ['an unknown field', { photo: [new File(['1'], 'a')] }, 'photo of orders.create takes no files'],
    ['no list', { attachment: new File(['1'], 'a') }, 'attachment needs a list of files'],
    ['nothing', { attachment: undefined }, 'attachment needs a list of files'],
    ['a text', { attachment: [{ data: 'wet', name: 'a' }] }, 'a of attachment is no file'],
    ['an empty place', { attachment: [null] }, 'A file of attachment needs a name'],
    [
      'too many',
      { attachment: Array.from({ length: 30 }, () => new File(['1'], 'a')) },
      'attachment of orders.create takes at most 9 files, not 30',
    ],
    ['what is not whole beside its files', { attachment: [new File(['1'], 'a')] }, { code: 'badRequest' }],
  ])('refuses %s before anything is sent', async (_, wrong, why) => {
    const { caller, requests } = desk();
    const request = typeof why === 'string' ? draft : { ...draft, title: '' };
    const sent = callWithFiles(caller, orders.create, request, wrong as never);
    if (typeof why === 'string') await expect(sent).rejects.toThrow(why);
    else await expect(sent).rejects.toMatchObject(why);
    expect(requests).toEqual([]);
  });

  it('ends a stream that never does by its signal or by the largest file, and says what broke', async () => {
    const { caller, requests } = desk();
    const ending = new AbortController();
    const send = (data: FileToSend['data'], options = {}) =>
      callWithFiles(caller, orders.create, draft, { attachment: [{ data, name: 'a.txt' }] }, options);
    const silent = send(new ReadableStream<Uint8Array>(), { signal: ending.signal });
    ending.abort();
    await expect(silent).rejects.toMatchObject({ code: 'aborted' });
    const timeUp = AbortSignal.abort(new DOMException('The time is up.', 'TimeoutError'));
    await expect(send(new ReadableStream<Uint8Array>(), { signal: timeUp })).rejects.toMatchObject({
      code: 'timeout',
    });
    const taken = new ReadableStream<Uint8Array>();
    taken.getReader();
    await expect(send(taken)).rejects.toMatchObject({ code: 'callerFault' });
    const mebibyte = new Uint8Array(1_048_576);
    const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(mebibyte) });
    await expect(send(endless)).rejects.toMatchObject({
      code: 'tooLarge',
      message: expect.stringContaining('a.txt'),
    });
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('disk broke')) });
    await expect(send(broken)).rejects.toMatchObject({
      code: 'callerFault',
      message: 'a.txt could not be read: disk broke.',
    });
    expect(requests).toEqual([]);
  });

  it('names the file that the server refuses', async () => {
    const { caller } = desk((_, count) =>
      count === 2 ? { error: 'tooLarge', msg: 'Too large' } : undefined,
    );
    const two = [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')];
    await expect(callWithFiles(caller, orders.create, draft, { attachment: two })).rejects.toMatchObject({
      code: 'tooLarge',
      text: expect.stringMatching(/^b\.txt: /),
    });
  });

  it('takes of the disk files alone', async () => {
    await expect(fileAt(folder)).rejects.toThrow(`${folder} is not a file`);
    await expect(fileAt('/dev/zero')).rejects.toThrow('/dev/zero is not a file');
    await expect(fileAt(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
