import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launches } from './src/engines/device.ts';

const artefacts = join(import.meta.dirname, '../../.artefacts');

/** Engines that this run does without, as the script was told. */
const without = (process.env.SVCDESK_WITHOUT ?? '').split(',');

/** What a browser sees that the app refuses; it starts one of its own. */
const tooOld = '**/too-old.spec.ts';

/** The main journeys once more in each engine that people have, and as a private window. */
export default defineConfig({
  testDir: 'src/engines',
  outputDir: join(artefacts, 'engines'),
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    ...Object.keys(launches)
      .filter((name) => !without.some((engine) => engine !== '' && name.startsWith(engine)))
      .map((name) => ({ name, testIgnore: tooOld })),
    { name: 'too-old', testMatch: tooOld },
  ],
});
