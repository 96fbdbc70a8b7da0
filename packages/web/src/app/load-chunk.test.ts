import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChunkHost, chunkTimeoutMs, loadChunk } from './load-chunk.ts';

function host(changes: Partial<ChunkHost> = {}): ChunkHost & { reload: ReturnType<typeof vi.fn> } {
  const reload = vi.fn();
  return { nowMs: () => 1_000_000, online: () => true, lastReloadAtMs: () => 0, ...changes, reload };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that arrives is given on', async () => {
  await expect(loadChunk(async () => 'screen', host())).resolves.toBe('screen');
});

test('a chunk that fails once is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('screen');
  const page = host();
  await expect(loadChunk(load, page)).resolves.toBe('screen');
  expect(page.reload).not.toHaveBeenCalled();
});

test('a chunk that fails twice reloads the page once', async () => {
  const page = host();
  await expect(loadChunk(() => Promise.reject(new Error('gone')), page)).rejects.toThrow('gone');
  expect(page.reload).toHaveBeenCalledExactlyOnceWith(1_000_000);
});

test('a page that was reloaded a moment ago is not reloaded again', async () => {
  const page = host({ lastReloadAtMs: () => 990_000 });
  await expect(loadChunk(() => Promise.reject(new Error('gone')), page)).rejects.toThrow('gone');
  expect(page.reload).not.toHaveBeenCalled();
});

test('without a network the page stays, for a reload would lose it', async () => {
  const page = host({ online: () => false });
  await expect(loadChunk(() => Promise.reject(new Error('gone')), page)).rejects.toThrow('gone');
  expect(page.reload).not.toHaveBeenCalled();
});

test('a chunk that never arrives is given up after 120 seconds, twice', async () => {
  const page = host();
  const outcome = expect(loadChunk(() => new Promise(() => undefined), page)).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs * 2);
  await outcome;
  expect(chunkTimeoutMs).toBe(120_000);
});
