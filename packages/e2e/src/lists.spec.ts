import type { Locator, Page } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const orders = '/#/userSide/orderCenter/orders';

journey('filters are kept under a name, at the server, and used again', async ({ take }) => {
  const { page } = await take({ as: 'engineer-2' });
  await page.goto(orders);
  await openFilters(page);
  await page.getByRole('checkbox', { name: '紧急' }).check();
  await page.getByRole('button', { name: '存为常用' }).tap();
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('紧急的');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).tap();
  await expect(page.getByRole('button', { name: '紧急的', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).tap();
  await expect(page).toHaveURL(/orders$/);
  await page.reload();
  await openFilters(page);
  await page.getByRole('button', { name: '紧急的', exact: true }).tap();
  await expect(page).toHaveURL(/priority=1/);
  await expect(page.getByRole('button', { name: '筛选 1' })).toBeVisible();
  await page.getByRole('button', { name: '筛选 1' }).tap();
  await page.getByRole('button', { name: '删除“紧急的”' }).tap();
  await expect(page.getByRole('button', { name: '紧急的', exact: true })).toHaveCount(0);
  const engineer = await clientOf('engineer-2');
  expect(await engineer.account.filters({ kind: 'orders' })).toEqual([]);
});

journey(
  'a finger held on an order begins to choose several, which are accepted and copied to a colleague at once',
  async ({ take }) => {
    journey.slow();
    const about = `扫码枪${Date.now()}`;
    const titles = [`${about}没有反应，一号`, `${about}没有反应，二号`] as const;
    const [dispatcher, handler] = [await clientOf('dispatcher'), await clientOf('engineer')];
    for (const title of titles) await raiseOrder(dispatcher, handler, title);
    const { page } = await take({ as: 'engineer' });
    await page.goto(`${orders}?scope=group&q=${encodeURIComponent(about)}`);
    const row = page.locator('.sd-swipe').filter({ hasText: titles[0] });
    await expect(row).toBeVisible();
    await swipe(page, row);
    const behind = row.getByRole('button', { name: '接单', exact: true });
    await expect(behind).toBeInViewport();
    await behind.tap();
    await expect(page.getByRole('heading', { level: 1, name: '接单' })).toBeVisible();
    await page.goBack();
    await hold(page, page.getByRole('link', { name: titles[0] }));
    await expect(page.getByText('已选 1 项')).toBeVisible();
    await expect(page).toHaveURL(/orders\?/);
    await page.getByRole('checkbox', { name: titles[1] }).tap();
    await page.getByRole('button', { name: '接单 2' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '接单成功：2 项' })).toBeVisible();
    await expect(page.getByRole('button', { name: '选择多项' })).toBeVisible();
    const { list } = await handler.orders.page({ scope: 'mine', keyword: about });
    expect(list.map(({ status }) => status)).toEqual([3, 3]);

    await page.getByRole('button', { name: '选择多项' }).tap();
    await page.getByRole('button', { name: '全选 2' }).tap();
    await page.getByRole('button', { name: '抄送 2' }).tap();
    const colleagues = page.getByRole('dialog', { name: '把 2 张工单抄送给' });
    const colleague = await (await clientOf('engineer-2')).account.personal({});
    await colleagues.getByRole('combobox').fill(colleague.name);
    await colleagues.getByRole('option').filter({ hasText: colleague.name }).tap();
    await colleagues.getByRole('button', { name: /^完成/ }).tap();
    await expect(page.getByRole('status').filter({ hasText: '抄送成功：2 项' })).toBeVisible();
    await expect(page.getByRole('button', { name: '选择多项' })).toBeVisible();

    // They go to a colleague, both with the same word, as they stand since they were copied.
    await quiet(page);
    await page.getByRole('button', { name: '选择多项' }).tap();
    await page.getByRole('button', { name: '全选 2' }).tap();
    await page.getByRole('button', { name: '改派 2' }).tap();
    const sheet = page.getByRole('dialog', { name: '改派 2 张工单' });
    await sheet.getByRole('option').filter({ hasText: colleague.name }).tap();
    await sheet.getByRole('textbox', { name: '备注' }).fill('今天我去不了这一片');
    await sheet.getByRole('button', { name: new RegExp(`派给${colleague.name}$`) }).tap();
    await expect(page.getByRole('status').filter({ hasText: '改派成功：2 项' })).toBeVisible();
    const handed = await Promise.all(list.map(({ id }) => handler.orders.detail({ orderId: id })));
    expect(handed.map(({ assigneeId }) => assigneeId)).toEqual([colleague.id, colleague.id]);
    await expectCountsHold(handler, await clientOf('engineer-2'), dispatcher);
  },
);

for (const as of ['engineer', 'dispatcher', 'lead']) {
  const title = `${as}, who never used it, finds the late order on the first screen, named as late in words`;
  journey(title, { tag: as === 'engineer' ? [] : ['@long'] }, async ({ take }) => {
    const { page } = await take({ as });
    for (const address of ['/#/userSide/homePage', orders]) {
      await page.goto(address);
      // A row or card that leads to its order, and says in words that it is late.
      const late = page
        .getByRole('article')
        .or(page.getByRole('listitem'))
        .filter({ hasText: /已超时 ?\d/, has: page.getByRole('link') })
        .first();
      await expect(late.getByText(/已超时 ?\d/).first(), `${as} at ${address}`).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: '筛选' }).tap();
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible();
}

/** A finger laid on something until it answers. */
async function hold(page: Page, target: Locator): Promise<void> {
  // Settled, for a list that is read once more draws its cards anew.
  await quiet(page);
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be held is not shown');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** A finger drawn to the left over a row. What a swipe needs is loaded after the list. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be swiped is not shown');
  const [x, y] = [box.x + box.width - 40, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: left === undefined ? [] : [{ x: x - left, y }],
    });
  await touch('touchStart', 0);
  for (const left of [40, 80, 120, 160]) await touch('touchMove', left);
  await touch('touchEnd');
  await session.detach();
}
