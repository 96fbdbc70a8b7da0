import { raiseOrder } from './acts/raise-order.ts';
import { showLabel } from './acts/show-label.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const model = `S5735-L48 ${Date.now()}`;

journey('an asset is found by its label, corrected, linked to an order, and shows it', async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const { list: cells } = await engineer.cells.list({ page: 1, size: 1 });
  const cellId = cells[0]?.id ?? '';
  const { list } = await engineer.assets.page({ cellId, flag: 1, keyword: '交换机' });
  const asset = list.at(-1);
  if (!asset) throw new Error('the site has no switch');
  const title = `三楼交换机端口全灭 ${Date.now()}`;
  const orderId = await raiseOrder(dispatcher, engineer, title, cellId);
  await engineer.orders.accept({ orderId });

  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  await showLabel(page, asset.code);
  await page.goto('/#/userSide/property');
  await page.reload();
  await phone.tap(page.getByRole('button', { name: '扫一扫' }));
  await expect(page.getByRole('heading', { name: asset.name, level: 1 })).toBeVisible();
  await phone.tap(page.getByRole('button', { name: '编辑资产' }));
  await page.getByRole('textbox', { name: '型号' }).fill(model);
  await phone.tap(page.getByRole('button', { name: '保存' }));
  await expect(page.getByText(model)).toBeVisible();

  await page.goto(`/#/userSide/associatedAssets?id=${orderId}`);
  await phone.tap(page.getByRole('button', { name: '扫一扫' }));
  await expect(page.getByText('已关联 1 个资产')).toBeVisible();
  await expect(page.getByRole('button', { name: `检测 ${asset.name}` })).toBeVisible();
  await phone.picture('asset-linked');
  await phone.tap(page.getByRole('link', { name: asset.name }));
  const orders = page.getByRole('list', { name: '相关工单' });
  await expect(orders.getByRole('link', { name: title })).toBeVisible();
  await phone.tap(page.getByRole('link', { name: /^全部 \d+ 张$/ }));
  await expect(page.getByRole('article').getByRole('link', { name: title, exact: true })).toBeVisible();
  const found = await engineer.orders.page({ assetId: asset.ciId, scope: 'tenant' });
  expect(found.list.map(({ id }) => id)).toContain(orderId);
});
