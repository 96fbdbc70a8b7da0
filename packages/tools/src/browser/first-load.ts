import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a fresh page may load of scripts before it shows, in kB of gzip. */
export const firstLoadLimits = { signIn: 108, list: 240 } as const;

/** Put into the page: it notes by its own clock when it shows something, for what comes after that is not counted. */
const noteShown = (selector: string) => `
  performance.setResourceTimingBufferSize(1000);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    observer.disconnect();
    performance.mark('shown');
  }).observe(document, { childList: true, subtree: true });
`;

/** Read in the page: what it had begun to load by then, and all that its HTML names. */
const begunBefore = `(() => {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
  const [{ startTime: shown }] = performance.getEntriesByName('shown');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= Math.max(shown, loadEventEnd))
    .map(({ name }) => name);
})()`;

/** The scripts that a page which went nowhere yet loads at `url` before something matches `shown`, in kB of gzip. */
export async function scriptsBefore(page: Page, url: string, shown: string): Promise<number> {
  await page.addInitScript(noteShown(shown));
  await page.goto(url);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  const begun: string[] = await page.evaluate(begunBefore);
  const scripts = new Set(begun.filter((each) => new URL(each).pathname.endsWith('.js')));
  const sizes = await Promise.all([...scripts].map(sizeOf));
  return sizes.reduce((sum, each) => sum + each, 0) / 1000;
}

async function sizeOf(url: string): Promise<number> {
  const reply = await fetch(url);
  return gzipSync(await reply.arrayBuffer(), { level: 9 }).length;
}
