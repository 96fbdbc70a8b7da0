import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fillSignIn } from './acts/sign-in.ts';
import { desk } from './desk.ts';
import { expect, journey } from './journey.ts';

const first = 'handed-over-2026';
const own = 'nine little ducks';

/** Brings somebody into the running desk as its operator does, with a password that both know. */
async function importEngineer(account: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-import-'));
  const file = join(folder, 'users.csv');
  await writeFile(file, `account,name,roles,password\n${account},方圆,engineer,${first}\n`);
  const command = join(dirname(process.env.SVCDESK_E2E_ENTRY ?? ''), 'svcdesk-server.js');
  const env = { ...process.env, SVCDESK_DATA: dirname(desk.codesFile) };
  await promisify(execFile)(process.execPath, [command, 'import', file, '--tenant', 't1'], { env });
  await rm(folder, { recursive: true });
}

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
