import { createClient, type DevicePrompt, signInByDevice } from '@svcdesk/core';
import { codeOf } from './acts/code-of.ts';
import { passSlider } from './acts/pass-slider.ts';
import { consent, fillSignIn } from './acts/sign-in.ts';
import { slowNetworkWhenLong } from './acts/slow-network.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import { clientOf, server } from './server.ts';

const password = 'nine little ducks';
const another = 'ten larger geese';

let last = 0;
/** A number without an account, other than those of other runs against the same server. */
const newPhone = () => `139${String(Date.now()).slice(-6)}${String(++last).padStart(2, '0')}`;

type Page = Phone['page'];

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in what every registration of a customer asks for, and sends it. */
async function register(page: Page, phone: string, name: string): Promise<void> {
  await field(page, '手机号').fill(phone);
  await passSlider(page, () => page.getByRole('button', { name: '获取验证码' }).tap());
  await field(page, '验证码').fill(await codeOf(phone));
  await field(page, '姓名').fill(name);
  await field(page, '密码').fill(password);
  await field(page, '再输一次').fill(password);
  await consent(page);
  await page.getByRole('button', { name: '注册' }).tap();
}

journey(
  'who was invited registers and is in at once, and a reload loses nothing but the secrets',
  async ({ take }) => {
    const dispatcher = await clientOf('dispatcher');
    const { list } = await dispatcher.cells.list({});
    const cellId = list[0]?.id ?? '';
    const { link } = await dispatcher.invites.create({ cellIds: [cellId] });
    const number = newPhone();

    const phone = await take();
    const { page } = phone;
    await slowNetworkWhenLong(page);
    await page.goto(new URL(link).hash.replace('#', '/#'));
    await expect(page.getByText('您收到了同事的邀请')).toBeVisible();
    await page.getByRole('button', { name: '注册' }).tap();
    await expect(page.getByText('请先阅读并勾选同意')).toBeVisible();
    await page.getByRole('link', { name: '《用户协议》' }).tap();
    await expect(page.getByRole('dialog', { name: '用户协议' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await phone.picture('register');
    // A reload finds what was typed, except for what is secret.
    await field(page, '姓名').fill('方小');
    await field(page, '密码').fill(password);
    await page.reload();
    await expect(field(page, '姓名')).toHaveValue('方小');
    await expect(field(page, '密码')).toHaveValue('');
    await register(page, number, '方小满');
    await page.waitForURL(/#\/clientSide\/mainPage/);
  },
);

/** A customer's account that no other test uses, for its password changes here. */
const forgetful = { account: 'dengchaoqun', number: '13800002110' };

journey('who forgot the password gets back in by a code to their phone', async ({ take }) => {
  const { account, number } = forgetful;
  const phone = await take();
  const { page } = phone;
  await slowNetworkWhenLong(page);
  await page.goto('/#/login');
  await page.getByRole('link', { name: '忘记密码' }).tap();
  // The sign-in, whose field has the same name, stands until the next page is there.
  await expect(page.getByRole('button', { name: '下一步' })).toBeVisible();
  await field(page, '账号或手机号').fill(account);
  await passSlider(page, () => page.getByRole('button', { name: '下一步' }).tap());
  await expect(page.getByText(/验证码会发到 \*+\d{2}/)).toBeVisible();
  await field(page, '验证码').fill(await codeOf(number));
  await phone.picture('forget');
  await page.getByRole('button', { name: '下一步' }).tap();
  await field(page, '新密码').fill(another);
  await field(page, '再输一次').fill(another);
  await page.getByRole('button', { name: '重置密码' }).tap();
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
  await fillSignIn(page, account, another);
  await page.waitForURL(/#\/clientSide\/mainPage/);
});

/** A customer's account that no other test uses, for it ends here. */
const leaving = { account: 'yanming', number: '13800002205' };

journey(
  'an account is deleted once a code proves whose it is, and cannot be signed in to again',
  { tag: '@long' },
  async ({ take }) => {
    const { account, number } = leaving;
    const phone = await take();
    const { page } = phone;
    await slowNetworkWhenLong(page);
    await page.goto('/#/login');
    await fillSignIn(page, account, server.password);
    await page.waitForURL(/#\/clientSide\/mainPage/);
    await page.goto('/#/clientSide/userCenter/accountSafe');
    await page.getByRole('link', { name: /注销账号/ }).tap();
    await page.getByRole('checkbox').check();
    await passSlider(page, () => page.getByRole('button', { name: '获取验证码' }).tap());
    await field(page, '验证码').fill(await codeOf(number));
    await page.getByRole('button', { name: '注销账号' }).tap();
    await phone.picture('delete-account');
    await page.getByRole('alertdialog').getByRole('button', { name: '注销账号' }).tap();
    await page.waitForURL(/#\/login$/);
    phone.expect(failedReply);
    await fillSignIn(page, account, server.password);
    await expect(page.locator('input[autocomplete~="current-password"]')).toHaveAccessibleDescription(/密码/);
  },
);

journey(
  'a terminal is let in by a person who signs in first, and sees what asks and from where',
  async ({ take }) => {
    const terminal = createClient({ baseUrl: server.url });
    const shown = Promise.withResolvers<DevicePrompt>();
    const signedIn = signInByDevice(terminal, terminal.session, {
      request: { name: '机房工作站' },
      show: shown.resolve,
    });
    const { verifyUrlComplete, userCode } = await shown.promise;

    const phone = await take();
    const { page } = phone;
    await page.goto(new URL(verifyUrlComplete).hash.replace('#', '/#'));
    await page.waitForURL(/#\/login$/);
    await fillSignIn(page, 'monitor', server.password);
    await page.waitForURL(/#\/centerPage/);
    await expect(page.getByText(userCode)).toBeVisible();
    await expect(page.getByText('机房工作站')).toBeVisible();
    await phone.picture('terminal');
    await page.getByRole('button', { name: '允许登录' }).tap();
    await expect(page.getByText('已允许登录')).toBeVisible();
    expect((await signedIn).id).toBe((await clientOf('monitor')).session.current()?.id);
    expect((await terminal.account.personal({})).roles).toContain('monitor');
    await page.goto(new URL(verifyUrlComplete).hash.replace('#', '/#'));
    await page.reload();
    await expect(page.getByText('没有找到这个登录请求')).toBeVisible();
  },
);

journey(
  'an engineer registers in two steps, says where and on what they work, and sees that it is under review',
  { tag: '@long' },
  async ({ take }) => {
    const number = newPhone();
    const phone = await take();
    const { page } = phone;
    await page.goto('/#/firstRegister');
    await field(page, '手机号').fill(number);
    await passSlider(page, () => page.getByRole('button', { name: '获取验证码' }).tap());
    await field(page, '验证码').fill(await codeOf(number));
    await page.getByRole('button', { name: '下一步' }).tap();
    await field(page, '姓名').fill('罗望');
    await field(page, '密码').fill(password);
    await field(page, '再输一次').fill(password);
    await consent(page);
    await page.getByRole('button', { name: '注册' }).tap();
    await page.waitForURL(/#\/personalInformation/);
    await expect(page.getByText('资料审核中')).toBeVisible();

    await page.getByRole('link', { name: '服务区域' }).tap();
    await page.getByRole('button', { name: /请选择/ }).tap();
    await page.getByRole('dialog').getByRole('searchbox').fill('浦东');
    await page.getByRole('dialog').getByRole('button', { name: /浦东/ }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: '浦东' })).toBeVisible();
    await page.getByRole('button', { name: '提交审核' }).tap();
    await page.waitForURL(/#\/personalInformation/);

    await page.getByRole('link', { name: '我的技能' }).tap();
    await page.getByRole('button', { name: '搜索并添加技能' }).tap();
    await page.getByRole('searchbox', { name: '搜索技能' }).fill('专线');
    await page.getByRole('checkbox', { name: /专线/ }).check();
    await page.getByRole('radio', { name: '精通' }).check();
    await phone.picture('add-skills');
    await page.getByRole('button', { name: '提交审核' }).tap();
    const held = page.getByRole('listitem').filter({ hasText: '专线' });
    await expect(held).toContainText('审核中');
    await expect(held).toContainText('精通');
    await page.getByRole('button', { name: '返回' }).tap();
    await page.getByRole('textbox', { name: '所在公司' }).fill('明达网络');
    await page.getByRole('button', { name: '提交审核' }).tap();
    await expect(page.getByText('已提交，等待审核')).toBeVisible();
    await phone.picture('personal-information');

    await page.goto('/#/redirect');
    await page.waitForURL(/#\/userSide\/userCenter$/);
  },
);

journey(
  'an engineer whose phone has an account reads so after the slider, and led to the sign-in',
  { tag: '@long' },
  async ({ take }) => {
    const { page } = await take();
    await page.goto('/#/firstRegister');
    await field(page, '手机号').fill('13800002001');
    await passSlider(page, () => page.getByRole('button', { name: '获取验证码' }).tap());
    await expect(page.getByText('这个手机号已经注册过')).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).tap();
    await page.waitForURL(/#\/login$/);
  },
);

journey(
  'a person asks to join and a colleague who sees all of the customer lets them in',
  async ({ take }) => {
    const dispatcher = await clientOf('dispatcher');
    const { list } = await dispatcher.cells.list({ keyword: '星河徐汇店' });
    const { code } = await dispatcher.cells.findOne({ cellId: list[0]?.id ?? '' });
    const newcomer = await take();
    await slowNetworkWhenLong(newcomer.page);
    await newcomer.page.goto('/#/register');
    await field(newcomer.page, '门店码（选填）').fill(code);
    await register(newcomer.page, newPhone(), '沈初晴');
    await newcomer.page.waitForURL(/#\/clientSide\/userCenter$/);
    const asked = newcomer.page.getByRole('listitem').filter({ hasText: code });
    await expect(asked).toContainText('等待确认');
    await expect(newcomer.page.getByRole('link', { name: '首页' })).toHaveCount(0);
    await newcomer.picture('newcomer');

    const colleague = await take({ as: 'xuwenjing' });
    const { page } = colleague;
    await page.goto('/#/clientSide/userCenter');
    await page.getByRole('link', { name: /单位信息/ }).tap();
    await page.getByRole('button', { name: '处理沈初晴的申请' }).tap();
    await page.getByRole('dialog').getByRole('radio', { name: '自己提交的工单' }).check();
    await colleague.picture('join-decide');
    await page.getByRole('button', { name: '同意加入' }).tap();
    await expect(page.getByText('已同意加入')).toBeVisible();
    await expect(page.getByRole('button', { name: '处理沈初晴的申请' })).toHaveCount(0);

    await newcomer.page.reload();
    await expect(newcomer.page.getByRole('link', { name: '首页' })).toBeVisible();
    await newcomer.page.goto('/#/redirect');
    await newcomer.page.waitForURL(/#\/clientSide\/mainPage/);

    await page.getByRole('button', { name: '邀请同事' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /请选择/ })
      .tap();
    await page.getByRole('dialog').getByRole('button', { name: '星河徐汇店' }).tap();
    await page.getByRole('button', { name: /完成/ }).tap();
    await page.getByRole('button', { name: '生成邀请' }).tap();
    await expect(page.getByRole('img', { name: '邀请二维码' })).toBeVisible();
    await expect(page.getByText(/#\/register\?inviteCode=/)).toBeVisible();
    await colleague.picture('invite-ready');
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap();
    await page.getByRole('button', { name: /撤销星河徐汇店的邀请/ }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销', exact: true }).tap();
    await expect(page.getByText('已撤销').first()).toBeVisible();
  },
);
