import { expect, it, onTestFinished } from 'vitest';
import { decodeHeic } from './heic.ts';

it('a thread that ends without a picture is not waited for', async () => {
  const end = (worker: { terminate(): Promise<number> }) => void worker.terminate();
  process.once('worker', end);
  onTestFinished(() => void process.off('worker', end));
  await expect(decodeHeic('/nothing.heic', {})).rejects.toThrow();
});
