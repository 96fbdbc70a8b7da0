import type { Page } from '@playwright/test';
import { isLong } from '../screens/variation.ts';

/** A phone at the edge of 3G: 150 ms there and back, 200 kB a second down, 90 up. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** The same in the long run alone: what a slow network does is seen where a fault is reported by a photo. */
export async function slowNetworkWhenLong(page: Page): Promise<void> {
  if (isLong) await slowNetwork(page);
}
