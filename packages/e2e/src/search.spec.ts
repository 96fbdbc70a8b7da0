import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

journey(
  'a search finds orders of every kind and requirements, by initials and in descriptions too, and what it found stands out',
  async ({ take }) => {
    const [dispatcher, engineer, lead] = await Promise.all([
      clientOf('dispatcher'),
      clientOf('engineer'),
      clientOf('lead'),
    ]);
    const title = `铜锣湾电梯厅 摄像头黑屏 ${Date.now()}`;
    const lamp = `加一盏灯 ${Date.now()}`;
    const content = '保安说夜里看不见鹤立亭那边';
    const id = await raiseOrder(dispatcher, engineer, title, undefined, 'remote', content);
    const customer = await clientOf('customer-a');
    const cellId = (await customer.cells.list({ size: 1 })).list[0]?.id ?? '';
    await customer.requirements.create({ cellId, title: lamp, content: '照亮鹤立亭' });
    // Found by its reporter and its asset, which its own words do not name.
    const { version, cellId: site, reportName = '' } = await engineer.orders.detail({ orderId: id });
    const { list: assets } = await engineer.assets.page({ cellId: site, flag: 1, size: 1 });
    const asset = assets[0] ?? { ciId: '', code: '', name: '' };
    await lead.orderAssets.bind({ orderId: id, ciIds: [asset.ciId], version });
    const { page } = await take({ as: 'dispatcher' });
    await page.goto('/#/userSide/orderCenter/searchList');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('sxthp');
    await page.keyboard.press('Enter');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.locator('mark')).toHaveText(['摄像头黑屏']);
    await expect(page).toHaveURL(/q=sxthp/);
    // Nothing of another kind fits.
    await page.getByRole('button', { name: '项目', exact: true }).tap();
    await expect(page.getByText('sxthp', { exact: false }).last()).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: '全部', exact: true }).tap();
    await card.getByRole('link').tap();
    await expect(page).toHaveURL(new RegExp(`orderDetail\\?id=${id}`));
    await page.goBack();
    await expect(card).toBeVisible();
    // One character is enough, and what was searched for lately is one tap away.
    await field.fill('锣');
    await page.keyboard.press('Enter');
    await expect(card.locator('mark')).toHaveText(['锣']);
    await field.fill(asset.code);
    await page.keyboard.press('Enter');
    await expect(card.getByText(`资产 ${asset.name} ${asset.code}`)).toBeVisible();
    await expect(card.locator('mark')).toHaveText([asset.code]);
    await field.fill(reportName);
    await page.keyboard.press('Enter');
    await expect(card.getByText(`报修人 ${reportName}`)).toBeVisible();
    await expect(card.locator('mark')).toHaveText([reportName]);
    await field.fill('鹤立亭');
    await page.keyboard.press('Enter');
    await expect(card.locator('mark')).toHaveText(['鹤立亭']);
    await page.getByRole('link', { name: /^还有 \d+ 个需求提到$/ }).tap();
    await expect(page.getByRole('link', { name: lamp })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    await field.fill('');
    await page.getByRole('button', { name: 'sxthp' }).tap();
    await expect(card.locator('mark')).toHaveText(['摄像头黑屏']);
  },
);
