import { expect, journey } from './journey.ts';

journey('a screen that is on its way has its header, its way back and the tabs already', async ({ take }) => {
  const { page } = await take({ as: 'engineer' });
  await page.goto('/#/userSide/homePage');
  const tabs = page.getByRole('navigation');
  await expect(tabs).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await tabs.getByRole('link', { name: /^工单(?!池)/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '运维工单' })).toBeVisible();
  await expect(tabs).toBeVisible();
  await page.goto('/#/userSide/orderCenter/searchList');
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
