import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, type ChunkHost, chunkOf, loadChunk } from './chunks.ts';
import { chunkTimeoutMs } from './preload-parts.ts';

function host(changes: Partial<ChunkHost> = {}) {
  const reload = vi.fn(() => true);
  const page = {
    online: () => true,
    isOtherBuild: async () => false,
    reload,
    ...changes,
  };
  return { page, reload };
}

const gone = () => Promise.reject(new Error('gone'));
const problemOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'there',
    (error: ChunkError) => error.problem,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that arrives is given on', async () => {
  await expect(loadChunk(async () => 'screen', host().page)).resolves.toBe('screen');
});

test('a chunk that fails once is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('screen');
  const { page, reload } = host();
  await expect(loadChunk(load, page)).resolves.toBe('screen');
  expect(reload).not.toHaveBeenCalled();
});

test('the page is loaded anew only when the server says that its build is another one', async () => {
  const same = host();
  expect(await problemOf(loadChunk(gone, same.page))).toBe('broken');
  expect(same.reload).not.toHaveBeenCalled();

  const other = host({ isOtherBuild: async () => true });
  const loading = vi.fn();
  loadChunk(gone, other.page).then(loading, loading);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(other.reload).toHaveBeenCalledOnce();
  expect(loading).not.toHaveBeenCalled();
});

test('a reload that did not help is not repeated: the problem is told', async () => {
  expect(
    await problemOf(loadChunk(gone, host({ isOtherBuild: async () => true, reload: () => false }).page)),
  ).toBe('broken');
});

test('a server that cannot be asked, and a device without a network, are told apart and reload nothing', async () => {
  const away = host({ isOtherBuild: gone });
  expect(await problemOf(loadChunk(gone, away.page))).toBe('unreachable');
  const offline = host({ isOtherBuild: gone, online: () => false });
  expect(await problemOf(loadChunk(gone, offline.page))).toBe('offline');
  expect([away.reload, offline.reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a device that believes to be offline is not believed when the server answers', async () => {
  const { page } = host({ online: () => false });
  expect(await problemOf(loadChunk(gone, page))).toBe('broken');
  const other = host({ online: () => false, isOtherBuild: async () => true });
  loadChunk(gone, other.page).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(other.reload).toHaveBeenCalledOnce();
});

test('a chunk that never arrives is given up after 120 seconds', async () => {
  const outcome = problemOf(loadChunk(() => new Promise(() => undefined), host().page));
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(await outcome).toBe('broken');
  expect(chunkTimeoutMs).toBe(120_000);
});

test('a failure is kept until it is forgotten: showing it again does not load for ever', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(gone);
  const part = chunkOf(load);
  await expect(part()).rejects.toBeInstanceOf(ChunkError);
  await expect(part()).rejects.toBeInstanceOf(ChunkError);
  expect(load).toHaveBeenCalledTimes(2);
  part.forget();
  await expect(part()).rejects.toBeInstanceOf(ChunkError);
  expect(load).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});

test('what fails because its time is over is not asked for again', async () => {
  const load = vi.fn(
    () =>
      new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), chunkTimeoutMs)),
  );
  const outcome = problemOf(loadChunk(load, host().page));
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(await outcome).toBe('broken');
  expect(load).toHaveBeenCalledOnce();
});

describe('a part that is loaded ahead', () => {
  const never = () => new Promise<never>(() => undefined);

  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false });
    return () => vi.unstubAllGlobals();
  });

  test('and asked for meanwhile has one wait of 120 seconds, not two in a row', async () => {
    const load = vi.fn(never);
    const part = chunkOf(load);
    const ahead = part.ahead();
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs / 2);
    const asked = problemOf(part());
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs / 2);
    expect(await asked).toBe('offline');
    await ahead;
    // As a screen does that is drawn again once its wait has failed.
    expect(await problemOf(part())).toBe('offline');
    expect(load).toHaveBeenCalledOnce();
    part.forget();
    void part.ahead();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('and not asked for leaves no failure behind: who goes there later tries anew', async () => {
    const load = vi.fn<() => Promise<string>>(gone);
    const part = chunkOf(load);
    await part.ahead();
    load.mockResolvedValue('screen');
    expect(await part()).toBe('screen');
  });
});
