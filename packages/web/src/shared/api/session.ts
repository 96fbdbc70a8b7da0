import type { SignedIn } from '@svcdesk/core';
import { create } from 'zustand';
import { storageKeys } from '../storage-keys.ts';
import { session } from './caller.ts';

interface SessionState {
  signedIn?: SignedIn;
  /** How the last session of this page ended; a loss has been said already when the guard sees it. */
  ended?: 'lost' | 'signedOut';
}

/** Who is signed in, for components; the truth is core's session. */
export const useSession = create<SessionState>(() => ({ signedIn: session.current() }));

/** Keeps components and other tabs in step with the session. Core tells of a loss once for a burst of calls. */
export function followSession(onLost: () => void): () => void {
  const stop = session.subscribe(({ type }) => {
    const signedIn = session.current();
    if (type === 'lost') onLost();
    useSession.setState({ signedIn, ended: type === 'signedIn' ? undefined : type });
  });
  const otherTab = (event: StorageEvent) => {
    if (event.key === storageKeys.session || event.key === null) session.refresh();
  };
  addEventListener('storage', otherTab);
  return () => {
    stop();
    removeEventListener('storage', otherTab);
  };
}
