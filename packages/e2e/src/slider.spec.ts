import { readFile } from 'node:fs/promises';
import type { captcha, DataOf } from '@svcdesk/core/contract';
import { consent } from './acts/sign-in.ts';
import { slowNetworkWhenLong } from './acts/slow-network.ts';
import { findHole } from './acts/solve-puzzle.ts';
import { expect, journey } from './journey.ts';
import { server } from './server.ts';

const phoneOfCustomer = '13800002001';

/** The last code that the server sent. */
async function lastCode(): Promise<string> {
  const lines = (await readFile(server.codesFile, 'utf8')).trim().split('\n');
  return (JSON.parse(lines.at(-1) ?? '{}') as { code: string }).code;
}

journey('the slider is passed by keys alone, and the code that it guards signs one in', async ({ take }) => {
  const phone = await take();
  const { page } = phone;
  await slowNetworkWhenLong(page);
  await page.goto('/#/loginCode');
  await page.getByRole('textbox', { name: '手机号' }).fill(phoneOfCustomer);
  const challenge = page.waitForResponse(/get_param/);
  await page.getByRole('button', { name: '获取验证码' }).tap();
  const { data } = (await (await challenge).json()) as { data: DataOf<typeof captcha.param> };
  const slider = page.getByRole('slider', { name: '拼图位置' });
  if (!data.puzzle) throw new Error('the server posed no puzzle');
  const hole = await findHole(page, data.puzzle);
  for (let x = 0; x < hole; x++) await slider.press('ArrowRight');
  await expect(slider).toHaveValue(String(hole));
  await phone.picture('slider');
  await slider.press('Enter');
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeVisible();
  await page.getByRole('textbox', { name: '验证码' }).fill(await lastCode());
  await consent(page);
  await page.getByRole('button', { name: '登录', exact: true }).tap();
  await page.waitForURL(/#\/clientSide\/mainPage/);
});
