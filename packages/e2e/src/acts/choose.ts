import type { Phone } from '../phone.ts';

/**
 * Opens a field's choices and walks down to one. They open where something is chosen already; a single step is found from
 * everywhere.
 */
export async function choose(phone: Phone, field: string, ...steps: readonly string[]): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('button', { name: field }));
  const sheet = page.getByRole('dialog', { name: field });
  const [only, ...more] = steps;
  const filter = sheet.getByRole('searchbox').or(sheet.getByRole('textbox'));
  await sheet.getByRole('list').first().waitFor();
  if (only && more.length === 0 && (await filter.isVisible())) {
    await filter.fill(only);
    await phone.tap(sheet.getByRole('button', { name: only }).last());
  } else {
    for (const step of steps) await phone.tap(sheet.getByRole('button', { name: step, exact: true }));
  }
  await sheet.waitFor({ state: 'hidden' });
}
