import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { phone as madeFor, watchRequests } from '@svcdesk/tools/browser';
import { isLong, keepsPictures } from './screens/variation.ts';

const screens = join(import.meta.dirname, '../../../.artefacts/screens');

/** The phone that screens are made for; a sharp glass is four times the painting, and only pictures need it. */
export const phone = { ...madeFor, deviceScaleFactor: keepsPictures ? madeFor.deviceScaleFactor : 1 };

/** A phone: its browser, what that complained of, and how often the glass was touched. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Complaints of the browser that the test itself brings about. */
  expect(...complaints: readonly RegExp[]): void;
  /** Touches it and counts that. */
  tap(target: Locator): Promise<void>;
  /** Taps since the last call. */
  taps(): number;
  /** Keeps a picture of the screen under `.artefacts/screens` where pictures are wanted, or it must be kept. */
  picture(name: string, must?: boolean): Promise<void>;
}

/** Opens the app's first page on a phone that is not signed in, or is when the context brings a session. */
export async function holdPhone(context: BrowserContext, readsAhead = isLong): Promise<Phone> {
  // A context without workers says so each time the app asks for one.
  const expected: RegExp[] = [/^Service Worker registration blocked by Playwright/];
  const heard: string[] = [];
  const hear = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) heard.push(words);
  };
  context.on('weberror', (error) => hear(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') hear(message.text());
  });
  // Engines differ in whether they tell of it by themselves.
  await context.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) =>
      console.error(`Nobody handled: ${reason instanceof Error ? reason.name : ''} ${String(reason)}`),
    ),
  );
  const page = await context.newPage();
  if (!readsAhead) await saveData(page);
  watchRequests(page);
  let count = 0;
  return {
    context,
    page,
    complaints: heard,
    expect: (...complaints) => void expected.push(...complaints),
    async tap(target) {
      await target.tap();
      count += 1;
    },
    taps() {
      const taps = count;
      count = 0;
      return taps;
    },
    async picture(name, must = keepsPictures) {
      if (!must) return;
      await page.screenshot({ path: join(screens, `${name}.png`), animations: 'disabled' });
    },
  };
}

/** Loads only what is asked for: what the app would read ahead costs most of a cold start, and few tests go there. */
async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** The browser's own words for a reply that is no success, which no page can keep from the console. */
export const failedReply = /^Failed to load resource/;
