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
