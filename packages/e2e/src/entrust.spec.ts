import { entrustStatus } from '@svcdesk/core/rules';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import { clientOf } from './server.ts';

const title = `专线中断，请合作方到场 ${Date.now()}`;

/** An order that the second engineer works on. */
async function worked(): Promise<string> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer-2')]);
  const orderId = await raiseOrder(dispatcher, engineer, title);
  await engineer.orders.accept({ orderId });
  return orderId;
}

/** The dispatcher hands it on, having seen what goes along. */
async function handOn({ page }: Phone, orderId: string): Promise<void> {
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${orderId}`);
  await page.getByRole('button', { name: '更多操作' }).tap();
  await page.getByRole('button', { name: '委托给合作方' }).tap();
  await page.getByRole('textbox', { name: '请对方做什么' }).fill('请带光功率计');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(2);
  await expect(page.getByText('看不到：合同、其他工单、内部备注、抄送、评价')).toBeVisible();
  await page.getByRole('button', { name: '确认委托' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '已委托' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^委托给/ })).toBeVisible();
}

/** The partner's list says what it shows; who was faster is told in words, and how it stands now. */
async function openChanged(phone: Phone): Promise<string> {
  const { page } = phone;
  await page.goto('/#/userSide/orderCenter/trustOrders?side=partner');
  const card = page.getByRole('link', { name: title });
  const address = (await card.getAttribute('href')) ?? '';
  expect(address).toContain(`status=${entrustStatus.toDistribute}`);
  const partner = await clientOf('partner');
  const id = new URLSearchParams(address.split('?')[1]).get('id') ?? '';
  const engineer = (await partner.entrust.engineers({ id, keyword: '丁一' }))[0]?.id ?? '';
  await partner.entrust.distribute({ id, engineerId: engineer, status: entrustStatus.toDistribute });
  await page.goto(`/${address}`);
  await expect(page.getByText('当前工单状态已变更')).toBeVisible();
  await phone.picture('entrust-1-changed');
  await page.getByRole('button', { name: '查看最新状态' }).tap();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('已派单', { exact: true }).first()).toBeVisible();
  await phone.picture('entrust-2-partner');
  return id;
}

/** The owner takes it back while the partner works on it: the product's words say so, and what was typed stays. */
async function retakeTooLate({ page }: Phone, id: string): Promise<void> {
  const partner = await clientOf('partner');
  const { engineerId = '' } = await partner.entrust.detail({ id });
  await page.goto(`/#/userSide/orderCenter/trustOrders/handleTrustOrder?id=${id}&do=retake`);
  await page.getByRole('textbox', { name: '备注' }).fill('换人去');
  await page.route(/appRetake$/, async (route) => {
    await partner.entrust.retake({ id, status: entrustStatus.distributed });
    await route.continue();
  });
  await page.getByRole('button', { name: '确认收回' }).tap();
  // It shows how the order stands now, and still says why it was not sent.
  await expect(page.getByText('待派单', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '当前工单状态已变更' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('换人去');
  await page.unrouteAll();
  await partner.entrust.distribute({ id, engineerId, status: entrustStatus.toDistribute });
}

/** The partner's engineer takes it in one tap, and says what came of it. */
async function finish(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.goto('/#/userSide/orderCenter/trustOrders');
  await page.getByRole('link', { name: title }).tap();
  await page.getByRole('button', { name: '接单', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: '接单成功' })).toBeVisible();
  await page.getByRole('button', { name: '完成', exact: true }).tap();
  await page.getByRole('textbox', { name: '处理结果' }).fill('更换光模块，收光正常');
  await page.getByRole('button', { name: '确认完成' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '已完成' })).toBeVisible();
}

/** The coordinator finds it with their order, reads the result and wants more. */
async function sendBack(phone: Phone, orderId: string): Promise<void> {
  const { page } = phone;
  await page.goto(`/#/userSide/orderCenter/singleElimination?id=${orderId}`);
  await expect(page.getByRole('textbox', { name: '解决方案' })).toHaveValue('更换光模块，收光正常');
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${orderId}`);
  await page.getByRole('link', { name: /^委托给/ }).tap();
  await expect(page.getByText('更换光模块，收光正常').first()).toBeVisible();
  await phone.picture('entrust-3-owner');
  await page.getByRole('button', { name: '退回整改' }).tap();
  await page.getByRole('textbox', { name: '退回原因' }).fill('请补铭牌照片');
  await page.getByRole('button', { name: '确认退回' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '已退回整改' })).toBeVisible();
}

journey(
  'an order goes to a partner and comes back, and who opens what has changed is told',
  async ({ take }) => {
    const orderId = await worked();
    await handOn(await take({ as: 'dispatcher' }), orderId);
    const partnerPhone = await take({ as: 'partner' });
    const id = await openChanged(partnerPhone);
    await retakeTooLate(partnerPhone, id);
    await finish(await take({ as: 'dingyi' }));
    await sendBack(await take({ as: 'engineer-2' }), orderId);
    const { status, can } = await (await clientOf('partner')).entrust.detail({ id });
    expect([status, can.includes('progress')]).toEqual([entrustStatus.processing, true]);
  },
);
