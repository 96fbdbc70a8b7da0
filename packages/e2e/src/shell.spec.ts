import type { Page } from '@playwright/test';
import { expect, journey } from './journey.ts';

/** Holds what fits back until it is let go. */
async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const bones = '.sd-skeleton:not(.sd-skeleton-early)';

/** Looks at each frame from now on, as long as the bones of what is coming ought to stand there. */
const watchBones = (page: Page) =>
  page.evaluate((selector) => {
    const gone = { frames: 0 };
    Object.assign(window, { gone });
    const look = () => {
      if (document.querySelector(selector) === null) gone.frames += 1;
      requestAnimationFrame(look);
    };
    look();
  }, bones);

const framesWithout = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { gone: { frames: number } }).gone.frames;
  });

journey('a screen that is on its way has its header, its way back and the tabs already', async ({ take }) => {
  const { page } = await take({ as: 'engineer' });
  await page.goto('/#/userSide/homePage');
  const tabs = page.getByRole('navigation');
  await expect(tabs).toBeVisible();
  const releaseScripts = await hold(page, '**/assets/*.js');
  const releaseLists = await hold(page, /find_all_page/);
  const asked = page.waitForRequest(/find_all_page/);
  await tabs.getByRole('link', { name: /^工单(?!池)/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '运维工单' })).toBeVisible();
  await expect(tabs).toBeVisible();
  // The bones of its script stay until what it reads is there.
  await expect(page.locator(bones)).toBeVisible();
  await watchBones(page);
  releaseScripts();
  await asked;
  expect(await framesWithout(page)).toBe(0);
  releaseLists();
  await expect(page.getByRole('article').first()).toBeVisible();

  const releaseSearch = await hold(page, '**/assets/*.js');
  await page.goto('/#/userSide/orderCenter/searchList');
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  releaseSearch();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
