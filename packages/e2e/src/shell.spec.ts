import type { Route } from '@playwright/test';
import { expect, journey } from './journey.ts';

journey('a screen that is on its way has its header, its way back and the tabs already', async ({ take }) => {
  const { page } = await take({ as: 'engineer' });
  await page.goto('/#/userSide/homePage');
  const tabs = page.getByRole('navigation');
  await expect(tabs).toBeVisible();
  const held: Route[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(route));
  await tabs.getByRole('link', { name: /^工单/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '运维工单' })).toBeVisible();
  await expect(tabs).toBeVisible();
  await page.goto('/#/userSide/orderCenter/searchList');
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  await page.unrouteAll();
  for (const route of held) await route.continue();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
