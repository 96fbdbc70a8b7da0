import { expect, type Page } from '@playwright/test';
import { server } from '../server.ts';
import { fillSignIn } from './sign-in.ts';

/** The server forgets the session while a reader is on a page that has to be read, who then signs in again. */
export async function loseSession(page: Page, address: string, account: string): Promise<void> {
  await page.route(/\/api\//, (route) => route.fulfill({ json: { status: 4011, msg: 'gone', data: null } }));
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  await page.unrouteAll();
  await fillSignIn(page, account, server.password);
  await expect(page.getByRole('textbox', { name: '密码' })).toBeHidden();
}
