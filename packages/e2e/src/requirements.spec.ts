import { requirementLockMs } from '@svcdesk/core/rules';
import { quiet } from '@svcdesk/tools/browser';
import { expectCountsHold, expectRequirementCountsHold } from './acts/counts-hold.ts';
import { leaves } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const halfLock = requirementLockMs / 2;

journey(
  'a requirement becomes an order with all it said, and a second browser sees who is at it',
  async ({ take }) => {
    const title = 'A screen in the meeting room';
    const [customer, dispatcher] = await Promise.all([clientOf('customer-a'), clientOf('dispatcher')]);
    const cell = (await customer.cells.list({ size: 1 })).list[0];
    const cellId = cell?.id ?? '';
    const serverCatalogId = leaves(await dispatcher.catalogs.cascader({ cellId }))[0] ?? '';
    let typeId = '';
    for (const each of leaves(await dispatcher.orderTypes.tree({ cellId }))) {
      const template = await dispatcher.templates.find({ cellId, orderTypeId: each }).catch(() => undefined);
      if (!template?.fields.some(({ required }) => required)) typeId = each;
    }
    const asked = await customer.requirements.create({
      cellId,
      title,
      content: 'By Wednesday',
      typeId,
      serverCatalogId,
    });

    const [first, second] = await Promise.all([take({ as: 'dispatcher' }), take({ as: 'lead' })]);
    const detail = `/#/userSide/requireCenter/detail?id=${asked.id}`;
    await first.page.goto(detail);
    await expect(first.page.getByText(/您正在处理，锁定到/)).toBeVisible();
    const { lock } = await dispatcher.requirements.detail({ id: asked.id });
    await second.page.goto(detail);
    await expect(second.page.getByText(`${lock?.byName}正在处理，锁定到`)).toBeVisible();
    await expect(second.page.getByRole('button', { name: '转成工单' })).toHaveCount(0);

    // Leaving gives it back, and the second browser hears of it.
    await first.tap(first.page.getByRole('button', { name: '返回' }));
    await expect(second.page.getByText('现在没有人在处理')).toBeVisible();
    await first.page.goto(detail);
    await expect(second.page.getByText(`${lock?.byName}正在处理，锁定到`)).toBeVisible();

    await first.tap(first.page.getByRole('button', { name: '转成工单' }));
    await expect(first.page.getByRole('textbox', { name: /标题/ })).toHaveValue(title);
    await expect(first.page.getByText('提交后会这样处理')).toBeVisible();
    await first.tap(first.page.getByRole('button', { name: '提交', exact: true }));
    await expect(first.page.getByRole('heading', { name: title })).toBeVisible();
    const made = await customer.requirements.detail({ id: asked.id });
    expect(made.status).toBe(3);
    const order = await dispatcher.orders.detail({ orderId: made.orderId ?? '' });
    expect(order).toMatchObject({ title, content: 'By Wednesday', cellId, typeId, serverCatalogId });
    await expect(second.page.getByRole('link', { name: `工单 ${made.orderNo}` })).toBeVisible();
    await expectRequirementCountsHold(dispatcher, customer);
    await expectCountsHold(dispatcher);
  },
);

journey(
  'a lead breaks the lock of a colleague who went away, holds it while staying, and refuses with a reason',
  { tag: '@long' },
  async ({ take }) => {
    const [customer, dispatcher] = await Promise.all([clientOf('customer-a'), clientOf('dispatcher')]);
    const cellId = (await customer.cells.list({ size: 1 })).list[0]?.id ?? '';
    const { id } = await customer.requirements.create({ cellId, title: 'Coffee for all', content: 'Please' });
    await dispatcher.requirements.checkLock({ id });
    const phone = await take({ as: 'lead' });
    const { page } = phone;
    await page.clock.install();
    await page.goto(`/#/userSide/requireCenter/detail?id=${id}`);
    await phone.tap(page.getByRole('button', { name: '解除占用' }));
    const mine = page.getByText(/您正在处理，锁定到/);
    await expect(mine).toBeVisible();

    // Renewed while they stay; once given back it is free until it is taken again.
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/check_lock')) renewals += 1;
    });
    await page.clock.fastForward(halfLock);
    await expect.poll(() => renewals).toBe(1);
    await phone.tap(page.getByRole('button', { name: '放开' }));
    await expect(page.getByText('现在没有人在处理')).toBeVisible();
    await page.clock.fastForward(halfLock);
    await quiet(page);
    expect(renewals).toBe(1);
    await phone.tap(page.getByRole('button', { name: '我来处理' }));
    await expect(mine).toBeVisible();
    await phone.tap(page.getByRole('button', { name: '拒绝', exact: true }));
    await phone.tap(page.getByRole('radio', { name: '超出范围' }));
    await phone.tap(page.getByRole('button', { name: '拒绝，告诉客户' }));
    await expect(page.getByText('没有受理的原因')).toBeVisible();
    expect(await customer.requirements.detail({ id })).toMatchObject({ status: 4, reasonCode: 'outOfScope' });
    await expectRequirementCountsHold(dispatcher, customer);
  },
);
