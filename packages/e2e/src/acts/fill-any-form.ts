import type { Locator, Page } from '@playwright/test';
import type { Phone } from '../phone.ts';
import { pickPhoto } from './pick-photo.ts';

/** What a screen has to fill in: its own forms, not the search of a list nor what is secret. */
export const formsOf = (page: Page) => page.locator('main form:not([role=search])');

/** Something for each kind of field; text says which form it was typed into. */
const answers: Readonly<Record<string, string>> = {
  date: '2031-05-06',
  'datetime-local': '2031-05-06T07:45',
  number: '7',
  tel: '13900001234',
  time: '07:45',
};

async function fillField(field: Locator, words: string): Promise<void> {
  const kind = (await field.getAttribute('type')) ?? 'text';
  const decimals = (await field.getAttribute('inputmode')) ?? '';
  await field.fill(answers[kind] ?? (/numeric|decimal/.test(decimals) ? '7' : words));
}

/** Fills in whatever forms of a screen or a sheet ask, without knowing it; gives how many answers it left. */
export async function fillAnyForm(phone: Phone, fields: Locator, words: string): Promise<number> {
  let left = 0;
  // Choices first, for they bring fields.
  for (const group of await fields.getByRole('radiogroup').all()) {
    const open = group.getByRole('radio', { checked: false, disabled: false });
    if ((await open.count()) === 0) continue;
    await open.last().check();
    left += 1;
  }
  const typed = fields.locator(
    'textarea:visible, input:visible:not([type=radio], [type=checkbox], [type=file], [type=password], [type=search], [autocomplete=one-time-code])',
  );
  for (const field of await typed.all()) {
    if (!(await field.isEditable())) continue;
    await fillField(field, words);
    left += 1;
  }
  for (const group of await fields.locator('.sd-photos').all()) {
    if ((await group.getByRole('button', { name: '添加照片' }).count()) === 0) continue;
    await pickPhoto(phone, group);
    left += 1;
  }
  return left;
}

/** All that stands in the forms of a screen or a sheet, field by field: what is typed, chosen and photographed. */
export function contentOf(fields: Locator): Promise<readonly string[]> {
  return fields.evaluateAll((forms) =>
    forms.flatMap((one) => {
      const typed = [...one.querySelectorAll('input, textarea')].flatMap((field) => {
        const { type, name, value, checked, labels, autocomplete } = field as HTMLInputElement;
        if (['file', 'password', 'search'].includes(type) || autocomplete === 'one-time-code') return [];
        const label = labels?.[0]?.textContent ?? name;
        return type === 'radio' || type === 'checkbox' ? `${label}: ${checked}` : `${label}: ${value}`;
      });
      const shown = [...one.querySelectorAll('img, [role=img]')].map(
        (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '',
      );
      return [...typed, ...shown.filter((name) => name.includes('照片'))];
    }),
  );
}
