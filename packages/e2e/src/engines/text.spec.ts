import { expect } from '@playwright/test';
import { inEveryEngine } from './device.ts';

/** Width of each of these texts on a page of the app, and how its lines may break. */
const measure = (texts: readonly string[]) => `
  const widths = ${JSON.stringify(texts)}.map((text) => {
    const span = document.createElement('span');
    span.textContent = text;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  });
  return { widths, wrap: getComputedStyle(document.body).textWrapStyle ?? 'auto' };`;

inEveryEngine(
  'figures stand beside Chinese as the font has them, and lines are filled',
  async ({ device }) => {
    const screen = await device.newScreen();
    await screen.goto('/#/login');
    await screen.has({ role: 'heading' });
    // WebKit draws figures over what stands beside them where it is to put a space there by itself.
    for (const parts of [
      ['66', '号'],
      ['11', '月', '26', '日'],
      ['3', '层', 'A', '座'],
    ]) {
      const { widths, wrap } = (await screen.tab.run(measure([parts.join(''), ...parts]))) as {
        widths: number[];
        wrap: string;
      };
      const [whole = 0, ...each] = widths;
      expect(whole, parts.join('')).toBeCloseTo(
        each.reduce((sum, width) => sum + width, 0),
        0,
      );
      expect(wrap).toBe('auto');
    }
  },
);
