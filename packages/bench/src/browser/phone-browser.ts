import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, phone } from '@svcdesk/tools/browser';
import { freePort } from '@svcdesk/tools/desk';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Scope } from '../harness/scope.ts';

/** A browser as a phone has it: one profile, and a port by which others may drive it. */
export interface PhoneBrowser {
  readonly context: BrowserContext;
  readonly port: number;
}

/** Starts a browser with a profile of its own, both gone with the scope. */
export async function startPhoneBrowser(scope: Scope): Promise<PhoneBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'svcdesk-bench-browser-'));
  scope.own(profile, () => rm(profile, { recursive: true, force: true }));
  const { args, ...launch } = await findChromium();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  scope.own(context, () => context.close());
  return { context, port };
}

/** Signs in by the form, found by what browsers fill it in by. */
export async function signInOn(page: Page, url: string, account: string, password: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  // The last box of the form is the consent to the agreement.
  await page.locator('form input[type="checkbox"]').last().check();
  await page.locator('input[autocomplete~="current-password"]').press('Enter');
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
}

/** How many times slower than this machine a phone is. */
const phoneSlowness = 4;

/** Makes a page as slow as a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowness });
}
