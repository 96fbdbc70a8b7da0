import { create } from '@svcdesk/core/contract/orders';
import { choose } from './acts/choose.ts';
import { expectCountsHold } from './acts/counts-hold.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import { clientOf } from './server.ts';

interface Branch {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly Branch[] | undefined;
}

/** The names of the way down a tree to a value. */
function wayTo(tree: readonly Branch[], value: string): string[] {
  for (const { value: own, label, children = [] } of tree) {
    if (own === value) return [label];
    const below = wayTo(children, value);
    if (below.length > 0) return [label, ...below];
  }
  return [];
}

/** Adds a reporter, corrects and takes them away again, in the sheet over a form that could be sent. */
async function changeReporters({ page, tap }: Phone): Promise<void> {
  const chosen = page.getByRole('button', { name: /^报修人/ });
  const sheet = page.getByRole('dialog', { name: '报修人' });
  await tap(chosen);
  await tap(sheet.getByRole('button', { name: '添加报修人' }));
  await sheet.getByRole('textbox', { name: '姓名' }).fill('闸机旁的保安');
  await sheet.getByRole('textbox', { name: '电话' }).fill('13800138000');
  await tap(sheet.getByRole('button', { name: '保存' }));
  await expect(chosen).toContainText('闸机旁的保安');
  await tap(chosen);
  await tap(sheet.getByRole('button', { name: '修改闸机旁的保安' }));
  await sheet.getByRole('textbox', { name: '姓名' }).fill('值班保安');
  await tap(sheet.getByRole('button', { name: '保存' }));
  await expect(chosen).toContainText('值班保安');
  await tap(sheet.getByRole('button', { name: '删除值班保安' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: '删除' }));
  await expect(sheet.getByRole('button', { name: '删除值班保安' })).toHaveCount(0);
  await tap(sheet.getByRole('button', { name: '关闭' }));
  // What was saved there has not sent the form beneath.
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '创建工单' })).toBeVisible();
  await expect(chosen).not.toContainText('值班保安');
}

journey(
  'a report of what an engineer works on already is kept as its duplicate, and no other is sent',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const title = `闸机刷卡没有反应 ${Date.now()}`;
    const first = await raiseOrder(dispatcher, engineer, title);
    const order = await dispatcher.orders.detail({ orderId: first });
    const { cellId, cellName, typeId, serverCatalogId } = order;
    const [types, catalogs] = await Promise.all([
      dispatcher.orderTypes.tree({ cellId }),
      dispatcher.catalogs.cascader({ cellId }),
    ]);
    const phone = await take({ as: 'dispatcher' });
    const { page } = phone;
    await page.goto('/#/userSide/orderCenter/buildOrder');
    await phone.tap(page.getByRole('button', { name: /^门店/ }));
    const sites = page.getByRole('dialog');
    await sites.getByRole('combobox').fill(cellName);
    await phone.tap(sites.getByRole('option').filter({ hasText: cellName }).first());
    await choose(phone, '工单类型', ...wayTo(types, typeId));
    await choose(phone, '服务目录', ...wayTo(catalogs, serverCatalogId));
    await page.getByRole('textbox', { name: '标题' }).fill(title);
    await changeReporters(phone);
    await phone.tap(page.getByRole('button', { name: `就是这件事 ${order.orderNo}` }));
    await expect(page.getByText(`提交后记为 ${order.orderNo} 的重复报修，不再另外派人`)).toBeVisible();
    const sending = page.waitForRequest((request) => request.url().endsWith(create.path));
    await phone.tap(page.getByRole('button', { name: '记为重复报修' }));
    const { list: sources } = await dispatcher.orderSources.page({});
    expect((await sending).postDataJSON()).toMatchObject({
      customerId: (await dispatcher.cells.select({ cellId })).customerId,
      typeName: order.typeName,
      serverCatalogName: order.serverCatalogName,
      sourceId: '0',
      sourceName: sources.find(({ key }) => key === 0)?.name,
    });
    // The new one is over at once and names the other, which names it.
    await expect(page.getByText('与这张工单重复，由它继续处理')).toBeVisible();
    await phone.tap(page.getByRole('link', { name: order.orderNo }));
    await expect(page.getByText('同一件事的重复报修')).toBeVisible();
    const { duplicates = [], status } = await dispatcher.orders.detail({ orderId: first });
    expect([duplicates.length, status]).toEqual([1, 2]);
    const kept = await dispatcher.orders.detail({ orderId: duplicates[0]?.id ?? '' });
    expect(kept).toMatchObject({ title, status: 7, duplicateOf: { id: first } });
    await expectCountsHold(dispatcher, engineer);
  },
);
