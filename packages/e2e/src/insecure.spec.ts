import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { findChromium } from '@svcdesk/tools/browser';
import { fillSignIn } from './acts/sign-in.ts';
import { phone } from './phone.ts';
import { server } from './server.ts';

/** A name that is not the device's own: without HTTPS the browser gives it no locks, no workers, no caches. */
const host = 'desk.test';

test('without HTTPS, drafts are kept over a reload, apart in each tab, and offered once a tab is closed', {
  tag: '@long',
}, async () => {
  const found = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-insecure-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...found,
    ...phone,
    args: [...found.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    baseURL: `http://${host}:${new URL(server.url).port}`,
  });
  try {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    const page = await context.newPage();
    await page.goto('/#/login');
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
    await fillSignIn(page, 'xuwenjing', server.password);
    await page.waitForURL(/#\/clientSide\/mainPage/);
    const build = '/#/clientSide/requireCenter/buildOrder';
    const problem = (tab: typeof page) => tab.getByRole('textbox', { name: '哪里出了问题' });
    await page.goto(build);
    await problem(page).fill('冷柜门关不严');
    const beside = await context.newPage();
    await beside.goto(build);
    await expect(problem(beside)).toHaveValue('');
    await expect(beside.getByText(/写过一份/)).toBeHidden();
    await problem(beside).fill('收银机小票打不出来');
    await page.reload();
    await expect(problem(page)).toHaveValue('冷柜门关不严');
    await page.close();
    await beside.reload();
    await expect(problem(beside)).toHaveValue('收银机小票打不出来');
    const after = await context.newPage();
    await after.goto(build);
    await expect(after.getByText(/写过一份，没有提交/)).toBeVisible();
    await after.getByRole('button', { name: '接着写' }).tap();
    await expect(problem(after)).toHaveValue('冷柜门关不严');
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
