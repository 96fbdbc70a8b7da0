import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { phone } from './phone.ts';
import { quiet, watchRequests } from './quiet.ts';

/** A page on a phone of its own; what it complains of is printed. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  watchRequests(page);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(`page: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  return page;
}

/** By the form itself, found by what browsers use to fill it in, so that no wording matters. */
export async function signIn(page: Page, url: string, account: string, password: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  // The last box of the form is the consent to the agreement.
  await page.locator('form input[type="checkbox"]').last().check();
  await page.locator('input[autocomplete~="current-password"]').press('Enter');
  await ledHome(page);
}

/** Waits until the app has led home after a sign-in: a page that is opened before that is left for the home again. */
export async function ledHome(page: Page): Promise<void> {
  await page.waitForURL(({ hash }) => hash !== '' && !/^#\/(login|redirect)/.test(hash));
}

/** How long a screen may hold a place for what never comes, such as with no network. */
const longestWaitMs = 5000;

/** No request under way, nothing held in place for what is to come, and the fonts there: what a person would call loaded. */
export async function settled(page: Page): Promise<void> {
  const holdsPlace = page.locator('.sd-skeleton').first();
  const endMs = Date.now() + longestWaitMs;
  // A screen asks for what it shows a moment after its script is there, and till then nothing is under way.
  do await quiet(page);
  while ((await holdsPlace.count()) > 0 && Date.now() < endMs);
  await page.evaluate('document.fonts.ready');
}
