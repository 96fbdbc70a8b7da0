import { SvcdeskError } from '@svcdesk/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device, memoryTable } from '../storage/device-db.ts';
import { keepReads } from './kept-reads.ts';
import { useSession } from './session.ts';

const unreached = new SvcdeskError('network');

function read(ask: () => Promise<unknown>): Promise<unknown> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister: keepReads } } });
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
