import type { Page, Route } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { raiseOrder } from './acts/raise-order.ts';
import { consent } from './acts/sign-in.ts';
import { detailOf } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import { clientOf, server } from './server.ts';

/** What the app itself throws when a part does not come; React writes it into the console. */
const missingPart = /A part of the app could not be loaded|did not load|Failed to fetch dynamically imported/;
const scripts = '**/assets/*.js';
const config = '**/config.json*';

const abort = (route: Route) => route.abort();

/** Marks the page, to see later whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const orders = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^工单(?!池)/ });

async function atHome(phone: Phone): Promise<Page> {
  await phone.page.goto('/#/userSide/homePage');
  await expect(orders(phone.page)).toBeVisible();
  await quiet(phone.page);
  await mark(phone.page);
  phone.expect(failedReply, missingPart);
  return phone.page;
}

journey(
  'a screen that cannot be loaded says so in its place and opens when asked again',
  async ({ take }) => {
    const phone = await take({ as: 'engineer', readsAhead: false });
    const page = await atHome(phone);
    await page.route(scripts, abort);
    await page.route(config, abort);
    await orders(page).tap();
    await expect(page.getByRole('alert').filter({ hasText: '连接不上服务器' })).toBeVisible();
    await expect(orders(page)).toBeVisible();
    await phone.picture('loading-unreachable');
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).tap();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

journey(
  'without a network a screen that is not here yet says so and opens when the network is back',
  async ({ take }) => {
    const phone = await take({ as: 'engineer', readsAhead: false });
    const page = await atHome(phone);
    await phone.context.setOffline(true);
    await orders(page).tap();
    await expect(page.getByText('当前离线，这部分内容还没有下载')).toBeVisible();
    await phone.context.setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();

    // So does an order that this phone has never read.
    await page.getByRole('article').first().getByRole('link').first().tap();
    await expect(page.getByRole('heading', { level: 1, name: /^WO\d+$/ })).toBeVisible();
    const title = `没看过的工单 ${Date.now()}`;
    const id = await raiseOrder(await clientOf('dispatcher'), await clientOf('engineer'), title);
    await phone.context.setOffline(true);
    await page.goto(detailOf(id));
    await expect(page.getByText('当前离线，这里的内容还没有看过')).toBeVisible();
    await phone.context.setOffline(false);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

journey(
  'a tab is read ahead: it shows what it holds though the network has ended before the tap',
  async ({ take }) => {
    const phone = await take({ as: 'engineer', readsAhead: true });
    const { page } = phone;
    // One tab after the other: what is planned today is the last that they ask for.
    const read = page.waitForResponse(/todaySchedule$/);
    await page.goto('/#/userSide/homePage');
    await (await read).finished();
    await quiet(page);
    phone.expect(failedReply);
    await phone.context.setOffline(true);
    await orders(page).tap();
    await expect(page.getByRole('list', { name: '工单' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: /^处理中/ })).toBeVisible();
    const tab = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
    await tab(/^工单池/).tap();
    await expect(page.getByRole('button', { name: /^接单：/ }).first()).toBeVisible();
    await tab(/^日程/).tap();
    await expect(page.getByRole('button', { name: '日历订阅' })).toBeVisible();
    await expect(page.getByText(/今后 7 天|7 天/).first()).toBeVisible();
  },
);

journey('a screen whose styles got lost asks for them again and shows with them', async ({ take }) => {
  const phone = await take({ as: 'engineer', readsAhead: false });
  const page = await atHome(phone);
  const lost = new Set<string>();
  await page.route('**/assets/*.css', (route) => {
    const url = route.request().url();
    if (lost.size > 0) return route.continue();
    lost.add(url);
    return route.abort();
  });
  // Lists are styled by what the home page has loaded; a schedule has styles of its own.
  await page.getByRole('navigation').getByRole('link', { name: /^日程/ }).tap();
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: '日历订阅' })).toBeVisible();
  const styled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        // One that failed to load may have a sheet, too, without a rule.
        .filter(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0)
        .map(({ href }) => href),
    );
  // Those of screens that were only fetched ahead are asked for when they open.
  await expect.poll(async () => (await styled()).some((url) => lost.has(url))).toBe(true);
});

journey('the page is loaded anew only when the server serves another build', async ({ take }) => {
  const phone = await take({ as: 'engineer', readsAhead: false });
  const page = await atHome(phone);
  await page.route(scripts, abort);
  await orders(page).tap();
  await expect(page.getByText('这部分内容没能加载')).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await page.route(config, async (route) => {
    const response = await route.fetch();
    // The next page gets its scripts, as one of another build would.
    await page.unroute(scripts);
    await route.fulfill({ response, json: { ...(await response.json()), build: 'index-another' } });
  });
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: '重试' }).tap();
  await loadedAnew;
  expect(await isMarked(page)).toBe(false);
});

journey(
  'on a slow line the sign-in shows styled, sends nothing by itself, and keeps what is typed',
  async ({ take }) => {
    const { page } = await take();
    const home = await (await fetch(server.url)).text();
    const boot = /<script src="\.\/(assets\/[^"]+)"><\/script>/.exec(home)?.[1] ?? '';
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      if (!route.request().url().endsWith(boot)) await released;
      await route.continue();
    });
    await page.goto('/#/login', { waitUntil: 'commit' });
    const account = page.locator('input[autocomplete~="username"]');
    await account.fill('engineer');
    await page.locator('input[autocomplete~="current-password"]').fill(server.password);
    expect(await page.locator('.sd-sign-in').evaluate((form) => getComputedStyle(form).maxWidth)).toBe(
      '480px',
    );
    expect(await account.evaluate((input) => getComputedStyle(input).borderTopWidth)).toBe('0px');
    await consent(page);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.locator('form button[type="submit"]').tap();
    await page.locator('input[autocomplete~="current-password"]').press('Enter');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(addresses).toEqual([]);
    await expect(account).toHaveValue('engineer');
    release();
    await page.waitForURL(/#\/userSide\/homePage/);
    expect(addresses.join()).not.toContain(server.password);
  },
);
