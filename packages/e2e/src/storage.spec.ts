import { orderStatus } from '@svcdesk/core/rules';
import sharp from 'sharp';
import { deviceRows } from './acts/device-rows.ts';
import { drawSignature } from './acts/draw-signature.ts';
import { keepAsFirstVersion } from './acts/first-version.ts';
import { holdPhotos } from './acts/hold-photos.ts';
import { pickFile } from './acts/pick-file.ts';
import { pickPhoto } from './acts/pick-photo.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { makeUnfriendly } from './acts/unfriendly-device.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import { clientOf } from './server.ts';

/** Where work on an order is written down. */
const workOn = (id: string) => `/#/userSide/orderCenter/doOrder?id=${id}`;

/** A page of the same origin on which no app runs. */
const noApp = '/config.json';

async function acceptedOrder(title: string): Promise<string> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer')]);
  const id = await raiseOrder(dispatcher, engineer, `${title} ${Date.now()}`);
  await engineer.orders.accept({ orderId: id });
  return id;
}

async function notesOf(orderId: string) {
  const records = await (await clientOf('engineer')).orders.history({ orderId });
  return records.filter(({ action }) => action === 'progress');
}

async function writeNote(phone: Phone, words: string): Promise<void> {
  const { page } = phone;
  const photos = page.getByRole('group', { name: '照片', exact: true });
  // The one before may be on its way out of the form.
  await expect(photos.getByRole('img')).toHaveCount(0);
  await page.getByRole('textbox', { name: '进展说明' }).fill(words);
  await pickPhoto(phone, photos);
  await page.getByRole('button', { name: '提交进展' }).tap();
}

async function resolveWithProof(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.getByRole('button', { name: '解决', exact: true }).tap();
  await page.getByRole('textbox', { name: '解决方案' }).fill('换了电源');
  await drawSignature(page.getByRole('img', { name: '客户签名' }));
  await pickPhoto(phone, page.getByRole('group', { name: '处理后照片' }));
  await page.getByRole('button', { name: '确认解决' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
}

async function expectResolved(orderId: string): Promise<void> {
  const order = await (await clientOf('engineer')).orders.detail({ orderId });
  expect(order.status).toBe(orderStatus.resolved);
  expect([order.afterPhotos, order.signature].map(({ length }) => length)).toEqual([1, 1]);
}

journey(
  'what the app kept in the first version of its database is moved, shown and sent',
  async ({ take }) => {
    const orderId = await acceptedOrder('昨天的设备');
    const phone = await take({ as: 'engineer' });
    const { page, context } = phone;
    const oldTab = await context.newPage();
    await oldTab.goto(noApp);
    const { id: account } = await (await clientOf('engineer')).account.personal({});
    await keepAsFirstVersion(oldTab, { account, orderId, content: '昨天的进展', photoName: 'wall.jpg' });
    await page.goto(`/#/userSide/orderCenter/singleElimination?id=${orderId}`);
    // It names no tab, so it is offered.
    await page.getByRole('button', { name: '接着写' }).tap();
    await expect(page.getByRole('textbox', { name: '解决方案' })).toHaveValue('昨天写的');
    await expect(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
    await expect.poll(() => notesOf(orderId)).toHaveLength(1);
    const [note] = await notesOf(orderId);
    expect(note?.attachments).toHaveLength(1);
    await expect.poll(() => deviceRows(page, 'outbox')).toEqual([]);
    await drawSignature(page.getByRole('img', { name: '客户签名' }));
    await page.getByRole('button', { name: '确认解决' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '工单已解决' })).toBeVisible();
    await expectResolved(orderId);
  },
);

journey(
  'an old tab that holds the database back blocks no other, and what waits in it is sent once it is closed',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const orderId = await acceptedOrder('旧标签页');
    const phone = await take({ as: 'engineer' });
    const { page, context } = phone;
    const oldTab = await context.newPage();
    await oldTab.goto(noApp);
    const { id: account } = await (await clientOf('engineer')).account.personal({});
    const note = { account, orderId, content: '昨天的进展', photoName: 'wall.jpg' };
    await keepAsFirstVersion(oldTab, note, false);
    await page.goto(workOn(orderId));
    await writeNote(phone, '今天的进展');
    await expect.poll(() => notesOf(orderId)).toHaveLength(1);
    await oldTab.close();
    await expect.poll(() => notesOf(orderId), { timeout: 40_000 }).toHaveLength(2);
    for (const { attachments } of await notesOf(orderId)) expect(attachments).toHaveLength(1);
  },
);

journey('a waiting note whose photo cannot be read says which, and goes without it', async ({ take }) => {
  const orderId = await acceptedOrder('照片丢失');
  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  await page.goto(noApp);
  const { id: account } = await (await clientOf('engineer')).account.personal({});
  await keepAsFirstVersion(page, { account, orderId, content: '电源已换', photoName: 'wall.jpg' });
  // As WebKit answers for a Blob that it has lost.
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () =>
      Promise.reject(new DOMException('The object can not be found here.', 'NotFoundError'));
  });
  await page.goto(workOn(orderId));
  const entry = page.getByText(/照片已不在这台设备上：wall\.jpg/);
  await expect(entry).toBeVisible();
  await phone.picture('storage-photo-gone');
  await page.getByRole('button', { name: '不带照片发送' }).tap();
  await expect.poll(() => notesOf(orderId)).toHaveLength(1);
  const [note] = await notesOf(orderId);
  expect(note).toMatchObject({ remark: '电源已换' });
});

journey('a photo that is gone is taken again where it stood', { tag: '@long' }, async ({ take }) => {
  const orderId = await acceptedOrder('重拍照片');
  const phone = await take({ as: 'engineer' });
  const { page } = phone;
  await page.goto(workOn(orderId));
  const photos = page.getByRole('group', { name: '照片', exact: true });
  await page.getByRole('textbox', { name: '进展说明' }).fill('换了电源');
  // Not sent before it is gone.
  await page.route(/\/api\/file\/upload/, (route) => route.abort());
  phone.expect(failedReply);
  await pickPhoto(phone, photos);
  await pickPhoto(phone, photos);
  await expect
    .poll(async () => JSON.stringify(await deviceRows(page, 'drafts')).match(/photo\.jpg/g)?.length)
    .toBe(2);
  await page.goto(noApp);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('svcdesk');
        opening.onsuccess = () => {
          const clearing = opening.result.transaction(['bytes'], 'readwrite');
          const keys = clearing.objectStore('bytes').getAllKeys();
          keys.onsuccess = () => clearing.objectStore('bytes').delete(keys.result[0] as string);
          clearing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(workOn(orderId));
  const retake = photos.getByRole('button', { name: /^第 \d 张照片已丢失，重拍$/ });
  await expect(retake).toHaveCount(1);
  await phone.picture('storage-photo-retake');
  await page.unrouteAll();
  await page.getByRole('button', { name: '提交进展' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: '有照片已不在这台设备上' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await retake.tap();
  const picture = await page.screenshot({ type: 'jpeg', scale: 'css' });
  await (await chooser).setFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(retake).toHaveCount(0);
  await expect(photos.getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: '提交进展' }).tap();
  await expect.poll(() => notesOf(orderId)).toHaveLength(1);
  expect((await notesOf(orderId))[0]?.attachments).toHaveLength(2);
});

journey(
  'a note takes a file of any kind beside its photo, and sends both once there is signal',
  async ({ take }) => {
    const orderId = await acceptedOrder('邮件附件');
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    await page.goto(workOn(orderId));
    await expect(page.getByRole('textbox', { name: '进展说明' })).toBeVisible();
    phone.expect(failedReply);
    await page.context().setOffline(true);
    const mail = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
    await pickFile(page, page, { name: '报修.msg', mimeType: '', buffer: mail });
    await phone.picture('storage-note-file');
    await writeNote(phone, '客户的邮件');
    await expect(page.getByRole('button', { name: '删除 报修.msg' })).toBeHidden();
    await page.context().setOffline(false);
    await expect.poll(() => notesOf(orderId)).toHaveLength(1);
    const names = (await notesOf(orderId))[0]?.attachments.map(({ name }) => name);
    expect(names).toEqual(['photo.jpg', '报修.msg']);
  },
);

for (const how of ['full', 'refuses', 'no blobs'] as const) {
  const tag = how === 'full' ? [] : ['@long'];
  journey(
    `a device that keeps nothing (${how}) sends at once, signature and photo too`,
    { tag },
    async ({ take }) => {
      const orderId = await acceptedOrder(`设备存不下 ${how}`);
      const phone = await take({ as: 'engineer' });
      const { page } = phone;
      await makeUnfriendly(page, how);
      await page.goto(workOn(orderId));
      await writeNote(phone, '换了电源');
      await expect.poll(() => notesOf(orderId)).toHaveLength(1);
      expect((await notesOf(orderId))[0]?.attachments).toHaveLength(1);
      await resolveWithProof(phone);
      await expectResolved(orderId);
    },
  );
}

journey('what a full device does not keep waits with the page, which says so', async ({ take }) => {
  journey.slow();
  const orderId = await acceptedOrder('设备已满');
  const phone = await take({ as: 'engineer' });
  const { page, context } = phone;
  await makeUnfriendly(page, 'full');
  await page.goto(workOn(orderId));
  await expect(page.getByRole('textbox', { name: '进展说明' })).toBeVisible();
  phone.expect(failedReply);
  await context.setOffline(true);
  await writeNote(phone, '换了电源');
  await expect(page.getByRole('status').filter({ hasText: '设备存不下，没有保存' }).first()).toBeVisible();
  await expect(page.getByText('发送之前请不要关闭本页').first()).toBeVisible();
  await phone.picture('storage-full');
  await page.evaluate(() => Object.assign(window, { friendly: true }));
  await context.setOffline(false);
  await expect.poll(() => notesOf(orderId), { timeout: 40_000 }).toHaveLength(1);
  expect((await notesOf(orderId))[0]?.attachments).toHaveLength(1);
});

journey(
  'a photo that the device has no room for goes from the page that holds it alone',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const orderId = await acceptedOrder('照片存不下');
    const phone = await take({ as: 'engineer' });
    const { page, context } = phone;
    await makeUnfriendly(page, 'no bytes');
    await page.goto(workOn(orderId));
    await expect(page.getByRole('textbox', { name: '进展说明' })).toBeVisible();
    phone.expect(failedReply);
    // The page has no network, the browser has one.
    await page.route(/\/api\//, (route) => route.abort());
    await writeNote(phone, '换了电源');
    await expect(page.getByText('发送之前请不要关闭本页').first()).toBeVisible();

    const other = await context.newPage();
    await other.goto(workOn(orderId));
    await expect(other.getByText('等待发送').first()).toBeVisible();
    // What it does itself about the same order waits behind, which says that it has tried to send.
    await other.getByRole('textbox', { name: '进展说明' }).fill('装好了外壳');
    await other.getByRole('button', { name: '提交进展' }).tap();
    await expect.poll(async () => (await deviceRows(other, 'outbox')).length).toBe(2);
    await expect(other.getByText('照片已不在这台设备上')).toHaveCount(0);
    expect(await notesOf(orderId)).toEqual([]);

    await page.unroute(/\/api\//);
    await expect.poll(() => notesOf(orderId), { timeout: 60_000 }).toHaveLength(2);
    const notes = await notesOf(orderId);
    expect(notes.map(({ attachments }) => attachments.length).sort()).toEqual([0, 1]);
  },
);

journey(
  'what is deleted under an open page is kept anew, and its buttons go on',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const orderId = await acceptedOrder('清除数据');
    const phone = await take({ as: 'engineer' });
    const { page, context } = phone;
    const clear = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const deleting = indexedDB.deleteDatabase('svcdesk');
            deleting.onsuccess = () => resolve();
            deleting.onerror = () => reject(deleting.error);
          }),
      );
    await page.goto(workOn(orderId));
    await page.getByRole('textbox', { name: '进展说明' }).fill('换了电源');
    await pickPhoto(phone, page.getByRole('group', { name: '照片', exact: true }));
    await clear();
    await page.getByRole('button', { name: '提交进展' }).tap();
    await expect.poll(() => notesOf(orderId)).toHaveLength(1);
    expect((await notesOf(orderId))[0]?.attachments).toHaveLength(1);

    phone.expect(failedReply);
    await context.setOffline(true);
    await writeNote(phone, '再看一次');
    await expect(page.getByText('1 个操作等待发送')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '有网络时自动发送' })).toBeVisible();
    await clear();
    await writeNote(phone, '又看一次');
    await expect(page.getByText('2 个操作等待发送')).toBeVisible();
    await expect.poll(() => deviceRows(page, 'outbox')).toHaveLength(2);
    await context.setOffline(false);
    await expect.poll(() => notesOf(orderId), { timeout: 40_000 }).toHaveLength(3);
    for (const { attachments } of await notesOf(orderId)) expect(attachments).toHaveLength(1);
  },
);

journey(
  'a photo of 108 megapixels is scaled down before it is kept, and arrives beside a file that was chosen meanwhile',
  { tag: '@long' },
  async ({ take }) => {
    journey.slow();
    const orderId = await acceptedOrder('一亿像素');
    const phone = await take({ as: 'engineer' });
    const { page } = phone;
    const letGo = await holdPhotos(page);
    const background = { r: 40, g: 120, b: 200 };
    const buffer = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await page.goto(workOn(orderId));
    await page.getByRole('textbox', { name: '进展说明' }).fill('全景');
    const photos = page.getByRole('group', { name: '照片', exact: true });
    const chooser = page.waitForEvent('filechooser');
    await photos.getByRole('button', { name: '添加照片' }).tap();
    await (await chooser).setFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
    await pickFile(page, page);
    await letGo();
    await expect(photos.getByRole('img')).toHaveCount(1, { timeout: 30_000 });
    await page.getByRole('button', { name: '提交进展' }).tap();
    await expect.poll(() => notesOf(orderId)).toHaveLength(1);
    const [file, other] = (await notesOf(orderId))[0]?.attachments ?? [];
    expect(other?.name).toBe('router.cfg');
    const kept = await (await clientOf('engineer')).files.get({ id: file?.id ?? '' });
    const { width, height } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
    expect([width, height]).toEqual([2048, 1536]);
  },
);
