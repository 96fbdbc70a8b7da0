import { fillSignIn } from './acts/sign-in.ts';
import { clientOf, desk } from './desk.ts';
import { expect, journey } from './journey.ts';
import { failedReply } from './phone.ts';

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
    await page.unrouteAll();
    await page.route(/find_all_page/, (route) =>
      route.fulfill({ json: { status: 10403, errorCode: '4013', msg: 'x', data: null } }),
    );
    await page.getByRole('main').getByRole('button', { name: '重试' }).tap();
    await expect(toast).toHaveText(/没有权限/);
  },
);

journey('a disabled account is told at the sign-in', async ({ take }) => {
  const { page } = await take();
  await page.route(/mobile\/login$/, (route) =>
    route.fulfill({ json: { status: 4012, msg: '账号已停用', data: null } }),
  );
  await page.goto('/#/login');
  await fillSignIn(page, 'engineer', desk.password);
  await expect(page.getByRole('alert').filter({ hasText: '账号已停用' })).toBeVisible();
});

journey('the list of what is open begins with what is due first', async ({ take }) => {
  const engineer = await clientOf('engineer');
  const due = await engineer.orders.page({ scope: 'group', status: [1, 2, 3, 4], sort: 'due' });
  const { page } = await take({ as: 'engineer' });
  await page.goto(list);
  await expect(page.getByRole('article').first()).toContainText(due.list[0]?.orderNo ?? '');
});
