import type { VersionHost } from '../version/version-watch.ts';
import type { TrackingHost } from './tracker.ts';

/** The few things of a browser that a {@link pageHost} needs; pass `globalThis` of a page. */
export interface PageWindow {
  document: {
    readonly visibilityState: string;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
    removeEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  navigator: { sendBeacon?(url: string, body: Blob): boolean };
  /** Its prototype tells whether the browser knows `keepalive`. */
  Request?: { prototype: object };
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body: string; keepalive: boolean },
  ): Promise<unknown>;
  addEventListener(type: 'pagehide', listener: () => void): void;
  removeEventListener(type: 'pagehide', listener: () => void): void;
  setInterval(run: () => void, ms: number): unknown;
  clearInterval(timer: unknown): void;
  Blob: new (parts: string[], options: { type: string }) => Blob;
}

/** What browsers carry on with at most once a page is gone, in bytes of all such requests together. */
export const maxKeepaliveBytes = 65_536;

/** What usage tracking and the version watch need of a browser's page. */
export function pageHost(page: PageWindow): TrackingHost & VersionHost {
  function onVisibility(state: 'visible' | 'hidden', listener: () => void) {
    const hear = () => {
      if (page.document.visibilityState === state) listener();
    };
    page.document.addEventListener('visibilitychange', hear);
    return () => page.document.removeEventListener('visibilitychange', hear);
  }
  let onTheirWay = 0;
  /** Unlike a beacon it carries headers; false where the browser lacks it or has no more room. */
  function fetchBeyondPage(url: string, body: string, headers: Record<string, string>): boolean {
    const bytes = new TextEncoder().encode(body).length;
    const canKeepAlive = 'keepalive' in (page.Request?.prototype ?? {});
    if (!canKeepAlive || onTheirWay + bytes > maxKeepaliveBytes) return false;
    onTheirWay += bytes;
    const done = () => {
      onTheirWay -= bytes;
    };
    page.fetch(url, { method: 'POST', headers, body, keepalive: true }).then(done, done);
    return true;
  }
  return {
    onForeground: (listener) => onVisibility('visible', listener),
    onHide(listener) {
      const end = onVisibility('hidden', listener);
      // Some browsers leave a page without ever calling it hidden.
      page.addEventListener('pagehide', listener);
      return () => {
        end();
        page.removeEventListener('pagehide', listener);
      };
    },
    every(ms, listener) {
      const timer = page.setInterval(listener, ms);
      return () => page.clearInterval(timer);
    },
    beacon: (url, body, headers) =>
      fetchBeyondPage(url, body, headers) ||
      (page.navigator.sendBeacon?.(url, new page.Blob([body], { type: 'application/json' })) ?? false),
  };
}
