import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { openPhone, settled, signIn } from '../browser/visit.ts';
import { buildStarted } from '../build/started.ts';
import { UsageError } from '../process/usage-error.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { inWorkspace } from '../workspace.ts';

const folder = inWorkspace('packages/web/pictures');
const maxBytes = 60_000;

interface Picture {
  readonly name: string;
  readonly as: string;
  readonly locale: 'zh-CN' | 'en';
  readonly theme: 'light' | 'dark';
  /** Hash route. */
  readonly route: string;
  /** What is opened from there: the first thing of this list. */
  readonly first?: string;
}

const zhLight = { locale: 'zh-CN', theme: 'light' } as const;
const zhDark = { locale: 'zh-CN', theme: 'dark' } as const;
const enLight = { locale: 'en', theme: 'light' } as const;
const enDark = { locale: 'en', theme: 'dark' } as const;

/** The eight of the README: each role, both languages, both themes. */
const pictures: readonly Picture[] = [
  { name: 'engineer-home', as: 'engineer', ...zhLight, route: '/userSide/homePage' },
  { name: 'order', as: 'engineer', ...zhDark, route: '/userSide/orderCenter/orders', first: 'article a' },
  { name: 'dispatcher-home', as: 'dispatcher', ...enLight, route: '/userSide/homePage' },
  { name: 'team', as: 'lead', ...enDark, route: '/userSide/homePage/underlingSchedule' },
  { name: 'customer-home', as: 'customer-a', ...zhLight, route: '/clientSide/mainPage' },
  { name: 'report', as: 'customer-a', ...zhDark, route: '/clientSide/mainPage/serviceReport' },
  {
    name: 'check-list',
    as: 'engineer',
    ...enLight,
    route: '/userSide/orderCenter/pmOrders?tab=inProgress',
    first: 'article a',
  },
  {
    name: 'entrusted',
    as: 'partner',
    ...enDark,
    route: '/userSide/orderCenter/trustOrders?side=partner',
    first: 'article a',
  },
];

/** Draws the README's pictures anew, with demo data. */
export async function run(): Promise<number> {
  const server = await startServer({ entry: await buildStarted() });
  const browser = await chromium.launch(await findChromium());
  try {
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) {
      const path = `${folder}/${picture.name}.webp`;
      writeFileSync(path, await draw(browser, server, picture));
      console.log(path);
    }
    return 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function draw(browser: Browser, server: RunningServer, picture: Picture): Promise<Buffer> {
  const page = await openPhone(browser, {
    locale: picture.locale,
    colorScheme: picture.theme,
    deviceScaleFactor: 1.5,
  });
  await signIn(page, server.url, picture.as, server.password);
  // Signing in ends at a home: a page that is opened before that is left for it again.
  await shown(page);
  await page.goto(`${server.url}/#${picture.route}`);
  await shown(page);
  if (picture.first !== undefined) {
    const list = page.url();
    await page.locator(picture.first).first().tap();
    await page.waitForURL(({ href }) => href !== list);
    await shown(page);
  }
  const bytes = await webp(browser, await page.screenshot({ animations: 'disabled' }));
  await page.context().close();
  if (bytes.length > maxBytes)
    throw new UsageError(`${picture.name}.webp has ${bytes.length} bytes, more than ${maxBytes}`);
  return bytes;
}

/** A picture of what is still to come would be none. */
async function shown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await settled(page);
  await page.locator('.sd-skeleton').first().waitFor({ state: 'detached' });
}

/** The browser packs it: a quarter of what it takes as PNG. */
async function webp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const packed = await page.evaluate(
    `(async () => {
      const asked = await fetch('data:image/png;base64,${png.toString('base64')}');
      const picture = await createImageBitmap(await asked.blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
      let text = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    })()`,
  );
  await page.close();
  return Buffer.from(String(packed), 'base64');
}
