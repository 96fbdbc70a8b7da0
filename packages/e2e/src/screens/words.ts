import type { Page, Response } from '@playwright/test';

const han = /\p{Script=Han}+/gu;

/** What the server said to each page so far. */
const heard = new WeakMap<Page, { words: string; refusals: string[]; open: Set<Promise<void>> }>();

/** Listens to every answer, from now on: names in it may be Chinese in any language, and a refusal is an HTTP 200. */
export function listen(page: Page): void {
  const said = { words: '', refusals: [] as string[], open: new Set<Promise<void>>() };
  heard.set(page, said);
  const read = async (response: Response) => {
    const text = await response.text().catch(() => '');
    said.words += text;
    const { pathname } = new URL(response.url());
    if (text.includes('"success":false'))
      said.refusals.push(`${pathname} was refused: ${text.slice(0, 200)}`);
  };
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const reading = read(response).finally(() => said.open.delete(reading));
    said.open.add(reading);
  });
}

/** Calls that were refused since the last time this was asked. */
export async function refusalsOf(page: Page): Promise<string[]> {
  const said = await heardOf(page);
  return said?.refusals.splice(0) ?? [];
}

/** What was heard, once every answer that came is read: a page may show one before its text is here. */
async function heardOf(page: Page) {
  const said = heard.get(page);
  await Promise.all(said?.open ?? []);
  return said;
}

/** Chinese words in an English page that did not come from the server: texts without a translation. */
export async function untranslated(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = '';
    while (walker.nextNode()) {
      // The name of the other language stands in that language.
      if (walker.currentNode.parentElement?.closest('[lang="zh-CN"], script, style, noscript')) continue;
      words += `${walker.currentNode.nodeValue}\n`;
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap(
      (each) => ['aria-label', 'placeholder', 'alt', 'title'].map((name) => each.getAttribute(name) ?? ''),
    );
    return `${words}${labels.join('\n')}\n${document.title}`;
  });
  // What is searched for stands in the address.
  const said = `${(await heardOf(page))?.words ?? ''}${decodeURIComponent(page.url())}`;
  const found = new Set(text.match(han) ?? []);
  return [...found].filter((words) => !said.includes(words)).map((words) => `not translated: ${words}`);
}
