import { orders } from '@svcdesk/core/contract';
import type { Page } from 'playwright-core';
import { feelingOf, watchInteraction } from '../browser/interactions.ts';
import { slowDown } from '../browser/phone-browser.ts';
import { card, screens, startWebServer } from '../browser/web-server.ts';
import { benchmark } from '../harness/benchmark.ts';
import { orderDraft } from '../load/order-draft.ts';

const orderCount = 1000;
/** Screens that are loaded ahead stand ready some seconds after the first one. */
const aheadMs = 6000;

const routeChanges = ['switch tabs', 'open a detail'];
const changesRoute = (act: string) => routeChanges.includes(act);

interface Act {
  /** Where it begins, and what shows that it is there. */
  begin(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** What shows that it is done. */
  readonly shown: string;
}

/** What a tap feels like. */
export const webInp = benchmark({
  name: 'web.inp',
  work: 'interactions on a processor four times slower: paint after a tap, and the other screen after it',
  cases: ['accept an order', 'switch tabs', 'open a detail', 'type in search'],
  rounds: 5,
  async open(scope) {
    const { server, page } = await startWebServer(scope, orderCount);
    const { asEngineer, draft } = await orderDraft(server);
    const raise = async () => (await asEngineer(orders.create, draft)).id;
    const open = async (path: string, shown: string) => {
      await page.goto('about:blank');
      await page.goto(`${server.url}${path}`);
      await page.locator(shown).first().waitFor();
      await page.waitForTimeout(aheadMs);
    };
    const acts: Record<string, Act> = {
      'accept an order': {
        begin: async () => open(screens.accept(await raise()), 'button[type="submit"]'),
        act: () => page.locator('button[type="submit"]').tap(),
        shown: '.sd-toasts > *',
      },
      'switch tabs': {
        begin: () => open(screens.home, 'nav.sd-tabs'),
        act: () => page.locator('nav.sd-tabs a[href*="orderCenter/orders"]').tap(),
        // Its first order, not its bones.
        shown: '.sd-rows article',
      },
      'open a detail': {
        begin: async () => {
          await open(screens.orders, '.sd-rows article');
        },
        act: () => card(page).locator('a').first().tap(),
        shown: 'header.sd-nav-with-back + main > *',
      },
      'type in search': {
        begin: () => open(screens.search, 'input[type="search"]'),
        act: () => page.locator('input[type="search"]').press('a'),
        shown: 'input[type="search"]',
      },
    };
    await slowDown(page);
    return { page, acts };
  },
  product: {
    name: 'web app',
    async measure({ page, acts }, each) {
      const act = acts[each];
      if (!act) throw new Error(`There is no act "${each}"`);
      await act.begin(page);
      await watchInteraction(page, act.shown);
      await act.act(page);
      const { paintMs, ...route } = await feelingOf(page);
      return changesRoute(each) ? { paintMs, ...route } : { paintMs };
    },
  },
  goals: [
    ...['accept an order', 'switch tabs', 'open a detail', 'type in search'].map(
      (each) => ({ case: each, measure: 'paintMs', on: 'value', atMost: 200 }) as const,
    ),
    ...routeChanges.flatMap(
      (each) =>
        [
          { case: each, measure: 'headerMs', on: 'value', atMost: 100 },
          { case: each, measure: 'shownMs', on: 'value', atMost: 100 },
          { case: each, measure: 'bareFrames', on: 'value', atMost: 0 },
          { case: each, measure: 'emptyFrames', on: 'value', atMost: 1 },
        ] as const,
    ),
  ],
});
