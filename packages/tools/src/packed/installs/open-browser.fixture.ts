import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../browser/index.ts';

/** A page of a browser of its own, which ends with it. */
export async function openBrowser(): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch(await findChromium());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  return { page, close: () => browser.close() };
}
