import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { heic } from '../../testing/heic.ts';
import { decodeHeic } from './heic.ts';
import { redraw } from './pictures.ts';

it('a thread that ends without a picture is not waited for', async () => {
  const end = (worker: { terminate(): Promise<number> }) => void worker.terminate();
  process.once('worker', end);
  onTestFinished(() => void process.off('worker', end));
  await expect(decodeHeic('/nothing.heic', {})).rejects.toThrow();
});

it('a photo that is decoded for long holds up no other picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-heic-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [slow, quick] = [join(folder, 'slow'), join(folder, 'quick')];
  await writeFile(slow, heic);
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toFile(quick);
  const decoded = redraw(slow, 'image/heic', 'much');
  const [worker] = (await once(process, 'worker')) as unknown as [Worker];
  // Its thread says nothing yet, as when it still decodes.
  const emit = worker.emit.bind(worker);
  const said: Parameters<typeof emit>[] = [];
  Object.assign(worker, { emit: (...event: Parameters<typeof emit>) => said.push(event) });
  expect(await redraw(quick, 'image/png', 'one')).toMatchObject({ width: 9, height: 9 });
  Object.assign(worker, { emit });
  for (const event of said) emit(...event);
  expect(await decoded).toMatchObject({ width: 320, height: 200 });
});
