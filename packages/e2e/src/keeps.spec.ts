import type { Locator, Page } from '@playwright/test';
import { requirementStatus } from '@svcdesk/core/rules';
import { drawSignature } from './acts/draw-signature.ts';
import { loseSession } from './acts/lose-session.ts';
import { pickFile, settings } from './acts/pick-file.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { signIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import { isLong } from './screens/variation.ts';
import { clientOf, server } from './server.ts';

/** An engineer whose sessions and group no other test counts on. */
const aside = 'hujing';

/** A form: where it stands, and what a person leaves in it. */
interface Form {
  readonly path: string;
  /** Fields that take words, by name; what is typed into them differs from form to form. */
  readonly words: readonly string[];
  /** The field of photos, if it has one. */
  readonly photos?: string;
  /** Files of any kind are taken as well. */
  readonly files?: boolean;
  /** What else has to be drawn, found by its name once it is. */
  readonly drawn?: { readonly field: string; readonly ink: string };
  /** The button that unfolds it. */
  readonly folded?: string;
  /** What is chosen in it, and how it is seen to be. */
  readonly chosen?: {
    readonly choose: (page: Page) => Promise<void>;
    readonly seen: (page: Page) => Locator;
  };
}

const photos = '照片';

/** What is typed into a field of the form at that place: a number where nothing else would be kept. */
function typedInto(field: string, place: number): string {
  return /手机号/.test(field) ? `1390000${1000 + place}` : `写到一半 ${place}`;
}

async function formsOfCustomer(): Promise<readonly Form[]> {
  const [customer, dispatcher, engineer] = await Promise.all([
    clientOf('customer-b'),
    clientOf('dispatcher'),
    clientOf(aside),
  ]);
  const { list: orders } = await customer.orders.cellPage({ size: 50 });
  const { list: asked } = await customer.requirements.list({ status: [requirementStatus.submitted] });
  const that = (action: string) => orders.find(({ can }) => (can as string[]).includes(action))?.id;
  // What waits where it is accepted by other journeys could not be cancelled any more.
  const { currentGroupId = '' } = await engineer.account.personal({});
  const toCancel = orders.find(({ can }) => can.includes('cancel'));
  if (toCancel && toCancel.handlerGroupId !== currentGroupId) {
    await dispatcher.orders.transfer({ orderId: toCancel.id, groupId: currentGroupId });
  }
  const about = (page: string, id: string | undefined, form: Omit<Form, 'path'>) =>
    id === undefined ? [] : [{ ...form, path: `/clientSide/${page}${id}` }];
  const detail = (action: string, form: Omit<Form, 'path'>) =>
    about(`orderCenter/orderDetail?do=${action}&id=`, that(action), form);
  return [
    { path: '/clientSide/requireCenter/buildOrder', words: ['哪里出了问题'], photos, files: true },
    ...detail('supplement', { words: ['说明'], photos }),
    ...detail('activate', { words: ['哪里没修好'], photos }),
    ...detail('cancel', { words: ['备注'] }),
    ...about('orderCenter/evaluate?id=', that('evaluate'), { words: ['想说的话'], photos }),
    ...about('requireCenter/orderDetail?do=cancel&id=', asked[0]?.id, { words: ['备注'] }),
    { path: '/clientSide/userCenter/mineMeans', words: ['姓名', '邮箱'], photos: '头像' },
    { path: '/clientSide/userCenter/accountModify', words: ['账号名'] },
    { path: '/clientSide/userCenter/changeBind', words: ['新手机号'] },
    { path: '/clientSide/userCenter/storeInfo', words: ['门店码', '说明（选填）'], folded: '加入其他门店' },
  ];
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function unfold(page: Page, { folded }: Form): Promise<void> {
  if (folded === undefined) return;
  const title = page.getByRole('button', { name: folded });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.tap();
}

async function fillIn(phone: Phone, form: Form, place: number): Promise<void> {
  const { page } = phone;
  await page.goto(`/#${form.path}`);
  await unfold(page, form);
  await form.chosen?.choose(page);
  for (const name of form.words) await field(page, name).fill(typedInto(name, place));
  if (form.photos) await pickPhoto(phone, page.getByRole('group', { name: form.photos, exact: true }));
  if (form.files) await pickFile(page, page.getByRole('group', { name: '文件', exact: true }));
  if (form.drawn) await drawSignature(page.getByRole('img', { name: form.drawn.field }));
}

/** Everything that was left in the form is there. */
async function finds({ page }: Phone, form: Form, place: number): Promise<void> {
  await unfold(page, form);
  for (const name of form.words) await expect(field(page, name)).toHaveValue(typedInto(name, place));
  if (form.photos) await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
  if (form.files) await expect(page.getByRole('button', { name: `删除 ${settings.name}` })).toBeVisible();
  if (form.drawn) await expect(page.getByRole('img', { name: form.drawn.ink, exact: true })).toBeVisible();
  if (form.chosen) await expect(form.chosen.seen(page)).toBeVisible();
}

/** Fills in each form on the way past it, and loads the page anew. */
async function leaveInEach(phone: Phone, forms: readonly Form[], elsewhere: string): Promise<void> {
  for (const [place, form] of forms.entries()) {
    await fillIn(phone, form, place);
    if (!isLong) continue;
    await phone.page.goto(`/#${elsewhere}`);
    await phone.page.reload();
    await phone.page.goBack();
    await finds(phone, form, place);
  }
  await phone.page.goto(`/#${elsewhere}`);
  await phone.page.goBack();
  await finds(phone, forms[forms.length - 1] as Form, forms.length - 1);
  await phone.page.reload();
}

/** Comes to each form again, and loses the network there, or not. */
async function comeBack(phone: Phone, forms: readonly Form[], offline = false): Promise<void> {
  phone.expect(/Failed to load resource/, /net::ERR_INTERNET_DISCONNECTED/);
  for (const [place, form] of forms.entries()) {
    await phone.page.goto(`/#${form.path}`);
    await finds(phone, form, place);
    if (!offline) continue;
    await phone.context.setOffline(true);
    await finds(phone, form, place);
    await phone.context.setOffline(false);
  }
}

/** So many show that a form keeps what is left in it; the long run walks all. */
const usualForms = 4;

journey('forms of a customer keep what was left in it, whatever happens', async ({ take }) => {
  journey.slow();
  const phone = await take();
  await signIn(phone, 'customer-b', server.password);
  const all = await formsOfCustomer();
  expect(all.length).toBeGreaterThanOrEqual(9);
  const forms = isLong ? all : all.slice(0, usualForms);
  await leaveInEach(phone, forms, '/clientSide/userCenter');
  await comeBack(phone, forms, true);
  // The session is gone: signed in again, one finds all of it.
  await loseSession(phone.page, '/#/clientSide/requireCenter/newsCenter', 'customer-b');
  await comeBack(phone, forms);
});

journey(
  'every form before the sign-in keeps what is no secret, whatever happens',
  { tag: '@long' },
  async ({ take }) => {
    const phone = await take();
    const forms: readonly Form[] = [
      { path: '/login', words: ['账号或手机号'] },
      { path: '/loginCode', words: ['手机号'] },
      { path: '/register', words: ['手机号', '姓名', '门店码（选填）'] },
      { path: '/firstRegister', words: ['手机号'] },
      { path: '/login/forget', words: ['账号或手机号'] },
    ];
    await leaveInEach(phone, forms, '/userAgreement');
    await comeBack(phone, forms, true);
  },
);

/** An engineer's areas and skills: chosen, not typed. */
const formsOfSkills: readonly Form[] = [
  {
    path: '/addServiceArea',
    words: [],
    chosen: {
      async choose(page) {
        await page.getByRole('button', { name: /请选择/ }).tap();
        const regions = page.getByRole('dialog');
        await regions.getByRole('searchbox').fill('浦东');
        await regions.getByRole('button', { name: /浦东/ }).tap();
        await expect(regions).toBeHidden();
      },
      seen: (page) => page.getByRole('listitem').filter({ hasText: '浦东' }),
    },
  },
  {
    path: '/addSkills',
    words: [],
    photos: '证书照片（选填）',
    chosen: {
      choose: (page) => page.getByRole('checkbox', { name: /专线/ }).check(),
      seen: (page) => page.getByRole('checkbox', { name: /专线/, checked: true }),
    },
  },
];

journey(
  'what an engineer draws, photographs, chooses and says about themselves is there again, whatever happens, and goes with the form',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf(aside)]);
    const id = await raiseOrder(dispatcher, engineer, `签名不丢 ${Date.now()}`);
    await engineer.orders.accept({ orderId: id });
    const resolve: Form = {
      path: `/userSide/orderCenter/singleElimination?id=${id}`,
      words: ['解决方案'],
      photos: '处理后照片',
      files: true,
      drawn: { field: '客户签名', ink: '签名' },
    };
    const forms: readonly Form[] = [
      { path: '/personalInformation', words: ['证件号码', '所在公司', '从业经历'], photos: '本人照片' },
      ...formsOfSkills,
      resolve,
    ];
    const phone = await take();
    const { page } = phone;
    await signIn(phone, aside, server.password);
    await leaveInEach(phone, forms, '/userSide/userCenter');
    await comeBack(phone, forms, true);
    await loseSession(page, '/#/userSide/orderCenter/pmOrders', aside);
    await comeBack(phone, forms);
    await page.getByRole('button', { name: '确认解决' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
    const { signature, afterPhotos } = await engineer.orders.detail({ orderId: id });
    expect([signature, afterPhotos].map(({ length }) => length)).toEqual([1, 1]);
  },
);
