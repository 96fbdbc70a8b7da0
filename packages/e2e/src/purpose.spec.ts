import { orderStatus } from '@svcdesk/core/rules';
import { quiet } from '@svcdesk/tools/browser';
import { expectCountsHold } from './acts/counts-hold.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { signIn } from './acts/sign-in.ts';
import { slowNetworkWhenLong } from './acts/slow-network.ts';
import { keepsApp } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import { clientOf, server } from './server.ts';
import { openCommandLine } from './svcdesk.ts';

const fault = `打印机卡纸，按了复位也不行 ${Date.now()}`;

/** From the home page to the number of the new order. */
async function report(phone: Phone): Promise<string> {
  const { page } = phone;
  await expect(page.getByRole('link', { name: '我要报修' })).toBeVisible();
  phone.taps();
  await phone.tap(page.getByRole('link', { name: '我要报修' }));
  await page.getByRole('textbox', { name: '哪里出了问题' }).fill(fault);
  await expect(page.getByRole('radio', { name: '打印与收银设备' })).toBeChecked();
  await pickPhoto(phone, page.getByRole('group', { name: '照片', exact: true }));
  await phone.picture('purpose-1-report');
  await phone.tap(page.getByRole('button', { name: '提交报修' }));
  const number = page.getByRole('heading', { name: /^WO\d+$/ });
  await expect(number).toBeVisible();
  expect(phone.taps(), 'taps to report a fault').toBeLessThanOrEqual(6);
  await phone.picture('purpose-2-reported');
  return (await number.textContent()) ?? '';
}

/** Finds it in the group's list and takes it. */
async function accept(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.goto('/#/userSide/homePage');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^工单(?!池)/ })
    .tap();
  await page.getByRole('button', { name: '我的工单' }).tap();
  await page.getByRole('button', { name: '本组工单' }).tap();
  await phone.picture('purpose-3-group');
  // What is due first comes first, so a report of this moment is found by its words.
  await page.getByRole('link', { name: '搜索' }).tap();
  await page.getByRole('searchbox').fill(fault);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: fault }).tap();
  await expect(page.getByRole('heading', { name: fault })).toBeVisible();
  await phone.picture('purpose-4-detail');
  await page.getByRole('button', { name: '接单', exact: true }).tap();
  await page.getByRole('button', { name: '确认接单' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '接单成功' })).toBeVisible();
}

/** Arrives, says how it goes. */
async function work(phone: Phone): Promise<void> {
  const { page, context } = phone;
  await context.setGeolocation({ ...(await placeOfFault()), accuracy: 12 });
  await page.getByRole('button', { name: '签到', exact: true }).tap();
  await expect(page.getByText(/^距现场/)).toBeVisible();
  await phone.picture('purpose-5-arriving');
  await page.getByRole('button', { name: '在这里签到' }).tap();
  await expect(page.getByText('签到已记录')).toBeVisible();
  await page.getByRole('textbox', { name: '进展说明' }).fill('已取出卡纸，正在清洁搓纸轮');
  await page.getByRole('button', { name: '提交进展' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '进展已更新' })).toBeVisible();
  await phone.picture('purpose-6-working');
}

/** From where one works to the end of the work. */
async function resolve(phone: Phone): Promise<void> {
  const { page } = phone;
  phone.taps();
  await phone.tap(page.getByRole('button', { name: '解决', exact: true }));
  await page.getByRole('textbox', { name: '解决方案' }).fill('更换搓纸轮，连续打印 20 张正常');
  await pickPhoto(phone, page.getByRole('group', { name: '处理后照片' }));
  await phone.picture('purpose-7-resolve');
  await phone.tap(page.getByRole('button', { name: '确认解决' }));
  await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
  expect(phone.taps(), 'taps to resolve with a photo').toBeLessThanOrEqual(5);
}

/** The customer hears of it on the home page and says how it was. */
async function evaluate(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.goto('/#/clientSide/orderCenter');
  await page.getByRole('link', { name: fault }).tap();
  await expect(page.getByText('更换搓纸轮').first()).toBeVisible();
  await phone.picture('purpose-8-fixed');
  await page.getByRole('button', { name: '评价', exact: true }).tap();
  const ratings = page.getByRole('radiogroup');
  await expect(ratings).toHaveCount(4);
  for (const group of await ratings.all()) {
    await group.getByRole('radio', { name: '5 星' }).check();
  }
  await page.getByRole('checkbox', { name: '技术好' }).tap();
  await page.getByRole('textbox', { name: '想说的话' }).fill('来得快，修得好');
  await phone.picture('purpose-9-evaluate');
  await page.getByRole('button', { name: '提交评价' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '评价成功' })).toBeVisible();
  await phone.picture('purpose-10-evaluated');
}

/** Where the site stands that the fault was reported from. */
async function placeOfFault(): Promise<{ latitude: number; longitude: number }> {
  const engineer = await clientOf('engineer');
  const { list } = await engineer.orders.page({ scope: 'mine', keyword: fault });
  const { latitude = 0, longitude = 0 } = await engineer.cells.findOne({ cellId: list[0]?.cellId ?? '' });
  return { latitude, longitude };
}

journey(
  'an order lives from a report on one phone to its evaluation, and the command line shows it',
  async ({ take }) => {
    journey.slow();
    const customer = await take();
    await signIn(customer, 'customer-a', server.password);
    const orderNo = await report(customer);

    const engineer = await take({ as: 'engineer', permissions: ['geolocation'] });
    await accept(engineer);
    await work(engineer);
    await resolve(engineer);
    await slowNetworkWhenLong(customer.page);
    await evaluate(customer);

    const commands = await openCommandLine();
    await commands.run(['login', '--account', 'engineer', '--password-stdin'], server.password);
    const [listed, ...others] = JSON.parse(
      await commands.run(['orders', 'list', '--keyword', orderNo, '--json']),
    );
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ orderNo, title: fault, status: orderStatus.closed });
    const viewed = JSON.parse(await commands.run(['orders', 'view', orderNo, '--json']));
    expect(viewed).toMatchObject({ evaluation: { content: '来得快，修得好' }, afterPhotos: [{}] });
    await commands.close();

    const lead = await clientOf('lead');
    const records = await lead.orders.history({ orderId: listed.id });
    expect(records.map(({ action, byName }) => [action, byName])).toEqual([
      ['create', '王丽华'],
      ['accept', viewed.handlerName],
      ['clockIn', viewed.handlerName],
      ['progress', viewed.handlerName],
      ['resolve', viewed.handlerName],
      ['evaluate', '王丽华'],
    ]);
    const place = records.find(({ action }) => action === 'clockIn')?.place;
    expect(place).toMatchObject({ distanceMeters: 0, accuracyMeters: 12 });
    expect(place?.outside).not.toBe(true);
    await expectCountsHold(await clientOf('engineer'), lead);
  },
);

journey(
  'the most urgent order is accepted by two taps from the home page of an app that was opened in the basement',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, lead, engineer] = await Promise.all([
      clientOf('dispatcher'),
      clientOf('lead'),
      clientOf('zhulin'),
    ]);
    const me = await engineer.account.personal({});
    // One of its own: what waits on this server belongs to other journeys.
    const id = await raiseOrder(dispatcher, engineer, `Urgent, for one engineer ${Date.now()}`);
    const raised = await dispatcher.orders.detail({ orderId: id });
    await dispatcher.orders.edit({ orderId: id, version: raised.version, priority: 1 });
    const order = await lead.orders.transfer({
      orderId: id,
      groupId: me.currentGroupId ?? '',
      engineerId: me.id,
    });

    const phone = await take({ as: 'zhulin', serviceWorkers: 'allow', readsAhead: true });
    const { page, context } = phone;
    // The day's orders are read ahead once nothing else is to do, and the app is kept.
    const ahead = page.waitForResponse(
      (response) =>
        response.url().endsWith('/mobile/detail') && (response.request().postData() ?? '').includes(order.id),
    );
    await page.goto('/#/userSide/homePage');
    const card = page.getByRole('article').filter({ hasText: order.orderNo });
    await expect(card).toBeVisible();
    await keepsApp(page);
    await ahead;
    await quiet(page);
    // From here on there is no network, before a finger has touched anything.
    phone.expect(failedReply);
    await context.setOffline(true);
    await page.reload();
    await expect(card).toBeVisible();
    const fromMs = Date.now();
    const home = page.url();
    phone.taps();
    await phone.tap(card.getByRole('button', { name: '接单' }));
    const confirm = page.getByRole('button', { name: '确认接单' });
    await expect(confirm).toBeVisible();
    // What comes next that day is accepted over the home page, anything else on a page of its own.
    const isOnOwnPage = page.url() !== home;
    await phone.tap(confirm);
    expect(phone.taps()).toBeLessThanOrEqual(2);
    // The card says that it waits, and asks for it no second time.
    if (isOnOwnPage) {
      await expect(page.getByText(/^等待发送 · 接单/)).toBeVisible();
      await page.getByRole('button', { name: '返回' }).tap();
    }
    await expect(card).toContainText('等待发送');
    await expect(card.getByRole('button', { name: '接单' })).toHaveCount(0);
    const toMs = Date.now();
    await context.setOffline(false);
    await expect
      .poll(async () => (await engineer.orders.detail({ orderId: order.id })).status)
      .toBe(orderStatus.processing);
    const records = await engineer.orders.history({ orderId: order.id });
    const acceptances = records.filter(({ action }) => action === 'accept').map(({ at }) => Date.parse(at));
    expect(acceptances).toHaveLength(1);
    expect(acceptances[0]).toBeGreaterThanOrEqual(fromMs);
    expect(acceptances[0]).toBeLessThanOrEqual(toMs);
    // Accepted, it stands where its plan says: on this page no longer if that is another day.
    await expect(card.filter({ hasText: '等待发送' })).toHaveCount(0);
    await expectCountsHold(engineer, lead);
  },
);
