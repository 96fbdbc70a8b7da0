import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { withCharset } from './plain-text.ts';

const size = 200_000;
const text = () => Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(size / 10, 'é')));

it('is let go of with the stream that stands for it, wherever that stops', async () => {
  for (const chunksRead of [0, 1, 5]) {
    const source = text();
    const { body } = await withCharset(source, size);
    const chunks = body.iterator({ destroyOnReturn: false });
    for (let count = 0; count < chunksRead; count++) await chunks.next();
    body.destroy();
    await once(body, 'close');
    await expect.poll(() => [chunksRead, source.destroyed]).toEqual([chunksRead, true]);
  }
});

it('is let go of when its beginning is no text that can be judged', async () => {
  const source = Readable.from([Buffer.alloc(10), { length: 10 }]);
  await expect(withCharset(source, 20)).rejects.toThrow();
  expect(source.destroyed).toBe(true);
});

it('that breaks breaks the stream that stands for it', async () => {
  const source = text();
  const { body } = await withCharset(source, size);
  source.destroy(new Error('the line is cut'));
  await expect(body.toArray()).rejects.toThrow('the line is cut');
});

const ascii = (bytes: number) => Buffer.alloc(bytes, 'link up\n');
const gbk = Buffer.from('b6cbbfda0a', 'hex');

it.each([
  ['UTF-8 after a long beginning', [ascii(100_000), Buffer.from('端口\n'), ascii(100)], 'utf-8'],
  ['GBK after a long beginning', [ascii(100_000), gbk, ascii(100)], 'gb18030'],
  [
    'GBK that is cut within its first character',
    [ascii(100_000), gbk.subarray(0, 1), gbk.subarray(1)],
    'gb18030',
  ],
  ['letters of ASCII alone', [ascii(100_000)], 'utf-8'],
  ['what shows too late', [...Array(20).keys()].map(() => ascii(100_000)).concat(gbk), undefined],
])('%s is sent as what it is written in', async (_what, chunks, charset) => {
  const whole = Buffer.concat(chunks);
  const { type, body } = await withCharset(Readable.from(chunks), whole.length);
  expect(type).toBe(charset ? `text/plain; charset=${charset}` : 'text/plain');
  expect(Buffer.concat(await body.toArray()).equals(whole)).toBe(true);
});
