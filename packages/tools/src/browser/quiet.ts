import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** The stream of events stays open as long as the page: it is no loading. */
const stream = /\/api\/events$/;
/** So long nothing is under way where a page is at rest. */
const restMs = 300;
const longestMs = 30_000;

const watched = new WeakMap<Page, { open: Set<Request>; changedAtMs: number }>();

/** Begins to count what a page has under way; before it goes anywhere. */
export function watchRequests(page: Page): void {
  const state = { open: new Set<Request>(), changedAtMs: Date.now() };
  watched.set(page, state);
  const end = (request: Request) => {
    state.open.delete(request);
    state.changedAtMs = Date.now();
  };
  page.on('request', (request) => {
    if (stream.test(new URL(request.url()).pathname)) return;
    state.open.add(request);
    state.changedAtMs = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until a watched page has nothing under way but the stream of events. */
export async function quiet(page: Page): Promise<void> {
  const state = watched.get(page);
  if (!state) throw new Error('the requests of this page are not watched');
  const endMs = Date.now() + longestMs;
  while (state.open.size > 0 || Date.now() - state.changedAtMs < restMs) {
    if (Date.now() > endMs)
      throw new Error(`${[...state.open].map((each) => each.url()).join(', ')} is still under way`);
    await pause(50);
  }
}
