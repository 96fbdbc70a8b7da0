import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { phone } from '../browser/phone.ts';
import { Complaint } from '../process/complaint.ts';
import { artefacts } from '../workspace.ts';

const usage = `pnpm screens [--as ACCOUNT] [--lang zh-CN|en] [--theme light|dark] [--url URL] [--width PX] [ROUTE ...]
Takes pictures of hash routes (default /login) of a running server into .artefacts/screens.
With --as it signs in first, by SVCDESK_DEMO_PASSWORD.`;

/** Pictures for whoever works on a screen and wants to look at it. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      lang: { type: 'string', default: 'zh-CN' },
      theme: { type: 'string', default: 'light' },
      url: { type: 'string', default: 'http://127.0.0.1:8700' },
      width: { type: 'string', default: String(phone.viewport.width) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await openPhone(browser, values.lang, values.theme, Number(values.width));
    if (values.as !== undefined) await signIn(page, values.url, values.as);
    for (const route of positionals.length > 0 ? positionals : ['/login']) {
      const name = [route, values.as ?? 'stranger', values.lang, values.theme, values.width].join('-');
      const path = join(artefacts, 'screens', `${name.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '')}.png`);
      await page.goto(`${values.url}/#${route}`);
      await settled(page);
      await page.screenshot({ path, animations: 'disabled' });
      console.log(path);
    }
    return 0;
  } finally {
    await browser.close();
  }
}

async function openPhone(browser: Browser, lang: string, theme: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    ...phone,
    locale: lang,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    viewport: { ...phone.viewport, width },
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(`page: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  return page;
}

/** By the form itself, found by what browsers use to fill it in, so that no wording matters. */
async function signIn(page: Page, url: string, account: string): Promise<void> {
  const password = process.env.SVCDESK_DEMO_PASSWORD;
  if (!password) throw new Complaint('SVCDESK_DEMO_PASSWORD must hold the password of the demo accounts');
  await page.goto(`${url}/#/login`);
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  for (const consent of await page.getByRole('checkbox', { checked: false }).all()) await consent.check();
  await page.locator('input[autocomplete~="current-password"]').press('Enter');
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
}

/** No request under way and the fonts there: what a person would call loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
}
