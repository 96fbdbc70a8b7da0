import { expect, test, vi } from 'vitest';
import { networkMissed, networkReached, onNetworkBack } from './network.ts';

test('a reply after there were none says that the network is back, once', () => {
  const back = vi.fn();
  const end = onNetworkBack(back);
  networkReached();
  expect(back).not.toHaveBeenCalled();
  networkMissed();
  networkReached();
  networkReached();
  expect(back).toHaveBeenCalledTimes(1);
  end();
  networkMissed();
  networkReached();
  expect(back).toHaveBeenCalledTimes(1);
});

test('what was asked before the network went proves nothing when its reply comes, and what is asked after does', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const network = await import('./network.ts');
  vi.unstubAllGlobals();
  const back = vi.fn();
  network.onNetworkBack(back);
  page.dispatchEvent(new Event('offline'));
  network.networkReached(60_000);
  expect(back).not.toHaveBeenCalled();
  network.networkReached();
  expect(back).toHaveBeenCalledTimes(1);
});
