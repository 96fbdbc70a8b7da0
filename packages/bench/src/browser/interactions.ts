import type { Page } from 'playwright-core';

interface Felt {
  /** Interactions to next paint, in milliseconds. */
  paints: number[];
  tappedAtMs: number;
  headerAtMs: number;
  shownAtMs: number;
  framesWithoutHeader: number;
  framesWithoutContent: number;
  /** Resolves in the frame in which the other screen shows. */
  shown: Promise<void>;
}

/** What one interaction felt like. */
export interface Feeling {
  readonly paintMs: number;
  /** From the tap to another header, where there is one. */
  readonly headerMs: number;
  /** From the tap to the other screen's content. */
  readonly shownMs: number;
  /** Frames in which the header was not there. */
  readonly bareFrames: number;
  /** Frames in which the other header was there and its content was not. */
  readonly emptyFrames: number;
}

/** Has the page watch an interaction that leads to what `shown` finds. */
export function watchInteraction(page: Page, shown: string): Promise<void> {
  return page.evaluate((selector) => {
    let resolveShown = () => {};
    const felt: Felt = {
      shown: new Promise((resolve) => {
        resolveShown = resolve;
      }),
      paints: [],
      tappedAtMs: 0,
      headerAtMs: 0,
      shownAtMs: 0,
      framesWithoutHeader: 0,
      framesWithoutContent: 0,
    };
    const header = () => document.querySelector('header h1')?.textContent;
    const before = header();
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
      const now = header();
      if (now === undefined) felt.framesWithoutHeader += 1;
      else if (felt.headerAtMs === 0 && now !== before) felt.headerAtMs = performance.now();
      if (felt.tappedAtMs > 0 && document.querySelector(selector)) {
        felt.shownAtMs = performance.now();
        resolveShown();
        return;
      }
      if (felt.headerAtMs > 0) felt.framesWithoutContent += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, shown);
}

/** Waits until the other screen shows, and two frames more for what the browser says of the paint. */
export async function feelingOf(page: Page): Promise<Feeling> {
  // The page itself waits: Playwright's own script that waits is large, and would run in the middle of what is measured.
  return page.evaluate(async () => {
    // Put there before the tap.
    const { felt } = window as unknown as { felt: Felt };
    await felt.shown;
    for (let left = 6; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      // What is not reported took less than 16 ms.
      paintMs: Math.max(16, ...felt.paints),
      headerMs: Math.max(0, felt.headerAtMs - felt.tappedAtMs),
      shownMs: felt.shownAtMs - felt.tappedAtMs,
      bareFrames: felt.framesWithoutHeader,
      emptyFrames: felt.framesWithoutContent,
    };
  });
}
