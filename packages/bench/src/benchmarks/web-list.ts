import { setTimeout as pause } from 'node:timers/promises';
import { longestFrame, watchFrames } from '../browser/frames.ts';
import { slowDown } from '../browser/phone-browser.ts';
import { card, screens, startWebServer } from '../browser/web-server.ts';
import { benchmark } from '../harness/benchmark.ts';

const orderCount = 10_000;
/** A finger that flings: so far, so often, for so long. */
const fling = { px: 600, everyMs: 100, times: 80 } as const;

/** Scrolling through a list that has no end for a person. */
export const webList = benchmark({
  name: 'web.list',
  work: 'scroll a list of 10 000 orders for eight seconds on a processor four times slower',
  cases: ['flings down'],
  rounds: 3,
  async open(scope) {
    // A dispatcher has the orders of the whole tenant before them, an engineer only the few of their group.
    const { server, page } = await startWebServer(scope, orderCount, 'dispatcher');
    await slowDown(page);
    return { url: server.url, page };
  },
  product: {
    name: 'web app',
    async measure({ url, page }) {
      await page.goto('about:blank');
      await page.goto(`${url}${screens.allOrders}`);
      await card(page).waitFor();
      await page.mouse.move(195, 500);
      await watchFrames(page);
      for (let done = 0; done < fling.times; done++) {
        await page.mouse.wheel(0, fling.px);
        await pause(fling.everyMs);
      }
      const longestFrameMs = await longestFrame(page);
      const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return { longestFrameMs, domNodes };
    },
  },
  goals: [
    { case: 'flings down', measure: 'longestFrameMs', on: 'value', atMost: 50 },
    { case: 'flings down', measure: 'domNodes', on: 'value', atMost: 1500 },
  ],
});
