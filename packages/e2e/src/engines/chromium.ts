import { type BrowserContext, chromium, type ElementHandle } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { phone } from '../phone.ts';
import type { EngineBrowser, Found } from './tab.ts';
import { tabOfPage } from './tab-of-page.ts';

/** Any Chromium that Playwright can drive; the usual one unless another program is named. */
export async function launchChromium(folder?: string, executablePath?: string): Promise<EngineBrowser> {
  const found = await findChromium();
  const options = { ...found, executablePath: executablePath ?? found.executablePath };
  let context: BrowserContext;
  if (folder === undefined) context = await (await chromium.launch(options)).newContext(phone);
  else context = await chromium.launchPersistentContext(folder, { ...options, ...phone });
  return {
    version: `Chromium ${context.browser()?.version()}`,
    newTab: async () => tabOfPage(await context.newPage(), foundOf),
    async close() {
      await context.close();
      await context.browser()?.close();
    },
  };
}

function foundOf(element: ElementHandle): Found {
  // The caller finds the element anew when it could not be touched.
  const timeout = 2000;
  return {
    tap: () => element.tap({ timeout }),
    type: (words) => element.type(words, { timeout: 10_000 }),
    choose: (files) => element.setInputFiles([...files]),
  };
}
