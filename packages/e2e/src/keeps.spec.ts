import type { Page } from '@playwright/test';
import { requirementStatus } from '@svcdesk/core/rules';
import { draftsKept } from './acts/drafts-kept.ts';
import { drawSignature } from './acts/draw-signature.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { fillSignIn, signIn } from './acts/sign-in.ts';
import { clientOf, desk } from './desk.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';

/** An engineer whose sessions and group no other test counts on. */
const aside = 'hujing';

/** A form of the customer's side: where it stands, and what a person leaves in it. */
interface Form {
  readonly path: string;
  readonly words: string;
  readonly photos: boolean;
}

async function forms(): Promise<readonly Form[]> {
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
  await dispatcher.orders.transfer({ orderId: that('cancel') ?? '', groupId: currentGroupId });
  const about = (action: string, words: string, photos = true) => {
    const id = that(action);
    return id === undefined
      ? []
      : [{ path: `/clientSide/orderCenter/orderDetail?id=${id}&do=${action}`, words, photos }];
  };
  const toRate = that('evaluate');
  return [
    { path: '/clientSide/requireCenter/buildOrder', words: '哪里出了问题', photos: true },
    ...about('supplement', '说明'),
    ...about('activate', '哪里没修好'),
    ...about('cancel', '备注', false),
    ...(toRate === undefined
      ? []
      : [{ path: `/clientSide/orderCenter/evaluate?id=${toRate}`, words: '想说的话', photos: true }]),
    ...asked.slice(0, 1).map(({ id }) => ({
      path: `/clientSide/requireCenter/orderDetail?id=${id}&do=cancel`,
      words: '备注',
      photos: false,
    })),
  ];
}

/** Everything that was left in the form is there. */
async function finds({ page }: Phone, { words, photos }: Form, typed: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: words })).toHaveValue(typed);
  if (photos) await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
}

/** The server forgets the session while somebody looks at a page that has to be read, who then signs in again. */
async function loseSession(page: Page, address: string, account: string): Promise<void> {
  await page.route(/\/api\//, (route) => route.fulfill({ json: { status: 4011, msg: 'gone', data: null } }));
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  await page.unrouteAll();
  await fillSignIn(page, account, desk.password);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeHidden();
}

journey('every form of a customer keeps what was left in it, whatever happens', async ({ take }) => {
  const phone = await take();
  const { page, context } = phone;
  await page.goto('/#/login');
  await fillSignIn(page, 'customer-b', desk.password);
  await expect(page.getByRole('link', { name: '我要报修' })).toBeVisible();
  const all = await forms();
  expect(all.length).toBeGreaterThanOrEqual(5);
  for (const [place, form] of all.entries()) {
    const typed = `写到一半 ${place}`;
    await page.goto(`/#${form.path}`);
    await page.getByRole('textbox', { name: form.words }).fill(typed);
    if (form.photos) await pickPhoto(phone, page.getByRole('group', { name: '照片', exact: true }));
    const kept = async () => (await draftsKept(page)).find((draft) => draft.includes(typed)) ?? '';
    await expect.poll(kept).toContain(form.photos ? '"photos":[{' : typed);
    await page.reload();
    await finds(phone, form, typed);
    await page.goto('/#/clientSide/userCenter');
    await page.goBack();
    await finds(phone, form, typed);
  }
  phone.expect(/Failed to load resource/, /net::ERR_INTERNET_DISCONNECTED/);
  for (const [place, form] of all.entries()) {
    await page.goto(`/#${form.path}`);
    await finds(phone, form, `写到一半 ${place}`);
    await context.setOffline(true);
    await finds(phone, form, `写到一半 ${place}`);
    await context.setOffline(false);
  }
  // The session is gone: signed in again, one finds all of it.
  await loseSession(page, '/#/clientSide/userCenter/storeInfo', 'customer-b');
  for (const [place, form] of all.entries()) {
    await page.goto(`/#${form.path}`);
    await finds(phone, form, `写到一半 ${place}`);
  }
});

const resolveForm = (id: string) => `/#/userSide/orderCenter/singleElimination?id=${id}`;

journey(
  'a signature that was drawn is there again, whatever happens, and goes with the form',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf(aside)]);
    const id = await raiseOrder(dispatcher, engineer, `签名不丢 ${Date.now()}`);
    await engineer.orders.accept({ orderId: id });
    const phone = await take();
    const { page, context } = phone;
    await signIn(phone, aside, desk.password);
    await page.goto(resolveForm(id));
    const solution = page.getByRole('textbox', { name: '解决方案' });
    await solution.fill('换了网线，客户已确认');
    await drawSignature(page.getByRole('img', { name: '客户签名' }));
    const kept = async () => (await draftsKept(page)).find((draft) => draft.includes('客户已确认')) ?? '';
    await expect.poll(kept).toContain('"signature":[{');
    const ink = page.getByRole('img', { name: '签名', exact: true });
    const found = async () => {
      await expect(solution).toHaveValue('换了网线，客户已确认');
      await expect(ink).toBeVisible();
    };
    await page.reload();
    await found();
    await page.goto('/#/userSide/userCenter');
    await page.goBack();
    await found();
    phone.expect(/Failed to load resource/, /net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await found();
    await context.setOffline(false);
    await loseSession(page, '/#/userSide/orderCenter/pmOrders', aside);
    await page.goto(resolveForm(id));
    await found();
    await page.getByRole('button', { name: '确认解决' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
    expect((await engineer.orders.detail({ orderId: id })).signature).toHaveLength(1);
  },
);
