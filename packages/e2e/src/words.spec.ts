import { fillSignIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';
import { clientOf, server } from './server.ts';

const list = '/#/userSide/orderCenter/orders?scope=group';

journey(
  'a page that cannot reach the server, or may not be seen, toasts the words of the product',
  async ({ take }) => {
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    phone.expect(failedReply);
    await page.route(/find_all_page/, (route) => route.abort());
    await page.goto(list);
    const toast = page.locator('.sd-toasts').getByRole('alert');
    await expect(toast).toHaveText(/网络/);
    // In place of the first, never beside neither: the list may be read again at any moment.
    await page.route(/find_all_page/, (route) =>
      route.fulfill({ json: { status: 10403, errorCode: '4013', msg: 'x', data: null } }),
    );
    await page.getByRole('main').getByRole('button', { name: '重试' }).tap();
    await expect(toast).toHaveText(/没有权限/);
  },
);

journey('who comes to a guarded public page without a session is asked to log in again', async ({ take }) => {
  const { page } = await take();
  const toast = page.locator('.sd-toasts').getByRole('alert');
  for (const path of ['/login/updatePassword', '/centerPage?kind=order&id=1']) {
    await page.goto(`/#${path}`);
    await expect(toast, path).toHaveText('请重新登录');
    await expect(page).toHaveURL(/#\/login$/);
    await expect(toast).toHaveText('');
  }
});

journey('answers are offered only to accounts that may ask for them', { tag: '@long' }, async ({ take }) => {
  const { page } = await take({ as: 'customer-b' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const question = page.getByRole('textbox', { name: '哪里出了问题' });
  const suggested = () => page.waitForResponse(/find_permission/);
  const isAsked = () => asked.some((path) => path.endsWith('/knowledge_v2/answers'));
  await page.route(/find_permission/, (route) =>
    route.fulfill({ json: { status: 10000, msg: '', data: { allowed: false, phrases: false } } }),
  );
  await page.goto('/#/clientSide/requireCenter/buildOrder');
  const refusal = suggested();
  await question.fill('打印机不出纸');
  await refusal;
  await expect(page.getByRole('radio', { name: '其他' })).toBeVisible();
  // What the next words are about is asked for in the same moment as answers to them: once that is there, so were they.
  const guessed = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/server_catalog/suggest') && /二楼/.test(reply.request().postData() ?? ''),
  );
  await question.fill('二楼的打印机不出纸');
  await guessed;
  expect(isAsked()).toBe(false);
  await page.unroute(/find_permission/);
  await page.reload();
  await question.fill('打印机不出纸了');
  await expect.poll(isAsked).toBe(true);
});

journey('a disabled account is told at the sign-in', async ({ take }) => {
  const { page } = await take();
  await page.route(/mobile\/login$/, (route) =>
    route.fulfill({ json: { status: 4012, msg: '账号已停用', data: null } }),
  );
  await page.goto('/#/login');
  await fillSignIn(page, 'engineer', server.password);
  await expect(page.getByRole('alert').filter({ hasText: '账号已停用' })).toBeVisible();
});

journey('the list of what is open begins with what is due first', async ({ take }) => {
  const engineer = await clientOf('engineer');
  const due = await engineer.orders.page({ scope: 'group', status: [1, 2, 3, 4], sort: 'due' });
  const { page } = await take({ as: 'engineer' });
  await page.goto(list);
  await expect(page.getByRole('article').first()).toContainText(due.list[0]?.orderNo ?? '');
});

journey('who may not cancel reads who may, also as the handler', async ({ take }) => {
  const engineer = await clientOf('engineer');
  const { list: mine } = await engineer.orders.page({ scope: 'mine', status: [3] });
  let id: string | undefined;
  for (const order of mine) {
    const { refused } = await engineer.orders.detail({ orderId: order.id });
    if (refused.some(({ action, reason }) => action === 'cancel' && reason === 'notHandler')) id = order.id;
  }
  if (id === undefined) throw new Error('the engineer handles nothing that they may not cancel');
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/orderCenter/orderDetail?id=${id}`);
  await page.getByRole('button', { name: '更多操作' }).tap();
  await expect(page.getByRole('dialog').getByText('接单后只能由组长取消', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('只有处理人');
});

journey('hanging up past the deadline is warned of where the clock keeps running', async ({ take }) => {
  const engineer = await clientOf('engineer');
  const { list } = await engineer.orders.page({ scope: 'mine', status: [3] });
  const order = list.find(({ can, nextDueAt }) => can.includes('hangUp') && nextDueAt !== undefined);
  if (!order) throw new Error('the engineer has nothing to hang up');
  const reason = (await engineer.dictionary.tree({ code: 'hangUpReason' })).find(
    ({ flags }) => !flags?.pausesSla,
  );
  const { page } = await take({ as: 'engineer' });
  await page.goto(`/#/userSide/orderCenter/hangUp?id=${order.id}`);
  await page.getByRole('radio', { name: reason?.label ?? '', exact: true }).tap();
  await page.getByRole('radio', { name: '一周后', exact: true }).tap();
  await expect(page.getByText('工单会超时')).toBeVisible();
});
