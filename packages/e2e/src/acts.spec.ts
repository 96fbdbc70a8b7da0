import type { Page } from '@playwright/test';
import type { Client } from '@svcdesk/core';
import { orderStatus } from '@svcdesk/core/rules';
import { addDays } from '@svcdesk/core/scheduling';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { detailOf } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf } from './server.ts';

const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** What stands behind the dots of an order. */
async function choose(page: Page, id: string, action: string): Promise<void> {
  await page.goto(detailOf(id));
  await page.getByRole('button', { name: '更多操作' }).tap();
  await page
    .getByRole('dialog', { name: '更多操作' })
    .getByRole('button', { name: action, exact: true })
    .tap();
}

/** The place opens in the map that one likes. */
async function showsTheWay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^在地图上看/ })
    .first()
    .tap();
  const maps = page.getByRole('dialog', { name: '用哪个地图打开' });
  await expect(maps.getByRole('link', { name: '高德地图' })).toHaveAttribute(
    'href',
    /^https:\/\/uri\.amap\.com\//,
  );
  await page.keyboard.press('Escape');
  await expect(maps).toBeHidden();
}

/** A colleague whom a note names by "@" hears of it, and the customer does not. */
async function namesInNote(page: Page, orderId: string, colleague: Client): Promise<void> {
  const { name } = await colleague.account.personal({});
  await page.goto(`/#/userSide/orderCenter/doOrder?id=${orderId}`);
  const note = page.getByRole('textbox', { name: '进展说明' });
  await note.pressSequentially('请带一把梯子 @');
  const people = page.getByRole('dialog', { name: '提醒同事' });
  await people.getByRole('combobox').fill(name);
  await people.getByRole('option').filter({ hasText: name }).tap();
  await people.getByRole('button', { name: /^完成/ }).tap();
  await expect(note).toHaveValue(new RegExp(`@${name}`));
  await said(page, `会提醒：${name}`);
  const letGo = Promise.withResolvers<void>();
  await page.route(/mobile\/progress/, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(/mobile\/progress/);
  await page.getByRole('button', { name: '提交进展' }).tap();
  await sent;
  await note.press('End');
  await note.pressSequentially(' 还要一盏灯');
  letGo.resolve();
  // Only what was sent goes.
  await expect(note).toHaveValue('还要一盏灯');
  const forUs = page.getByRole('switch', { name: '仅内部可见' });
  await expect(forUs).toBeChecked();
  await page.reload();
  await expect(note).toHaveValue('还要一盏灯');
  await expect(forUs).toBeChecked();
  // The colleague's group has heard of the order before.
  await expect
    .poll(async () =>
      (await colleague.messages.mine({ sysMsgFlag: 0, size: 20 })).list.some(
        ({ kind, target }) => kind === 'order.mention' && target?.id === orderId,
      ),
    )
    .toBe(true);
  const records = await colleague.orders.history({ orderId });
  expect(records.find(({ action }) => action === 'progress')).toMatchObject({ internal: true });
}

journey(
  'an engineer sets out, sees the way, names a colleague in a note, and plans an order for another day',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, `出发前先排好 ${Date.now()}`, undefined, 'onSite');
    await engineer.orders.accept({ orderId: id, handleType: 3 });
    const { page } = await take({ as: 'engineer' });
    await page.goto(detailOf(id));
    await page.getByRole('button', { name: '出发', exact: true }).tap();
    await page.getByRole('radio', { name: '20分' }).check();
    await page.getByRole('button', { name: '出发，告诉客户' }).tap();
    await said(page, '已告知客户您在路上');
    const { departedAt = '', etaAt = '' } = await engineer.orders.detail({ orderId: id });
    expect(Date.parse(etaAt) - Date.parse(departedAt)).toBe(20 * 60_000);
    await expect(page.getByRole('button', { name: '签到', exact: true })).toBeVisible();
    await showsTheWay(page);
    await namesInNote(page, id, await clientOf('engineer-2'));

    await choose(page, id, '排期');
    // A day of its own for each order, for an hour that is taken has to be confirmed; plans reach 92 days ahead.
    const { orderNo } = await engineer.orders.detail({ orderId: id });
    const today = new Date().toISOString().slice(0, 10);
    const day = addDays(today, 20 + (Number(orderNo.slice(-4)) % 70));
    await page.getByLabel('开始时间').fill(`${day}T10:00`);
    await page.getByRole('button', { name: '确认安排' }).tap();
    await expect
      .poll(async () => (await engineer.orders.detail({ orderId: id })).planStart)
      .toBe(`${day}T02:00:00.000Z`);
    await expectCountsHold(engineer);
  },
);

journey(
  'a dispatcher corrects an order, calls it off without a network, and tells how a customer found another',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const wrong = await raiseOrder(dispatcher, engineer, `标题写错了 ${Date.now()}`);
    const ended = await raiseOrder(dispatcher, engineer, `已经修好 ${Date.now()}`);
    await engineer.orders.accept({ orderId: ended, handleType: 3 });
    await engineer.orders.resolve({ orderId: ended, solution: '重启后恢复' });
    const phone = await take({ as: 'dispatcher' });
    const { page, context } = phone;
    await choose(page, wrong, '修改');
    await page.getByRole('textbox', { name: '标题' }).fill('写对了的标题');
    await page.getByRole('button', { name: '保存', exact: true }).tap();
    await expect(page.getByRole('heading', { name: '写对了的标题' })).toBeVisible();

    await choose(page, wrong, '取消工单');
    await page.getByRole('radio', { name: '误报' }).check();
    await context.setOffline(true);
    phone.expect(/^Failed to load resource/);
    await page.getByRole('button', { name: '确认取消工单' }).tap();
    await expect(page.getByText(/^等待发送 · 取消/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await dispatcher.orders.detail({ orderId: wrong })).status).toBe(7);

    await page.goto(detailOf(ended));
    await page.getByRole('button', { name: '代评', exact: true }).tap();
    const ratings = page.getByRole('radiogroup');
    await expect(ratings).toHaveCount(4);
    // The first star is drawn below the first letter of its label.
    const label = await page.getByText('时间观念*').boundingBox();
    const star = await ratings.first().locator('svg').first().boundingBox();
    expect(Math.abs((star?.x ?? 0) - (label?.x ?? 99))).toBeLessThanOrEqual(3);
    for (const stars of await ratings.all()) await stars.getByRole('radio', { name: '4 星' }).check();
    await page.getByRole('button', { name: '提交代评' }).tap();
    await expect.poll(async () => (await dispatcher.orders.detail({ orderId: ended })).status).toBe(6);
    await expectCountsHold(dispatcher, engineer);
  },
);

journey(
  'who goes elsewhere while a form is sent stays there, and hears what became of it',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    const home = '/#/userSide/homePage';
    const cancel = async (title: string, meanwhile: (orderId: string) => Promise<unknown>) => {
      const orderId = await raiseOrder(dispatcher, engineer, `${title} ${Date.now()}`);
      const letGo = Promise.withResolvers<void>();
      await page.route(/order\/mobile\/cancel$/, async (route) => {
        await letGo.promise;
        await route.continue();
      });
      await choose(page, orderId, '取消工单');
      await page.getByRole('radio', { name: '误报' }).check();
      const sent = page.waitForRequest(/order\/mobile\/cancel$/);
      await page.getByRole('button', { name: '确认取消工单' }).tap();
      await sent;
      await page.goto(home);
      await expect(page.getByRole('navigation')).toBeVisible();
      await meanwhile(orderId);
      letGo.resolve();
      return orderId;
    };

    const orderId = await cancel('发送时离开', async () => undefined);
    await expect(page.getByRole('status').filter({ hasText: '已发送：取消' })).toBeVisible();
    expect((await dispatcher.orders.detail({ orderId })).status).toBe(orderStatus.cancelled);
    expect(page.url()).toContain(home);

    phone.expect(failedReply);
    await cancel('离开以后没有成功', (id) => dispatcher.orders.cancel({ orderId: id, reason: 'mistaken' }));
    await expect(page.getByText('1 个操作没有成功')).toBeVisible();
    expect(page.url()).toContain(home);
  },
);
