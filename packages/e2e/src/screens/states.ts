import type { Page } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { expect } from '../journey.ts';
import { failedReply, type Phone } from '../phone.ts';
import { server } from '../server.ts';
import type { State } from './variation.ts';

/** Where the page keeps the state that its calls are answered by, through a reload. */
const stateKey = 'e2e.state';

/**
 * Lets the calls of a page be answered as its state wants. It is done in the page: a network that is listened in to
 * keeps nothing, and every load would fetch all scripts anew.
 */
export async function answerByState(page: Page): Promise<void> {
  await page.addInitScript(answerInPage, stateKey);
}

/** Chooses the state of a page of the app. Offline comes later, when there is something to show. */
export async function bringAbout(page: Page, state: State): Promise<void> {
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [stateKey, state] as const);
}

/** Forgets what the phone kept of what it has seen, so that the state is all there is to show. */
export async function forgetReads({ page, context }: Phone): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(server.url).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await devtools.detach();
}

/** Runs in the page: a server that is broken, one that has nothing in any list, or one whose every name is very long. */
function answerInPage(key: string): void {
  const ask = window.fetch;
  const emptied = (data: unknown): unknown => {
    if (Array.isArray(data)) return [];
    if (typeof data !== 'object' || data === null || !('list' in data)) return data;
    return { ...data, list: [], total: 0, totalPage: 0, next: undefined, hasNext: false };
  };
  const names = /(title|name|content|remark|address|reason|solution|label|position|words|text)$/i;
  // By these the app chooses what to draw.
  const codes = /(typeName|type)$/i;
  const lengthened = (data: unknown, name = ''): unknown => {
    if (Array.isArray(data)) return data.map((each) => lengthened(each, name));
    if (typeof data === 'object' && data !== null)
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lengthened(value, key)]));
    if (typeof data !== 'string' || !names.test(name) || codes.test(name)) return data;
    // Codes, numbers, addresses and what is encoded stay as they are.
    if (!/[\p{Script=Han} ]/u.test(data) || /^[[{/]|:\/\//.test(data)) return data;
    return `${data}浦东新区张江高科技园区世纪大道二号楼三层机房核心交换机 Donaudampfschifffahrtsgesellschaftskapitaen`;
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const state = /^\/t?api\//.test(pathname) ? sessionStorage.getItem(key) : null;
    // Of the kind that is not asked for again, so that the screen says it at once.
    if (state === 'error') return new Response('broken', { status: 400 });
    const response = await ask(input, init);
    if ((state !== 'empty' && state !== 'long') || !response.headers.get('content-type')?.includes('json'))
      return response;
    const envelope = await response.json();
    const answered = state === 'long' ? lengthened(envelope.data) : emptied(envelope.data);
    return Response.json({ ...envelope, data: answered });
  };
}

/** Nothing is on its way any more: what a person would call loaded. */
export async function settled(page: Page): Promise<void> {
  await quiet(page);
  await expect(page.locator('.sd-skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The network goes, and the app has noticed. */
export async function goOffline({ page, context, expect: complaint }: Phone): Promise<void> {
  complaint(failedReply);
  await context.setOffline(true);
  const banner = page.locator('.sd-offline');
  if ((await banner.count()) > 0) await expect(banner.locator('p')).toBeVisible();
}

/** What is shown although it should not be, or is not although it should: a list says that it is empty, and so on. */
export async function stateFindings(page: Page, state: State, needsAnswer: boolean): Promise<string[]> {
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  const [failed, empty, list] = [
    await has('[role="alert"] .sd-state'),
    await has('.sd-list .sd-state'),
    await has('.sd-list'),
  ];
  if (state === 'error') return needsAnswer && !failed ? ['nothing says that the screen could not load'] : [];
  return [
    ...(failed ? ['the screen says that it could not load'] : []),
    ...(state === 'empty' && list && !empty ? ['a list without rows does not say so'] : []),
  ];
}
