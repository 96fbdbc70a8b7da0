import { expect } from '@playwright/test';
import { orderStatus } from '@svcdesk/core/rules';
import { clientOf, server } from '../server.ts';
import { inEveryEngine } from './device.ts';
import { takePhotos } from './photos.ts';
import type { Screen, Target } from './screen.ts';

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const textbox = (name: string): Target => ({ role: 'textbox', name: new RegExp(name) });
const group = (name: string): Target => ({ role: 'group', name });
const photoField = (name: string): Target => ({ css: 'input[type=file]', within: group(name) });

async function signIn(screen: Screen, account: string): Promise<void> {
  await screen.goto('/#/login');
  await screen.type({ css: 'input[autocomplete~="username"]' }, account);
  await screen.type({ css: 'input[autocomplete~="current-password"]' }, server.password);
  await screen.tap({ role: 'checkbox', name: /我已阅读并同意/ });
  await screen.tap({ css: 'form button[type="submit"]' });
  await screen.holds('location.hash !== "" && !/^#\\/(login|redirect)/.test(location.hash)');
}

inEveryEngine('a customer signs in and reports a fault with a photo', async ({ device }) => {
  const screen = await device.newScreen();
  const [photo = ''] = await takePhotos(device.folder, 1);
  await signIn(screen, 'customer-a');
  await screen.goto('/#/clientSide/requireCenter/buildOrder');
  const words = `收银机开不了机 ${Date.now()}`;
  await screen.type(textbox('哪里出了问题'), words);
  await screen.choose(photoField('照片'), photo);
  await screen.has({ role: 'img', within: group('照片') }, 1);
  await screen.tap(button(/^提交/));
  await screen.has({ role: 'heading', name: /^WO\d+$/ });
  const { list } = await (await clientOf('customer-a')).orders.cellPage({ keyword: words });
  const order = await (await clientOf('customer-a')).orders.detail({ orderId: list[0]?.id ?? '' });
  expect(order).toMatchObject({ title: words, status: orderStatus.pending });
  expect(order.attachments).toHaveLength(1);
});
