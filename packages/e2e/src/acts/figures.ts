import type { Locator, Page } from '@playwright/test';
import { settled } from '../screens/states.ts';

/** A number that leads somewhere. */
export interface Figure {
  /** What is said of it, with a mark in the place of numbers: they may change meanwhile. */
  readonly name: string;
  /** Where a link leads; empty for what changes the screen that it stands on. */
  readonly href: string;
  readonly count: number;
}

/** Links and buttons in sight, but not the buttons of what a list holds: they act on one thing, whose title may have digits. */
const tappable = (page: Page): Locator =>
  page
    .locator(':is(a[href], button):not(article *, [aria-posinset] *, [role="listitem"] button)')
    .filter({ visible: true });

/** The first number that counts something; dates, times, spans, lengths and shares do not. */
const counted = /(?<![\d:.#-])\d+(?![\d:]|[.-]\d|\s*(?:%|月|日|天|小时|分|公里|米))/;

/** Of a row the words beside the link, too, which is laid over all of it. */
async function namesOn(page: Page): Promise<{ name: string; href: string }[]> {
  return await tappable(page).evaluateAll((elements) => {
    const wordsOf = (node: Node): string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
      const isSilent = node instanceof Element && node.getAttribute('aria-hidden') === 'true';
      return isSilent ? [] : [...node.childNodes].flatMap(wordsOf);
    };
    return elements.map((element) => {
      const row = element.matches('.sd-row-hit') ? element.closest('[role="listitem"]') : null;
      const name = element.getAttribute('aria-label') ?? wordsOf(row ?? element).join(' ');
      return { name: name.replace(/\s+/g, ' ').trim(), href: element.getAttribute('href') ?? '' };
    });
  });
}

/** A link to one thing alone, or out of the app, opens no list. */
const opensNoList = (href: string) => href !== '' && (!href.startsWith('#') || /[?&]id=/.test(href));

/** Every number on a screen that leads to a list by a tap, with its place among what can be tapped. */
export async function figuresOn(page: Page): Promise<(Figure & { readonly place: number })[]> {
  return (await namesOn(page)).flatMap(({ name, href }, place) => {
    const count = counted.exec(name)?.[0];
    if (count === undefined || opensNoList(href)) return [];
    return [{ name: name.replace(/\d+/g, '#'), href, count: Number(count), place }];
  });
}

/** Taps a figure and gives the number that it has now. */
export async function tapFigure(page: Page, { name, href }: Figure): Promise<number> {
  const same = (await figuresOn(page)).filter((each) => each.href === href);
  const found = same.find((each) => each.name === name) ?? (href === '' ? undefined : same[0]);
  if (!found) throw new Error(`${name} is not there any more`);
  await tappable(page).nth(found.place).tap();
  await settled(page);
  return found.count;
}

const row = '[aria-posinset]';

/** Rows of the list that is shown, counted to its end; those alone that have something, where it is named. */
async function rowsOf(page: Page, having = '*'): Promise<number> {
  const seen = new Set<string>();
  const rows = page.locator(row);
  for (;;) {
    const found = await rows.evaluateAll(
      (shown, wanted) =>
        shown.map((each) => ({
          place: each.getAttribute('aria-posinset') ?? '',
          isLast: each.getAttribute('aria-posinset') === each.getAttribute('aria-setsize'),
          counts: each.querySelector(wanted) !== null,
        })),
      having,
    );
    for (const { place, counts } of found) if (counts) seen.add(place);
    if (found.length === 0 || found.some(({ isLast }) => isLast)) return seen.size;
    await rows.last().evaluate((each) => each.scrollIntoView({ block: 'start' }));
    await settled(page);
  }
}

/** Of lists side by side, each shown by a tap. */
async function sumOf(page: Page, choices: Locator, count: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (const choice of await choices.all()) {
    await choice.tap();
    await settled(page);
    sum += await count();
  }
  return sum;
}

/** How many there are of what a figure has opened, counted one by one. */
export async function listedOn(page: Page): Promise<number> {
  const { hash } = new URL(page.url());
  // All messages show, and the figure is of those that are unread, of both kinds.
  if (hash.includes('newsCenter') && !hash.includes('tab='))
    return await sumOf(page, page.getByRole('tab'), () => rowsOf(page, '.sd-message-dot'));
  if (hash.includes('newsCenter')) return await rowsOf(page, '.sd-message-dot');
  // Two lists make up the one number.
  if (hash.includes('totalTodoList') && !hash.includes('part=') && !/category=(?!pending)/.test(hash))
    return await sumOf(page, page.locator('.sd-list-head .sd-chip'), () => rowsOf(page));
  if ((await page.locator('.sd-list').count()) > 0) return await rowsOf(page);
  // A queue shows its head, and the rest in the pool.
  const rest = page.getByRole('button', { name: /^在工单池看全部/ });
  if ((await rest.count()) === 0) return await page.locator('main article').count();
  await rest.tap();
  await settled(page);
  return await rowsOf(page);
}
