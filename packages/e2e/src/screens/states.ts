import type { Page, Route } from '@playwright/test';
import { quiet } from '@svcdesk/tools/browser';
import { desk } from '../desk.ts';
import { expect } from '../journey.ts';
import { failedReply, type Phone } from '../phone.ts';
import type { State } from './variation.ts';

const calls = /\/t?api\//;

/** Makes the server answer so that screens come into a state. Offline comes later, when there is something to show. */
export async function bringAbout({ page, expect: complaint }: Phone, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  if (state === 'empty') await page.route(calls, answerWithNothing);
  if (state === 'error') {
    complaint(failedReply);
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'broken' }));
  }
}

/** Forgets what the phone kept of what it has seen, so that the state is all there is to show. */
export async function forgetReads({ page, context }: Phone): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(desk.url).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await devtools.detach();
}

/** Every list of a true answer is emptied. */
async function answerWithNothing(route: Route): Promise<void> {
  // The stream of events never ends, so there is no answer to wait for.
  if (new URL(route.request().url()).pathname === '/api/events') return route.continue();
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const envelope = await response.json();
  await route.fulfill({ response, json: { ...envelope, data: emptied(envelope.data) } });
}

function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (typeof data !== 'object' || data === null || !('list' in data)) return data;
  return { ...data, list: [], total: 0, totalPage: 0, next: undefined, hasNext: false };
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
