import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { phone } from './src/phone.ts';
import { isLong } from './src/screens/variation.ts';

const artefacts = join(import.meta.dirname, '../../.artefacts');

export default defineConfig({
  testDir: 'src',
  // They have a run of their own.
  testIgnore: 'engines/**',
  outputDir: join(artefacts, 'browser'),
  globalSetup: './src/global-setup.ts',
  // The server and each browser want a core of their own.
  workers: 2,
  fullyParallel: true,
  // Further variants of what another journey shows; the usual run leaves them out.
  ...(!isLong && { grepInvert: /@long/ }),
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
    // It takes a sixth of the processor; who looks into a failure runs that test with `--trace=on`.
    trace: isLong ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'phone' }],
});
