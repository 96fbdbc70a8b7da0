import type { Client } from '@svcdesk/core';
import { pmStatus } from '@svcdesk/core/rules';
import { keepsApp } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf } from './server.ts';

/** A plan of the engineer's that is due today, whose order is made at once; gives its id. */
async function planVisit(lead: Client, engineer: Client, name: string): Promise<string> {
  const { id: engineerId, currentGroupId: groupId, timeZone } = await engineer.account.personal({});
  const [like] = (await lead.pmPlans.page({ size: 100 })).list.filter(
    (plan) => plan.groupId === groupId && plan.faultTypeId !== undefined,
  );
  if (!like) throw new Error('no plan of the demo is of this group');
  const { id } = await lead.pmPlans.save({
    name,
    cellId: like.cellId,
    groupId: like.groupId,
    engineerId,
    items: [
      { name: '机房温度', kind: 'number', min: 18, max: 27, unit: '℃' },
      { name: '门窗与防水', kind: 'ok' },
    ],
    every: { count: 1, unit: 'year' },
    anchorOn: new Intl.DateTimeFormat('sv', { timeZone }).format(new Date()),
    faultTypeId: like.faultTypeId,
    faultCatalogId: like.faultCatalogId,
  });
  const [made] = (await engineer.pmOrders.page({ planId: id })).list;
  if (!made) throw new Error('the plan made no order');
  return made.id;
}

journey(
  'a visit without a network: what is read is judged, becomes an order, and arrives once the network is back',
  async ({ take }) => {
    journey.slow();
    const [lead, engineer] = await Promise.all([clientOf('lead'), clientOf('engineer')]);
    const name = `地下机房巡检 ${Date.now()}`;
    const id = await planVisit(lead, engineer, name);
    const phone = await take({ as: 'engineer', serviceWorkers: 'allow' });
    const { page, context } = phone;
    await page.goto('/#/userSide/orderCenter/pmOrders');
    await phone.tap(page.getByRole('link', { name }));
    await expect(page.getByRole('button', { name: '开始巡检' })).toBeVisible();
    await keepsApp(page);
    phone.expect(failedReply);
    await context.setOffline(true);

    await phone.tap(page.getByRole('button', { name: '开始巡检' }));
    const reading = page.getByRole('textbox', { name: '读数' });
    await reading.fill('三十一点五度');
    await expect(page.getByText('读作 31.5 ℃')).toBeVisible();
    await expect(page.getByText('高 4.5 ℃，已超限')).toBeVisible();
    const save = page.getByRole('button', { name: /^记下/ });
    await phone.tap(save);
    await expect(page.getByText('异常需要写说明或拍照')).toBeVisible();
    await page.getByRole('textbox', { name: '说明' }).fill('空调滤网堵塞');
    await phone.picture('pm-reading');
    await phone.tap(save);
    await phone.tap(page.getByRole('radio', { name: '正常' }));
    await phone.tap(save);
    await phone.tap(page.getByRole('button', { name: '转成工单 机房温度' }));
    await expect(page.getByText('等待转成工单')).toBeVisible();
    await phone.tap(page.getByRole('button', { name: '完成巡检' }));
    await phone.tap(page.getByRole('alertdialog').getByRole('button', { name: '完成巡检' }));
    await expect(page.getByText('5 个操作等待发送')).toBeVisible();
    await phone.picture('pm-offline');

    await context.setOffline(false);
    await expect(page.getByText(/^\d 个操作等待发送$/)).toBeHidden({ timeout: 30_000 });
    const done = await engineer.pmOrders.detail({ id });
    expect(done.status).toBe(pmStatus.finished);
    const [found] = done.items;
    expect(found?.answer).toMatchObject({ result: 'abnormal', value: '31.5', remark: '空调滤网堵塞' });
    const orderId = found?.answer?.orderId ?? '';
    expect((await engineer.orders.detail({ orderId })).content).toContain('31.5');
    await expect(page.getByRole('link', { name: `工单 ${found?.answer?.orderNo}` })).toBeVisible();
    await phone.picture('pm-done');
  },
);
