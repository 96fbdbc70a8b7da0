import { chromium } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { buildStarted } from '@svcdesk/tools/build';
import { startServer } from '@svcdesk/tools/server';
import { signIn } from './acts/sign-in.ts';
import { holdPhone, phone } from './phone.ts';
import { type KeptPhones, pushService, type StorageState } from './server.ts';

/** Whose phones many tests take, and as whom they ask and prepare things. */
const people = [
  'customer-a',
  'customer-b',
  'dispatcher',
  'engineer',
  'engineer-2',
  'lead',
  'monitor',
  'partner',
  'pm',
];

/** An account may have only a few sessions, so each of these signs in once, for all workers. */
async function keepPhones(baseURL: string, password: string): Promise<KeptPhones> {
  const browser = await chromium.launch(await findChromium());
  try {
    const kept: Record<string, StorageState> = {};
    // One after another: of nine at once a busy server refuses some.
    for (const account of people) {
      const context = await browser.newContext({ ...phone, baseURL });
      await signIn(await holdPhone(context, false), account, password);
      kept[account] = await context.storageState();
      await context.close();
    }
    return kept;
  } finally {
    await browser.close();
  }
}

/**
 * One server for the whole run, built as `start` builds it and serving the built web app, with demo data of its own;
 * workers learn of it by their environment. While a journey is written, a running one may be named instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SVCDESK_E2E_URL) return undefined;
  const entry = await buildStarted();
  const server = await startServer({
    entry,
    env: { SVCDESK_CAPTCHA: 'puzzle', SVCDESK_PUSH_SERVICES: pushService },
    // Beside other work a first start with demo data takes more than a minute.
    startTimeoutMs: 180_000,
  });
  process.env.SVCDESK_E2E_URL = server.url;
  process.env.SVCDESK_E2E_PASSWORD = server.password;
  process.env.SVCDESK_E2E_CODES = server.codesFile;
  process.env.SVCDESK_E2E_ENTRY = entry;
  try {
    process.env.SVCDESK_E2E_PHONES = JSON.stringify(await keepPhones(server.url, server.password));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
