import { SvcdeskError } from '@svcdesk/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device, memoryTable } from '../storage/device-db.ts';
import { cacheReads } from './cached-reads.ts';
import { useSession } from './session.ts';

const unreached = new SvcdeskError('network');

function read(ask: () => Promise<unknown>): Promise<unknown> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister: cacheReads } } });
  return client.fetchQuery({ queryKey: ['orders.detail'], queryFn: ask });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  useSession.setState({ signedIn: { id: 'a' } as never });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was seen shows where the network does not answer', async () => {
  const reads = memoryTable();
  vi.spyOn(device, 'table').mockResolvedValue(reads as never);
  expect(await read(async () => 'seen')).toBe('seen');
  expect(await read(() => Promise.reject(unreached))).toBe('seen');
});

test('of a list that was scrolled far the first pages are kept', async () => {
  const reads = memoryTable();
  vi.spyOn(device, 'table').mockResolvedValue(reads as never);
  await read(async () => ({ pages: [1, 2, 3, 4, 5], pageParams: [1, 2, 3, 4, 5] }));
  const kept = await read(() => Promise.reject(unreached));
  expect(kept).toEqual({ pages: [1, 2, 3], pageParams: [1, 2, 3] });
});

test('a read that fails ends also where the device does not say what it keeps', async () => {
  vi.spyOn(device, 'table').mockRejectedValue(new Error('no answer'));
  await expect(read(() => Promise.reject(unreached))).rejects.toBe(unreached);
});

test('a list that only grew is not kept once more', async () => {
  const reads = memoryTable();
  vi.spyOn(device, 'table').mockResolvedValue(reads as never);
  const put = vi.spyOn(reads, 'put');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister: cacheReads } } });
  const [first, ...further] = [1, 2, 3, 4].map((page) => ({ page }));
  const list = { queryKey: ['orders.page', 'pages'], structuralSharing: false as const };
  const read = (pages: unknown[]) =>
    client.fetchQuery({ ...list, queryFn: async () => ({ pages, pageParams: pages }) });
  await read([first]);
  await read([first, ...further.slice(0, 2)]);
  expect(put).toHaveBeenCalledTimes(2);
  await read([first, ...further]);
  expect(put).toHaveBeenCalledTimes(2);
  await read([{ page: 'anew' }, ...further]);
  expect(put).toHaveBeenCalledTimes(3);
});

test('an answer to a person who is gone is not kept', async () => {
  const reads = memoryTable();
  vi.spyOn(device, 'table').mockResolvedValue(reads as never);
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = read(() => promise);
  useSession.setState({ signedIn: { id: 'b' } as never });
  resolve('of a');
  await asked;
  await vi.runAllTimersAsync();
  expect(await reads.all()).toEqual([]);
});
