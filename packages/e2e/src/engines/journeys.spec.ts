import { expect } from '@playwright/test';
import { orderStatus } from '@svcdesk/core/rules';
import sharp from 'sharp';
import { pdfAttachment } from '../acts/pdf-attachment.ts';
import { raiseOrder } from '../acts/raise-order.ts';
import { clientOf, server } from '../server.ts';
import { type Device, inEveryEngine } from './device.ts';
import { takePhotos } from './photos.ts';
import type { Screen, Target } from './screen.ts';

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const textbox = (name: RegExp): Target => ({ role: 'textbox', name });
const group = (name: RegExp): Target => ({ role: 'group', name });
const photoField = (name: RegExp): Target => ({ css: 'input[type=file]', within: group(name) });
const photos = (name: RegExp): Target => ({ role: 'img', within: group(name) });

const staffDetail = (id: string) => `/#/userSide/orderCenter/orderDetail?id=${id}`;

async function signIn(screen: Screen, account: string): Promise<void> {
  if (!(await screen.tab.run('return location.hash === "#/login"'))) await screen.goto('/#/login');
  await screen.type({ css: 'input[autocomplete~="username"]' }, account);
  await screen.type({ css: 'input[autocomplete~="current-password"]' }, server.password);
  // A device remembers that its user has consented.
  const open = 'form input[type="checkbox"]:not(:checked)';
  if (await screen.tab.run(`return document.querySelector('${open}') !== null`))
    await screen.tap({ css: open });
  await screen.tap({ css: 'form button[type="submit"]' });
  await screen.holds('location.hash !== "" && !/^#\\/(login|redirect)/.test(location.hash)');
}

/** An engineer's device, and an order that waits for that engineer; or one that is at work. */
async function engineerAt(device: Device, title: string, accepted = false) {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, `${title} ${Date.now()}`);
  if (accepted) await engineer.orders.accept({ orderId: id });
  const screen = await device.newScreen();
  await signIn(screen, 'engineer');
  await screen.goto(staffDetail(id));
  return { screen, id };
}

/** What was done to an order last, with how many files came with each. */
async function lastDone(orderId: string, count: number) {
  const records = await (await clientOf('engineer')).orders.history({ orderId });
  return records.map(({ action, attachments }) => [action, attachments?.length ?? 0]).slice(-count);
}

async function writeNote(screen: Screen, files: readonly string[]): Promise<void> {
  await screen.tap(button('填写进展'));
  await screen.type(textbox(/进展说明/), '已更换电源，观察中');
  await screen.choose(photoField(/^照片/), ...files);
  await screen.has(photos(/^照片/), files.length);
  await screen.tap(button('提交进展'));
}

inEveryEngine(
  'a customer signs in and reports a fault with a photo, which stands upright',
  async ({ device }) => {
    const screen = await device.newScreen();
    const files = await takePhotos(device.folder, 1);
    await signIn(screen, 'customer-a');
    await screen.goto('/#/clientSide/requireCenter/buildOrder');
    const words = `收银机小票打不出来 ${Date.now()}`;
    await screen.type(textbox(/哪里出了问题/), words);
    await screen.choose(photoField(/^照片/), ...files);
    await screen.has(photos(/^照片/), 1);
    await screen.tap(button(/^提交/));
    await screen.has({ role: 'heading', name: /^WO\d+$/ });
    const customer = await clientOf('customer-a');
    const { list } = await customer.orders.cellPage({ keyword: words });
    const order = await customer.orders.detail({ orderId: list[0]?.id ?? '' });
    expect(order).toMatchObject({ title: words, status: orderStatus.pending });
    expect(order.attachments).toHaveLength(1);
    const kept = await customer.files.get({ id: order.attachments[0]?.id ?? '' });
    const { width, height, orientation = 1 } = await sharp(await kept.arrayBuffer()).metadata();
    expect([width < height, orientation]).toEqual([true, 1]);
  },
);

inEveryEngine(
  'an engineer accepts an order and writes a note with three photos at once',
  async ({ device }) => {
    const { screen, id } = await engineerAt(device, '打印机卡纸');
    await screen.tap(button('接单'));
    await screen.tap(button('确认接单'));
    await screen.has(button('解决'));
    await writeNote(screen, await takePhotos(device.folder, 3));
    await expect
      .poll(() => lastDone(id, 2))
      .toEqual([
        ['accept', 0],
        ['progress', 3],
      ]);
  },
);

inEveryEngine('an engineer resolves an order with a signature and then a photo', async ({ device }) => {
  const { screen, id } = await engineerAt(device, '交换机掉线', true);
  const [before = '', after = ''] = await takePhotos(device.folder, 2);
  await screen.tap(button('解决'));
  await screen.type(textbox(/解决方案/), '更换电源后恢复');
  await screen.sign({ role: 'img', name: '客户签名' });
  await screen.choose(photoField(/处理前照片/), before);
  await screen.choose(photoField(/处理后照片/), after);
  await screen.has(photos(/处理后照片/), 1);
  await screen.tap(button('确认解决'));
  await expect
    .poll(async () => {
      const order = await (await clientOf('engineer')).orders.detail({ orderId: id });
      return [order.status, order.beforePhotos, order.afterPhotos, order.signature].map((part) =>
        typeof part === 'number' ? part : part.length,
      );
    })
    .toEqual([orderStatus.resolved, 1, 1, 1]);
});

inEveryEngine('what is done without a network outlives a reload and arrives once', async ({ device }) => {
  const { screen, id } = await engineerAt(device, '地下室断网');
  const files = await takePhotos(device.folder, 2);
  await screen.has(button('接单'));
  // It takes charge once what one works with is on the device.
  await screen.holds('navigator.serviceWorker.controller !== null');
  await device.network.cut();
  await screen.tap(button('接单'));
  await screen.tap(button('确认接单'));
  await screen.reads(/1 个操作等待发送/);
  await writeNote(screen, files);
  await screen.reads(/2 个操作等待发送/);
  await screen.tab.reload();
  await screen.reads(/2 个操作等待发送/);
  await device.network.mend();
  await expect
    .poll(() => lastDone(id, 2), { timeout: 60_000 })
    .toEqual([
      ['accept', 0],
      ['progress', 2],
    ]);
  await screen.lacks(/个操作等待发送/);
});

inEveryEngine(
  'nothing of one person stays in a tab once another signs in in a second one',
  async ({ device }) => {
    const [one, other] = await Promise.all([clientOf('customer-a'), clientOf('customer-b')]);
    const [former, latter] = await Promise.all([one.account.personal({}), other.account.personal({})]);
    const first = await device.newScreen();
    await signIn(first, 'customer-a');
    await first.goto('/#/clientSide/userCenter');
    await first.reads(new RegExp(former.name));
    const second = await device.newScreen();
    await second.goto('/#/exit');
    await second.holds('location.hash === "#/login"');
    await signIn(second, 'customer-b');
    await first.lacks(new RegExp(former.name));
    await first.goto('/#/clientSide/requireCenter/buildOrder');
    await first.has(textbox(/哪里出了问题/));
    await first.reads(new RegExp((latter.cells ?? []).map(({ name }) => name).join('|')));
    await first.lacks(new RegExp([former.name, ...(former.cells ?? []).map(({ name }) => name)].join('|')));
  },
);

inEveryEngine('a PDF is drawn', async ({ device }) => {
  const { path, words } = await pdfAttachment();
  const screen = await device.newScreen();
  await signIn(screen, 'engineer');
  await screen.goto(path);
  await screen.has({ role: 'figure' }, 1);
  await screen.holds(`document.querySelector('figure').textContent.includes('${words}')`);
});

inEveryEngine('a customer evaluates what was done', async ({ device }) => {
  const [dispatcher, engineer, customer] = await Promise.all(
    ['dispatcher', 'engineer', 'customer-a'].map(clientOf),
  );
  if (!dispatcher || !engineer || !customer) throw new Error('an account is missing');
  const { cells = [] } = await customer.account.personal({});
  const id = await raiseOrder(dispatcher, engineer, `等待评价 ${Date.now()}`, cells[0]?.id);
  await engineer.orders.accept({ orderId: id });
  await engineer.orders.resolve({ orderId: id, solution: '换了电源', spentMinutes: 5, causeCode: 'human' });
  const screen = await device.newScreen();
  await signIn(screen, 'customer-a');
  await screen.goto(`/#/clientSide/orderCenter/evaluate?id=${id}`);
  for (const nth of [0, 1, 2, 3]) await screen.tap({ role: 'radio', name: '5 星', nth });
  await screen.type(textbox(/想说的话/), '来得快，修得好');
  await screen.tap(button('提交评价'));
  await expect
    .poll(async () => (await customer.orders.detail({ orderId: id })).evaluation?.content)
    .toBe('来得快，修得好');
});
