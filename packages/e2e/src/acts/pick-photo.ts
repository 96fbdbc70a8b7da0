import type { Locator } from '@playwright/test';
import type { Phone } from '../phone.ts';

/** Touches "add a photo" in a field and chooses what the phone sees just now. */
export async function pickPhoto(phone: Phone, field: Locator): Promise<void> {
  const photos = field.getByRole('img');
  const before = await photos.count();
  const picture = await phone.page.screenshot({ type: 'jpeg', scale: 'css' });
  const chooser = phone.page.waitForEvent('filechooser');
  await phone.tap(field.getByRole('button', { name: '添加照片' }));
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  // There may be some already: what is waited for is this one.
  await photos.nth(before).waitFor();
}
