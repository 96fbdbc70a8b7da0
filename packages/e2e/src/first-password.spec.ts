import { importFile } from './acts/import-file.ts';
import { fillSignIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';

const first = 'handed-over-2026';
const own = 'nine little ducks';

/** Imports an engineer into the running server as its operator does, with a password that both know. */
const importEngineer = (account: string) =>
  importFile('users.csv', `account,name,roles,password\n${account},方圆,engineer,${first}\n`);

journey(
  'a first password leads to nothing but its change, and from there to where one was going',
  async ({ take }) => {
    const account = 'newcomer-of-e2e';
    await importEngineer(account);
    const phone = await take();
    const { page } = phone;
    await page.goto('/#/userSide/orderCenter');
    await page.waitForURL(/#\/login$/);
    await fillSignIn(page, account, first);
    await expect(page.getByRole('heading', { name: '设置您自己的密码' })).toBeVisible();
    await page.goto('/#/userSide/homePage');
    await expect(page.getByRole('heading', { name: '设置您自己的密码' })).toBeVisible();
    await phone.picture('first-password');
    await page.getByRole('textbox', { name: '当前密码' }).fill(first);
    await page.getByRole('textbox', { name: '新密码' }).fill('short');
    await page.getByRole('button', { name: '保存并继续' }).tap();
    await expect(page.getByText('至少 8 个字符', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '新密码' }).fill(account);
    await page.getByRole('button', { name: '保存并继续' }).tap();
    await expect(page.getByText('不能使用姓名、账号或手机号').first()).toBeVisible();
    await page.getByRole('textbox', { name: '新密码' }).fill(own);
    await page.getByRole('button', { name: '保存并继续' }).tap();
    await page.waitForURL(/#\/userSide\/homePage/);
    await expect(page.getByRole('heading', { name: '设置您自己的密码' })).toBeHidden();
  },
);
