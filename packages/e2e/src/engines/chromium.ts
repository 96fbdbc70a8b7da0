import { type BrowserContext, chromium, type ElementHandle, type Page } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { phone } from '../phone.ts';
import type { EngineBrowser, Found, Tab } from './tab.ts';

/** Any Chromium that Playwright can drive; the usual one unless another program is named. */
export async function launchChromium(folder?: string, executablePath?: string): Promise<EngineBrowser> {
  const found = await findChromium();
  const options = { ...found, executablePath: executablePath ?? found.executablePath };
  let context: BrowserContext;
  if (folder === undefined) context = await (await chromium.launch(options)).newContext(phone);
  else context = await chromium.launchPersistentContext(folder, { ...options, ...phone });
  return {
    version: `Chromium ${context.browser()?.version()}`,
    newTab: async () => tabOf(await context.newPage()),
    async close() {
      await context.close();
      await context.browser()?.close();
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    async element(body) {
      const handle = await page.evaluateHandle(`(() => { ${body} })()`);
      const element = handle.asElement();
      return element === null ? undefined : foundOf(element as ElementHandle<HTMLElement>);
    },
    async draw([first, ...others]) {
      if (first === undefined) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    picture: () => page.screenshot(),
  };
}

function foundOf(element: ElementHandle<HTMLElement>): Found {
  // Whoever looked for it looks again when it could not be touched.
  const timeout = 2000;
  return {
    tap: () => element.tap({ timeout }),
    type: (words) => element.type(words, { timeout: 10_000 }),
    choose: (files) => element.setInputFiles([...files]),
  };
}
