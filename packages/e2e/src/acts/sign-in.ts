import type { FrameLocator } from '@playwright/test';
import { ledHome } from '@svcdesk/tools/browser';
import type { Phone } from '../phone.ts';

/** A page, or the frame in one that shows the app. */
type Shown = Phone['page'] | FrameLocator;

/** By the form itself, found by what browsers use to fill it in, so that no wording matters. */
export async function signIn({ page }: Phone, account: string, password: string): Promise<void> {
  if (!page.url().endsWith('#/login')) await page.goto('/#/login');
  await fillSignIn(page, account, password);
  await ledHome(page);
}

/** Fills in the form and sends it. */
export async function fillSignIn(page: Shown, account: string, password: string): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await consent(page);
  await page.locator('form button[type="submit"]').tap();
}

/** Ticks that one accepts agreement and privacy policy, unless this phone knows it already. */
export async function consent(page: Shown): Promise<void> {
  await page.getByRole('checkbox', { name: /我已阅读并同意|I accept the/ }).check();
}
