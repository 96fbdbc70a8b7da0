import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In what a page differs from how it was inspected before: in its colours and widths; at first in all. */
export type Scope = 'all' | 'colours';

/**
 * What is wrong with a screen, in a line each; nothing when all is well. Of a page that was inspected already, names
 * and roles are what they were.
 */
export async function inspect(page: Page, widthPx: number, scope: Scope): Promise<string[]> {
  const [axe, wide, small] = [
    await axeFindings(page, scope),
    await tooWide(page, widthPx),
    await smallTargets(page),
  ];
  return [...axe, ...wide, ...small];
}

/** What of a screen that has just been opened does not stand at its beginning. */
export function turnedDown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, .sd-scroll')]
      .filter((part) => part.scrollTop > 0)
      .map((part) => `${part.className || part.tagName} opens ${part.scrollTop} px below its beginning`),
  );
}

async function axeFindings(page: Page, scope: Scope): Promise<string[]> {
  // Its script is read for longer than most looks take, and stays in a page; a frame may have come without it.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // Nothing of the app stands in a frame of another origin, and without those it takes no second page for each look.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    // To name each of the many elements that pass takes longer than to try them.
    .options({ resultTypes: ['violations'] });
  if (scope === 'colours') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

/** Whatever can be scrolled sideways, other than what is made for it. */
function tooWide(page: Page, widthPx: number): Promise<string[]> {
  return page.evaluate((width) => {
    const whole = document.documentElement.scrollWidth;
    const parts = [...document.querySelectorAll('main, .sd-scroll')].filter(
      (part) => part.scrollWidth > part.clientWidth,
    );
    return [
      ...(whole > width ? [`the page is ${whole} px wide on a screen of ${width}`] : []),
      ...parts.map((part) => `${part.className} is ${part.scrollWidth} px wide in ${part.clientWidth}`),
    ];
  }, widthPx);
}

/** Targets under 44 px. What a finger hits counts, not what is drawn: a label, an area laid over a card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minTargetPx = 44;
    const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const hits = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      const label = hit.closest('label');
      return target.contains(hit) || (label !== null && (label.contains(target) || label.control === target));
    };
    /** How far it can be hit from a point in two opposite directions; the words of a row need not stand in its middle. */
    const reach = (target: Element, x: number, y: number, dx: 0 | 1, dy: 0 | 1) => {
      const one = (way: 1 | -1) => {
        for (let far = 1; far < minTargetPx; far += 1)
          if (!hits(target, x + way * dx * far, y + way * dy * far)) return far - 1;
        return minTargetPx;
      };
      return one(1) + one(-1) + 1;
    };
    const shown = (target: Element) =>
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      target.getBoundingClientRect().width > 1 &&
      target.closest('[inert]') === null;
    /** Where a target ends for the eye and the finger: what is around it may cut it off. */
    const shownRight = (target: Element) => {
      let { right } = target.getBoundingClientRect();
      for (let part = target.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowX === 'visible') continue;
        right = Math.min(right, part.getBoundingClientRect().right);
      }
      return right;
    };
    // In a sentence the lines around decide how high a link can be.
    const inSentence = (target: Element) =>
      target.matches('p a') && getComputedStyle(target).display === 'inline';
    const problems: string[] = [];
    for (const target of document.querySelectorAll(selector)) {
      if (!shown(target) || inSentence(target)) continue;
      // Of what is wider than its place the beginning shows; to its middle a row would be scrolled aside.
      const inline = target.getBoundingClientRect().width > innerWidth ? 'start' : 'center';
      target.scrollIntoView({ block: 'center', inline });
      const box = target.getBoundingClientRect();
      const x = (box.left + shownRight(target)) / 2;
      const y = box.top + box.height / 2;
      const wide = box.width >= minTargetPx || reach(target, x, y, 1, 0) >= minTargetPx - 1;
      const high = box.height >= minTargetPx || reach(target, x, y, 0, 1) >= minTargetPx - 1;
      if (wide && high) continue;
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
      problems.push(`target of ${size}: ${target.outerHTML.slice(0, 160)}`);
    }
    document.querySelector('.sd-scroll')?.scrollTo(0, 0);
    return problems;
  });
}
