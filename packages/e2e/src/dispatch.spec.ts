import { raiseOrder } from './acts/raise-order.ts';
import { clientOf } from './desk.ts';
import { expect, journey } from './journey.ts';

journey('a dispatcher sends five waiting orders to the right people in twelve taps', async ({ take }) => {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const titles = [1, 2, 3, 4, 5].map((number) => `Waits for somebody ${number} ${Date.now()}`);
  const ids: string[] = [];
  for (const title of titles) {
    const id = await raiseOrder(dispatcher, engineer, title);
    const { version } = await dispatcher.orders.detail({ orderId: id });
    // Urgent, so that it stands at the head of the queue.
    await dispatcher.orders.edit({ orderId: id, version, priority: 1 });
    ids.push(id);
  }
  const phone = await take({ as: 'dispatcher' });
  const { page } = phone;
  await page.goto('/#/userSide/homePage');
  phone.taps();
  for (const title of titles.slice(0, 4)) {
    await phone.tap(page.getByRole('button', { name: new RegExp(`^派单给.+：${title}$`) }));
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  // The last one goes to somebody else than the rules would send.
  const last = titles[4] ?? '';
  await phone.tap(page.getByRole('button', { name: `另选一位：${last}` }));
  const sheet = page.getByRole('dialog', { name: '派给谁' });
  await expect(sheet.getByRole('option').nth(1)).toBeVisible();
  await phone.tap(sheet.getByRole('option').nth(1));
  await expect(page.getByRole('link', { name: last })).toHaveCount(0);
  expect(phone.taps(), 'taps to empty a queue of five').toBeLessThanOrEqual(12);
  for (const orderId of ids) {
    const { status, assigneeId } = await dispatcher.orders.detail({ orderId });
    expect([status, assigneeId === undefined]).toEqual([2, false]);
  }
});

journey(
  'an order is hung up with a reason, stands so on its card, and comes back when it is resumed',
  async ({ take }) => {
    const title = `Waits for a part ${Date.now()}`;
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, title);
    await engineer.orders.accept({ orderId: id });
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    await page.goto(`/#/userSide/orderCenter/hangUp?id=${id}`);
    await phone.tap(page.getByRole('radio').first());
    await phone.tap(page.getByRole('radio', { name: '明天上午' }));
    await phone.tap(page.getByRole('button', { name: '确认挂起' }));
    await expect(page.getByRole('button', { name: '激活' })).toBeVisible();
    expect((await engineer.orders.detail({ orderId: id })).status).toBe(4);
    await phone.tap(page.getByRole('button', { name: '激活' }));
    await phone.tap(page.getByRole('alertdialog').getByRole('button', { name: '激活' }));
    await expect(page.getByRole('button', { name: '解决', exact: true })).toBeVisible();
    expect((await engineer.orders.detail({ orderId: id })).status).toBe(3);
  },
);
