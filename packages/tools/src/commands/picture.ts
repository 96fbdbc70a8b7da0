import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { phone } from '../browser/phone.ts';
import { openPhone, settled, signIn } from '../browser/visit.ts';
import { buildStarted } from '../build/started.ts';
import { startDesk } from '../desk/start-desk.ts';
import { inWorkspace } from '../workspace.ts';

const target = inWorkspace('packages/web/picture.png');
const gapPx = 24;

/** Draws the README's picture anew: four screens with demo data, side by side. */
export async function run(): Promise<number> {
  const desk = await startDesk({ entry: await buildStarted() });
  const browser = await chromium.launch(await findChromium());
  try {
    const visit = async (account?: string) => {
      const page = await openPhone(browser, { deviceScaleFactor: 1 });
      if (account === undefined) await page.goto(`${desk.url}/#/login`);
      else await signIn(page, desk.url, account, desk.password);
      await settled(page);
      return page;
    };
    const stranger = await visit();
    const engineer = await visit('engineer');
    const customer = await visit('customer-a');
    const shots = [await shot(stranger), await shot(engineer)];
    await Promise.all([
      engineer.waitForResponse(/recordHistoryList/),
      engineer.locator('article a').first().click(),
    ]);
    shots.push(await shot(engineer), await shot(customer));
    await drawSideBySide(browser, shots);
    console.log(target);
    return 0;
  } finally {
    await browser.close();
    await desk.stop();
  }
}

async function shot(page: Page): Promise<string> {
  await settled(page);
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

async function drawSideBySide(browser: Browser, shots: readonly string[]): Promise<void> {
  const { width, height } = phone.viewport;
  const page = await browser.newPage({
    viewport: { width: shots.length * (width + gapPx) + gapPx, height: height + 2 * gapPx },
  });
  const look = `margin:0;padding:${gapPx}px;display:flex;gap:${gapPx}px;background:#dfe4ee`;
  const pictures = shots.map(
    (data) => `<img style="border-radius:20px" src="data:image/png;base64,${data}">`,
  );
  await page.setContent(`<body style="${look}">${pictures.join('')}</body>`);
  await page.screenshot({ path: target });
}
