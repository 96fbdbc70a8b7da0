import type { Page } from '@playwright/test';
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
