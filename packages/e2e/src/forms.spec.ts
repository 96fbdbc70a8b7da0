import type { Page } from '@playwright/test';
import { deviceRows } from './acts/device-rows.ts';
import { drawSignature } from './acts/draw-signature.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const editOf = (id: string) => `/#/userSide/orderCenter/orderDetail?id=${id}&do=edit`;

/** Orders of the engineer's group, raised anew; the lead sees them, too. */
async function raise(title: string): Promise<string> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, title);
  await engineer.orders.accept({ orderId: id });
  return id;
}

const save = (page: Page) => page.getByRole('button', { name: '保存' }).tap();

journey(
  'two people correct different fields of one order at once, and both changes stay',
  async ({ take }) => {
    const title = `同时修改 ${Date.now()}`;
    const id = await raise(title);
    const [one, other] = [await take({ as: 'engineer' }), await take({ as: 'lead' })];
    await one.page.goto(editOf(id));
    await other.page.goto(editOf(id));
    await one.page.getByRole('textbox', { name: '标题' }).fill(`${title} 二楼`);
    await other.page.getByRole('radio', { name: '紧急' }).check();
    await save(other.page);
    await expect(other.page.getByRole('status').filter({ hasText: '修改成功' })).toBeVisible();
    await save(one.page);
    const refused = one.page.getByRole('alert').filter({ hasText: '刚被更新' });
    const saved = one.page.getByRole('status').filter({ hasText: '修改成功' });
    await expect(refused.or(saved)).toBeVisible();
    if (await refused.isVisible()) {
      await expect(one.page.getByText('优先级：')).toBeVisible();
      await one.picture('form-changed');
      await save(one.page);
    }
    await expect(saved).toBeVisible();
    const order = await (await clientOf('lead')).orders.detail({ orderId: id });
    expect(order).toMatchObject({ title: `${title} 二楼`, priority: 1 });
  },
);

journey(
  'a draft of an order that changed since says what changed and keeps what was typed',
  async ({ take }) => {
    const title = `草稿期间有更新 ${Date.now()}`;
    const id = await raise(title);
    const lead = await clientOf('lead');
    const { page } = await take({ as: 'engineer' });
    const resolve = `/#/userSide/orderCenter/singleElimination?id=${id}`;
    await page.goto(resolve);
    await page.getByRole('textbox', { name: '解决方案' }).fill('更换了接头');
    await page.goto('/#/userSide/homePage');
    await expect(page.getByRole('textbox', { name: '解决方案' })).toBeHidden();
    const { version } = await lead.orders.detail({ orderId: id });
    await lead.orders.edit({ orderId: id, version, priority: 1 });
    await page.goto(resolve);
    await page.reload();
    await expect(page.getByText('您填写期间，工单有更新')).toBeVisible();
    await expect(page.getByText(/^优先级：.* → 紧急/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: '解决方案' })).toHaveValue('更换了接头');
    await page.getByRole('button', { name: '知道了' }).tap();
    await expect(page.getByText('您填写期间，工单有更新')).toBeHidden();
    await page.getByRole('button', { name: '确认解决' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
  },
);

journey('a drawn signature goes with the form, without a button', async ({ take }) => {
  const id = await raise(`签名 ${Date.now()}`);
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/orderCenter/singleElimination?id=${id}`);
  await page.getByRole('textbox', { name: '解决方案' }).fill('已修复');
  await drawSignature(page.getByRole('img', { name: '客户签名' }));
  await page.getByRole('button', { name: '确认解决' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
  const { signature } = await (await clientOf('engineer')).orders.detail({ orderId: id });
  expect(signature).toHaveLength(1);
});

journey('a draft stays with its order when the address names another', async ({ take }) => {
  const [one, other] = [await raise(`甲 ${Date.now()}`), await raise(`乙 ${Date.now()}`)];
  const { page } = await take({ as: 'engineer' });
  const formOf = (id: string) => `/#/userSide/orderCenter/singleElimination?id=${id}`;
  const solution = page.getByRole('textbox', { name: '解决方案' });
  await page.goto(formOf(one));
  await solution.fill('甲的解决方案');
  await page.goto(formOf(other));
  await expect(page.getByRole('heading', { name: '乙' })).toBeVisible();
  await expect(solution).toHaveValue('');
  await solution.fill('乙的解决方案');
  await page.goto(formOf(one));
  await expect(page.getByRole('heading', { name: '甲' })).toBeVisible();
  await expect(solution).toHaveValue('甲的解决方案');
});

journey(
  'the key of a sending is kept before it leaves, and a reload sends the very same',
  async ({ take }) => {
    const title = `发送中断 ${Date.now()}`;
    const id = await raise(title);
    const { page } = await take({ as: 'engineer' });
    const keys: unknown[] = [];
    const keptAtLeaving: unknown[] = [];
    const left = Promise.withResolvers<void>();
    await page.route(/mobile\/edit$/, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      for (const { value } of await deviceRows(page, 'drafts')) {
        const { $submission } = value as { $submission?: { key: string } };
        if ($submission) keptAtLeaving.push($submission.key);
      }
      // It gets no answer: the page is gone before one comes.
      left.resolve();
    });
    await page.goto(editOf(id));
    await page.getByRole('textbox', { name: '标题' }).fill(`${title} 三楼`);
    await save(page);
    await left.promise;
    expect(keptAtLeaving).toEqual(keys);
    await page.reload();
    await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(`${title} 三楼`);
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: '修改成功' })).toBeVisible();
    expect(keys).toEqual([keptAtLeaving[0], keptAtLeaving[0]]);
  },
);
