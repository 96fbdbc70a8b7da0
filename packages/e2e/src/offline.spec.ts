import { type Client, createClient } from '@svcdesk/core';
import { orderStatus } from '@svcdesk/core/rules';
import { type RunningServer, startServer } from '@svcdesk/tools/server';
import { expectCountsHold } from './acts/counts-hold.ts';
import { drawSignature } from './acts/draw-signature.ts';
import { settings } from './acts/pick-file.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { signIn } from './acts/sign-in.ts';
import { detailOf, openAndKeep, workOffline } from './acts/work-offline.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import { clientOf, server } from './server.ts';

const done = ['accept', 'clockIn', 'progress', 'resolve'];

/** What was done on the phone arrived once, in order, at the time it was done. */
async function expectArrived(reader: Client, orderId: string, fromMs: number, toMs: number): Promise<void> {
  const order = await reader.orders.detail({ orderId });
  expect(order.status).toBe(orderStatus.resolved);
  expect([order.beforePhotos, order.afterPhotos, order.signature].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ]);
  const records = (await reader.orders.history({ orderId })).filter(({ action }) => done.includes(action));
  expect(records.map(({ action }) => action)).toEqual(done);
  expect(records[1]?.place).toMatchObject({ accuracyMeters: 12 });
  expect(records[2]?.attachments).toHaveLength(2);
  expect(records[3]?.attachments.map(({ name }) => name)).toContain(settings.name);
  for (const { at } of records) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(fromMs);
    expect(Date.parse(at)).toBeLessThanOrEqual(toMs);
  }
}

/** A site that says where it is. */
async function placedSite(reader: Client): Promise<{ id: string; latitude: number; longitude: number }> {
  const { list } = await reader.cells.list({ size: 50 });
  for (const { id } of list) {
    const { latitude, longitude } = await reader.cells.findOne({ cellId: id });
    if (latitude !== undefined && longitude !== undefined) return { id, latitude, longitude };
  }
  throw new Error('no site says where it is');
}

/** A phone that stands there. */
function atSite({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { geolocation: { latitude, longitude, accuracy: 12 }, permissions: ['geolocation'] };
}

journey(
  'what is done without a network outlives the page and arrives once, in order, with the device’s time',
  async ({ take }) => {
    journey.slow();
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const site = await placedSite(engineer);
    const id = await raiseOrder(dispatcher, engineer, `地下室断网 ${Date.now()}`, site.id, 'onSite');
    const phone = await take({ as: 'engineer', serviceWorkers: 'allow', ...atSite(site) });
    const { page, context } = phone;
    await openAndKeep(phone, id);
    phone.expect(failedReply);
    const fromMs = Date.now();
    await context.setOffline(true);
    await workOffline(phone);
    const toMs = Date.now();

    await page.reload();
    await expect(page.getByText('4 个操作等待发送')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto(detailOf(id));
    await expect(again.getByText(/^等待发送 · 解决/)).toBeVisible();

    await context.setOffline(false);
    await expect(again.getByText(/^\d 个操作等待发送$/)).toBeHidden({ timeout: 30_000 });
    await expectArrived(engineer, id, fromMs, toMs);
    await expectCountsHold(engineer);
  },
);

journey(
  'a phone that believes to be offline all the while works like any other',
  { tag: '@long' },
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, `误报离线 ${Date.now()}`);
    const phone = await take({ as: 'engineer' });
    await phone.context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    const { page } = phone;
    await page.goto(detailOf(id));
    await expect(page.getByText('当前离线')).toBeHidden();
    await page.getByRole('button', { name: '接单', exact: true }).tap();
    await page.getByRole('button', { name: '确认接单' }).tap();
    await expect
      .poll(async () => (await engineer.orders.detail({ orderId: id })).status)
      .toBe(orderStatus.processing);
    await expect(page.getByText(/^\d 个操作等待发送$/)).toBeHidden();
  },
);

/**
 * A customer reports, the server has it, and its answer never comes, for the server dies: `died` says when. Gives
 * its words.
 */
async function reportWhileItDies({ page }: Phone, died: Promise<unknown>): Promise<string> {
  const words = `小票打印机不出纸 ${Date.now()}`;
  const { promise: stored, resolve: isStored } = Promise.withResolvers<void>();
  await page.goto('/#/clientSide/requireCenter/buildOrder');
  await page.getByRole('textbox', { name: '哪里出了问题' }).fill(words);
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  await page.route(
    /mobile\/create$/,
    async (route) => {
      await route.fetch();
      isStored();
      await died;
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '提交报修' }).tap();
  await stored;
  return words;
}

journey(
  'a server that is killed in the middle of the sending gets each once',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const entry = process.env.SVCDESK_E2E_ENTRY ?? '';
    let own: RunningServer = await startServer({ entry });
    const { url, dataFolder, password } = own;
    const restart = () => startServer({ entry, env: { SVCDESK_DATA: dataFolder, PORT: new URL(url).port } });
    const clientFor = async (account: string) => {
      const client = createClient({ baseUrl: url });
      await client.signIn({ account, password });
      return client;
    };
    try {
      const [dispatcher, engineer] = await Promise.all([clientFor('dispatcher'), clientFor('engineer')]);
      const site = await placedSite(engineer);
      const id = await raiseOrder(dispatcher, engineer, '服务器断电', site.id, 'onSite');
      const phone = await take({ baseURL: url, serviceWorkers: 'allow', ...atSite(site) });
      phone.expect(failedReply, /ERR_|event stream|EventSource/);
      const { page, context } = phone;
      await signIn(phone, 'engineer', password);
      await openAndKeep(phone, id);
      const fromMs = Date.now();
      await context.setOffline(true);
      await workOffline(phone);
      const toMs = Date.now();

      const { promise: died, resolve: dies } = Promise.withResolvers<void>();
      const reporter = await take({ baseURL: url });
      reporter.expect(failedReply, /ERR_|event stream|EventSource/);
      await signIn(reporter, 'customer-b', password);
      const words = await reportWhileItDies(reporter, died);
      const killed = page.waitForRequest(/mobile\/progress/).then(() => own.kill());
      await context.setOffline(false);
      await killed;
      dies();
      await expect(reporter.page.getByText('1 个操作等待发送')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/^[12] 个操作等待发送$/)).toBeVisible();
      own = await restart();
      await expect(page.getByText(/^\d 个操作等待发送$/)).toBeHidden({ timeout: 90_000 });
      await expectArrived(await clientFor('engineer'), id, fromMs, toMs);
      await expect(reporter.page.getByText(/个操作等待发送$/)).toBeHidden({ timeout: 90_000 });
      const { list } = await (await clientFor('customer-b')).orders.cellPage({ size: 50 });
      expect(list.filter(({ title }) => title === words)).toHaveLength(1);
      await expectCountsHold(await clientFor('engineer'));
    } finally {
      await own.stop();
    }
  },
);

journey(
  'what another person has made impossible meanwhile is said, and nothing typed is lost',
  async ({ take }) => {
    journey.slow();
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, `同时取消 ${Date.now()}`);
    const { version } = await engineer.orders.accept({ orderId: id });
    const lead = await clientOf('lead');
    const phone = await take({ as: 'engineer', serviceWorkers: 'allow' });
    const { page, context } = phone;
    await openAndKeep(phone, id, '解决');
    await page.getByRole('button', { name: '解决', exact: true }).tap();
    await page.getByRole('textbox', { name: '解决方案' }).fill('重启后恢复');
    await pickPhoto(phone, page.getByRole('group', { name: '处理后照片' }));
    await drawSignature(page.getByRole('img', { name: '客户签名' }));
    phone.expect(failedReply);
    await context.setOffline(true);
    await page.getByRole('button', { name: '确认解决' }).tap();
    await expect(page.getByText('1 个操作等待发送')).toBeVisible();
    // The form has let go of it: from now on it is the line that hears what becomes of it.
    await expect(page.getByRole('status').filter({ hasText: '有网络时自动发送' })).toBeVisible();
    await lead.orders.cancel({ orderId: id, version, reason: 'recovered' });
    await context.setOffline(false);
    await expect(page.getByText('1 个操作没有成功')).toBeVisible();
    const entry = page.getByText(/^没有成功 · 解决/);
    await expect(entry).toBeVisible();
    await expect(page.getByText('您填写的内容还在')).toBeVisible();
    await phone.picture('offline-conflict');
    const { status } = await engineer.orders.detail({ orderId: id });
    expect(status).toBe(orderStatus.cancelled);
    await page.getByRole('button', { name: '修改后再提交' }).tap();
    // The form is there with all that was left in it, and says why it is too late.
    await expect(page.getByRole('textbox', { name: '解决方案' })).toHaveValue('重启后恢复');
    await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
    await expect(page.getByRole('img', { name: '签名', exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '您填写的内容还在' })).toBeVisible();
    await phone.picture('offline-conflict-edit');
    await expectCountsHold(engineer, lead);
  },
);

journey(
  'what waits can be withdrawn, signing out warns of it, and it goes only for its account',
  async ({ take }) => {
    journey.slow();
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer-2')]);
    const id = await raiseOrder(dispatcher, engineer, `退出前未发送 ${Date.now()}`);
    const phone = await take({ serviceWorkers: 'allow' });
    const { page, context } = phone;
    await signIn(phone, 'engineer-2', server.password);
    await openAndKeep(phone, id);
    phone.expect(failedReply);
    await context.setOffline(true);
    const accept = async () => {
      await page.getByRole('button', { name: '接单', exact: true }).tap();
      await page.getByRole('button', { name: '确认接单' }).tap();
      await expect(page.getByText('1 个操作等待发送')).toBeVisible();
    };
    await accept();
    await page.getByRole('button', { name: '查看', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '撤回' }).tap();
    await expect(page.getByText('1 个操作等待发送')).toBeHidden();
    await expect(page.getByRole('button', { name: '接单', exact: true })).toBeVisible();
    await page.goto(detailOf(id));
    await accept();

    await page.goto('/#/userSide/userCenter');
    await page.getByRole('button', { name: '退出登录' }).tap();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('还有 1 个操作没有发送')).toBeVisible();
    await question.getByRole('button', { name: '退出登录' }).tap();
    await page.waitForURL(/#\/login/);
    await context.setOffline(false);
    await signIn(phone, 'se', server.password);
    await expect(page.getByText(/个操作等待发送/)).toBeHidden();
    expect((await engineer.orders.detail({ orderId: id })).status).toBe(orderStatus.assigned);

    await page.goto('/#/exit');
    await signIn(phone, 'engineer-2', server.password);
    await expect
      .poll(async () => (await engineer.orders.detail({ orderId: id })).status)
      .toBe(orderStatus.processing);
    await expectCountsHold(engineer);
  },
);
