import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, phone } from '@svcdesk/tools/browser';
import { freePort } from '@svcdesk/tools/server';
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

/** How many times slower than this machine a phone is. */
const phoneSlowness = 4;

/** Makes a page as slow as a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowness });
}
