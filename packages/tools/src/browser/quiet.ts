import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** The stream of events stays open as long as the page: it is no loading. */
const stream = /\/api\/events$/;
const maxMs = 30_000;

const watched = new WeakMap<Page, { open: Set<Request>; begun: number }>();

/** Begins to count what a page has under way; before it goes anywhere. */
export function watchRequests(page: Page): void {
  const state = { open: new Set<Request>(), begun: 0 };
  watched.set(page, state);
  page.on('request', (request) => {
    if (stream.test(new URL(request.url()).pathname)) return;
    state.open.add(request);
    state.begun += 1;
  });
  page.on('requestfinished', (request) => state.open.delete(request));
  page.on('requestfailed', (request) => state.open.delete(request));
}

/**
 * Read in the page: done once it has nothing left to do, such as to draw what has come or to ask for more. A page that
 * does not draw has no idle moment, hence the limit.
 */
const idle = `(async () => {
  const turn = () => new Promise((done) => requestIdleCallback(done, { timeout: 250 }));
  await turn();
  await new Promise((done) => setTimeout(done, 50));
  await turn();
})()`;

/** Waits until a watched page has nothing under way but the stream of events, and nothing left to do. */
export async function quiet(page: Page): Promise<void> {
  const state = watched.get(page);
  if (!state) throw new Error('the requests of this page are not watched');
  const endMs = Date.now() + maxMs;
  for (;;) {
    const { begun } = state;
    // A page that is leaving has no idle moment.
    const rested = await page.evaluate(idle).then(
      () => true,
      () => false,
    );
    if (rested && state.open.size === 0 && state.begun === begun) return;
    if (Date.now() > endMs)
      throw new Error(`${[...state.open].map((each) => each.url()).join(', ')} is still under way`);
    await pause(20);
  }
}
