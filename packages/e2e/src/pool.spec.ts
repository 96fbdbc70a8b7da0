import type { Locator, Page } from '@playwright/test';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

/** What is due first stands first, so what is new may lie below what a list draws. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(target).toBeVisible({ timeout: 200 });
  }).toPass();
}

journey(
  'two engineers reach for one order of the pool: one has it, the other reads who',
  { tag: '@long' },
  async ({ take }) => {
    const title = 'Both of us want this one';
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, title);
    const phones = await Promise.all([take({ as: 'engineer' }), take({ as: 'engineer-2' })]);
    // Both see it before either reaches for it; what one of them does must not take it from the other's screen meanwhile.
    for (const { page, expect: expectComplaint } of phones) {
      expectComplaint(/^Failed to load resource/);
      await page.route('**/api/events*', (route) => route.abort());
      await page.goto('/#/userSide/userCenter/ticketPool');
      await scrollTo(page, page.getByRole('button', { name: `接单：${title}` }));
    }
    await Promise.all(
      phones.map((phone) => phone.tap(phone.page.getByRole('button', { name: `接单：${title}` }))),
    );
    await expect.poll(async () => (await engineer.orders.detail({ orderId: id })).status).toBe(3);
    const { handlerName = '' } = await engineer.orders.detail({ orderId: id });
    const tooLate = phones.map(({ page }) => page.getByText(`慢了一步，${handlerName}已经接了这张工单`));
    await expect
      .poll(async () =>
        (await Promise.all(tooLate.map((words) => words.count()))).reduce((sum, one) => sum + one),
      )
      .toBeGreaterThan(0);
    await expectCountsHold(...(await Promise.all([clientOf('engineer'), clientOf('engineer-2')])));
    // Both pools have seen it go.
    for (const { page } of phones) await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  },
);

journey('several orders of the pool are taken at once', { tag: '@long' }, async ({ take }) => {
  const titles = ['工单池里的第一单', '工单池里的第二单'].map((title) => `${title} ${Date.now()}`);
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const ids: string[] = [];
  for (const title of titles) ids.push(await raiseOrder(dispatcher, engineer, title));
  const { page } = await take({ as: 'engineer' });
  await page.goto('/#/userSide/userCenter/ticketPool');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: '选择多项' }).tap();
  for (const title of titles) {
    const tick = page.getByRole('checkbox', { name: title });
    await scrollTo(page, tick);
    await tick.check();
  }
  await page.getByRole('button', { name: '接单 2' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '接单成功：2 项' })).toBeVisible();
  for (const id of ids) expect((await engineer.orders.detail({ orderId: id })).status).toBe(3);
  await expectCountsHold(engineer);
});
