import { raiseOrder } from './acts/raise-order.ts';
import { detailOf } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const hourMs = 3_600_000;
/** Noon of the day after tomorrow in the tenant's zone, so that nothing of the demo's today is near. */
const noon = () => {
  const local = Date.now() + 8 * hourMs;
  return local - (local % (24 * hourMs)) + 2 * 24 * hourMs + 12 * hourMs - 8 * hourMs;
};
const iso = (ms: number) => new Date(ms).toISOString();

/** An order of the engineer's with a time: so many hours from noon, for an hour. */
async function planned(title: string, from: number) {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const orderId = await raiseOrder(dispatcher, engineer, title);
  await engineer.orders.accept({ orderId });
  const planStart = iso(noon() + from * hourMs);
  await engineer.schedules.change({ orderId, planStart, planEnd: iso(noon() + (from + 1) * hourMs) });
  return orderId;
}

journey('who moves an order reads first whom it makes late, on a phone and at a desk', async ({ take }) => {
  const stamp = Date.now();
  await planned(`Waits behind ${stamp}`, 2);
  const moved = await planned(`Is moved ${stamp}`, 0);
  for (const viewport of [undefined, { width: 1440, height: 900 }]) {
    const phone = await take({ as: 'engineer', ...(viewport && { viewport }) });
    const { page } = phone;
    await page.goto(`${detailOf(moved)}&do=plan`);
    const follows = page.getByRole('region', { name: '会带来的影响' });
    await expect(follows).toContainText('不影响其他安排');
    await page.getByLabel('开始时间').fill(iso(noon() + 1.5 * hourMs + 8 * hourMs).slice(0, 16));
    await expect(follows.getByRole('button')).toContainText('个约定受影响');
    if (viewport === undefined) {
      await expect(follows.getByRole('list')).toBeHidden();
      await phone.tap(follows.getByRole('button'));
    }
    await expect(follows.getByRole('listitem').filter({ hasText: `Waits behind ${stamp}` })).toContainText(
      '晚到',
    );
    await phone.picture(`see-move-${viewport ? 'desk' : 'phone'}`);
  }
});

journey('who gives an order to somebody, or enters leave, reads first what follows', async ({ take }) => {
  const title = `Was promised ${Date.now()}`;
  const kept = await planned(title, 4);
  const { name } = await (await clientOf('engineer')).account.personal({});
  const phone = await take({ as: 'dispatcher' });
  const { page } = phone;
  const follows = page.getByRole('region', { name: '会带来的影响' });
  // Given to its group alone, it has its time no more.
  await page.goto(`/#/userSide/orderCenter/passOn?id=${kept}`);
  await expect(follows).toContainText('1 个约定受影响');
  await phone.tap(follows.getByRole('button'));
  await expect(follows.getByRole('listitem')).toContainText('不再有约定时间');
  await phone.picture('see-pass-on');

  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const waiting = `Waits for somebody ${Date.now()}`;
  const orderId = await raiseOrder(dispatcher, engineer, waiting);
  const { version } = await dispatcher.orders.detail({ orderId });
  await dispatcher.orders.edit({ orderId, version, priority: 1 });
  await page.goto('/#/userSide/homePage');
  await phone.tap(page.getByRole('button', { name: `另选一位：${waiting}` }));
  await expect(
    page.getByRole('dialog', { name: '派单' }).getByRole('region', { name: '会带来的影响' }),
  ).toContainText(/不影响其他安排|将超时/);
  await phone.picture('see-assign');
  await engineer.orders.accept({ orderId });

  await page.goto('/#/userSide/userCenter/duty?do=leave');
  await phone.tap(page.getByRole('button', { name: '谁休假' }));
  await phone.tap(page.getByRole('dialog').getByRole('option').filter({ hasText: name }));
  const day = iso(noon() + 8 * hourMs).slice(0, 10);
  await page.getByLabel('开始').fill(`${day}T09:00`);
  await page.getByLabel('结束').fill(`${day}T20:00`);
  await expect(follows.getByRole('button')).toContainText(/个约定受影响/);
  await phone.tap(follows.getByRole('button'));
  await expect(follows.getByRole('listitem').filter({ hasText: title })).toContainText('到时没有人去');
  await phone.picture('see-leave');
});
