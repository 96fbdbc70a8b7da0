import { signIn } from '@svcdesk/tools/browser';
import { buildStarted } from '@svcdesk/tools/build';
import type { Page } from 'playwright-core';
import type { Scope } from '../harness/scope.ts';
import { startEmbeddedServer } from '../load/seeded-server.ts';
import { startPhoneBrowser } from './phone-browser.ts';

/** Addresses of the app that are measured. */
export const screens = {
  signIn: '/#/login',
  home: '/#/userSide/homePage',
  orders: '/#/userSide/orderCenter/orders?scope=group',
  allOrders: '/#/userSide/orderCenter/orders?scope=tenant&status=any',
  detail: (id: string) => `/#/userSide/orderCenter/orderDetail?id=${id}`,
  accept: (id: string) => `/#/userSide/orderCenter/accept?id=${id}`,
  search: '/#/userSide/orderCenter/searchList',
} as const;

/** The built app as the built server serves it, full of orders, and a phone on which an account is signed in. */
export async function startWebServer(scope: Scope, orderCount: number, account = 'engineer') {
  await buildStarted();
  const { server } = await startEmbeddedServer(scope, orderCount);
  const { context, port } = await startPhoneBrowser(scope);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, server.url, account, server.password);
  return { server, context, port, page };
}

/** An order shows in a list. */
export const card = (page: Page) => page.locator('.sd-rows article').first();
