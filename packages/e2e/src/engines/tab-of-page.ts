import type { Found, Tab } from './tab.ts';

/** What the pages of Playwright and of puppeteer have in common. */
interface DrivenPage<Element> {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  evaluateHandle(script: string): Promise<{ asElement(): Element | null }>;
  screenshot(): Promise<Uint8Array>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

/** A page of a driver as a tab; `foundOf` says how its elements are touched. */
export function tabOfPage<Element>(page: DrivenPage<Element>, foundOf: (element: Element) => Found): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    async element(body) {
      const element = (await page.evaluateHandle(`(() => { ${body} })()`)).asElement();
      return element === null ? undefined : foundOf(element);
    },
    async draw([first, ...others]) {
      if (first === undefined) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    picture: async () => Buffer.from(await page.screenshot()),
  };
}
