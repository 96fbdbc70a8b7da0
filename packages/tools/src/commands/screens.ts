import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, errors, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { phone } from '../browser/phone.ts';
import { openPhone, settled, signIn } from '../browser/visit.ts';
import { UsageError } from '../process/usage-error.ts';
import { artefacts } from '../workspace.ts';

const usage = `pnpm screens [--as ACCOUNT] [--lang zh-CN|en] [--theme light|dark] [--url URL] [--width PX] [ROUTE ...]
Takes pictures of hash routes (default /login) of a running server into .artefacts/screens.
With --as it signs in first, by SVCDESK_DEMO_PASSWORD.`;

/** Pictures of screens, for developers who work on them. */
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
    const page = await openPhone(browser, {
      locale: values.lang,
      colorScheme: values.theme === 'dark' ? 'dark' : 'light',
      viewport: { ...phone.viewport, width: Number(values.width) },
    });
    await requireServer(values.url);
    if (values.as !== undefined) await enter(page, values.url, values.as);
    for (const route of positionals.length > 0 ? positionals : ['/login']) {
      const name = [route, values.as ?? 'stranger', values.lang, values.theme, values.width].join('-');
      const path = join(artefacts, 'screens', `${name.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '')}.png`);
      await page.goto(`${values.url}/#${route}`);
      await settled(page);
      const { hash } = new URL(page.url());
      if (!hash.startsWith(`#${route}`))
        console.error(`${route} led to ${hash.slice(1)}: there is no such screen for this account`);
      await page.screenshot({ path, animations: 'disabled' });
      console.log(path);
    }
    return 0;
  } finally {
    await browser.close();
  }
}

async function requireServer(url: string): Promise<void> {
  try {
    await fetch(url);
  } catch {
    throw new UsageError(
      `nothing answers at ${url}: start a server (pnpm start, pnpm dev), or name another by --url`,
    );
  }
}

/** Signs in; an account that is refused is told with what the page says. */
async function enter(page: Page, url: string, account: string): Promise<void> {
  try {
    await signIn(page, url, account, demoPassword());
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const shown = (await page.locator('body').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim();
    throw new UsageError(`${account} was not let in at ${url}. The page says: ${shown}`);
  }
}

function demoPassword(): string {
  const password = process.env.SVCDESK_DEMO_PASSWORD;
  if (!password) throw new UsageError('SVCDESK_DEMO_PASSWORD must hold the password of the demo accounts');
  return password;
}
