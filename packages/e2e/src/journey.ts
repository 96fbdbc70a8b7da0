import { join } from 'node:path';
import { test as base } from '@playwright/test';

interface Journey {
  /** Password of every demo account. */
  readonly password: string;
  /** Keeps a picture of the whole screen under `.artefacts/screens`, by name. */
  readonly picture: (name: string) => Promise<void>;
  /** What the page complained of in its console; a journey ends with none. */
  readonly complaints: string[];
}

const screens = join(import.meta.dirname, '../../../.artefacts/screens');

/** A test in a phone's browser against the run's own server; it fails when the page complained in its console. */
export const journey = base.extend<Journey>({
  password: [process.env.SVCDESK_E2E_PASSWORD ?? '', { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await use(complaints);
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
  picture: async ({ page }, use) => {
    await use(async (name) => {
      await page.screenshot({ path: join(screens, `${name}.png`), animations: 'disabled' });
    });
  },
});
