import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { withCharset } from './plain-text.ts';

const size = 200_000;
const text = () => Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(size / 10, 'a')));

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
