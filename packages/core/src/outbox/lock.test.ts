import { expect, test, vi } from 'vitest';
import { type LockManager, webLock } from './lock.ts';

test('work is done under the lock of the browser, and without one where there are none', async () => {
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  await expect(webLock({ request } as LockManager, 'desk')(async () => 1)).resolves.toBe(1);
  expect(request.mock.calls[0]?.[0]).toBe('desk');
  await expect(webLock(undefined)(async () => 2)).resolves.toBe(2);
});

test('a browser that refuses each lock keeps nobody from working, and a failure is not tried again', async () => {
  const refusing: LockManager = { request: () => Promise.reject(new Error('SecurityError')) };
  await expect(webLock(refusing)(async () => 1)).resolves.toBe(1);
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(webLock({ request: (_name, inTurn) => inTurn() })(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
