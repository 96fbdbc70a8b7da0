import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Worker } from '@playwright/test';
import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { settled } from './screens/states.ts';
import { clientOf, pushService, server } from './server.ts';

/** Which worker of this origin stands ready to be pushed to. */
async function registered(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ready = versions.find(({ status }) => status === 'activated');
      if (ready) resolve(ready.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return await found;
}

interface Scope {
  readonly registration: { showNotification: (title: string, options: object) => Promise<void> };
  readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
  readonly ExtendableEvent: new (kind: string) => Event;
  notified: unknown[];
}

/** A browser without a screen denies notifications: what it would have shown is written down instead. */
const writeDown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.notified = [];
    scope.registration.showNotification = async (title, options) => {
      scope.notified.push({ title, ...options });
    };
    // Only a finger may bring a page to the front.
    scope.WindowClient.prototype.focus = async () => undefined;
  });

const writtenDown = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as Pick<Scope, 'notified'>).notified);

/** A finger on a button of the last notification. */
const tapped = (worker: Worker, action: string) =>
  worker.evaluate((chosen) => {
    const scope = globalThis as unknown as Scope;
    const { data } = scope.notified.at(-1) as { data: unknown };
    const about = {
      action: chosen,
      notification: { data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => work,
    };
    const event = new scope.ExtendableEvent('notificationclick');
    for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value });
    globalThis.dispatchEvent(event);
  }, action);

journey(
  'what is pushed is shown, and its button leads to the acceptance in the open page',
  async ({ take }) => {
    const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
    const id = await raiseOrder(dispatcher, engineer, '推送来的工单');
    const { page, context } = await take({
      as: 'engineer',
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    await page.goto('/#/userSide/homePage');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await context.newCDPSession(page);
    const registrationId = await registered(session);
    const notified = {
      title: '您有新的工单',
      body: '推送来的工单',
      tag: `order.assigned ${id}`,
      target: { kind: 'order', id },
      actions: [{ action: 'accept', title: '接单' }],
    };
    const origin = new URL(server.url).origin;
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker runs');
    await writeDown(worker);
    const data = JSON.stringify(notified);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const { title, body, tag, actions } = notified;
    await expect
      .poll(() => writtenDown(worker))
      .toEqual([expect.objectContaining({ title, body, tag, actions, data: { kind: 'order', id } })]);

    await tapped(worker, 'accept');
    await expect(page).toHaveURL(new RegExp(`accept\\?id=${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('接单');
    // The notification itself leads to what it is about.
    await tapped(worker, '');
    await expect(page).toHaveURL(new RegExp(`orderDetail\\?id=${id}`));
  },
);

journey('what is pushed, and when not, is set kind by kind', { tag: '@long' }, async ({ take }) => {
  const phone = await take({ as: 'engineer', serviceWorkers: 'allow', permissions: ['notifications'] });
  const { page } = phone;
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  // The browser's maker cannot be reached from here: the subscription is one that it could have given, of a service that
  // the run's server knows and no request ever reaches.
  const endpoint = `https://${pushService}/one`;
  await page.addInitScript(
    (given) => {
      const subscription = {
        endpoint: given.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => given,
        unsubscribe: async () => true,
      };
      // A browser without a screen denies notifications, whatever it was granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(Notification, { requestPermission: async () => 'granted' });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => null,
        subscribe: async () => subscription,
      });
    },
    { endpoint, keys },
  );
  await page.goto('/#/userSide/userCenter');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('checkbox', { name: '其他消息' }).uncheck();
  await page.getByLabel('免打扰开始').fill('22:00');
  await page.getByLabel('免打扰结束').fill('07:00');
  // Typed and not saved, it outlives leaving and a reload.
  await page.goto('/#/userSide/userCenter/aboutUS');
  await expect(page.getByLabel('免打扰开始')).toBeHidden();
  await settled(page);
  await page.reload();
  await settled(page);
  await page.goto('/#/userSide/userCenter');
  await expect(page.getByLabel('免打扰开始')).toHaveValue('22:00');
  await expect(page.getByLabel('免打扰结束')).toHaveValue('07:00');
  await expect(page.getByRole('checkbox', { name: '其他消息' })).not.toBeChecked();
  const asked = page.waitForRequest(/push\/subscribe/);
  await page.getByRole('button', { name: '开启推送' }).tap();
  expect((await asked).postDataJSON()).toMatchObject({
    endpoint,
    keys,
    kinds: ['assigned', 'late'],
    quietFrom: '22:00',
    quietTo: '07:00',
  });
  await expect(page.getByText('本机已开启推送')).toBeVisible();
  // It is kept on this phone, and ends when it is turned off.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '其他消息' })).not.toBeChecked();
  await page.getByRole('button', { name: '关闭推送' }).tap();
  await expect(page.getByText('没有打开应用也能收到通知')).toBeVisible();
});
