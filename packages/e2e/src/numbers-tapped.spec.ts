import type { Page } from '@playwright/test';
import { figuresOn, listedOn, tapFigure } from './acts/figures.ts';
import { expect, journey } from './journey.ts';
import { settled } from './screens/states.ts';
import { isLong } from './screens/variation.ts';

const ofEngineers = [
  '/userSide/homePage',
  '/userSide/homePage/myTodo/totalTodoList',
  '/userSide/homePage/todayMyTodoList',
  '/userSide/mainPage',
  '/userSide/orderCenter/orders',
  '/userSide/orderCenter?kind=project',
  '/userSide/orderCenter/trustOrders',
  '/userSide/deviceOrder',
  '/userSide/orderCenter/pmOrders',
  '/userSide/userCenter/ticketPool',
];
const ofLeads = [
  '/userSide/homePage',
  '/userSide/homePage?whose=mine',
  '/userSide/homePage/myTodo/totalTodoList?whose=underling',
  '/userSide/homePage/todayMyTodoList?whose=underling',
  '/userSide/mainPage',
  '/userSide/orderCenter/orders',
  '/userSide/orderCenter?kind=project&scope=all',
  '/userSide/deviceOrder',
  '/userSide/auditTrails',
];

/** Who taps in every run; the others see the same screens with other things on them. */
const usual: readonly string[] = ['customer-a', 'engineer'];

/** Where people begin, and where they look at what there is. */
const screensOf: Readonly<Record<string, readonly string[]>> = {
  'customer-a': [
    '/clientSide/mainPage',
    '/clientSide/requireCenter',
    '/clientSide/orderCenter',
    '/clientSide/requireCenter/newsCenter',
    '/clientSide/userCenter',
  ],
  engineer: ofEngineers,
  dispatcher: [
    '/userSide/homePage',
    '/userSide/mainPage',
    '/userSide/orderCenter/orders',
    '/userSide/orderCenter/trustOrders?side=owner',
    '/userSide/deviceOrder?scope=all',
    '/userSide/orderCenter/pmOrders?scope=all',
    '/userSide/userCenter/ticketPool',
    '/userSide/requireCenter',
  ],
  lead: ofLeads,
  se: ofEngineers,
  monitor: ofEngineers,
  pm: [...ofEngineers, '/userSide/orderCenter/pmOrders/pmSchedule'],
  partner: [...ofLeads, '/userSide/orderCenter/trustOrders?side=partner'],
};

/** From another screen, or as if by itself: then nothing is left of what was read before. */
async function open(page: Page, path: string, from: '/#/whitePage' | 'about:blank'): Promise<void> {
  await page.goto(from);
  await page.goto(`/#${path}`);
  await settled(page);
}

/** Rows are counted one by one: longer lists take their time. */
const maxCounted = isLong ? 1000 : 60;

/** Taps every number of a screen and gives those that open another number of things; `tapped` are not tapped again. */
async function wrongOn(page: Page, path: string, tapped: Set<string>): Promise<string[]> {
  const wrong: string[] = [];
  await open(page, path, 'about:blank');
  for (const figure of await figuresOn(page)) {
    const { name, href, count } = figure;
    const key = href === '' ? `${path} ${name}` : `${href} ${count}`;
    if (tapped.has(key) || count > maxCounted) continue;
    tapped.add(key);
    // Others work at the same server meanwhile: what they change between two looks is read and looked at again.
    for (let look = 1; look <= 3; look++) {
      await open(page, path, look === 1 ? '/#/whitePage' : 'about:blank');
      const shown = await tapFigure(page, figure);
      const listed = await listedOn(page);
      if (shown === listed) break;
      if (look === 3) wrong.push(`${path}: ${name} ${shown}, but ${listed} at ${page.url()}`);
    }
  }
  return wrong;
}

for (const [account, screens] of Object.entries(screensOf)) {
  const tag = usual.includes(account) ? [] : ['@long'];
  journey(`every number that ${account} can tap opens as many`, { tag }, async ({ take }) => {
    journey.setTimeout(600_000);
    const { page } = await take({ as: account });
    const tapped = new Set<string>();
    const wrong: string[] = [];
    for (const path of screens) wrong.push(...(await wrongOn(page, path, tapped)));
    expect(wrong).toEqual([]);
    expect(tapped.size).toBeGreaterThan(5);
  });
}

journey('who chose one of their sites is led to what is of that site', { tag: '@long' }, async ({ take }) => {
  journey.setTimeout(300_000);
  const { page } = await take({ as: 'customer-a' });
  await open(page, '/clientSide/mainPage', 'about:blank');
  const all = await figuresOn(page);
  await page.getByRole('button', { name: '门店 全部门店' }).tap();
  await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').tap();
  await settled(page);
  const ofSite = await figuresOn(page);
  expect(ofSite.map(({ count }) => count)).not.toEqual(all.map(({ count }) => count));
  expect(await wrongOn(page, '/clientSide/mainPage', new Set())).toEqual([]);
});
