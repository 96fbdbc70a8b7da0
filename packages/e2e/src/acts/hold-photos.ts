import type { Page } from '@playwright/test';

/** Photos are made ready as on a phone that takes its time: each waits until it is let go. Gives what lets them go. */
export async function holdPhotos(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function slow(...given) {
      addEventListener('go-on', () => toBlob.apply(this, given), { once: true });
      document.documentElement.dataset.held = 'yes';
    };
  });
  return async () => {
    await page.waitForFunction(() => document.documentElement.dataset.held === 'yes');
    await page.evaluate(() => {
      delete document.documentElement.dataset.held;
      dispatchEvent(new Event('go-on'));
    });
  };
}
