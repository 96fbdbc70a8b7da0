import type { Page } from '@playwright/test';
import { settled } from './states.ts';

/** How a phone is set whose owner reads with difficulty: what the browser takes for the size of a letter, doubled. */
const doubled = { standard: 32, fixed: 26 };
const usual = { standard: 16, fixed: 13 };

/** What a list has not measured yet is looked at again once it rests; what is wrong then stays wrong. */
const maxLooks = 5;

/**
 * Text that is cut off, broken inside of a word, laid over something else or wider than the glass; what ends in an
 * ellipsis is let pass where it may be cut.
 */
export async function crampedText(page: Page, mayCut = false): Promise<string[]> {
  let found = await page.evaluate(textInPage, mayCut);
  for (let looks = 1; found.length > 0 && looks < maxLooks; looks += 1) {
    await settled(page);
    found = await page.evaluate(textInPage, mayCut);
  }
  return found;
}

/**
 * What is wrong with a screen when its text is twice as large: something that is cut off, broken inside of a word, a day or
 * a time, laid over something else, wider than the glass, or too little of the page left between what is fixed above and below.
 */
export async function largeTextFindings(page: Page): Promise<string[]> {
  const glass = page.viewportSize() ?? { width: 390, height: 844 };
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Page.setFontSizes', { fontSizes: doubled });
    await page.setViewportSize({ width: 390, height: 844 });
    const room = await page.evaluate(roomInPage);
    // So high that all of it is drawn at once.
    await page.setViewportSize({ width: 390, height: 6000 });
    const found = [...(await crampedText(page)), ...(await page.evaluate(datesInPage))];
    // The narrowest phone has two lines for a day with its hour, never for a day.
    await page.setViewportSize({ width: 320, height: 6000 });
    await settled(page);
    const narrow = (await page.evaluate(datesInPage)).map((words) => `${words}, 320 px wide`);
    return [...room, ...found, ...narrow].map((words) => `text twice as large: ${words}`);
  } finally {
    await devtools.send('Page.setFontSizes', { fontSizes: usual });
    await page.setViewportSize(glass);
    await devtools.detach();
  }
}

/** Runs in the page, as high as a phone: header, tabs and buttons leave room for what stands between them. */
function roomInPage(): string[] {
  const main = document.querySelector('main');
  const pane = main?.querySelector('.sd-scroll') ?? main;
  if (!pane?.textContent) return [];
  const { clientHeight } = pane;
  return clientHeight < innerHeight / 3
    ? [`only ${clientHeight} px of ${innerHeight} are left to the page`]
    : [];
}

/** Runs in the page: days and times of which a part stands in another line; a code may have digits in its middle. */
function datesInPage(): string[] {
  const dates =
    /(?<![\w-])(?:\d{4}-)?\d{2}-\d{2}(?![\w-])|\d{2}:\d{2}(?::\d{2})?|\d{1,2}\u6708\d{1,2}\u65e5|[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}\b/g;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('.sd-hidden, [inert], svg, option') !== null) continue;
    for (const { 0: date, index } of (node.textContent ?? '').matchAll(dates)) {
      range.setStart(node, index);
      range.setEnd(node, index + date.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1)
        broken.add(`${date} is broken in ${element.getAttribute('class') || element.tagName}`);
    }
  }
  return [...broken];
}

/** Runs in the page. */
function textInPage(mayCut: boolean): string[] {
  const problems = new Set<string>();
  const pieces: { words: string; element: Element; box: DOMRect }[] = [];
  const width = document.documentElement.clientWidth;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sd-hidden, [inert], svg, option') === null;
  const called = (element: Element) => element.getAttribute('class') || element.tagName;
  // One line with an ellipsis, or so many lines of a text.
  const isCut = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
    return element.parentElement !== null && isCut(element.parentElement);
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    const words = text.trim();
    if (!element || words === '' || !shown(element)) continue;
    if (mayCut && isCut(element)) continue;
    range.selectNodeContents(node);
    const pane = element.closest('main, .sd-scroll, .sd-sheet')?.getBoundingClientRect();
    // What is scrolled to lies under what is fixed.
    const lines = [...range.getClientRects()].filter(
      (box) => box.width > 0 && (!pane || (box.bottom <= pane.bottom + 4 && box.top >= pane.top - 4)),
    );
    if (lines.length === 0) continue;
    const name = `"${words.slice(0, 40)}" in ${called(element)}`;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame);
      // What can be scrolled shows all of it.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      const { right, bottom } = frame.getBoundingClientRect();
      const runsOut = lines.some((line) => line.right > right + 2);
      if (overflowX !== 'visible' && (runsOut || lines.some((line) => line.bottom > bottom + 4)))
        problems.add(`${name} is cut off by ${called(frame)}`);
      if (runsOut && frame.matches('button, a, label')) problems.add(`${name} runs out of ${called(frame)}`);
    }
    // What is longer than a line, such as an address, has to be broken.
    for (const match of text.matchAll(/(?<![\w@./-])[A-Za-z]{2,14}(?![\w@./-])/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) problems.add(`${name} is broken inside of ${match[0]}`);
    }
    if (words.length > 4 && lines.length >= words.length - 1) problems.add(`${name} has a letter in a line`);
    // What runs sideways lies under its neighbours where it is scrolled out.
    if (element.closest('.sd-chips, .sd-tab-row, .sd-link-segments, .sd-on-duty ul') !== null) continue;
    if (lines.some((line) => line.right > width + 1)) problems.add(`${name} is wider than the screen`);
    pieces.push(...lines.map((box) => ({ words, element, box })));
  }
  // The box of a line may touch the next one; letters that lie on others share more.
  const laidOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 3;
  pieces.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.element !== other.element && laidOver(one.box, other.box))
        problems.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}" lie over each other`);
    }
  }
  return [...problems];
}
