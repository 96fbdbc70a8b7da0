import type { Client } from '@svcdesk/core';
import { deviceStatus } from '@svcdesk/core/rules';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const detailOf = (id: string) => `/#/userSide/deviceOrder/orderDetail?id=${id}`;

/** A device order of the engineer's group without an engineer yet, to be checked by a colleague. */
async function makeOrder(lead: Client, engineer: Client, checker: Client, title: string): Promise<string> {
  const { currentGroupId: groupId } = await engineer.account.personal({});
  const { id: checkerId } = await checker.account.personal({});
  const { list } = await engineer.cells.list({ page: 1, size: 1 });
  return (await lead.deviceOrders.create({ cellId: list[0]?.id ?? '', title, groupId, checkerId })).id;
}

journey(
  'a device order goes through its life, and comes back once from a check that failed',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const [lead, engineer, checker] = await Promise.all(['lead', 'engineer', 'engineer-2'].map(clientOf));
    if (!lead || !engineer || !checker) throw new Error('an account of the demo is missing');
    const id = await makeOrder(lead, engineer, checker, `更换核心交换机 ${Date.now()}`);
    const [leads, engineers, checkers] = await Promise.all([
      take({ as: 'lead' }),
      take({ as: 'engineer' }),
      take({ as: 'engineer-2' }),
    ]);

    await leads.page.goto(detailOf(id));
    await leads.tap(leads.page.getByRole('button', { name: '派单', exact: true }));
    await leads.tap(leads.page.getByRole('button', { name: /^工程师/ }));
    const takers = leads.page.getByRole('dialog', { name: '派单' });
    await leads.tap(takers.getByRole('option', { name: '李伟' }));
    await leads.picture('device-allocate');
    await leads.tap(takers.getByRole('button', { name: '派给李伟' }));
    await leads.tap(leads.page.getByRole('button', { name: '确认派单' }));
    await expect(leads.page.getByText('已派单').first()).toBeVisible();

    const handIn = async (result: string) => {
      await engineers.tap(engineers.page.getByRole('button', { name: '提交验收', exact: true }));
      await engineers.page.getByRole('textbox', { name: '处理结果' }).fill(result);
      await engineers.tap(engineers.page.getByRole('button', { name: '提交验收', exact: true }));
      await expect(engineers.page.getByText('待验收').first()).toBeVisible();
    };
    await engineers.page.goto(detailOf(id));
    await engineers.tap(engineers.page.getByRole('button', { name: '开始处理' }));
    await handIn('已更换，端口全部恢复');

    const check = async (verdict: string, remark?: string) => {
      await checkers.tap(checkers.page.getByRole('button', { name: '验收', exact: true }));
      await checkers.tap(checkers.page.getByRole('radio', { name: verdict, exact: true }));
      await checkers.tap(checkers.page.getByRole('button', { name: '提交验收结论' }));
      if (remark === undefined) return;
      await expect(checkers.page.getByText('请填写说明')).toBeVisible();
      await checkers.page.getByRole('textbox', { name: '说明' }).fill(remark);
      await checkers.tap(checkers.page.getByRole('button', { name: '提交验收结论' }));
    };
    await checkers.page.goto(detailOf(id));
    await check('不通过，退回整改', '标签没有贴');
    await expect(checkers.page.getByText('第 2 轮').first()).toBeVisible();
    await checkers.picture('device-failed-check');

    await expect(engineers.page.getByText('标签没有贴')).toBeVisible();
    await handIn('标签已贴');
    await expect(checkers.page.getByText('待验收').first()).toBeVisible();
    await check('通过');
    await expect(checkers.page.getByText('已关闭').first()).toBeVisible();
    const closed = await lead.deviceOrders.detail({ id });
    expect(closed).toMatchObject({ status: deviceStatus.closed, checkRound: 2, result: '标签已贴' });
    expect(closed.records.map(({ action }) => action)).toEqual([
      'create',
      'allocate',
      'start',
      'finish',
      'check',
      'finish',
      'check',
    ]);
  },
);

journey(
  'no time is asked for where the schedule of whose work it is is not kept here',
  { tag: '@long' },
  async ({ take }) => {
    const [lead, engineer, checker] = await Promise.all(['lead', 'engineer', 'engineer-2'].map(clientOf));
    if (!lead || !engineer || !checker) throw new Error('an account of the demo is missing');
    const id = await makeOrder(lead, engineer, checker, `更换接入点 ${Date.now()}`);
    const { id: engineerId } = await engineer.account.personal({});
    await lead.deviceOrders.handle({ id, action: 'allocate', engineerId });
    const { page, tap } = await take({ as: 'engineer' });
    await page.route(/judge_account_is_open_schedule/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: { open: false } } });
    });
    await page.goto(`/#/userSide/deviceOrder/schedulingOrder?id=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: '排期' })).toBeVisible();
    await expect(page.getByText('您的日程不在这里安排')).toBeVisible();
    await expect(page.getByLabel(/开始|结束/)).toHaveCount(0);
    await tap(page.getByRole('button', { name: '确认排期' }));
    await expect(page.getByRole('alert').filter({ hasText: '您的日程不在这里安排' })).toBeVisible();
    expect((await engineer.deviceOrders.detail({ id })).planStart).toBeUndefined();
  },
);
