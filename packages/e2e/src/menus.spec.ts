import { expect, journey } from './journey.ts';
import { turnedDown } from './screens/inspect.ts';
import { settled } from './screens/states.ts';

for (const account of ['engineer', 'se', 'monitor', 'lead', 'dispatcher']) {
  // A lead has every entry.
  const tag = account === 'lead' ? [] : ['@long'];
  journey(`every entry of the menu of ${account} opens`, { tag }, async ({ take }) => {
    const { page } = await take({ as: account });
    await page.goto('/#/userSide/mainPage');
    const entries = page.locator('.sd-entry');
    await expect(entries.first()).toBeVisible();
    const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(5);
    const tabs = page.getByRole('navigation').getByRole('link');
    for (const tab of await tabs.all()) paths.push((await tab.getAttribute('href')) ?? '');
    for (const path of new Set(paths)) {
      // As a link of the app does it: nothing is loaded again.
      await page.evaluate((to) => window.location.assign(to), path);
      await expect(page, path).toHaveURL(
        (url) => path.endsWith(url.hash) || url.hash.includes(path.slice(1)),
      );
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('.sd-skeleton'), path).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
      await expect(page.locator('.sd-toasts').getByRole('alert'), path).toHaveText('');
    }
  });
}

journey('a screen opens at its beginning, though a choice further down is chosen', async ({ take }) => {
  const { page } = await take({ as: 'lead' });
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/#/userSide/mainPage');
  await expect(page.getByRole('button', { name: '近 30 天' })).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  expect(await turnedDown(page)).toEqual([]);
});
