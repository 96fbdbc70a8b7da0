import { findChromium, findFirefox, unpackOldChromium } from '@svcdesk/tools/browser';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { phone } from '../phone.ts';
import type { EngineBrowser, Found } from './tab.ts';
import { tabOfPage } from './tab-of-page.ts';

/** An installed Firefox, by WebDriver BiDi, which it speaks without a driver between. */
export async function launchFirefox(folder?: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    userDataDir: folder,
    env: { ...process.env, TZ: phone.timezoneId },
    extraPrefsFirefox: { 'intl.accept_languages': phone.locale, 'dom.w3c_touch_events.enabled': 1 },
    defaultViewport: phone.viewport,
  });
  return await browserOf(browser);
}

/** The Chromium of 2022, which Playwright cannot drive: its own script asks for more than that has. */
export async function launchChromium103(folder?: string): Promise<EngineBrowser> {
  const { args, env } = await findChromium();
  const browser = await puppeteer.launch({
    executablePath: await unpackOldChromium(103),
    userDataDir: folder,
    args,
    env: { ...env, TZ: phone.timezoneId },
    defaultViewport: { ...phone.viewport, isMobile: true, hasTouch: true },
  });
  const userAgent = await browser.userAgent();
  return await browserOf(browser, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: phone.locale });
  });
}

async function browserOf(
  browser: Browser,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<EngineBrowser> {
  return {
    version: await browser.version(),
    async newTab() {
      const page = await browser.newPage();
      await prepare(page);
      return tabOfPage(page, foundOf);
    },
    close: () => browser.close(),
  };
}

function foundOf(handle: ElementHandle<Node>): Found {
  const element = handle as ElementHandle<HTMLInputElement>;
  return {
    tap: () => element.tap(),
    type: (words) => element.type(words),
    choose: (files) => element.uploadFile(...files),
  };
}
