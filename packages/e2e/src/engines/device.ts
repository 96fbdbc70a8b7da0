import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { server } from '../server.ts';
import { launchChromium } from './chromium.ts';
import { type Network, openNetwork } from './network.ts';
import { launchChromium103, launchFirefox } from './puppeteer.ts';
import { type Screen, screenOf } from './screen.ts';
import type { EngineBrowser, Launch } from './tab.ts';
import { launchWebKit, launchWpe } from './webkit.ts';

/** Browsers that the journeys are tried in, by the name of their project. */
export const launches = {
  chromium: (folder) => launchChromium(folder),
  'chromium-103': launchChromium103,
  firefox: launchFirefox,
  webkit: launchWebKit,
  'webkit-private': () => launchWebKit(),
  wpe: launchWpe,
} as const satisfies Readonly<Record<string, Launch>>;

/** A device of its own: nothing is kept on it yet, and its network can be cut. */
export interface Device {
  readonly network: Network;
  /** A folder for what the test puts on it. */
  readonly folder: string;
  newScreen(): Promise<Screen>;
}

/** A test with a device, in the browser that its project is named after. */
export const inEveryEngine = base.extend<{ device: Device }>({
  device: async ({ browserName: _unused }, use, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-device-'));
    const network = await openNetwork(server.url);
    const launch: Launch | undefined = launches[info.project.name as keyof typeof launches];
    if (launch === undefined) throw new Error(`nothing starts ${info.project.name}`);
    const screens: Screen[] = [];
    let browser: EngineBrowser | undefined;
    try {
      const started = await launch(join(folder, 'profile'));
      browser = started;
      info.annotations.push({ type: 'browser', description: started.version });
      await use({
        network,
        folder,
        async newScreen() {
          const screen = screenOf(await started.newTab(), network.url);
          screens.push(screen);
          return screen;
        },
      });
      if (info.status !== info.expectedStatus) {
        for (const [place, { tab }] of screens.entries()) {
          await writeFile(info.outputPath(`tab-${place + 1}.png`), await tab.picture());
        }
      }
    } finally {
      await browser?.close();
      await network.cut();
      // A browser that has gone may still be writing down what it knew.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
});
