import type { Locator, Page } from '@playwright/test';

/** What a support engineer attaches: the settings of a router. */
export const settings = { name: 'router.cfg', mimeType: '', buffer: Buffer.from('hostname r1\n') };

/** Touches "choose files" in a field and chooses one. */
export async function pickFile(page: Page, field: Locator | Page, file = settings): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: '选择文件' }).tap();
  await (await chooser).setFiles(file);
  await field.getByRole('button', { name: `删除 ${file.name}` }).waitFor();
}
