import { figuresOn, listedOn, tapFigure } from './acts/figures.ts';
import { expect, journey } from './journey.ts';
import { settled } from './screens/states.ts';

/** Where people begin, and where they look at what there is. */
const screensOf = {
  'customer-a': [
    '/clientSide/mainPage',
    '/clientSide/requireCenter',
    '/clientSide/orderCenter',
    '/clientSide/requireCenter/newsCenter',
    '/clientSide/userCenter',
  ],
  engineer: [
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
  ],
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
  lead: [
    '/userSide/homePage',
    '/userSide/homePage?whose=mine',
    '/userSide/homePage/myTodo/totalTodoList?whose=underling',
    '/userSide/homePage/todayMyTodoList?whose=underling',
    '/userSide/mainPage',
    '/userSide/orderCenter/orders',
    '/userSide/orderCenter?kind=project&scope=all',
    '/userSide/deviceOrder',
    '/userSide/auditTrails',
  ],
} as const;

for (const [account, screens] of Object.entries(screensOf)) {
  journey(`every number that ${account} can tap opens as many`, async ({ take }) => {
    journey.setTimeout(300_000);
    const { page } = await take({ as: account });
    const open = async (path: string) => {
      // From elsewhere, so that nothing of the screen is left as it was.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await settled(page);
    };
    const wrong: string[] = [];
    const tapped = new Set<string>();
    for (const path of screens) {
      await open(path);
      for (const figure of await figuresOn(page)) {
        const { name, href, count } = figure;
        const key = href === '' ? `${path} ${name}` : `${href} ${count}`;
        if (tapped.has(key)) continue;
        tapped.add(key);
        // Others work at the same server meanwhile: what they change between two looks is looked at again.
        for (let look = 1; look <= 3; look++) {
          await open(path);
          const shown = await tapFigure(page, figure);
          const listed = await listedOn(page);
          if (shown === listed) break;
          if (look === 3) wrong.push(`${path}: ${name} ${shown}, but ${listed} at ${page.url()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tapped.size).toBeGreaterThan(5);
  });
}
