import type { Page } from '@playwright/test';
import { createClient } from '@svcdesk/core';
import { trackingIntervalMs } from '@svcdesk/core/browser';
import { orderStatus } from '@svcdesk/core/rules';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf, server } from './server.ts';

/** A native shell around the page, as a web view shows it; resolves to what the shell has heard so far. */
async function putInShell(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const answer = ({ id, type }: { id: string; type: string }) => {
      if (type !== 'hello') return;
      const reply = { v: 1, id, type: 'reply', payload: { capabilities: ['scan'] } };
      // As a shell does, a moment later.
      queueMicrotask(() => dispatchEvent(new MessageEvent('message', { data: JSON.stringify(reply) })));
    };
    Object.assign(window, {
      heard,
      ReactNativeWebView: {
        postMessage(text: string) {
          heard.push(text);
          answer(JSON.parse(text));
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
}

journey('what a colleague does shows on an open screen without a touch', async ({ take }) => {
  const [engineer, colleague] = await Promise.all([clientOf('engineer'), clientOf('engineer-2')]);
  const { list } = await engineer.orders.page({ scope: 'group', status: [orderStatus.pending] });
  const order = list.find(({ can }) => can.includes('accept'));
  if (!order) throw new Error('no order is left to be accepted');
  const { page } = await take({ as: 'engineer' });
  const stream = page.waitForResponse(/\/api\/events$/);
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${order.id}`);
  await expect(page.getByRole('heading', { name: order.title })).toBeVisible();
  await stream;
  await colleague.orders.accept({ orderId: order.id, handleType: 3 });
  await expect(page.getByText('处理中', { exact: true }).first()).toBeVisible();
  await expectCountsHold(engineer, colleague);
});

journey('what happens between the reading of a screen and its stream shows, too', async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const title = `Read before it was heard of ${Date.now()}`;
  const orderId = await raiseOrder(dispatcher, engineer, title);
  const { page } = await take({ as: 'dispatcher' });
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await page.route(/\/api\/events$/, async (route) => {
    asked.resolve();
    await goOn.promise;
    await route.continue();
  });
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${orderId}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await asked.promise;
  await engineer.orders.accept({ orderId });
  goOn.resolve();
  await expect(page.getByText('处理中', { exact: true }).first()).toBeVisible();
});

journey(
  'a newer server is told in the words of the product, and OK loads the page anew',
  async ({ take }) => {
    const { page } = await take({ as: 'engineer' });
    await page.route('**/config.json*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), version: '99.0.0' } });
    });
    await page.goto('/#/userSide/homePage');
    const notice = page.getByRole('alertdialog', { name: '提示' });
    await expect(notice).toContainText('有新版本可用');
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: '确定' }).tap();
    await loaded;
    await expect(page.getByRole('navigation')).toBeVisible();
  },
);

journey('a page without a session is told of a newer server too, and counted', async ({ take }) => {
  const { page } = await take();
  await page.clock.install();
  const counted = new Set<string>();
  await page.route(/\/tapi\/track\/create$/, async (route) => {
    const { events } = route.request().postDataJSON();
    for (const { module, type, page: path, target } of events)
      counted.add([module, type, path, target].filter(Boolean).join(' '));
    await route.fallback();
  });
  await page.route('**/config.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), version: '99.0.0' } });
  });
  await page.goto('/#/login');
  const notice = page.getByRole('alertdialog', { name: '提示' });
  await expect(notice).toContainText('有新版本可用');
  await page.unroute('**/config.json*');
  const loaded = page.waitForEvent('load');
  const again = page.waitForResponse(/config\.json/);
  await notice.getByRole('button', { name: '确定' }).tap();
  // What counts comes after the form.
  await Promise.all([loaded, again]);
  await page.getByRole('button', { name: '显示密码' }).tap();
  await page.getByRole('link', { name: '忘记密码' }).tap();
  const countedByThen = async () => {
    await page.clock.fastForward(trackingIntervalMs);
    return [...counted];
  };
  await expect.poll(countedByThen).toContain('login view /login/forget');
  expect([...counted]).toContain('login view /login');
  expect([...counted]).toContain('login click /login 显示密码');
});

journey('page views and clicks are counted, without names of people or things', async ({ take }) => {
  const { page } = await take({ as: 'engineer' });
  await page.clock.install();
  await page.goto('/#/userSide/homePage');
  const sent: { appName: string; events: object[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tapi/track/create')) sent.push(request.postDataJSON());
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^工单(?!池)/ })
    .tap();
  const sentByThen = async () => {
    await page.clock.fastForward(trackingIntervalMs);
    return sent.flatMap(({ events }) => events);
  };
  await expect
    .poll(sentByThen)
    .toContainEqual(
      expect.objectContaining({ module: 'todaySchedule', type: 'view', page: '/userSide/homePage' }),
    );
  expect(sent[0]?.appName).toBe('svcdesk');
});

journey(
  'inside a native shell the app greets it, tells where it is, and goes where it is pushed',
  async ({ take }) => {
    const { list } = await (await clientOf('engineer')).orders.page({ scope: 'mine', status: [3] });
    const order = list[0];
    if (!order) throw new Error('the engineer works on nothing');
    const { page } = await take({ as: 'engineer' });
    const heard = await putInShell(page);
    await page.goto('/#/userSide/homePage');
    await expect.poll(heard).toContain('"type":"ready"');
    expect(await heard()).toContain('/userSide/homePage');
    await page.evaluate((id) => {
      const push = { v: 1, id: 'p1', type: 'push', payload: { kind: 'order', id } };
      dispatchEvent(new MessageEvent('message', { data: JSON.stringify(push) }));
    }, order.id);
    await expect(page.getByRole('heading', { name: order.title })).toBeVisible();
  },
);

journey('a native shell hands the app its session, and hears when that ends', async ({ take }) => {
  const elsewhere = createClient({ baseUrl: server.url });
  const { token } = await elsewhere.signIn({ account: 'renjie', password: server.password });
  const { page } = await take();
  const heard = await putInShell(page);
  await page.goto('/#/clientSide/userCenter/storeInfo');
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  // It has greeted and told that there is no session.
  await expect.poll(heard).toContain('"type":"token"');
  const hand = (handed: string) =>
    page.evaluate((text) => {
      const message = { v: 1, id: 't1', type: 'token', payload: { token: text } };
      dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }, handed);
  await hand('t1.of-nobody');
  await hand(token);
  await page.waitForURL(/#\/clientSide\/userCenter\/storeInfo$/);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeHidden();
  await expect.poll(heard).toContain(token);
  await page.goto('/#/exit');
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  const withoutToken = async () => (await heard()).match(/"type":"token","payload":\{\}/g)?.length;
  await expect.poll(withoutToken).toBe(2);
});
