import type { Page } from 'playwright-core';

interface Felt {
  /** Interactions to next paint, in milliseconds. */
  paints: number[];
  tappedAtMs: number;
  shownAtMs: number;
  framesWithoutFrame: number;
}

/** What one interaction felt like. */
export interface Feeling {
  readonly paintMs: number;
  /** From the tap to the other screen's content. */
  readonly shownMs: number;
  /** Frames in which the header was not there. */
  readonly bareFrames: number;
}

/** Has the page watch an interaction that leads to what `shown` finds. */
export function watchInteraction(page: Page, shown: string): Promise<void> {
  return page.evaluate((selector) => {
    const felt: Felt = { paints: [], tappedAtMs: 0, shownAtMs: 0, framesWithoutFrame: 0 };
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) felt.paints.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const begin = () => {
      if (felt.tappedAtMs === 0) felt.tappedAtMs = performance.now();
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, { capture: true });
    const frame = () => {
      if (!document.querySelector('header h1')) felt.framesWithoutFrame += 1;
      if (felt.tappedAtMs > 0 && document.querySelector(selector)) felt.shownAtMs = performance.now();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, shown);
}

/** Waits until the other screen shows, and two frames more for what the browser says of the paint. */
export async function feelingOf(page: Page): Promise<Feeling> {
  await page.waitForFunction(() => (window as unknown as { felt: Felt }).felt.shownAtMs > 0);
  return page.evaluate(async () => {
    for (let left = 6; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { felt } = window as unknown as { felt: Felt };
    return {
      // What is not told of took less than 16 ms.
      paintMs: Math.max(16, ...felt.paints),
      shownMs: felt.shownAtMs - felt.tappedAtMs,
      bareFrames: felt.framesWithoutFrame,
    };
  });
}
