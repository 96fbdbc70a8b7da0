import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkTimeoutMs, preloadParts } from './preload-parts.ts';

const origin = 'https://desk.example/assets/';
const files = Array.from({ length: 6 }, (_, index) => `part-${index}.js`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file that hangs is given up after 120 seconds, so that a later try asks for it anew and for no other', async () => {
  const asked: string[] = [];
  let hangs = true;
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    if (!hangs || !url.endsWith('part-5.js')) return Promise.resolve(new Response('export {}'));
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  const load = vi.fn(async () => 'screen');
  const first = preloadParts(load, files, origin).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(await first).toBe('failed');
  expect(asked).toHaveLength(files.length);

  hangs = false;
  const second = preloadParts(load, files, origin);
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe('screen');
  expect(asked).toHaveLength(files.length + 1);
});
