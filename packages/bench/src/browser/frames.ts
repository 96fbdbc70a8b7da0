import type { Page } from 'playwright-core';

interface Watched {
  lastMs: number;
  longestMs: number;
  going: boolean;
}

/** Has the page itself watch how long each of its frames takes, until {@link longestFrame}. */
export function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched: Watched = { lastMs: performance.now(), longestMs: 0, going: true };
    Object.assign(window, { watched });
    const frame = (nowMs: number) => {
      watched.longestMs = Math.max(watched.longestMs, nowMs - watched.lastMs);
      watched.lastMs = nowMs;
      if (watched.going) requestAnimationFrame(frame);
    };
    requestAnimationFrame((nowMs) => {
      watched.lastMs = nowMs;
      requestAnimationFrame(frame);
    });
  });
}

/** The longest frame since {@link watchFrames}, in milliseconds. */
export function longestFrame(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Put there by `watchFrames`.
    const { watched } = window as unknown as { watched: Watched };
    watched.going = false;
    return watched.longestMs;
  });
}
