import type { Page } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { expect } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { drawSignature } from './draw-signature.ts';
import { pickFile } from './pick-file.ts';
import { pickPhoto } from './pick-photo.ts';

/** Where staff see all of an order. */
export const detailOf = (id: string) => `/#/userSide/orderCenter/orderDetail?id=${id}`;

/** Opens an order and waits until the phone keeps the app. */
export async function openAndKeep({ page }: Phone, id: string, action = '接单'): Promise<void> {
  await page.goto(detailOf(id));
  await expect(page.getByRole('button', { name: action, exact: true })).toBeVisible();
  await keepsApp(page);
}

/** Waits until the phone keeps all of the app: it opens by its first files, and the others come after them. */
export async function keepsApp(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(new URL('whole', location.href).href)) !== undefined,
    );
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** Accepts, clocks in, writes a note with two photos and resolves with proof of it and a file, without a network. */
export async function workOffline(phone: Phone): Promise<void> {
  const { page } = phone;
  const waits = page.getByRole('status').filter({ hasText: '有网络时自动发送' });
  await page.getByRole('button', { name: '接单', exact: true }).tap();
  await page.getByRole('button', { name: '确认接单' }).tap();
  await expect(waits).toBeVisible();
  await expect(page.getByText(/^等待发送 · 接单/)).toBeVisible();
  await page.getByRole('button', { name: '签到', exact: true }).tap();
  await expect(page.getByText(/^(距现场|定位精度)/)).toBeVisible();
  await page.getByRole('button', { name: '在这里签到' }).tap();
  await expect(page.getByText(/^等待发送 · 签到/)).toBeVisible();
  await page.getByRole('textbox', { name: '进展说明' }).fill('地下室没有信号，已更换电源');
  const photos = page.getByRole('group', { name: '照片', exact: true });
  await pickPhoto(phone, photos);
  await pickPhoto(phone, photos);
  await expect(photos.getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: '提交进展' }).tap();
  await expect(page.getByText(/^等待发送 · 填写进展/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '进展说明' })).toHaveValue('');
  await page.getByRole('button', { name: '解决', exact: true }).tap();
  await page.getByRole('textbox', { name: '解决方案' }).fill('更换电源后恢复');
  await pickPhoto(phone, page.getByRole('group', { name: '处理前照片' }));
  await pickPhoto(phone, page.getByRole('group', { name: '处理后照片' }));
  await drawSignature(page.getByRole('img', { name: '客户签名' }));
  await pickFile(page, page.getByRole('group', { name: '文件', exact: true }));
  await phone.picture('offline-resolve');
  await page.getByRole('button', { name: '确认解决' }).tap();
  await expect(page.getByText('4 个操作等待发送')).toBeVisible();
  // The page is on its way back to the order; a reload before it has come to rest would be cut off.
  await expect(page.getByText(/^等待发送 · 解决/)).toBeVisible();
  await quiet(page);
}
