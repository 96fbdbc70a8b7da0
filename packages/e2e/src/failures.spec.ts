import type { Page, Route } from '@playwright/test';
import { orderStatus } from '@svcdesk/core/rules';
import { choose } from './acts/choose.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { fillSignIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf, server } from './server.ts';

const buildPath = '/#/clientSide/requireCenter/buildOrder';
const draftSaved = '已恢复上次填写的内容';

/** Whether the device keeps a draft with these words and with all photos that it keeps, so many. */
function isDraftKept(page: Page, words: string, photoCount: number): Promise<boolean> {
  const wanted = { said: words, count: photoCount };
  return page.evaluate(async ({ said, count }) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('svcdesk'));
    const read = db.transaction(['photos', 'drafts']);
    const [photos, drafts] = await Promise.all([
      answer(read.objectStore('photos').getAllKeys()),
      answer(read.objectStore('drafts').getAll()),
    ]);
    db.close();
    const kept = drafts.map((draft) => JSON.stringify(draft)).find((draft) => draft.includes(said));
    return kept !== undefined && photos.length === count && photos.every((id) => kept.includes(String(id)));
  }, wanted);
}

journey('a report survives a reload, its words and its photo', async ({ take }) => {
  const phone = await take({ as: 'customer-b' });
  const { page } = phone;
  await page.goto(buildPath);
  await page.getByRole('textbox', { name: '哪里出了问题' }).fill('冷库温度 12℃，降不下来');
  await pickPhoto(phone, page.getByRole('group', { name: '照片', exact: true }));
  // Typing is kept within a second, and a page that is reloaded before that was not lost by us.
  await expect.poll(() => isDraftKept(page, '冷库温度', 1)).toBe(true);
  await page.reload();
  await expect(page.getByText(draftSaved)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '哪里出了问题' })).toHaveValue('冷库温度 12℃，降不下来');
  await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
  await phone.picture('failure-draft-restored');
});

journey(
  'a report is written and sent where the device keeps nothing and never says so',
  { tag: '@long' },
  async ({ take }) => {
    const phone = await take({ as: 'customer-b' });
    const { page } = phone;
    // A database that waits to be deleted while a tab holds it open does not answer later tabs.
    await page.addInitScript(() => {
      const holder = indexedDB.open('svcdesk');
      holder.onsuccess = () => void indexedDB.deleteDatabase('svcdesk');
    });
    await page.goto(buildPath);
    await page.reload();
    await page.getByRole('textbox', { name: '哪里出了问题' }).fill('收银机小票打不出来，重启三次');
    await page.getByRole('radio', { name: '其他' }).tap();
    await choose(phone, '服务项目', '电脑与外设');
    await page.getByRole('button', { name: /^提交/ }).tap();
    await page.waitForURL(/orderDetail\?id=/);
  },
);

/** The device says that its database is open only after the app has given up waiting. */
const openLate = () => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      request.removeEventListener('success', hold);
      setTimeout(() => request.dispatchEvent(new Event('success')), 5_000);
    };
    request.addEventListener('success', hold);
    return request;
  };
};

journey(
  'a device that opens its database late puts the draft back under what was typed',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const phone = await take({ as: 'customer-b' });
    const { page } = phone;
    const words = page.getByRole('textbox', { name: '哪里出了问题' });
    const catalog = page.getByRole('button', { name: '服务项目' });
    await page.goto(buildPath);
    await words.fill('收银机小票打不出来，重启三次');
    await page.getByRole('radio', { name: '其他' }).tap();
    await choose(phone, '服务项目', '电脑与外设');
    await expect.poll(() => isDraftKept(page, 'serverCatalogId', 0)).toBe(true);

    await page.addInitScript(openLate);
    await page.reload();
    await words.fill('打印机不出纸');
    await expect(page.getByText(draftSaved)).toBeVisible();
    await expect(catalog).toContainText('电脑与外设');
    await expect(words).toHaveValue('打印机不出纸');
    await expect.poll(() => isDraftKept(page, '打印机', 0)).toBe(true);
    await page.reload();
    await expect(page.getByText(draftSaved)).toBeVisible();
    await expect(catalog).toContainText('电脑与外设');
    await expect(words).toHaveValue('打印机不出纸');
  },
);

journey('a session that is lost while typing costs one sign-in and no word', async ({ take }) => {
  const phone = await take();
  const { page } = phone;
  await page.goto('/#/login');
  await fillSignIn(page, 'customer-b', server.password);
  await page.getByRole('link', { name: '我要报修' }).tap();
  const words = '收银机小票打不出来，重启三次';
  await page.getByRole('textbox', { name: '哪里出了问题' }).fill(words);
  await page.getByRole('radio', { name: '其他' }).tap();
  await choose(phone, '服务项目', '电脑与外设');

  const redirects: string[] = [];
  page.on('framenavigated', () => redirects.push(new URL(page.url()).hash));
  phone.expect(failedReply);
  // From the sending on; what is read meanwhile would lead to the sign-in before it.
  let isGone = false;
  await page.route(/\/api\//, (route) => {
    isGone ||= route.request().url().endsWith('/mobile/create');
    return isGone ? route.fulfill({ json: { status: 4011, message: 'gone', data: null } }) : route.continue();
  });
  await page.getByRole('button', { name: '提交报修' }).tap();
  await expect(page.getByRole('alert').locator('p')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  expect(redirects.filter((hash) => hash.startsWith('#/login'))).toHaveLength(1);
  await phone.picture('failure-session-lost');

  await page.unrouteAll();
  await fillSignIn(page, 'customer-b', server.password);
  await expect(page.getByText(draftSaved)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '哪里出了问题' })).toHaveValue(words);
});

journey(
  'without a network the list says how old it is, and reads anew once there is one',
  async ({ take }) => {
    const phone = await take({ as: 'engineer' });
    const { page, context } = phone;
    await page.goto('/#/userSide/orderCenter/orders?scope=group');
    await expect(page.getByRole('article').first()).toBeVisible();
    phone.expect(failedReply);
    await context.setOffline(true);
    await expect(page.getByText('当前离线，显示的是已有内容')).toBeVisible();
    await page.getByRole('button', { name: '刷新' }).tap();
    await expect(page.getByText(/^更新于 \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await phone.picture('failure-offline');
    await page.getByRole('button', { name: '重试' }).tap();
    await expect(page.getByText(/^更新于/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^更新于/)).toBeHidden();
    await expect(page.getByText('当前离线，显示的是已有内容')).toBeHidden();
  },
);

journey(
  'a home that cannot learn whose it is says so instead of asking for ever',
  { tag: '@long' },
  async ({ take }) => {
    const phone = await take({ as: 'monitor' });
    const { page } = phone;
    phone.expect(failedReply);
    const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
    await page.route(/\/api\//, broken);
    await page.goto('/#/userSide/homePage');
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(1);
    // A stream that opens has all read again by itself.
    await page.route(/\/api\/events$/, broken);
    await page.unroute(/\/api\//, broken);
    // What nothing came of is said once, and trying again reads all of the home.
    await page.getByRole('button', { name: '重试' }).tap();
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
  },
);

journey('an account screen that could not load does not say that there is no phone', async ({ take }) => {
  const phone = await take({ as: 'customer-a' });
  const { page } = phone;
  phone.expect(failedReply);
  await page.route(/\/api\//, (route) => route.fulfill({ status: 400, body: 'broken' }));
  for (const screen of ['changeBind', 'logoff']) {
    await page.goto(`/#/clientSide/userCenter/${screen}`);
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page.getByText(/没有绑定手机|没有手机号/)).toBeHidden();
  }
});

journey(
  'of two engineers who accept one order, the slower one reads what happened and can go on',
  async ({ take }) => {
    const engineer = await clientOf('engineer');
    const { list } = await engineer.orders.page({ scope: 'group', status: [orderStatus.pending] });
    const order = list.find(({ can }) => can.includes('accept'));
    if (!order) throw new Error('no order is left to be accepted');
    const [quick, slow] = [await take({ as: 'engineer-2' }), await take({ as: 'engineer' })];
    const accept = `/#/userSide/orderCenter/accept?id=${order.id}`;
    await slow.page.goto(accept);
    await expect(slow.page.getByRole('button', { name: '确认接单' })).toBeVisible();
    await quick.page.goto(accept);
    await quick.page.getByRole('button', { name: '确认接单' }).tap();
    await expect(quick.page.getByRole('status').filter({ hasText: '接单成功' })).toBeVisible();

    slow.expect(failedReply);
    await slow.page.getByRole('button', { name: '确认接单' }).tap();
    await expect(slow.page.getByRole('alert').filter({ hasText: '不能接单' })).toBeVisible();
    await slow.picture('failure-too-late');
    await slow.page.getByRole('button', { name: '返回' }).tap();
    await expect(slow.page.getByRole('heading', { name: order.title })).toBeVisible();
    const records = await engineer.orders.history({ orderId: order.id });
    expect(records.filter(({ action }) => action === 'accept')).toHaveLength(1);
  },
);

journey('an administrator is refused in the words of the product and gets no session', async ({ take }) => {
  const phone = await take();
  const { page, context } = phone;
  await page.goto('/#/login');
  await fillSignIn(page, 'admin', server.password);
  await expect(page.getByRole('alert').filter({ hasText: '功能暂未开放' })).toBeVisible();
  await phone.picture('failure-admin');
  expect(new URL(page.url()).hash).toBe('#/login');
  const { origins } = await context.storageState();
  expect(JSON.stringify(origins)).not.toContain('token');
});

journey('signing out in one tab ends the other one too', async ({ take }) => {
  const phone = await take();
  const { page, context } = phone;
  await page.goto('/#/login');
  await fillSignIn(page, 'se', server.password);
  await page.waitForURL(/#\/userSide\/homePage/);
  const other = await context.newPage();
  await other.goto('/#/userSide/userCenter');
  await other.getByRole('button', { name: '退出登录' }).tap();
  await other.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap();
  await other.waitForURL(/#\/login/);
  await page.waitForURL(/#\/login/);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
});
