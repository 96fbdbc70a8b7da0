import type { Session } from './session.ts';

/** The part of a browser's window that tells what other tabs store; pass `window`. */
export interface TabsWindow {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/**
 * Makes a session over web storage follow what other tabs do: who signs out or in there does so here. `key` is the
 * session's own. Gives back what ends the following.
 */
export function followOtherTabs(session: Session, window: TabsWindow, key = 'svcdesk.session'): () => void {
  const hear = (event: { key: string | null }) => {
    // A browser that clears everything names no key.
    if (event.key === key || event.key === null) session.refresh();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
