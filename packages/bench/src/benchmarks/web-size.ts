import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { signIn } from '@svcdesk/tools/browser';
import { buildStarted } from '@svcdesk/tools/build';
import { startServer } from '@svcdesk/tools/server';
import type { BrowserContext } from 'playwright-core';
import { startPhoneBrowser } from '../browser/phone-browser.ts';
import { screens } from '../browser/web-server.ts';
import { benchmark } from '../harness/benchmark.ts';
import { inWorkspace } from '../load/build-package.ts';

interface Part {
  readonly file: string;
  readonly src?: string;
}

const screenFile = /features\/[^/]+\/screens\/[^/]+\.tsx$/;
const kilobytes = (code: Buffer | string) => gzipSync(code, { level: 9 }).length / 1000;

/** Scripts that a fresh page asks for until `shown`, as large as gzip makes them. */
async function scriptsUntil(context: BrowserContext, url: string, shown: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  const bodies: Promise<Buffer>[] = [];
  let open = true;
  page.on('response', (response) => {
    if (open && response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  open = false;
  const sizes = (await Promise.all(bodies)).map(kilobytes);
  await page.close();
  return sizes.reduce((sum, each) => sum + each, 0);
}

/** The largest file that one screen brings of its own. */
async function largestScreen(): Promise<number> {
  const dist = inWorkspace('packages/web/dist');
  const parts: Record<string, Part> = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'));
  const own = Object.values(parts).filter(({ src = '' }) => screenFile.test(src));
  const sizes = await Promise.all(own.map(async ({ file }) => kilobytes(await readFile(`${dist}/${file}`))));
  return Math.max(...sizes);
}

/** What a phone loads before it shows something. */
export const webSize = benchmark({
  name: 'web.size',
  work: 'scripts of the built app that a fresh browser loads before the screen shows',
  cases: ['sign-in', 'order list', 'largest screen of its own'],
  rounds: 1,
  timed: false,
  async open(scope) {
    const server = await startServer({ entry: await buildStarted() });
    scope.own(server, () => server.stop());
    const { context } = await startPhoneBrowser(scope);
    const first = await scriptsUntil(
      context,
      `${server.url}${screens.signIn}`,
      'html:not([data-early]) form',
    );
    const [page] = context.pages();
    await signIn(page ?? (await context.newPage()), server.url, 'engineer', server.password);
    const list = await scriptsUntil(context, `${server.url}${screens.orders}`, '.sd-rows article');
    return { 'sign-in': first, 'order list': list, 'largest screen of its own': await largestScreen() };
  },
  product: {
    name: 'web app',
    measure: async (sizes, each) => ({ gzipKilobytes: sizes[each as keyof typeof sizes] }),
  },
  goals: [
    { case: 'sign-in', measure: 'gzipKilobytes', on: 'value', atMost: 105 },
    { case: 'order list', measure: 'gzipKilobytes', on: 'value', atMost: 225 },
    { case: 'largest screen of its own', measure: 'gzipKilobytes', on: 'value', atMost: 25 },
  ],
});
