import type { Locator, Page } from '@playwright/test';
import { items } from '@svcdesk/core';
import { assets, orders } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import { holdPhotos } from './acts/hold-photos.ts';
import { pickFile, settings } from './acts/pick-file.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { pinch } from './acts/pinch.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { slowNetwork, slowNetworkWhenLong } from './acts/slow-network.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf } from './server.ts';

const home = '/#/clientSide/mainPage';
const raise = '/#/clientSide/requireCenter/buildOrder';
const detailOf = (id: string) => `/#/clientSide/orderCenter/orderDetail?id=${id}`;
/** What goes over a slow network may take its time. */
const slowMs = 30_000;
const what = { name: '哪里出了问题' } as const;

/** A device on the shelf at one of the customer's sites. */
async function deviceOfCustomer() {
  const [customer, engineer] = await Promise.all([clientOf('customer-a'), clientOf('engineer')]);
  const { cells = [] } = await customer.account.personal({});
  for (const { id: cellId } of cells.toReversed()) {
    for await (const asset of items(engineer, assets.page, { cellId, flag: 1 })) return asset;
  }
  throw new Error('no site of the customer has a device');
}

/** An order of the customer's own, which an engineer has accepted. */
async function orderAtWork(title: string): Promise<string> {
  const [customer, engineer, dispatcher] = await Promise.all([
    clientOf('customer-a'),
    clientOf('engineer'),
    clientOf('dispatcher'),
  ]);
  const { cells = [] } = await customer.account.personal({});
  const id = await raiseOrder(dispatcher, engineer, title, cells.map((cell) => cell.id)[0]);
  await engineer.orders.accept({ orderId: id });
  return id;
}

journey(
  'a report that is sent with the last letter waits for what it is about, and goes',
  async ({ take }) => {
    const phone = await take({ as: 'customer-b' });
    const { page } = phone;
    await page.goto(raise);
    const send = page.getByRole('button', { name: '提交报修' });
    await expect(send).toBeEnabled();
    await page.getByRole('textbox', what).fill(`收银机小票打不出来 ${Date.now()}`);
    await send.tap();
    await expect(page.getByRole('heading', { name: /^WO\d+$/ })).toBeVisible();
  },
);

journey('a fault is reported by the code of a device and a photo, on a slow network', async ({ take }) => {
  const phone = await take({ as: 'customer-a' });
  const { page } = phone;
  const device = await deviceOfCustomer();
  await slowNetwork(page);
  await page.goto(home);
  await phone.tap(page.getByRole('link', { name: '扫码报修' }));
  const sheet = page.getByRole('dialog', { name: '关联设备' });
  // The browser of these tests has no camera, so the code is typed.
  await sheet.getByRole('textbox', { name: '编号' }).fill('NO-SUCH-CODE');
  await phone.tap(sheet.getByRole('button', { name: '查找' }));
  await expect(sheet.getByText('没有找到这个编码，请核对后再试')).toBeVisible();
  await sheet.getByRole('textbox', { name: '编号' }).fill(device.code);
  await phone.tap(sheet.getByRole('button', { name: '查找' }));
  await expect(page.getByText(device.code)).toBeVisible();
  await expect(page.getByText(device.cellName, { exact: true })).toBeVisible();
  const words = `开不了机，指示灯不亮 ${Date.now()}`;
  await page.getByRole('textbox', what).fill(words);
  await pickPhoto(phone, page.getByRole('group', { name: '照片', exact: true }));
  // A photo fills the screen; a tap leaves it, and button, Escape and the way back close it.
  const photo = page.getByRole('button', { name: '查看第 1 张照片' });
  const viewer = page.getByRole('dialog', { name: 'photo.jpg' });
  await photo.tap();
  await viewer.getByRole('img').tap();
  await expect(viewer).toBeVisible();
  expect(await viewer.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgba(0, 0, 0, 0.85)');
  // Two fingers look closer, and let go of it again.
  const scale = () => page.evaluate(() => visualViewport?.scale ?? 0);
  await pinch(viewer.getByRole('img'), 40, 120);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await pinch(viewer.getByRole('img'), 150, 30);
  await expect.poll(scale).toBe(1);
  await viewer.getByRole('button', { name: '关闭' }).tap();
  await expect(viewer).toBeHidden();
  await photo.tap();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await photo.tap();
  // The way back is this one's once it has its place in the history.
  await page.waitForFunction(() => history.state?.overlay !== undefined);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('textbox', what)).toHaveValue(words);
  await phone.picture('customer-report-by-code');
  const sending = page.waitForRequest((request) => request.url().endsWith(orders.create.path));
  await page.getByRole('button', { name: /^提交/ }).tap();
  await expect(page.getByRole('heading', { name: /^WO\d+$/ })).toBeVisible({ timeout: slowMs });
  const id = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('id') ?? '';
  const customer = await clientOf('customer-a');
  const order = await customer.orders.detail({ orderId: id });
  // What was chosen goes along by name, as the order shows it.
  expect((await sending).postDataJSON()).toMatchObject({
    customerId: (await customer.account.personal({})).customerId,
    sourceId: '0',
    sourceName: (await customer.orderSources.page({})).list[0]?.name,
    typeName: order.typeName,
    serverCatalogName: order.serverCatalogName,
  });
  expect(order.assets.map(({ code }) => code)).toEqual([device.code]);
  expect(order).toMatchObject({ title: words, cellId: device.cellId });
  expect(order.attachments).toHaveLength(1);
  // The photo is looked at, and from there as the file that it is.
  const { name = '' } = order.attachments[0] ?? {};
  await phone.tap(page.getByRole('button', { name }));
  const shown = page.getByRole('dialog', { name });
  await phone.tap(shown.getByRole('button', { name: '查看附件' }));
  await expect(shown.getByRole('button', { name: /^下载（/ })).toBeVisible({ timeout: slowMs });
  await phone.picture('customer-file');
});

journey(
  'a file that goes with a report waits for signal beside its photo, and both sides can keep it',
  { tag: '@long' },
  async ({ take }) => {
    const [reporter, staff] = await Promise.all([take({ as: 'customer-b' }), take({ as: 'dispatcher' })]);
    const { page } = reporter;
    await page.goto(raise);
    const words = `收银机小票打不出来 ${Date.now()}`;
    await page.getByRole('textbox', what).fill(words);
    // What it is about is known before the signal goes.
    await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
    await pickPhoto(reporter, page.getByRole('group', { name: '照片', exact: true }));
    reporter.expect(failedReply);
    await page.context().setOffline(true);
    await pickFile(page, page);
    await reporter.picture('customer-report-file');
    await page.getByRole('button', { name: '提交报修' }).tap();
    await expect(page.getByText('1 个操作等待发送')).toBeVisible();
    await page.context().setOffline(false);
    const customer = await clientOf('customer-b');
    const raised = async () =>
      (await customer.orders.cellPage({ keyword: words })).list.find(({ title }) => title === words)?.id;
    await expect.poll(raised, { timeout: slowMs }).toBeDefined();
    const id = (await raised()) ?? '';
    const { attachments } = await customer.orders.detail({ orderId: id });
    expect(attachments.map(({ name }) => name)).toEqual(['photo.jpg', settings.name]);
    await page.goto(detailOf(id));
    await reporter.tap(page.getByRole('button', { name: settings.name }));
    await expect(page.getByRole('dialog').getByRole('button', { name: /^下载/ })).toBeVisible();
    await staff.page.goto(`/#/userSide/orderCenter/orderDetail?id=${id}`);
    await staff.tap(staff.page.getByRole('link', { name: settings.name }));
    await expect(staff.page.getByRole('button', { name: /^下载/ })).toBeVisible();
  },
);

/** Chooses a photo in a field, and goes on while it is made ready. */
async function choosePhoto(page: Page, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: '添加照片' }).press('Enter');
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer });
}

journey(
  'a photo that is taken away by keyboard while another is made ready stays away',
  { tag: '@long' },
  async ({ take }) => {
    const { page } = await take({ as: 'customer-b' });
    const letGo = await holdPhotos(page);
    await page.goto(raise);
    const photos = page.getByRole('group', { name: '照片', exact: true });
    await choosePhoto(page, photos);
    await letGo();
    await expect(photos.getByRole('img')).toHaveCount(1);
    await expect(photos.getByRole('button', { name: '添加照片' })).toBeFocused();
    await choosePhoto(page, photos);
    await page.getByRole('button', { name: '删除第 1 张照片' }).press('Enter');
    await expect(photos.getByRole('img')).toHaveCount(0);
    await expect(photos).toBeFocused();
    await letGo();
    await expect(photos.getByRole('img')).toHaveCount(1);
  },
);

journey(
  'what is filled in while a photo is made ready or a place is looked for stays beside it',
  { tag: '@long' },
  async ({ take }) => {
    const { page } = await take({ as: 'customer-b' });
    const letGo = await holdPhotos(page);
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = { latitude: 31.2216, longitude: 121.5442, accuracy: 12 };
        const tell = () => found({ coords } as GeolocationPosition);
        addEventListener('found', tell, { once: true });
      };
    });
    await page.goto(raise);
    const words = page.getByRole('textbox', what);
    const more = page.getByRole('button', { name: '补充信息' });
    await words.fill('收银机小票打不出来');
    await more.tap();
    const photos = page.getByRole('group', { name: '现场照片', exact: true });
    await choosePhoto(page, photos);
    const affected = page.getByRole('textbox', { name: '影响人数' });
    await affected.fill('12');
    await letGo();
    await expect(photos.getByRole('img')).toHaveCount(1);
    await expect(affected).toHaveValue('12');

    await words.fill('机房温度过高');
    await expect(page.getByRole('radio', { name: '机房环境' })).toBeChecked();
    await more.tap();
    await page.getByRole('button', { name: '获取当前位置' }).tap();
    const address = page.getByRole('textbox', { name: '详细地址' });
    const temperature = page.getByRole('textbox', { name: '现场温度' });
    await address.fill('三楼机房');
    await temperature.fill('31');
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect(page.getByText('位置 31.221600, 121.544200')).toBeVisible();
    await expect(address).toHaveValue('三楼机房');
    await expect(temperature).toHaveValue('31');
  },
);

journey('an order is chased once, and taken up again when it was not fixed', async ({ take }) => {
  const phone = await take({ as: 'customer-a' });
  const { page } = phone;
  const engineer = await clientOf('engineer');
  const id = await orderAtWork(`催办与重开 ${Date.now()}`);
  // The engineer who comes is called from wherever one stands on the home page.
  await page.goto(home);
  await expect(page.getByRole('banner').getByRole('link', { name: /^给.+打电话$/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await slowNetworkWhenLong(page);
  await page.goto(detailOf(id));
  await expect(page.getByText('催一次以后，要等 30 分钟才能再催')).toBeVisible();
  await page.getByRole('button', { name: '催一下' }).tap();
  await expect(page.getByText(/催过，.*后可以再催$/)).toBeVisible({ timeout: slowMs });
  await expect(page.getByRole('button', { name: '催一下' })).toHaveCount(0);
  await phone.picture('customer-chased');

  await engineer.orders.resolve({ orderId: id, solution: '换了电源', spentMinutes: 5, causeCode: 'human' });
  await page.getByRole('button', { name: '没修好' }).tap();
  await page.getByRole('textbox', { name: '哪里没修好' }).fill('一小时后又断电了');
  await page.getByRole('button', { name: '请工程师继续处理' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '激活成功' })).toBeVisible();
  expect(await engineer.orders.detail({ orderId: id })).toMatchObject({
    status: orderStatus.processing,
    round: 2,
  });
});

journey('an answer that helps closes the report without an order', async ({ take }) => {
  const phone = await take({ as: 'customer-a' });
  const { page } = phone;
  const customer = await clientOf('customer-a');
  // Other journeys report faults meanwhile; this one knows its own by a place that no other names.
  const place = '地下二层寄存柜';
  await page.goto(raise);
  await page.getByRole('textbox', what).fill(`小票打印机不出纸，${place}`);
  await page.getByRole('button', { name: '小票打印机不出纸怎么办' }).tap();
  await phone.picture('customer-answer');
  await page.getByRole('button', { name: '解决了，不用报修' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '不用等工程师了' })).toBeVisible();
  await expect(page).toHaveURL(/#\/clientSide\/mainPage$/);
  expect((await customer.orders.cellPage({ keyword: place })).list).toEqual([]);
  // The address changes before the page does.
  await expect(page.getByRole('textbox', what)).toHaveCount(0);
  await page.goto(raise);
  await expect(page.getByRole('textbox', what)).toHaveValue('');
});

journey('what one wishes becomes a requirement, is chased and taken back', async ({ take }) => {
  const phone = await take({ as: 'customer-a' });
  const { page } = phone;
  await slowNetworkWhenLong(page);
  await page.goto(raise);
  await page.getByRole('textbox', what).fill(`前台增加打印机一台 ${Date.now()}`);
  await pickFile(page, page);
  await page.getByRole('button', { name: `删除 ${settings.name}` }).press('Enter');
  await expect(page.getByRole('group', { name: '文件', exact: true })).toBeFocused();
  await pickFile(page, page);
  await page.getByRole('button', { name: '提交需求' }).tap();
  await expect(page.getByRole('heading', { name: /^RQ\d+$/ })).toBeVisible({ timeout: slowMs });
  await expect(page.getByRole('button', { name: settings.name })).toBeVisible();
  await page.getByRole('button', { name: '催一下' }).tap();
  await expect(page.getByText(/催过，.*后可以再催$/)).toBeVisible({ timeout: slowMs });
  await page.getByRole('button', { name: '取消需求' }).tap();
  await page.getByRole('radio', { name: '自行恢复' }).check();
  await page.getByRole('button', { name: '取消需求' }).tap();
  await expect(page.getByText('您已取消：自行恢复')).toBeVisible();
});
