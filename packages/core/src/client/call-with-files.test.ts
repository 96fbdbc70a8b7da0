import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { files, orders } from '../contract/index.ts';
import { fileAt } from '../node/index.ts';
import { type MockAnswer, mockTransport, sampleData } from '../testing/index.ts';
import { callWithFiles, type FileToSend } from './call-with-files.ts';
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
  return { caller, requests, keys, textOf };
}

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
      'A file needs a name',
    );
  });
});
