import { createClient } from '@svcdesk/core';
import { choose } from './acts/choose.ts';
import { signIn } from './acts/sign-in.ts';
import { slowNetworkWhenLong } from './acts/slow-network.ts';
import { expect, journey } from './journey.ts';
import { clientOf, server } from './server.ts';

/** An account that no other test uses: its sessions end here. */
const account = 'liangshuang';
const next = 'A better one for this run';

journey('a changed password ends the other sessions, and each can be seen and ended', async ({ take }) => {
  const elsewhere = createClient({ baseUrl: server.url });
  await elsewhere.signIn({ account, password: server.password });
  const phone = await take();
  const { page } = phone;
  await slowNetworkWhenLong(page);
  await signIn(phone, account, server.password);

  await page.getByRole('navigation').getByRole('link', { name: '我的' }).tap();
  await page.getByRole('link', { name: '账号安全' }).tap();
  const sessions = page.getByRole('listitem').filter({ hasText: '最近使用' });
  await expect(sessions.filter({ hasText: '本机' })).toHaveCount(1);
  await phone.picture('account-safe');
  await page.getByRole('link', { name: /登录密码/ }).tap();

  await page.getByRole('textbox', { name: '原密码' }).fill('not the old one');
  await page.getByRole('textbox', { name: '新密码' }).fill(next);
  await page.getByRole('textbox', { name: '再输一次' }).fill(`${next}!`);
  await page.getByRole('button', { name: '修改密码' }).tap();
  await expect(page.getByText('两次输入的密码不一样')).toBeVisible();
  await page.getByRole('textbox', { name: '再输一次' }).fill(next);
  await page.getByRole('button', { name: '修改密码' }).tap();
  const sure = page.getByRole('button', { name: '修改并退出' });
  await phone.picture('account-sign-out-others');
  await sure.tap();
  await expect(page.getByRole('alert').filter({ hasText: '原密码不正确' })).toBeVisible();
  await phone.picture('account-password');
  await page.getByRole('textbox', { name: '原密码' }).fill(server.password);
  await page.getByRole('button', { name: '修改密码' }).tap();
  await sure.tap();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();

  await expect(elsewhere.account.personal({})).rejects.toMatchObject({ kind: 'session' });
  const back = createClient({ baseUrl: server.url });
  await back.signIn({ account, password: next });
  await page.reload();
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasNotText: '本机' }).getByRole('button').tap();
  await expect(sessions).toHaveCount(1);
  await expect(back.account.personal({})).rejects.toMatchObject({ kind: 'session' });
});

/** Who belongs to two groups, one for each worker: an account's present group is the same on all of its phones. */
const ofTwoGroups = ['partner', 'lead'] as const;

journey('who belongs to several groups chooses in which to work', async ({ take }, { parallelIndex }) => {
  const as = ofTwoGroups[parallelIndex % ofTwoGroups.length] ?? 'partner';
  const client = await clientOf(as);
  const { groups, currentGroupId } = await client.account.personal({});
  const now = groups.find(({ id }) => id === currentGroupId);
  const other = groups.find(({ id }) => id !== currentGroupId);
  if (!now || !other) throw new Error(`${as} belongs to one group only`);
  const phone = await take({ as });
  const { page } = phone;
  await page.goto('/#/userSide/userCenter');
  const field = page.getByRole('button', { name: /^当前组织/ });
  await expect(field).toContainText(now.name);
  await choose(phone, '当前组织', other.name);
  await expect(field).toContainText(other.name);
  expect(await client.account.personal({})).toMatchObject({ currentGroupId: other.id });
  await client.auth.switchGroup({ groupId: now.id });
});

journey(
  'who touches nothing for as long as their organisation sets is signed out, and told so',
  async ({ take }) => {
    const phone = await take();
    const { page } = phone;
    await page.clock.install();
    await page.route('**/api/account/info/personal', async (route) => {
      const reply = await route.fetch();
      const answer = (await reply.json()) as { data: object };
      await route.fulfill({
        response: reply,
        json: { ...answer, data: { ...answer.data, idleMinutes: 30 } },
      });
    });
    const me = page.getByRole('navigation').getByRole('link', { name: '我的' });
    await signIn(phone, 'xuwenjing', server.password);
    await me.tap();
    const signOut = page.getByRole('button', { name: '退出登录' });
    await expect(signOut).toBeVisible();
    const touchKey = await page.waitForFunction(
      () => Object.keys(localStorage).find((key) => key.startsWith('svcdesk.touched.')) ?? '',
    );
    let minutesSlept = 0;
    // As a phone that lies in a pocket: its clock goes on and no timer runs. The server's clock stays behind.
    const sleep = async (minutes: number) => {
      minutesSlept += minutes;
      await page.clock.setSystemTime(Date.now() + minutesSlept * 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await sleep(20);
    // Reading calls the server as well, whose reply tells its own time.
    const reply = page.waitForResponse(/account\/info\/personal$/);
    await me.tap();
    await reply;
    // What empties the device's storage takes no time from the watch.
    await page.evaluate((kept) => localStorage.removeItem(kept), await touchKey.jsonValue());
    await sleep(20);
    await expect(signOut).toBeVisible();
    // Looked for beforehand: it stands for a moment only.
    const told = page.getByText('长时间没有操作，已退出登录').waitFor();
    await sleep(11);
    await told;
    await expect(page).toHaveURL(/login/);
    await phone.picture('signed-out-after-idling');
  },
);
