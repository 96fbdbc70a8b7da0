import type { Page } from '@playwright/test';

/** Shares a photo to the app as the system does to an installed one: posted to where the manifest says. */
export async function shareTo(page: Page): Promise<void> {
  const manifest = await (await page.request.get('/app.zh-CN.webmanifest')).json();
  const { action, method, enctype, params } = manifest.share_target;
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.evaluate(
    ([to, how, type, name]) => {
      const form = Object.assign(document.createElement('form'), { action: to, method: how, enctype: type });
      form.append(Object.assign(document.createElement('input'), { type: 'file', name, id: 'shared' }));
      document.body.append(form);
    },
    [action, method, enctype, params.files[0].name],
  );
  await page.locator('#shared').setInputFiles({ name: 'fault.jpg', mimeType: 'image/jpeg', buffer });
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form:has(#shared)')?.submit());
}
