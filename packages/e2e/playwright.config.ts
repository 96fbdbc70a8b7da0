import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { phone } from './src/phone.ts';

const looks = ['screens.spec.ts', 'gallery.spec.ts', 'menus.spec.ts'];
const artefacts = join(import.meta.dirname, '../../.artefacts');

export default defineConfig({
  testDir: 'src',
  outputDir: join(artefacts, 'browser'),
  globalSetup: './src/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...phone,
    baseURL: process.env.SVCDESK_E2E_URL,
    // What a journey answers itself must not come from the worker; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: await findChromium(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    // Who looks at screen after screen keeps a core busy.
    { name: 'looks', testMatch: looks, workers: 1 },
    // Who lives a journey waits for half of it: for a slow network, for a clock, for somebody else.
    { name: 'journeys', testIgnore: looks, workers: 2 },
  ],
});
