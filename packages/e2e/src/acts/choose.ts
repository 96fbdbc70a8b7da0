import type { Phone } from '../phone.ts';

/** Opens a field's choices and walks down to one. */
export async function choose(phone: Phone, field: string, ...steps: readonly string[]): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('button', { name: field }));
  const sheet = page.getByRole('dialog', { name: field });
  for (const step of steps) await phone.tap(sheet.getByRole('button', { name: step, exact: true }));
  await sheet.waitFor({ state: 'hidden' });
}
